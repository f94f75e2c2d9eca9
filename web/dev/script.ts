import { bearing, centre, feetBetween } from '../src/map/geometry';
import { stands } from '../src/map/spoken';
import type { Card, Odds, Option, Refusal, Roll, Term } from '../src/wire/protocol';
import type { Person } from './people';
import type { FakeTable } from './table';
import { reachable } from './walk';

/** A question a script asks; the answer comes back from `yield`. */
export interface Asked {
  kind: string;
  who?: string;
  side?: string;
  says: string;
  rule: string;
  usual: string;
  dice?: { dice: string; why: string };
  groups: { name: string; options: Option[] }[];
  refused: Refusal[];
  odds(text: string): Odds | null;
}

export type Script<T = void> = Generator<Asked, T, string>;

/** Every roll goes through here, so that with typed dice the script can ask for faces instead. */
function* roll(t: FakeTable, dice: string, why: string, who: Person): Script<Roll> {
  if (!t.byHand(who) || t.isBot(who)) return t.dice.roll(dice, why);
  const text = yield {
    kind: 'roll',
    who: who.id,
    side: who.side,
    says: `${who.name}: roll for ${why}`,
    rule: 'A2.ATK.11',
    usual: '',
    dice: { dice, why },
    groups: [],
    refused: [],
    odds: () => null,
  };
  return { dice, faces: text.split(' ').map(Number), why, from: 'hand' };
}

export function tally(t: FakeTable, by: Person, on: Person, way: string): { needs: number; terms: Term[] } {
  const terms: Term[] = [
    { value: by.attack, why: by.level, rule: by.level.startsWith('level') ? 'A2.ATK.09' : 'A2.ATK.34' },
    { value: on.ac, why: 'armour class', rule: 'A2.ATK.10' },
  ];
  if (on.shield) terms.push({ value: 1, why: 'shield', rule: 'A2.ATK.10' });
  if (way === 'charge') terms.push({ value: -2, why: 'charge', rule: 'A2.FULL.14' });
  if (way === 'shoot' && t.feet(by, on) > 50) terms.push({ value: 2, why: 'medium range', rule: 'A2.MISSILE.06' });
  if (on.conditions.includes('disordered')) terms.push({ value: -2, why: 'disordered', rule: 'A2.COND.DISORD.01' });
  const foes = t.engaging(on).length;
  if (way !== 'shoot' && foes > 1) terms.push({ value: -2, why: 'flanked', rule: 'A2.ATK.22' });
  return { terms, needs: terms.reduce((sum, one) => sum + one.value, 0) };
}

export function odds(t: FakeTable, by: Person, on: Person, way: string, text: string): Odds {
  const { needs, terms } = tally(t, by, on, way);
  const chance = (need: number) => Math.min(0.95, Math.max(0.05, (21 - need) / 20));
  const drops = (damage: number, hp: number) => Math.min(1, Math.max(0, (damage + 1 - hp) / damage));
  const hit = chance(needs);
  const drop = hit * drops(by.damage, on.hp);
  const back = way === 'shoot' ? undefined : chance(tally(t, on, by, 'attack').needs);
  return {
    q: '',
    text,
    hit,
    drop,
    damage: hit * (by.damage / 2 + 0.5),
    cleaves: [drop, drop * drop * 0.8],
    exact: true,
    terms,
    needs,
    ...(back
      ? { back: { who: on.id, hit: back, drop: back * drops(on.damage, by.hp), damage: back * (on.damage / 2 + 0.5) } }
      : {}),
  };
}

