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
      this.carryOut(frame);
      return;
    }
    const { asked } = this.table;
    if (frame.type === 'sight') return this.sight(frame.from, frame.to);
    if (frame.type === 'measure' || frame.type === 'look') return;
    if (!asked || frame.q !== `q${this.table.q}`) return;
    if (frame.type === 'options')
      this.send({ type: 'options', q: frame.q, groups: asked.groups, gaits: ['march', 'run'], refused: asked.refused });
    else if (frame.type === 'odds') {
      for (const text of 'texts' in frame ? frame.texts : [frame.text]) {
        const odds = asked.odds(text);
        if (odds) this.send({ type: 'odds', ...odds, q: frame.q, text });
      }
    } else if (frame.type === 'would')
      this.send({
        type: 'would',
        q: frame.q,
        to: frame.to,
        text: asked.groups[0]?.options[0]?.text ?? '',
        because: '',
      });
    else {
      const odds = asked.odds(frame.text);
      this.send({ type: 'why', q: frame.q, text: frame.text, needs: odds?.needs ?? 0, terms: odds?.terms ?? [] });
    }
  }

  private async carryOut(frame: ClientFrame & { cmd: string }): Promise<void> {
    const { cmd } = frame;
    const refusal = this.act(frame) ?? (await this.throwIn(frame));
    if (refusal) return this.send({ type: 'refused', cmd, ...refusal, prompt: viewOf(this.table, this.seat).prompt });
    applied.set(cmd, this.seq);
    this.send({ type: 'ack', cmd, seq: this.seq });
    this.everybody();
  }

  /** What the dice are made of. */
  private async throwIn(frame: ClientFrame): Promise<{ code: string; message: string } | null> {
    if (frame.type === 'seed') {
      const why = await this.table.dice.give(Number(this.seat.seat), frame);
      if (why) return { code: 'illegal', message: why };
      await this.table.gather();
    }
    if (frame.type === 'begin') await this.table.gather(true);
    return null;
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
      case 'dice': {
        const seat = table.seats.find(one => one.seat === frame.seat);
        if (seat) seat.dice = frame.by;
        return null;
      }
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
    const who = table.people.filter(one => text.includes(one.name)).sort((a, b) => b.name.length - a.name.length)[0];
    const rest = who ? text.replace(who.name, 'X') : text;
    const to = / to (\S+)/.exec(rest)?.[1] ?? '';
    const deeds: [RegExp, () => void][] = [
      [/^set X to -?\d+ hp$/, () => who && Object.assign(who, { hp: Number(to) })],
      [/^move X to [\d.]+,[\d.]+$/, () => who && Object.assign(who, { at: to.split(',').map(Number) })],
      [/^turn X to [NESW]+$/, () => who && Object.assign(who, { facing: to })],
      [/^hide X$/, () => who && Object.assign(who, { hidden: true })],
      [/^reveal X$/, () => who && Object.assign(who, { hidden: false })],
      [/^give X .+$/, () => who?.conditions.push(rest.slice(7))],
      [/^lift .+ from X$/, () => who && Object.assign(who, { conditions: [] })],
      [/^remove X$/, () => Object.assign(table, { people: table.people.filter(one => one !== who) })],
      [/^next \S+ shows [\d,]+$/, () => undefined],
    ];
    const deed = deeds.find(([form]) => form.test(rest));
    if (!deed) return { code: 'bad', message: `The fake table does not understand: ${text}` };
    deed[1]();
    table.tell('judge', `The Judge: ${text}.`, { judge: true, on: who?.id });
    return null;
  }
}
