import { stands } from '../src/map/spoken';
import type { Changes, Combatant, Frame, Prompt, View } from '../src/wire/protocol';
import type { Person } from './people';
import type { FakeSeat, FakeTable } from './table';

function sideOf(t: FakeTable, seat: FakeSeat): string | undefined {
  return t.people.find(one => seat.combatants.includes(one.id))?.side;
}

/** Somebody as a seat may know him: figures stay behind the screen, hit points too unless he is of one's side. */
function seen(one: Person, seat: FakeSeat, side: string | undefined): Combatant {
  const { attack: _a, ac: _b, shield: _c, damage: _d, speed: _e, weapons: _f, level: _g, ...shown } = one;
  return seat.role === 'judge' || one.side === side ? shown : { ...shown, hp: undefined, most: undefined };
}

export function framesOf(t: FakeTable, seat: FakeSeat): Frame[] {
  const side = sideOf(t, seat);
  const people = (all: Combatant[] = []) => (all as Person[]).map(one => seen(one, seat, side));
  return t.frames.map(({ card, changes }) => ({
    card,
    changes: { ...changes, combatants: people(changes.combatants) },
  }));
}

export function whole(t: FakeTable): Changes {
  return structuredClone({
    combatants: t.people,
    engaged: engaged(t),
    table: tableView(t),
    distances: distances(t),
  });
}
function engaged(t: FakeTable): [string, string][] {
  return t.people.filter(stands).flatMap(one =>
    t
      .foes(one)
      .filter(foe => t.feet(one, foe) <= 5)
      .map(foe => [one.id, foe.id] as [string, string]),
  );
}
function distances(t: FakeTable): Record<string, number> | undefined {
  if (t.isMap) return undefined;
  return Object.fromEntries(
    t.people.flatMap((a, i) => t.people.slice(i + 1).map(b => [`${a.id} ${b.id}`, t.feet(a, b)])),
  );
}
function tableView(t: FakeTable): View['table'] {
  const { draft } = t;
  return {
    id: t.id,
    title: draft.title,
    about: draft.about,
    rulebook: draft.rulebook,
    rulebookTitle: draft.rulebook === 'acks2' ? 'ACKS II' : draft.rulebook,
    options: Object.fromEntries(draft.options),
    phase: t.over ? 'over' : t.begun ? 'fight' : 'lobby',
    round: t.round,
    count: t.count,
    paused: t.paused,
    timer: t.timer,
    undoes: t.undoes,
    dice: t.dice.view(t.typed, t.over),
  };
}
function prompt(t: FakeTable, seat: FakeSeat): Prompt | null {
  const { asked } = t;
  if (!asked || t.paused) return null;
  const mine =
    seat.combatants.includes(asked.who ?? '') ||
    (seat.role === 'judge' && !t.seats.some(one => one.combatants.includes(asked.who ?? '')));
  if (!mine) return null;
  const { kind, who, side, says, rule, usual, dice } = asked;
  return {
    q: `q${t.q}`,
    kind,
    who,
    side,
    says,
    rule,
    usual,
    dice,
    until: t.timer ? Date.now() + t.timer * 1000 : null,
  };
}

/** What a seat may see. */
export function viewOf(t: FakeTable, seat: FakeSeat): View {
  const side = sideOf(t, seat);
  const asking = t.seats.find(one => one.combatants.includes(t.asked?.who ?? ''));
  const { draft } = t;
  return {
    table: tableView(t),
    you: {
      seat: seat.seat,
      role: seat.role,
      name: seat.name,
      combatants: seat.combatants,
      standing: seat.standing,
      wants: t.dice.wants(Number(seat.seat), t.givers()),
    },
    seats: t.seats.map(({ token: _, standing: __, ...one }) => one),
    sides: t.sides,
    field: t.isMap
      ? {
          kind: 'map',
          width: draft.ground[0]?.length ?? 0,
          height: draft.ground.length,
          ground: draft.ground,
          heights: draft.heights,
          water: draft.water,
          light: 'bright',
        }
      : { kind: 'theatre' },
    distances: distances(t),
    features: t.features,
    combatants: t.people
      .filter(one => !one.hidden || seat.role === 'judge' || one.side === side)
      .map(one => seen(one, seat, side)),
    engaged: engaged(t),
    prompt: prompt(t, seat),
    waiting:
      t.asked && asking && asking !== seat
        ? [{ seat: asking.seat, who: t.asked.who ?? '', says: `${asking.name} is asked: ${t.asked.says}` }]
        : [],
  };
}
