import { feetBetween } from '../src/map/geometry';
import { stands } from '../src/map/spoken';
import { type Draft, draftOf, sidesOf } from '../src/start/draft';
import type { Card, Feature, Frame, Role, Side, Square, View } from '../src/wire/protocol';
import { isMap, textOf } from '../src/yaml/value';
import type { FakeDice } from './dice';
import { fight } from './fight';
import { type Person, people } from './people';
import type { Asked, Script } from './script';
import { whole } from './showing';

export interface FakeSeat {
  seat: string;
  role: Role;
  name: string;
  combatants: string[];
  token: string;
  standing: View['you']['standing'];
  devices: number;
  dice: 'hand' | 'server';
}

/** A table that is not real: a small fight over the real protocol, for developing and testing the page. */
export class FakeTable {
  people: Person[] = [];
  readonly draft: Draft;
  readonly cards: Card[] = [];
  readonly frames: Frame[] = [];
  readonly seats: FakeSeat[];
  readonly sides: Side[];
  readonly taken = new Set<string>();
  readonly features: Feature[];
  private feetOf = new Map<string, number>();
  private script!: Script;
  private answers: { text: string; live: number; rolled: number }[] = [];
  private live = 0;
  private swallow = 0;
  asked: Asked | null = null;
  q = 0;
  round = 0;
  count: number | null = null;
  over = false;
  begun = false;
  paused = false;
  timer = 60;
  undoes = 0;
  onCard: () => void = () => undefined;

  constructor(
    readonly id: string,
    text: string,
    readonly dice: FakeDice,
    readonly typed: boolean,
    play: Record<string, string>,
  ) {
    this.draft = draftOf(text);
    const sides = sidesOf(this.draft);
    this.sides = sides.map((name, i) => ({
      name,
      judge: i > 0,
      by: play[name] === 'bots' || (i > 0 && play[name] !== 'people!') ? 'bots' : 'people',
    }));
    const features = this.draft.rest.get('features');
    this.features = (Array.isArray(features) ? features : []).filter(isMap).map((one, i) => ({
      id: `f${i}`,
      kind: textOf(one.get('kind')),
      name: textOf(one.get('name')),
      at: one.get('at') as Square,
      state: 'shut',
    }));
    this.reset();
    const mine = this.people.filter(one => one.side === sides[0]).map(one => one.id);
    const seat = (n: number, role: Role, name: string, combatants: string[]): FakeSeat => ({
      seat: String(n),
      role,
      name,
      combatants,
      token: `${id}-${n}`,
      standing: {},
      devices: 0,
      dice: typed ? 'hand' : 'server',
    });
    this.seats = [
      seat(0, 'judge', 'Judge', []),
      seat(1, 'player', 'Ada', mine),
      seat(2, 'player', 'Brian', []),
      seat(3, 'spectator', 'Onlookers', []),
    ];
  }

  /** Seats that give a seed: people who play somebody. */
  givers(): number[] {
    return this.seats
      .filter(
        one => one.role === 'player' && this.people.some(who => one.combatants.includes(who.id) && !this.isBot(who)),
      )
      .map(one => Number(one.seat));
  }

  /** The fight begins as soon as the dice may fall. */
  async gather(hurry = false): Promise<void> {
    if (this.begun || !(await this.dice.settle(this.givers(), hurry)) || this.begun) return;
    this.begun = true;
    this.advance();
  }

  /** What the Judge orders about seats; gives those whose link is new. */
  reseat(order: Record<string, unknown>): string[] {
    const { renew, revoke } = order;
    if (typeof revoke === 'string') this.seats.splice(0, 99, ...this.seats.filter(one => one.seat !== revoke));
    const change = order.change as { seat: string; name?: string; combatants?: string[] } | undefined;
    const changed = this.seats.find(one => one.seat === change?.seat);
    if (changed && change) {
      changed.name = change.name ?? changed.name;
      changed.combatants = change.combatants ?? changed.combatants;
    }
    const add = order.add as Pick<FakeSeat, 'role' | 'name' | 'combatants'> | undefined;
    if (add) {
      const seat = String(Math.max(...this.seats.map(one => Number(one.seat))) + 1);
      this.seats.push({ ...add, seat, token: `${this.id}-${seat}`, standing: {}, devices: 0, dice: 'server' });
      return [seat];
    }
    return this.seats.filter(one => renew === 'all' || one.seat === renew).map(one => one.seat);
  }

