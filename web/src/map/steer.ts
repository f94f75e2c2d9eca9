import type { Game } from '../game';
import { self } from '../game';
import { arrival } from '../judge/newcomers';
import { type ActionName, actionOf } from '../keys/keymap';
import { feet } from '../turn/chance';
import type { Combatant, Option, Square, View } from '../wire/protocol';
import type { Camera } from './camera';
import { directionWord, footprint, turned } from './geometry';
import { act, target } from './pointing';
import { isHere, listed, nameOf, spoken, stands } from './spoken';

const STEPS: Partial<Record<ActionName, Square>> = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] };

/** The map by keys: a cursor that says what it stands on, Enter to act there. */
export function steer(event: KeyboardEvent, game: Game, view: View, camera: Camera | null, moves: Option[]): void {
  const action = actionOf(event);
  if (!action || view.field.kind !== 'map') return;
  const { field } = view;
  const step = STEPS[action];
  const cursor = game.desk.value.cursor ?? self(view)?.at ?? [0, 0];
  if (step) {
    const x = Math.min(field.width - 1, Math.max(0, Math.floor(cursor[0] + step[0])));
    const y = Math.min(field.height - 1, Math.max(0, Math.floor(cursor[1] + step[1])));
    // Who stands there is looked at, and the answer stands beside him.
    const there = standing(view, [x, y]).find(who => who.side !== self(view)?.side);
    game.put({ cursor: [x, y], looking: there?.id ?? null, over: null });
    game.say(at(view, [x, y], moves));
  } else if (action === 'act' && game.desk.value.cursor) {
    const [x, y] = cursor;
    const { coming, tool } = game.desk.value;
    if (tool === 'add' && coming) {
      game.judge(arrival(coming, cursor));
      game.put({ coming: null, tool: 'look' });
      return event.preventDefault();
    }
    const here = standing(view, cursor).map(who => who.id);
    if (here.length) target(game, ...here);
    else act(game, view, moves, { id: null, point: [x + 0.5, y + 0.5] }, event.shiftKey);
  } else if (action === 'closer') camera?.zoom(1.25);
  else if (action === 'farther') camera?.zoom(0.8);
  else if (action === 'whole map') camera?.fit(field.width, field.height);
  else if (action === 'turn left' || action === 'turn right') face(game, view, action === 'turn left' ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function face(game: Game, view: View, steps: number): void {
  const { choice } = game.desk.value;
  const who = self(view);
  if (!choice?.option.at || !who) return;
  if (!choice.option.faces) return game.say('Who goes so cannot say where to look.');
  const facing = turned(choice.facing ?? who.facing, steps);
  game.put({ choice: { ...choice, facing } });
  game.say(`facing ${directionWord(facing)}`);
}

/** Who is there: one, or a rider and what he sits on, or those who lie where others stand. */
function standing(view: View, [x, y]: Square): Combatant[] {
  const here = view.combatants.filter(isHere).filter(one => {
    const [w, h] = footprint(one);
    return x + 0.5 >= one.at[0] && x + 0.5 < one.at[0] + w && y + 0.5 >= one.at[1] && y + 0.5 < one.at[1] + h;
  });
  return here.sort((a, b) => rank(a) - rank(b));
}

const rank = (who: Combatant): number => (stands(who) ? (who.on ? 0 : 1) : 2);

const GROUND: Record<string, string> = {
  '#': 'wall',
  '+': 'shut door',
  "'": 'open door',
  '1': 'waist-high cover',
  '2': 'chest-high cover',
  '3': 'very narrow cover',
  '4': 'full cover',
};

const SCENERY: Record<string, string> = {
  T: 'trees',
  '=': 'road',
  '*': 'rubble',
  ',': 'grass',
  '>': 'stairs',
  '-': 'planks',
  '~': 'water',
  o: 'pillar',
};

/** What is at a square, in words. */
export function at(view: View, square: Square, moves: Option[]): string {
  if (view.field.kind !== 'map') return '';
  const parts = [`${square[0]},${square[1]}`];
  for (const who of standing(view, square)) parts.push(spoken(view, who, self(view)));
  const [x, y] = square;
  if (view.field.fog?.[y]?.[x] === '?') parts.push('unknown');
  const ground = GROUND[view.field.ground[y]?.[x] ?? '.'];
  const scenery = SCENERY[view.field.scenery?.[y]?.[x] ?? '.'];
  // Trees and water stand for the wall they are drawn on.
  if (ground && !(ground === 'wall' && scenery)) parts.push(ground);
  if (scenery) parts.push(ground === 'wall' ? `${scenery}, no way through` : scenery);
  if (view.field.fog?.[y]?.[x] === 'r') parts.push('remembered');
  const feature = view.features.find(one => String(one.at) === String(square));
  if (feature) parts.push(`${feature.name}, ${feature.state}`);
  const move = moves.find(one => String(one.at) === String(square));
  if (move)
    parts.push(
      `${feet(move.feet ?? 0)}${move.provokes.length ? `, provokes ${listed(move.provokes.map(id => nameOf(view, id)))}` : ''}`,
    );
  return parts.join(': ');
}
