import { feetBetween, footprint } from '../map/geometry';
import type { Combatant, Odds, Option, Options, Refusal } from '../wire/protocol';
import { isMove } from './choice';
import { isLater } from './slots';

/** What turns somebody's face or puts off one's turn is not done to him. */
const HARMLESS = /^(face|delay|act|offer|propose)/;

/** Everything that can be done to somebody. */
export function against(options: Option[], id: string): Option[] {
  return options.filter(option => option.target === id && !isLater(option) && !HARMLESS.test(option.verb));
}

/** The first to be shown: the usual answer, or what most likely fells him. */
export function foremost(options: Option[], odds: Map<string, Odds>, usual?: string): Option | undefined {
  const drop = (option: Option) => odds.get(option.text)?.drop ?? -1;
  const best = options.toSorted((a, b) => drop(b) - drop(a))[0];
  return options.find(one => one.text === usual) ?? (best && drop(best) >= 0 ? best : options[0]);
}

/** Why nothing can be done to him, a line for each thing one would try; who is out of reach for one is so for all. */
export function hindrances(options: Options, id: string): Refusal[] {
  const tried = ['attack', 'charge', 'shoot', 'cast'];
  const lines = new Map<string, Refusal>();
  for (const verb of tried) {
    const refused = options.refused.filter(one => one.verb === verb);
    const found = refused.find(one => one.target === id) ?? refused.find(one => !one.target);
    if (found && ![...lines.values()].some(one => one.message === found.message)) lines.set(verb, found);
  }
  return [...lines.values()];
}

const BESIDE = 5;
const MOST = 6;

/** Where one could march to stand beside somebody: who provokes nobody first, then the nearest. */
export function approaches(options: Option[], me: Combatant, foe: Combatant): Option[] {
  const [width, depth] = footprint(me);
  const beside = options.filter(
    option =>
      isMove(option) &&
      option.at &&
      feetBetween({ ...me, at: option.at, base: [width, depth] } as Combatant, foe) <= BESIDE,
  );
  const gait = beside[0]?.gait;
  return beside
    .filter(option => option.gait === gait)
    .toSorted((a, b) => a.provokes.length - b.provokes.length || (a.feet ?? 0) - (b.feet ?? 0))
    .slice(0, MOST);
}
