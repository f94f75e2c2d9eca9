import type { YAMLMap } from 'yaml';
import type { Facing, Square } from '../wire/protocol';
import { amend, entry, pairOf, rename, same, written } from '../yaml/amend';
import { newDocument, readDocument, type Sheet, saidBy } from '../yaml/read';
import { isMap, type Mapping, textOf, type Value } from '../yaml/value';

/** One line of combatants: somebody with a name, or so many of a kind. */
export interface Fighter {
  key: number;
  name: string;
  side: string;
  kind: 'creature' | 'class';
  what: string;
  level: number;
  count: number;
  places: (Square | null)[];
  facing: Facing | null;
  /** What the text calls him; null if he is new. */
  from: string | null;
  /** Whether the text says his class and level apart. */
  apart: boolean;
  /** Fields this page does not edit; they are kept as they came. */
  rest: Mapping;
}

/** The text a draft was read from, with all that people wrote beside it, and what it says. */
interface Source {
  document: Sheet;
  says: Mapping;
}

/** A scenario as it is drawn. What the page does not know it keeps. */
export interface Draft {
  source: Source | null;
  title: string;
  about: string;
  rulebook: string;
  options: Map<string, string>;
  kind: 'map' | 'theatre';
  ground: string[];
  heights: string[];
  water: string[];
  distance: number;
  fighters: Fighter[];
  rest: Mapping;
}

const KNOWN = ['scenario', 'about', 'rulebook', 'options', 'map', 'heights', 'water', 'distance', 'combatants'];
const CLASSES = ['fighter', 'cleric', 'thief', 'mage', 'explorer', 'man-at-arms', 'normal man'];
let keys = 0;

export function emptyDraft(): Draft {
  return {
    source: null,
    title: 'A new fight',
    about: '',
    rulebook: 'acks2',
    options: new Map(),
    kind: 'map',
    ground: blank(20, 14),
    heights: blank(20, 14),
    water: blank(20, 14),
    distance: 30,
    fighters: [],
    rest: new Map(),
  };
}

export function blank(width: number, height: number): string[] {
  return Array.from({ length: height }, () => '.'.repeat(width));
}

export function newFighter(side: string, kind: Fighter['kind'], what: string, name: string): Fighter {
  return {
    key: ++keys,
    name,
    side,
    kind,
    what,
    level: 1,
    count: 1,
    places: [null],
    facing: null,
    from: null,
    apart: false,
    rest: new Map(),
  };
}

export function sidesOf(draft: Draft): string[] {
  return [...new Set(draft.fighters.map(one => one.side))];
}

/** A text as a draft; throws `NotRead` where the text is beyond this page. */
export function draftOf(text: string): Draft {
  const document = readDocument(text);
  const map = saidBy(document);
  const draft = emptyDraft();
  draft.title = textOf(map.get('scenario'));
  draft.about = textOf(map.get('about'));
  draft.rulebook = textOf(map.get('rulebook')) || 'acks2';
  const options = map.get('options');
  if (isMap(options)) draft.options = new Map([...options].map(([name, word]) => [name, String(word)]));
  const drawing = textOf(map.get('map'));
  draft.kind = drawing ? 'map' : 'theatre';
  draft.ground = drawing ? rowsOf(drawing) : draft.ground;
  draft.heights = fit(map.has('heights') ? rowsOf(textOf(map.get('heights'))) : [], draft.ground);
  draft.water = fit(map.has('water') ? rowsOf(textOf(map.get('water'))) : [], draft.ground);
  if (typeof map.get('distance') === 'number') draft.distance = map.get('distance') as number;
  const combatants = map.get('combatants');
  if (isMap(combatants))
    draft.fighters = [...combatants].map(([name, fields]) => fighterOf(name, isMap(fields) ? fields : new Map()));
  for (const [key, value] of map) if (!KNOWN.includes(key)) draft.rest.set(key, value);
  draft.source = { document, says: saying(draft) };
  return draft;
}

/** What dresses the map: the page draws it and keeps it as it was written. */
export function sceneryOf(draft: Draft): { scenery?: string[]; border?: string } {
  const drawing = draft.rest.get('scenery');
  return {
    scenery: typeof drawing === 'string' ? fit(rowsOf(drawing), draft.ground) : undefined,
    border: textOf(draft.rest.get('border')) || undefined,
  };
}

function rowsOf(drawing: string): string[] {
  const size = /^(\d+)x(\d+)$/.exec(drawing.trim());
  if (size) return blank(Number(size[1]), Number(size[2]));
  const rows = drawing
    .replace(/\n+$/, '')
    .split('\n')
    .map(row => row.replaceAll(' ', '.'));
  const width = Math.max(...rows.map(row => row.length));
  return rows.map(row => row.padEnd(width, '.'));
}