  byHand(who: Person): boolean {
    const seat = this.seats.find(one => one.combatants.includes(who.id)) ?? this.seats[0];
    return seat?.dice === 'hand';
  }

  private reset(): void {
    this.people = people(this.draft);
    this.feetOf = new Map();
    this.script = fight(this);
  }

  get isMap(): boolean {
    return this.draft.kind === 'map';
  }
  isBot(who: Person): boolean {
    return this.sides.find(side => side.name === who.side)?.by === 'bots' || this.taken.has(who.id);
  }
  isFree([x, y]: Square): boolean {
    const sign = this.draft.ground[y]?.[x];
    return sign !== undefined && !'#+'.includes(sign);
  }
  foes(who: Person): Person[] {
    return this.people.filter(one => one.side !== who.side && stands(one));
  }
  feet(a: Person, b: Person): number {
    if (this.isMap) return feetBetween(a, b);
    return a.side === b.side ? 5 : (this.feetOf.get([a.id, b.id].sort().join(' ')) ?? this.draft.distance);
  }
  setFeet(a: Person, b: Person, feet: number): void {
    this.feetOf.set([a.id, b.id].sort().join(' '), feet);
  }
  engaging(who: Person): Person[] {
    return this.foes(who).filter(one => this.feet(one, who) <= 5);
  }
  winner(): string | null {
    const left = new Set(this.people.filter(stands).map(one => one.side));
    return left.size === 1 ? ([...left][0] as string) : null;
  }
  begin(round: number): void {
    this.round = round;
    for (const one of this.people) one.number = undefined;
  }
  now(who: Person): void {
    who.turn = 'now';
    this.count = who.number ?? null;
  }

  tell(kind: string, text: string, more: Partial<Card> = {}): void {
    this.live++;
    if (this.swallow > 0) {
      this.swallow--;
      return;
    }
    this.cards.push({ card: this.cards.length, round: this.round, kind, text, ...more });
    this.frames.push({ card: this.cards.length - 1, changes: whole(this) });
    this.onCard();
  }

  /** Goes on until somebody must be asked. */
  advance(answer?: string): void {
    let text = answer;
    for (;;) {
      if (text !== undefined) this.answers.push({ text, live: this.live, rolled: this.dice.rolled });
      const next = this.script.next(text as string);
      if (next.done) {
        this.over = true;
        this.asked = null;
        return;
      }
      this.asked = next.value;
      const seat = this.seats?.find(one => one.combatants.includes(next.value.who ?? ''));
      const standing = seat?.standing[next.value.kind] ?? 'ask';
      const bot = this.people.find(one => one.id === next.value.who);
      if (standing === 'always' || (bot && this.isBot(bot))) text = next.value.usual;
      else if (standing === 'never') text = 'no';
      else break;
    }
    this.q++;
  }

  /** Everything again from the beginning but without the answer that led to that card, and what followed. */
  undo(to: number): void {
    const live = this.cards.filter(card => !card.undone);
    const index = live.findIndex(card => card.card >= to);
    const from = this.answers.findLastIndex(one => one.live <= index);
    if (index < 0 || from < 0) return;
    const kept = this.answers.slice(0, from);
    const at = this.answers[from] as { live: number; rolled: number };
    for (const card of live.slice(at.live)) card.undone = true;
    this.answers = [];
    this.live = 0;
    this.swallow = at.live;
    this.undoes++;
    this.over = false;
    this.dice.rewind(at.rolled);
    this.reset();
    this.advance();
    for (const one of kept) this.advance(one.text);
    this.cards.push({
      card: this.cards.length,
      round: this.round,
      kind: 'undo',
      text: `Taken back to before card ${to}.`,
      judge: true,
      undone: true,
    });
    this.frames.push({ card: this.cards.length - 1, changes: whole(this) });
  }
}
