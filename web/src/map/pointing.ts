import type { Game } from '../game';
import type { Option, Square, View } from '../wire/protocol';
import { footprint, named } from './geometry';

export interface Pointing {
  id: string | null;
  point: [number, number];
}

/** The move that ends nearest to a point, if one ends there at all; halves count. */
export function moveAt(moves: Option[], point: [number, number], base: [number, number] = [1, 1]): Option | null {
  let best: Option | null = null;
  let least = 0.5;
  for (const option of moves) {
    const [x, y] = option.at as Square;
    const far = Math.max(Math.abs(x + base[0] / 2 - point[0]), Math.abs(y + base[1] / 2 - point[1]));
    // A whole square wins over a half unless one points at the half itself.
    const weight = Number.isInteger(x) && Number.isInteger(y) ? far : far * 2.2;
    if (weight < least) {
      least = weight;
      best = option;
    }
  }
  return best;
}

/** What turns one's face to somebody or puts off one's turn is not done to him. */
const HARMLESS = /^(face|delay|act|offer|propose)/;

/** Whether an answer is something done to its target: who waits until after somebody does nothing to him. */
export function aims(option: Option): boolean {
  return option.target !== undefined && !HARMLESS.test(option.verb);
}

/** The same spell laid elsewhere: of its kind the one that comes down on a square. */
export function areaAt(options: Option[], like: Option, [x, y]: Square): Option | null {
  if (!like.area) return null;
  const alike = options.filter(one => one.verb === like.verb && one.area);
  return alike.find(one => one.area?.at[0] === x && one.area.at[1] === y) ?? null;
}

const squareOf = ([x, y]: [number, number]): Square => [Math.floor(x), Math.floor(y)];

/** Nothing leads to that square: the server is asked why, and the answer stands there. */
export function askWhyNot(game: Game, moves: Option[], at: Square): void {
  const gait = moves[0]?.gait;
  const text = `${gait} to ${named(at)}`;
  game.put({ choice: null, looking: null, spot: gait ? { at, text } : null });
  if (gait) game.why(text);
}

/** What a tap on the map means: look at somebody, take up an attack on him, or a move to a square. */
export function act(game: Game, view: View, moves: Option[], at: Pointing, more: boolean): void {
  const { choice } = game.desk.value;
  const options = (game.sitting.value.options?.groups ?? []).flatMap(group => group.options);
  if (choice?.option.area && inside(view, at.point)) {
    const laid = areaAt(options, choice.option, squareOf(at.point));
    if (!laid) return game.aimAt(squareOf(at.point));
    return laid.text === choice.option.text ? game.commit() : game.choose(laid);
  }
  if (at.id) return target(game, at.id);
  const who = view.combatants.find(one => one.id === view.prompt?.who);
  const move = moveAt(moves, at.point, who && footprint(who));
  if (move && more && choice?.option.at) {
    // The old goal becomes a place on the way.
    game.put({ choice: { ...choice, option: move, by: [...choice.by, choice.option.at] } });
    game.preview(move.text);
  } else if (move) {
    if (choice?.option.text === move.text) game.commit();
    else game.choose(move);
  } else if (moves.length && !choice && inside(view, at.point)) askWhyNot(game, moves, squareOf(at.point));
  else game.put({ choice: null, looking: null, spot: null });
}

function inside(view: View, [x, y]: [number, number]): boolean {
  const { field } = view;
  return field.kind === 'map' && x >= 0 && y >= 0 && x < field.width && y < field.height;
}

/**
 * Looks at somebody; when something can be done to him, takes that up, and the next thing at the next tap. Of several
 * who are in one place, a rider and his mount, one comes after the other.
 */
export function target(game: Game, ...ids: string[]): void {
  const { choice, looking } = game.desk.value;
  const options = (game.sitting.value.options?.groups ?? []).flatMap(group => group.options);
  const against = ids.flatMap(id => options.filter(option => option.target === id && aims(option)));
  const now = against.findIndex(option => option.text === choice?.option.text);
  const next = against[(now + 1) % against.length];
  game.put({ looking: next?.target ?? ids[(ids.indexOf(looking ?? '') + 1) % ids.length] ?? null, spot: null });
  if (next) game.choose(next);
  // What was aimed at somebody else is not aimed at him.
  else if (choice?.option.target && !ids.includes(choice.option.target)) game.put({ choice: null });
}
