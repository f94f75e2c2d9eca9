import type { WebSocket } from 'ws';
import { feetBetween } from '../src/map/geometry';
import type { ClientFrame, Combatant, ServerFrame } from '../src/wire/protocol';
import { viewOf } from './showing';
import type { FakeSeat, FakeTable } from './table';

const applied = new Map<string, number>();

/** One connection to a fake table. */
export class Sitter {
  private seq = 0;
  private shown = 0;
  private last = new Map<string, string>();
  private undone = 0;

  constructor(
    private readonly socket: WebSocket,
    private readonly table: FakeTable,
    private readonly seat: FakeSeat,
    private readonly all: Set<Sitter>,
  ) {
    all.add(this);
    seat.devices++;
    socket.on('message', data => this.hear(JSON.parse(String(data))));
    socket.on('close', () => {
      all.delete(this);
      seat.devices--;
    });
  }

  private send(frame: ServerFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  private welcome(since: number | undefined, pending: string[]): void {
    const view = viewOf(this.table, this.seat);
    this.seq = Math.max(since ?? 0, 1);
    this.remember(view.combatants);
    this.shown = this.table.cards.length;
    const answers = Object.fromEntries(pending.map(cmd => [cmd, applied.get(cmd) ?? null]));
    this.send({ type: 'welcome', v: 1, seq: this.seq, view, cards: this.table.cards, applied: answers });
  }

  private remember(combatants: Combatant[]): Combatant[] {
    const changed = combatants.filter(one => this.last.get(one.id) !== JSON.stringify(one));
    for (const one of combatants) this.last.set(one.id, JSON.stringify(one));
    return changed;
  }

  /** What is new since the last update. After an undo every card comes again, since some are marked. */
  update(): void {
    const view = viewOf(this.table, this.seat);
    const { table, prompt, waiting, engaged, distances, you, seats, sides } = view;
    const cards = this.undone === this.table.undoes ? this.table.cards.slice(this.shown) : this.table.cards;
    const gone = [...this.last.keys()].filter(id => !view.combatants.some(one => one.id === id));
    this.shown = this.table.cards.length;
    this.undone = this.table.undoes;
    this.send({
      type: 'update',
      seq: ++this.seq,
      cards,
      changes: {
        combatants: this.remember(view.combatants),
        gone,
        table,
        prompt,
        waiting,
        engaged,
        distances,
        you,
        seats,
        sides,
      },
    });
  }

  private everybody(): void {
    for (const one of this.all) one.update();
  }

  private hear(frame: ClientFrame): void {
    if (frame.type === 'hello') return this.welcome(frame.since, frame.pending ?? []);
    if ('cmd' in frame) {
      const old = applied.get(frame.cmd);
      if (old !== undefined) return this.send({ type: 'ack', cmd: frame.cmd, seq: old });
      const refusal = this.act(frame);
      if (refusal)
        return this.send({ type: 'refused', cmd: frame.cmd, ...refusal, prompt: viewOf(this.table, this.seat).prompt });
      applied.set(frame.cmd, this.seq);
      this.send({ type: 'ack', cmd: frame.cmd, seq: this.seq });
      return this.everybody();
    }
    const { asked } = this.table;
    if (frame.type === 'sight') return this.sight(frame.from, frame.to);
    if (!asked || frame.q !== `q${this.table.q}`) return;
    if (frame.type === 'options')
      this.send({ type: 'options', q: frame.q, groups: asked.groups, refused: asked.refused });
    else {
      const odds = asked.odds(frame.text);
      if (frame.type === 'odds' && odds) this.send({ type: 'odds', ...odds, q: frame.q, text: frame.text });
      if (frame.type === 'why')
        this.send({ type: 'why', q: frame.q, text: frame.text, needs: odds?.needs ?? 0, terms: odds?.terms ?? [] });
    }
  }

  private sight(from: string, to: string | [number, number]): void {
    const a = this.table.people.find(one => one.id === from);
    const b = this.table.people.find(one => one.id === to);
    if (a && b)
      this.send({
        type: 'sight',
        seen: true,
        cover: Math.abs(a.at[1] - b.at[1]) > 1 ? 'waist-high' : 'none',
        feet: this.table.isMap ? feetBetween(a, b) : this.table.feet(a, b),
      });
  }

  private act(frame: ClientFrame & { cmd: string }): { code: string; message: string; rule?: string } | null {
    const { table } = this;
    switch (frame.type) {
      case 'answer':
      case 'roll': {
        const stale = !table.asked || frame.q !== `q${table.q}`;
        if (stale) return { code: 'stale', message: 'That question has been answered already.' };
        const text = frame.type === 'roll' ? frame.faces.join(' ') : frame.text;
        const known =
          frame.type === 'roll' ||
          table.asked?.groups.some(group =>
            group.options.some(one => text === one.text || text.startsWith(`${one.text} `)),
          );
        if (!known)
          return { code: 'illegal', message: `${text}: this is not among the options`, rule: table.asked?.rule };
        table.advance(text);
        return null;
      }
      case 'undo':
        table.undo(frame.to);
        return null;
      case 'standing':
        this.seat.standing[frame.kind] = frame.answer;
        return null;
      case 'pause':
        table.paused = frame.on;
        return null;
      case 'timer':
        table.timer = frame.seconds;
        return null;
      case 'run':
        return this.run(frame.who, frame.by);
      case 'judge':
        return this.judge(frame.text);
      default:
        return null;
    }
  }

  private run(who: string, by: string): null {
    const { table } = this;
    const side = table.sides.find(one => one.name === who);
    if (side) side.by = by === 'bot' ? 'bots' : 'people';
    for (const seat of table.seats)
      if (!side && by === 'judge') seat.combatants = seat.combatants.filter(id => id !== who);
    if (!side && by === 'bot') table.taken.add(who);
    const asked = table.asked;
    const person = table.people.find(one => one.id === asked?.who);
    if (asked && person && table.isBot(person)) table.advance(asked.usual);
    return null;
  }

  private judge(text: string): { code: string; message: string } | null {
    const { table } = this;
    const found = /^(set|move|remove|hide|reveal) (.+?)(?: to (.+))?$/.exec(text);
    const who = table.people.find(one => one.name === found?.[2]);
    if (!found || !who) return { code: 'bad', message: `The fake table does not understand: ${text}` };
    if (found[1] === 'set') who.hp = Number.parseInt(found[3] ?? '0', 10);
    if (found[1] === 'move') who.at = (found[3] ?? '0,0').split(',').map(Number) as [number, number];
    if (found[1] === 'hide' || found[1] === 'reveal') who.hidden = found[1] === 'hide';
    if (found[1] === 'remove') table.people = table.people.filter(one => one !== who);
    table.tell('judge', `The Judge: ${text}.`, { judge: true, on: who.id });
    return null;
  }
}