/** A blow: throw, damage, fall. */
export function* strike(t: FakeTable, by: Person, on: Person, way: string): Script {
  const { needs, terms } = tally(t, by, on, way);
  const thrown = yield* roll(t, '1d20', 'the attack throw', by);
  const face = thrown.faces[0] ?? 1;
  const hit = face === 20 || (face >= needs && face > 1);
  const verb = way === 'shoot' ? 'shoots at' : 'strikes at';
  const card: Partial<Card> = {
    who: by.id,
    on: on.id,
    rule: 'A2.ATK.11',
    dice: [thrown],
    throw: { roll: face, needs, total: face, hit, terms },
  };
  t.tell('attack', `${by.name} ${verb} ${on.name} with the ${by.weapon}: ${hit ? 'hit' : 'miss'}.`, card);
  if (!hit) return;
  const hurt = yield* roll(t, `1d${by.damage}`, 'damage', by);
  on.hp -= hurt.faces[0] ?? 1;
  on.health = on.hp <= 0 ? 'down' : on.hp <= on.most / 3 ? 'badly hurt' : on.hp < on.most ? 'hurt' : 'unhurt';
  t.tell('damage', `${on.name} takes ${hurt.faces[0]} damage.`, {
    who: by.id,
    on: on.id,
    rule: 'A2.DMG.24',
    dice: [hurt],
  });
  if (on.hp > 0) return;
  on.fate = 'down';
  on.turn = 'none';
  t.tell('fallen', `${on.name} falls.`, { on: on.id, rule: 'A2.WOUND.01' });
}

/** Goes next to somebody; true if he gets there. */
export function approach(t: FakeTable, by: Person, on: Person, feet: number, verb: string): boolean {
  if (!t.isMap) {
    const far = Math.max(5, t.feet(by, on) - feet);
    t.setFeet(by, on, far);
    t.tell('moved', `${by.name} ${verb} toward ${on.name}.`, { who: by.id, rule: 'A2.MOVE.19' });
    return far <= 5;
  }
  const spots = reachable(t, by, feet).filter(one => feetBetween({ ...by, at: one.at }, on) <= 5);
  const best =
    spots[0] ??
    reachable(t, by, feet).sort(
      (a, b) => feetBetween({ ...by, at: a.at }, on) - feetBetween({ ...by, at: b.at }, on),
    )[0];
  if (!best) return false;
  by.at = best.at;
  by.facing = bearing(centre(by), centre(on));
  t.tell('moved', `${by.name} ${verb} ${best.feet}′ toward ${on.name}.`, {
    who: by.id,
    rule: verb === 'charges' ? 'A2.FULL.07' : 'A2.MOVE.19',
  });
  return spots.length > 0;
}

/** An orc's turn, or anybody's a bot plays. */
export function* botTurn(t: FakeTable, by: Person): Script {
  const foes = t.people
    .filter(one => one.side !== by.side && stands(one))
    .sort((a, b) => t.feet(by, a) - t.feet(by, b));
  const foe = foes[0];
  if (!foe) return;
  if (t.feet(by, foe) > 5) {
    if (/bow/.test(by.weapon)) return yield* strike(t, by, foe, 'shoot');
    const charge = t.feet(by, foe) >= 15;
    if (charge && /spear|pike/.test(foe.weapon) && !foe.ready) yield* setSpear(t, by, foe);
    if (!stands(by) || !approach(t, by, foe, charge ? 60 : by.speed, charge ? 'charges' : 'marches')) return;
    return yield* strike(t, by, foe, charge ? 'charge' : 'attack');
  }
  by.facing = bearing(centre(by), centre(foe));
  yield* strike(t, by, foe, 'attack');
}

function* setSpear(t: FakeTable, charger: Person, who: Person): Script {
  const attack = `attack ${charger.name}`;
  const chances = odds(t, who, charger, 'attack', attack);
  const answer = yield {
    kind: 'interrupt',
    who: who.id,
    side: who.side,
    rule: 'A2.READY.29',
    usual: attack,
    says: `${charger.name} charges ${who.name}: set the ${who.weapon}?`,
    groups: [
      {
        name: 'Interrupt',
        options: [
          {
            text: attack,
            label: `set the ${who.weapon} against ${charger.name}`,
            detail: `needs ${chances.needs}+`,
            verb: 'attack',
            target: charger.id,
            provokes: [],
          },
          { text: 'no', label: 'let it come', detail: '', verb: 'no', declines: true, provokes: [] },
        ],
      },
    ],
    refused: [],
    odds: text => (text === attack ? chances : null),
  };
  if (answer !== attack) return;
  t.tell('interrupt', `${who.name} interrupts ${charger.name}.`, { who: who.id, on: charger.id, rule: 'A2.READY.29' });
  yield* strike(t, who, charger, 'attack');
}