/** Heights as large as the ground, level where nothing is said. */
export function fit(rows: string[], ground: string[]): string[] {
  const width = ground[0]?.length ?? 0;
  return ground.map((_, y) => (rows[y] ?? '').slice(0, width).padEnd(width, '.'));
}

function fighterOf(name: string, fields: Mapping): Fighter {
  const rest = new Map(fields);
  const take = (key: string): Value | undefined => {
    const value = rest.get(key);
    rest.delete(key);
    return value;
  };
  const fighter = newFighter(textOf(take('side')), 'creature', textOf(take('creature')), name);
  const byClass = CLASSES.find(one => typeof rest.get(one) === 'number');
  if (!fighter.what && (byClass || rest.has('class'))) {
    fighter.kind = 'class';
    fighter.level = Number(byClass ? take(byClass) : (take('level') ?? 1));
    fighter.what = byClass ?? textOf(take('class'));
    fighter.apart = !byClass;
  }
  fighter.from = name;
  fighter.count = Number(take('count') ?? 1);
  fighter.places = placesOf(take('at'), fighter.count);
  fighter.facing = (textOf(take('facing')) as Facing) || null;
  fighter.rest = rest;
  return fighter;
}

function placesOf(at: Value | undefined, count: number): (Square | null)[] {
  const list = Array.isArray(at) ? at : [];
  const many = typeof list[0] === 'number' ? [list] : list;
  return Array.from({ length: count }, (_, i) =>
    Array.isArray(many[i]) ? ([...(many[i] as number[])] as Square) : null,
  );
}

/** The draft as scenario text: what was drawn anew is written anew, the rest stays as it was written. */
export function yamlOf(draft: Draft): string {
  const document = (draft.source?.document.clone() as Sheet | undefined) ?? newDocument();
  const before = draft.source?.says ?? new Map<string, Value>();
  const after = saying(draft);
  const people = pairOf(document.contents, 'combatants')?.value as YAMLMap | undefined;
  if (people && isMap(before.get('combatants'))) {
    gather(people, before.get('combatants') as Mapping, draft);
    after.set('combatants', before.get('combatants') as Value);
  }
  amend(document.contents, before, after, true);
  return written(document);
}

/** Everybody in his place, under his new name if he has one. */
function gather(people: YAMLMap, before: Mapping, draft: Draft): void {
  people.items = draft.fighters.map(one => {
    const fields = fieldsOf(one, draft.kind === 'map');
    const pair = one.from === null ? undefined : pairOf(people, one.from);
    const old = one.from === null ? undefined : before.get(one.from);
    if (!pair || !isMap(old)) return entry(one.name, fields);
    rename(pair, one.name);
    if (!same(old, fields)) amend(pair.value as YAMLMap, old, fields);
    return pair;
  });
}

/** What a draft says, in the order in which a text would. */
function saying(draft: Draft): Mapping {
  const map: Mapping = new Map<string, Value>([['scenario', draft.title || 'A fight']]);
  if (draft.about) map.set('about', draft.about);
  map.set('rulebook', draft.rulebook);
  if (draft.options.size) map.set('options', new Map(draft.options));
  if (draft.kind === 'map') {
    map.set('map', `${draft.ground.join('\n')}\n`);
    if (draft.heights.some(row => /[1-9]/.test(row))) map.set('heights', `${draft.heights.join('\n')}\n`);
    if (draft.water.some(row => /[1-9A-Z]/.test(row))) map.set('water', `${draft.water.join('\n')}\n`);
  } else map.set('distance', draft.distance);
  for (const [key, value] of draft.rest) map.set(key, value);
  map.set('combatants', new Map(draft.fighters.map(one => [one.name, fieldsOf(one, draft.kind === 'map')])));
  return map;
}

function fieldsOf(fighter: Fighter, onMap: boolean): Mapping {
  const fields: Mapping = new Map<string, Value>([['side', fighter.side]]);
  if (fighter.kind === 'creature') fields.set('creature', fighter.what);
  else if (fighter.apart) fields.set('class', fighter.what).set('level', fighter.level);
  else fields.set(fighter.what, fighter.level);
  if (fighter.count > 1) fields.set('count', fighter.count);
  for (const [key, value] of fighter.rest) fields.set(key, value);
  const places = fighter.places.filter(place => place !== null);
  if (onMap && places.length === 1 && fighter.count === 1) fields.set('at', places[0] as Value);
  // The corner of a formation: its ranks and files follow from there.
  else if (onMap && places.length === 1 && fighter.rest.has('formation')) fields.set('at', places[0] as Value);
  else if (onMap && places.length === fighter.count) fields.set('at', places as Value);
  if (onMap && fighter.facing) fields.set('facing', fighter.facing);
  return fields;
}
