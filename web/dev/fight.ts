import { bearing, centre, feetBetween } from '../src/map/geometry';
import { stands } from '../src/map/spoken';
import type { Option, Refusal } from '../src/wire/protocol';
import type { Person } from './people';
import { type Asked, approach, botTurn, odds, type Script, strike } from './script';
import type { FakeTable } from './table';
import { reachable } from './walk';

const NONE = { provokes: [] as string[] };

function plain(verb: string, what = '', detail = ''): Option {
  const text = what ? `${verb} ${what}` : verb;
  return { text, label: text, detail, verb, ...NONE };
}

/** What a person may do in a turn, grouped as a book would. */
function menu(t: FakeTable, who: Person, moved: boolean): Asked {
  const foes = t.foes(who);
  const melee = foes.filter(foe => t.feet(who, foe) <= 5);
  const shots = /bow/.test(who.weapon) ? foes : [];
  const attack = (way: string, foe: Person): Option => {
    const text = `${way} ${foe.name}`;
    const chances = odds(t, who, foe, way, text);
    return {
      text,
      label: text,
      detail: `${t.feet(who, foe)}′, needs ${chances.needs}+`,
      verb: way,
      target: foe.id,
      provokes: [],
    };
  };
  const attacks = [...melee.map(foe => attack('attack', foe)), ...shots.map(foe => attack('shoot', foe))];
  const full =
    moved || melee.length
      ? []
      : foes.filter(foe => t.feet(who, foe) >= 15 && t.feet(who, foe) <= 60).map(foe => attack('charge', foe));
  const moves: Option[] = [];
  if (!moved && t.isMap) {
    for (const [gait, feet] of [
      ['march', who.speed],
      ['run', who.speed * 2],
    ] as const) {
      for (const one of reachable(t, who, feet)) {
        const held = foes.filter(foe => feetBetween({ ...who, at: one.at }, foe) <= 5).map(foe => foe.id);
        moves.push({
          text: `${gait} to ${one.at[0]},${one.at[1]}`,
          label: `${gait} to ${one.at[0]},${one.at[1]}`,
          detail: `${one.feet}′`,
          verb: gait,
          gait,
          faces: gait === 'march',
          at: one.at,
          feet: one.feet,
          provokes: held,
        });
      }
    }
  }
  if (!moved && !t.isMap)
    for (const foe of foes.filter(one => t.feet(who, one) > 5))
      moves.push({ ...plain('march', `toward ${foe.name}`, `${t.feet(who, foe)}′ away`), target: foe.id });
  const groups = [
    {
      name: 'Attack actions',
      options: [
        ...attacks,
        plain('ready', 'attack'),
        plain('ready', 'shoot'),
        plain('ready', 'march'),
        plain('ready', 'defend'),
        plain('ready', 'listen'),
        plain('defend'),
      ],
    },
    {
      name: 'Movement actions',
      options: [
        ...moves,
        ...['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
          .filter(one => one !== who.facing)
          .map(one => plain('face', one)),
        ...who.weapons.map(one => plain('sheathe', `${who.weapon} and draw ${one}`)),
      ],
    },
    { name: 'Full-round actions', options: full },
    { name: 'Free actions', options: [plain('drop', who.weapon), plain('call out an order')] },
    {
      name: 'Timing',
      options: [...[5, 4, 3, 2, 1, 0].map(one => plain('delay to', `${one}`)), { ...plain('done'), declines: true }],
    },
  ].filter(group => group.options.length);
  const refused: Refusal[] = foes
    .filter(foe => t.feet(who, foe) > 5 && !shots.length)
    .slice(0, 4)
    .map(foe => ({
      text: `attack ${foe.name}`,
      message: `${foe.name} is ${t.feet(who, foe)}′ away, out of reach of the ${who.weapon}`,
      rule: 'A2.MELEE.02',
      verb: 'attack',
      target: foe.id,
    }));
  if (!melee.length)
    refused.push({
      text: 'withdraw',
      message: `${who.name} does not begin the round engaged`,
      rule: 'A2.MOVE.36',
      verb: 'withdraw',
    });
  return {
    kind: 'action',
    who: who.id,
    side: who.side,
    says: `What does ${who.name} do?`,
    rule: 'A2.ROUND.09',
    refused,
    groups,
    usual: attacks[0]?.text ?? full[0]?.text ?? 'done',
    odds: text => {
      const foe = foes.find(one => text.endsWith(` ${one.name}`));
      return foe && /^(attack|shoot|charge) /.test(text) ? odds(t, who, foe, text.split(' ')[0] as string, text) : null;
    },
  };
}

function* playerTurn(t: FakeTable, who: Person): Script {
  let moved = false;
  for (let acts = 0; acts < 4 && stands(who); acts++) {
    const text = yield menu(t, who, moved);
    const foe = t.foes(who).find(one => text.includes(one.name));
    const to = /^(march|run) to ([\d.]+),([\d.]+)/.exec(text);
    if (to) {
      const facing = / facing (\w+)$/.exec(text)?.[1];
      const from = centre(who);
      who.at = [Number(to[2]), Number(to[3])];
      who.facing = (facing as Person['facing']) ?? bearing(from, centre(who));
      moved = true;
      t.tell('moved', `${who.name} ${to[1] === 'run' ? 'runs' : 'marches'} to ${to[2]},${to[3]}.`, {
        who: who.id,
        rule: 'A2.MOVE.19',
      });
      if (to[1] === 'run') return;
    } else if (foe && text.startsWith('march toward')) {
      approach(t, who, foe, who.speed, 'marches');
      moved = true;
    } else if (foe && text.startsWith('charge')) {
      who.conditions = ['disordered'];
      t.tell('condition', `${who.name} is disordered.`, { on: who.id, rule: 'A2.COND.DISORD.01' });
      if (approach(t, who, foe, 60, 'charges')) yield* strike(t, who, foe, 'charge');
      return;
    } else if (foe) {
      if (t.isMap) who.facing = bearing(centre(who), centre(foe));
      return yield* strike(t, who, foe, text.startsWith('shoot') ? 'shoot' : 'attack');
    } else if (text.startsWith('face ')) {
      who.facing = text.slice(5) as Person['facing'];
      t.tell('turned', `${who.name} turns to face ${who.facing}.`, { who: who.id, rule: 'A2.MOVE.23' });
    } else {
      if (text.startsWith('ready ')) who.ready = text.slice(6);
      t.tell('did', `${who.name}: ${text}.`, { who: who.id, rule: 'A2.ROUND.09' });
      if (text === 'done' || /^(delay|defend|ready)/.test(text)) return;
    }
  }
}

function* declarations(t: FakeTable): Script {
  const cleric = t.people.find(one => /mace/.test(one.weapon) && stands(one));
  if (!cleric || t.isBot(cleric)) return;
  const text = yield {
    kind: 'declaration',
    who: cleric.id,
    side: cleric.side,
    says: `What does ${cleric.name} declare?`,
    rule: 'A2.ROUND.05',
    usual: 'nothing',
    groups: [
      {
        name: 'Declarations',
        options: [{ ...plain('nothing'), declines: true }, plain('cast', 'cure light wounds', '5′')],
      },
    ],
    refused: [
      {
        text: 'withdraw',
        message: `${cleric.name} does not begin the round engaged`,
        rule: 'A2.MOVE.36',
        verb: 'withdraw',
      },
    ],
    odds: () => null,
  };
  cleric.declares = text === 'nothing' ? undefined : text;
  if (cleric.declares) t.tell('declared', `${cleric.name} declares: ${text}.`, { who: cleric.id, rule: 'A2.ROUND.05' });
}

/** Round after round, until one side is down. */
export function* fight(t: FakeTable): Script {
  for (let round = 1; round <= 20; round++) {
    t.begin(round);
    t.tell('round', `Round ${round} begins.`, { rule: 'A2.ROUND.04' });
    yield* declarations(t);
    const standing = t.people.filter(stands);
    const dice = standing.map(one => {
      const roll = t.dice.roll('1d6', `initiative of ${one.name}`);
      one.number = roll.faces[0];
      one.turn = 'waiting';
      one.conditions = [];
      return roll;
    });
    const order = [...standing].sort((a, b) => (b.number ?? 0) - (a.number ?? 0));
    t.tell('initiative', `Initiative: ${order.map(one => `${one.name} ${one.number}`).join(', ')}.`, {
      rule: 'A2.INIT.01',
      dice,
    });
    for (const who of order) {
      if (!stands(who)) continue;
      t.now(who);
      if (t.isBot(who)) yield* botTurn(t, who);
      else yield* playerTurn(t, who);
      if (stands(who)) who.turn = 'acted';
      if (t.winner()) {
        t.tell('ended', `The fight ends: ${t.winner()} hold the field.`, { rule: 'A2.ROUND.13' });
        return;
      }
    }
  }
}
