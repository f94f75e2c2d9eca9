import { Outbox, shelfOf } from './outbox';
import type { ClientFrame, Command, Deed, Enquiry, ServerFrame } from './protocol';
import { VERSION } from './protocol';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** What only asks keeps well below the server's limit, so that answers always get through. */
const ENQUIRIES = 25;
const SPAN = 10_000;
/** After "too fast" a little peace. */
const BREATH = 1500;

/** How long to wait before the nth try: doubling up to eight seconds, with jitter so a crowd does not return at once. */
export function backOff(tries: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return FIRST_WAIT + (longest - FIRST_WAIT) * random();
}

interface Listener {
  state(state: LineState): void;
  /** `of`: what kind of command it answers, where it answers one. */
  frame(frame: ServerFrame, of?: Command): void;
  seq(): number;
  /** The server had asked for peace and had it: enquiries may have been lost meanwhile. */
  breathed(): void;
}

/** The connection to a table. It comes back by itself, tells what it has seen and resends what was not answered. */
export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private over = false;
  private greeted = false;
  private asked: number[] = [];
  /** What could not be asked yet, the latest of each kind. */
  private readonly later = new Map<string, Enquiry>();
  private breath = 0;
  readonly outbox: Outbox;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    this.outbox = new Outbox(globalThis.sessionStorage ?? null, shelfOf(table));
  }

  open(): void {
    if (this.over) return;
    clearTimeout(this.timer);
    this.listener.state(this.tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => {
      const seq = this.listener.seq();
      this.raw({ type: 'hello', v: VERSION, ...(seq ? { since: seq } : {}), pending: this.outbox.pending() });
    };
    socket.onmessage = message => this.hear(String(message.data));
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hear(text: string): void {
    let frame: ServerFrame;
    try {
      frame = JSON.parse(text);
    } catch {
      return;
    }
    if (frame.type === 'welcome') {
      this.tries = 0;
      this.greeted = true;
      this.listener.frame(frame);
      this.listener.state('open');
      for (const command of this.outbox.settle(frame.applied ?? {})) this.raw(command);
      return;
    }
    if (frame.type === 'bye') this.close();
    if (frame.type === 'refused' && frame.code === 'too fast') return this.slowDown();
    const of = frame.type === 'ack' || frame.type === 'refused' ? this.outbox.done(frame.cmd) : undefined;
    this.listener.frame(frame, of);
  }

  private lost(): void {
    this.socket = null;
    if (this.over) return;
    this.listener.state('lost');
    this.timer = setTimeout(() => this.open(), backOff(this.tries++)) as unknown as number;
  }

  /** At once, say when the device is online again. */
  retry(): void {
    if (this.over || this.socket?.readyState === WebSocket.OPEN) return;
    this.open();
  }

  /** Leaves and comes back, for a fresh welcome. */
  resync(): void {
    this.socket?.close();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.breath);
    clearTimeout(this.timer);
    this.socket?.close();
    this.listener.state('closed');
  }

  send(deed: Deed): string {
    const command = this.outbox.add(deed);
    if (this.greeted) this.raw(command);
    return command.cmd;
  }

  ask(enquiry: Enquiry): void {
    if (!this.greeted) return;
    const now = Date.now();
    this.asked = this.asked.filter(time => now - time < SPAN);
    if (enquiry.type !== 'options' && this.asked.length >= ENQUIRIES) {
      this.later.set(enquiry.type, enquiry);
      if (this.later.size === 1) setTimeout(() => this.askAgain(), SPAN - (now - (this.asked[0] ?? now)));
      return;
    }
    this.asked.push(now);
    this.raw(enquiry);
  }

  private askAgain(): void {
    const waiting = [...this.later.values()];
    this.later.clear();
    for (const one of waiting) this.ask(one);
  }

  /** The server heard too much at once: what is not answered is said again after a while. It applies each once. */
  private slowDown(): void {
    clearTimeout(this.breath);
    this.breath = setTimeout(() => {
      if (!this.greeted) return;
      for (const command of this.outbox.unanswered()) this.raw(command);
      this.listener.breathed();
    }, BREATH) as unknown as number;
  }

  private raw(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }
}
