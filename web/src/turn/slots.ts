import type { Odds, Option, Options, Refusal } from '../wire/protocol';
import { feet, shortly } from './chance';
import { isMove } from './choice';

/** A place in the bar of actions: the first of its verbs that can be used stands there, and never anywhere else. */
interface Slot {
  verbs: string[];
  /** Its picture, and the verb it goes by while none can be used. */
  picture: string;
}

const SLOTS: Slot[] = [
  { verbs: ['charge', 'advance on'], picture: 'charge' },
  { verbs: ['march', 'move', 'withdraw', 'retreat', 'swim', 'climb', 'fly', 'crawl'], picture: 'march' },
  { verbs: ['attack'], picture: 'attack' },
  { verbs: ['cast', 'shoot', 'throw', 'rebuke', 'use'], picture: 'shoot' },
  { verbs: ['defend', 'parry'], picture: 'defend' },
  { verbs: ['ready', 'hold'], picture: 'ready' },
  { verbs: ['run', 'sneak', 'running sneak'], picture: 'run' },
];

const PICTURES: Record<string, string> = { cast: 'cast', rebuke: 'rebuke', use: 'use' };

export interface Tile {
  /** The key that takes it up. */
  key: string;
  verb: string;
  picture: string;
  options: Option[];
  /** Why it cannot be used now. */
  refused?: Refusal;
}

const belongs = (option: Option, verb: string) => (isMove(option) ? option.gait === verb : option.verb === verb);

/** The seven places, each with what can be done from it or why nothing can. */
export function tiles(options: Options): Tile[] {
  const all = options.groups.flatMap(group => group.options);
  return SLOTS.map(({ verbs, picture }, i) => {
    const key = String(i + 1);
    for (const verb of verbs) {
      const own = all.filter(option => belongs(option, verb));
      if (own.length) return { key, verb, picture: PICTURES[verb] ?? picture, options: own };
    }
    // What cannot be done stands in its place all the same, under its plainest name.
    const refused = options.refused.filter(one => one.verb === picture);
    return { key, verb: picture, picture, options: [], refused: refused.find(one => !one.target) ?? refused[0] };
  });
}

/** How many sorts of other things can be done. */
export function others(options: Options, shown: Tile[]): number {
  const known = new Set(shown.flatMap(tile => tile.options));
  const rest = options.groups.flatMap(group => group.options).filter(option => !known.has(option));
  return new Set(rest.filter(option => !isLater(option)).map(option => (isMove(option) ? option.gait : option.verb)))
    .size;
}

export const isLater = (option: Option): boolean => option.verb.startsWith('delay');
export const isDone = (option: Option): boolean => option.verb === 'done';

/** One option for each who can be aimed at: the usual one, or the first the book lists. */
export function aims(options: Option[], usual?: string): Option[] {
  const by = new Map<string, Option>();
  for (const option of options) {
    if (!option.target) continue;
    if (!by.has(option.target) || option.text === usual) by.set(option.target, option);
  }
  return [...by.values()];
}

/** What is done without aiming at anybody, where it can be: one guards oneself before others. */
export function plainly(options: Option[], usual?: string): Option | undefined {
  const plain = options.find(option => !option.target && !isMove(option) && option.text === option.verb);
  return options.some(option => option.target && option.text === usual) ? undefined : plain;
}

/** Whom one would aim at first: whom the usual answer names, or who falls most easily. */
export function bestAim(options: Option[], odds: Map<string, Odds>, usual?: string): Option | undefined {
  const all = aims(options, usual);
  const drop = (option: Option) => odds.get(option.text)?.drop ?? -1;
  return all.find(one => one.text === usual) ?? all.toSorted((a, b) => drop(b) - drop(a))[0];
}

/** What stands under a tile's name. */
export function under(tile: Tile, odds: Map<string, Odds>, usual?: string): string {
  const [first] = tile.options;
  if (!first) return '';
  if (isMove(first)) return `up to ${feet(Math.max(...tile.options.map(one => one.feet ?? 0)))}`;
  const plain = plainly(tile.options, usual);
  if (plain) return plain.detail;
  const aim = bestAim(tile.options, odds, usual);
  const chance = aim && odds.get(aim.text);
  if (chance) return shortly(chance);
  if (aim) return aim.feet ? `after ${feet(aim.feet)}` : aim.detail;
  return tile.options.length > 1 ? `${tile.options.length} ways` : first.detail;
}

/** What the server says of what no rule forbids and nobody could mean: there is nobody to do it to. */
const UNKNOWN = 'this is not among the options';

/** Why not, in the few words a tile has room for: who acts stands beside it, and nobody is aimed at yet. */
export function briefly(says: string, name: string): string {
  if (says === UNKNOWN) return 'not now';
  const plain = says.startsWith(`${name} `) ? says.slice(name.length + 1) : says;
  return plain
    .replace(/^(is|has) (?=engaged|no |nothing|not )/, '')
    .replace(/^.+ is ((out of|too (near|far)|farther|not within|behind).*)$/, '$1')
    .replace(`${name}'s `, '')
    .replace(` of ${name}`, '')
    .replace(/ in hand$/, '')
    .replace('nothing to shoot or throw', 'no missiles')
    .replace(/^the straight way to .+ is not clear$/, 'no straight way')
    .replace(name, 'he');
}

/** Odds are on their way: they are shown before anything else is said. */
export function isComing(tile: Tile, odds: Map<string, Odds>, usual?: string): boolean {
  const aim = plainly(tile.options, usual) ? undefined : bestAim(tile.options, odds, usual);
  return aim !== undefined && !isMove(aim) && !odds.has(aim.text) && !aim.feet && !aim.detail;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A button says no more. */
const LONG = 22;

/** What is done, for the button that does it: "Charge", "March 25′", "Cast sleep". */
export function deed(option: Option): string {
  if (isMove(option)) return `${capital(option.gait)} ${feet(option.feet ?? 0)}`;
  const { text, verb } = option;
  if (verb === 'cast') return capital(text.replace(/ at .*$/, ''));
  if (text.toLowerCase().startsWith(verb) && option.target) return capital(verb);
  const whole = capital(option.label || text);
  return whole.length > LONG ? (whole.split(' ')[0] as string) : whole;
}
