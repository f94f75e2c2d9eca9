import { isMap, isScalar, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import type { Sheet } from './read';
import { isMap as isMapping, type Mapping, type Value } from './value';

const WIDTH = 150;

/** As short as people would write it. */
export function written(document: Sheet): string {
  if (document.contents.items.length === 0) return '';
  return document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
}

export function same(one: Value | undefined, other: Value | undefined): boolean {
  return one === other || text(one) === text(other);
}

function text(value: Value | undefined): string {
  return JSON.stringify(value ?? null, (_, one) => (one instanceof Map ? ['map', ...one] : one));
}

/** A drawing stands in rows. */
function isDrawing(key: string, value: Value): value is string {
  return ['map', 'heights', 'water', 'scenery'].includes(key) && typeof value === 'string' && value.includes('\n');
}

/** What a reader of an older YAML would take for something else than text, and texts of several lines. */
const QUOTED = /^(yes|no|on|off|y|n)$|\n/i;

function scalar(value: Value): Scalar {
  const one = new Scalar(value);
  if (typeof value === 'string' && QUOTED.test(value)) one.type = 'QUOTE_DOUBLE';
  return one;
}

/** On one line. */
function flow(value: Value): Node {
  if (isMapping(value)) {
    const map = new YAMLMap();
    map.flow = true;
    map.items = [...value].map(([key, one]) => new Pair(scalar(key), flow(one)));
    return map;
  }
  if (Array.isArray(value)) {
    const list = new YAMLSeq();
    list.flow = true;
    list.items = value.map(flow);
    return list;
  }
  return scalar(value);
}

/** At the top of a text: a mapping has a line for each of its entries, and so has a list of mappings. */
function top(key: string, value: Value): Node {
  if (isDrawing(key, value)) {
    const drawing = new Scalar(value);
    drawing.type = 'BLOCK_LITERAL';
    return drawing;
  }
  const node = flow(value);
  if (node instanceof YAMLMap && node.items.length > 0) node.flow = false;
  if (node instanceof YAMLSeq && node.items.some(isMap)) node.flow = false;
  return node;
}

/** A new value in the place of an old one; what people wrote beside it stays. */
function inPlaceOf(old: unknown, node: Node): Node {
  if (old instanceof Scalar || old instanceof YAMLMap || old instanceof YAMLSeq) {
    node.comment = old.comment;
    node.commentBefore = old.commentBefore;
    node.spaceBefore = old.spaceBefore;
  }
  return node;
}

export function pairOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find(pair => nameOf(pair) === key);
}

export function nameOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

/** Writes into a mapping whatever has become another; everything else stays as people wrote it. */
export function amend(map: YAMLMap, before: Mapping, after: Mapping, atTop = false): void {
  for (const key of before.keys()) if (!after.has(key)) map.items = map.items.filter(pair => nameOf(pair) !== key);
  let last = -1;
  for (const [key, value] of after) {
    const pair = pairOf(map, key);
    if (!same(before.get(key), value)) {
      const old = before.get(key);
      if (pair && isMap(pair.value) && isMapping(old) && isMapping(value) && value.size) amend(pair.value, old, value);
      else if (pair) pair.value = inPlaceOf(pair.value, atTop ? top(key, value) : flow(value));
      // What is new comes after what it would come after in a text of ours.
      else map.items.splice(last + 1, 0, new Pair(scalar(key), atTop ? top(key, value) : flow(value)));
    }
    last = Math.max(
      last,
      map.items.findIndex(one => nameOf(one) === key),
    );
  }
}

/** A new entry of a mapping, on one line. */
export function entry(key: string, value: Value): Pair {
  return new Pair(scalar(key), flow(value));
}

export function rename(pair: Pair, name: string): void {
  if (nameOf(pair) !== name) pair.key = inPlaceOf(pair.key, scalar(name));
}
