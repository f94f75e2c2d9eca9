import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface Set {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const SETS: Record<string, string> = { game: '@iconify-json/game-icons', line: '@iconify-json/lucide' };
const require = createRequire(import.meta.url);
const read = new Map<string, Set>();

function drawing(set: string, name: string): string {
  const from = SETS[set] as string;
  if (!read.has(set)) read.set(set, JSON.parse(readFileSync(require.resolve(`${from}/icons.json`), 'utf8')));
  const all = read.get(set) as Set;
  const body = all.icons[all.aliases?.[name]?.parent ?? name]?.body;
  if (!body) throw new Error(`${from} has no picture called "${name}"`);
  if (set === 'line') return body.replaceAll(/ (fill|stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '');
  // Silhouettes are one path in a box of 512; whole units are fine enough for a piece.
  return [...body.matchAll(/ d="([^"]*)"/g)].map(([, d]) => coarse(d as string)).join('');
}

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Point = [number, number];

/**
 * The same path in whole units. Every point is rounded where it lies, and steps lead from one rounded point to the next, so
 * that nothing adds up.
 */
export function coarse(path: string): string {
  let [now, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  let pen: Point = [0, 0];
  let out = '';
  let last = '';
  for (const [command, numbers] of steps(path)) {
    const kind = command.toLowerCase();
    const from: Point = command === kind ? now : [0, 0];
    if (kind === 'z') {
      [now, pen] = [start, whole(start)];
      out += 'z';
      last = 'z';
      continue;
    }
    const points = pointsOf(kind, numbers, from, now);
    now = points.at(-1) as Point;
    const rounded = points.map(whole);
    const by = rounded.map(([x, y]): Point => [x - pen[0], y - pen[1]]);
    const end = by.at(-1) as Point;
    if (kind === 'm') start = now;
    const [name, words] = written(kind, numbers, by, end);
    // A move is followed by lines: its name would make them moves.
    out += (name === last && name !== 'm' ? ' ' : name) + words.join(' ');
    last = name;
    pen = rounded.at(-1) as Point;
  }
  return out.replaceAll(/ ?(-)/g, '$1');
}

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The points of a step, the last is where it ends; of an arc, only that. */
function pointsOf(kind: string, numbers: number[], [x, y]: Point, now: Point): Point[] {
  if (kind === 'h') return [[x + (numbers[0] as number), now[1]]];
  if (kind === 'v') return [[now[0], y + (numbers[0] as number)]];
  const pairs = kind === 'a' ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, i) => [
    x + (pairs[2 * i] as number),
    y + (pairs[2 * i + 1] as number),
  ]);
}

function written(kind: string, numbers: number[], by: Point[], end: Point): [string, number[]] {
  if (kind === 'h') return ['h', [end[0]]];
  if (kind === 'v') return ['v', [end[1]]];
  if (kind === 'a') {
    const [rx, ry, turn, large, sweep] = numbers as [number, number, number, number, number];
    const tenth = (value: number) => Math.round(value * 10) / 10;
    return ['a', [tenth(rx), tenth(ry), Math.round(turn), large, sweep, ...end]];
  }
  return [kind, by.flat()];
}

const NUMBER = /-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g;

/** Commands with their numbers, one at a time; after a move come lines. */
function* steps(path: string): Generator<[string, number[]]> {
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g) as Iterable<string[]>) {
    const command = letter as string;
    const kind = command.toLowerCase();
    const takes = TAKES[kind] ?? 0;
    const numbers = (kind === 'a' ? arc(rest as string) : ((rest as string).match(NUMBER) ?? [])).map(Number);
    if (takes === 0) yield [command, []];
    for (let i = 0; takes > 0 && i + takes <= numbers.length; i += takes)
      yield [kind === 'm' && i > 0 ? (command === 'm' ? 'l' : 'L') : command, numbers.slice(i, i + takes)];
  }
}

/** Flags of arcs may touch what comes after them. */
function arc(rest: string): string[] {
  const number = `\\s*,?\\s*(${NUMBER.source})`;
  const flag = '\\s*,?\\s*([01])';
  const all = new RegExp(number + number + number + flag + flag + number + number, 'g');
  return [...rest.matchAll(all)].flatMap(([, ...parts]) => parts as string[]);
}

/** `import helm from 'game:visored-helm'` and `'line:ruler'`: only what is used comes into the page. */
export function signs(): Plugin {
  return {
    name: 'signs',
    enforce: 'pre',
    resolveId: id => (/^(game|line):/.test(id) ? `\0${id}` : null),
    load: id => {
      const [, set, name] = /^\0(game|line):(.+)$/.exec(id) ?? [];
      return set && name ? `export default ${JSON.stringify(drawing(set, name))};` : null;
    },
  };
}
