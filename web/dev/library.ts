import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftOf } from '../src/start/draft';
import type { ContentLine, Rule, Rulebook, ScenarioLine } from '../src/wire/protocol';

const HOME = join(import.meta.dirname ?? '.', '..', '..');

export const FORD = `scenario: The ford at Hollow Mill
about: Four companions hold the crossing against six orcs, who come on through the alders.
rulebook: acks2
map: |
  ......................
  ...............##.....
  ...............##.....
  ......................
  ........11............
  ......................
  ...............22.....
  ............1.........
  ......................
  ..##..................
  ..##+#................
  ......................
  ......................
heights: |
  ..1111................
  .112211...............
  .112211...............
  ..1111................
combatants:
  Marcus: {side: party, fighter: 3, str: 14, con: 13, armour: plate, shield: true, weapon: sword, weapons: [dagger], at: [9, 5], facing: E}
  Balbus: {side: party, fighter: 2, armour: chain, shield: true, weapon: spear, weapons: [dagger], at: [9, 6], facing: E}
  Quintus: {side: party, cleric: 3, armour: chain, shield: true, weapon: mace, at: [7, 6], facing: E}
  Livia: {side: party, thief: 3, dex: 16, armour: leather, weapon: short bow, weapons: [short sword], at: [6, 4], facing: E}
  Orc: {side: orcs, creature: orc, count: 6, at: [[14, 4], [15, 5], [15, 7], [14, 8], [17, 5], [17, 7]], facing: W}
`;

/** 30 against 30, to see how the map bears it. */
export const CROWD = `scenario: Sixty
about: Thirty against thirty.
rulebook: acks2
map: 40x24
combatants:
  Guard: {side: garrison, creature: guard, count: 30, at: [${Array.from({ length: 30 }, (_, i) => `[${5 + (i % 15) * 2}, ${18 + 2 * Math.floor(i / 15)}]`).join(', ')}], facing: N}
  Orc: {side: orcs, creature: orc, count: 30, at: [${Array.from({ length: 30 }, (_, i) => `[${5 + (i % 15) * 2}, ${3 + 2 * Math.floor(i / 15)}]`).join(', ')}], facing: S}
`;

export const scenarios = new Map<string, string>([
  ['ford', FORD],
  ['crowd', CROWD],
]);
const folder = join(HOME, 'scenarios');
if (existsSync(folder)) {
  for (const file of readdirSync(folder)
    .filter(name => name.endsWith('.yaml'))
    .sort()) {
    scenarios.set(file.replace('.yaml', ''), readFileSync(join(folder, file), 'utf8'));
  }
}

export function scenarioLines(): ScenarioLine[] {
  return [...scenarios]
    .filter(([name]) => name !== 'crowd')
    .map(([name, text]) => {
      const draft = draftOf(text);
      return { name, title: draft.title, about: draft.about, rulebook: draft.rulebook };
    });
}

const option = (name: string, usual: string, rule: string, ...words: [string, string][]) => ({
  name,
  usual,
  rule,
  words: words.map(([word, changes]) => ({ word, changes })),
});

export const rulebooks: Rulebook[] = [
  {
    id: 'acks2',
    title: 'ACKS II',
    about:
      'Individual initiative on a count from 10 down, attack throws against target value plus Armour Class, engagement by facing, and morale at the end of the round.',
    options: [
      option(
        'engagement by size',
        'off',
        'A2.ENGAGE.18',
        ['off', 'One opponent of any size engages.'],
        ['on', "The chart 'engagement by size' says how many are needed."],
      ),
      option(
        'free facing',
        'engaged by nobody else',
        'A2.GAP.122',
        ['engaged by nobody else', 'Only if no other opponent engages it.'],
        ['front only', 'Unless another opponent engages it from its front.'],
      ),
      option(
        'group initiative',
        'off',
        'A2.INIT.04',
        ['off', 'Every combatant rolls for itself.'],
        ['on', 'Identical monsters roll once for each group.'],
      ),
      option(
        'round length',
        '10 seconds',
        'A2.GAP.111',
        ['10 seconds', '60 rounds to a turn of 10 minutes.'],
        ['60 seconds', '10 rounds to a turn of 10 minutes.'],
      ),
      option(
        'charge sequence',
        'one attack',
        'A2.GAP.202',
        ['one attack', 'One melee attack, chosen from the sequence.'],
        ['whole sequence', 'The whole attack sequence, each attack with the charge bonus.'],
      ),
    ],
  },
  { id: 'weaponskill', title: 'Weaponskill', about: 'Skill against skill, weapon speed and responses.', options: [] },
];

const RULES: Record<string, [string, string, string]> = {
  'A2.ATK.22': [
    'Flanked: +2',
    'The attacker gets +2 on attack throws against a flanked target.',
    'Conducting an Attack',
  ],
  'A2.ATK.10': [
    'Armour Class counts',
    "The target's Armour Class, with its shield, is added to what the throw must reach.",
    'Conducting an Attack',
  ],
  'A2.READY.29': [
    'A long weapon interrupts a charge',
    "The attack is made on the charger's initiative number, immediately before the charger's attack.",
    'Acting Before Initiative Number',
  ],
};

export function rule(id: string): Rule {
  const [title, text, where] = RULES[id] ?? [
    'A rule of the fake table',
    'The real server holds the text of every rule; this one only shows where it will stand.',
    'Rounds',
  ];
  return { id, title, text, book: 'ACKS II', where };
}

function names(file: string): ContentLine[] {
  const path = join(HOME, 'content/src/main/resources/cleave', file);
  if (!existsSync(path)) return ['orc', 'wolf', 'ogre'].map(id => ({ id, name: id, line: '' }));
  const lines: ContentLine[] = [];
  for (const row of readFileSync(path, 'utf8').split('\n')) {
    const id = /^([a-z][a-z -]*):\s*$/.exec(row)?.[1];
    if (id) lines.push({ id, name: id, line: '' });
    const last = lines.at(-1);
    const fact = /^ {2}(hd|kind|ac): "?([^"]+)"?$/.exec(row);
    if (last && fact)
      last.line += `${last.line ? ', ' : ''}${fact[1] === 'hd' ? `${fact[2]} HD` : fact[1] === 'ac' ? `AC ${fact[2]}` : fact[2]}`;
  }
  return lines;
}

export function content(kind: string, q: string): ContentLine[] {
  const all = names(`${kind}.yaml`);
  const wanted = q.toLowerCase();
  return all.filter(one => one.name.includes(wanted)).sort((a, b) => a.name.indexOf(wanted) - b.name.indexOf(wanted));
}
