/** What keys can do, in words people read in the list under `?`, with the keys they have at first. */
export const USUAL = {
  help: ['?', 'Show this list'],
  act: ['Enter', 'Do what is taken up; on the map: act at the cursor'],
  cancel: ['Escape', 'Put down what is taken up; close'],
  'next option': ['j', 'Next action'],
  'previous option': ['k', 'Previous action'],
  'tile 1': ['1', 'First action'],
  'tile 2': ['2', 'Second action'],
  'tile 3': ['3', 'Third action'],
  'tile 4': ['4', 'Fourth action'],
  'tile 5': ['5', 'Fifth action'],
  'tile 6': ['6', 'Sixth action'],
  'tile 7': ['7', 'Seventh action'],
  more: ['/', 'All actions: find one'],
  usual: ['u', 'Take up the usual answer'],
  decline: ['d', 'Decline, or be done'],
  why: ['y', 'Why: show the tally'],
  map: ['m', 'To the map'],
  turn: ['t', 'To the question'],
  log: ['l', 'To the log'],
  judge: ['g', "To the Judge's panel"],
  north: ['ArrowUp', 'Map: cursor north'],
  south: ['ArrowDown', 'Map: cursor south'],
  west: ['ArrowLeft', 'Map: cursor west'],
  east: ['ArrowRight', 'Map: cursor east'],
  'turn left': ['[', 'Map: end the move facing further left'],
  'turn right': [']', 'Map: end the move facing further right'],
  closer: ['+', 'Map: closer'],
  farther: ['-', 'Map: farther'],
  'whole map': ['0', 'Map: all of it'],
  measure: ['r', 'Map: measure'],
  'next foe': ['n', 'Say the next combatant, nearest first'],
  replay: ['p', 'Replay'],
  earlier: [',', 'Replay: a card earlier'],
  later: ['.', 'Replay: a card later'],
  theme: ['x', 'Light or dark'],
} as const satisfies Record<string, readonly [string, string]>;

export type ActionName = keyof typeof USUAL;
export type Keymap = Record<ActionName, string>;

const SHELF = 'cleave keys';

export function usualKeys(): Keymap {
  return Object.fromEntries(Object.entries(USUAL).map(([name, [key]]) => [name, key])) as Keymap;
}

/** The usual keys with one's own in their place; names and keys that mean nothing are passed over. */
export function mapped(own: unknown): Keymap {
  const keys = usualKeys();
  if (typeof own !== 'object' || own === null) return keys;
  for (const [name, key] of Object.entries(own)) {
    if (Object.hasOwn(USUAL, name) && typeof key === 'string' && key) keys[name as ActionName] = key;
  }
  return keys;
}

/** Gives an action another key. Who had that key before gets the old one: no action is ever without. */
export function rebound(keys: Keymap, action: ActionName, key: string): Keymap {
  const old = keys[action];
  const next = { ...keys };
  for (const name of Object.keys(keys) as ActionName[]) if (keys[name] === key) next[name] = old;
  next[action] = key;
  return next;
}

let current: Keymap | null = null;

export function keys(): Keymap {
  if (!current) {
    try {
      current = mapped(JSON.parse(localStorage.getItem(SHELF) ?? 'null'));
    } catch {
      current = usualKeys();
    }
  }
  return current;
}

export function keep(next: Keymap): void {
  current = next;
  const own = Object.entries(next).filter(([name, key]) => USUAL[name as ActionName][0] !== key);
  try {
    if (own.length) localStorage.setItem(SHELF, JSON.stringify(Object.fromEntries(own)));
    else localStorage.removeItem(SHELF);
  } catch {
    // Then they last as long as the page.
  }
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press means; combinations with Ctrl, Alt and Cmd are the browser's. */
export function actionOf(event: Pressed, map: Keymap = keys()): ActionName | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const pressed = event.key === '=' ? '+' : event.key;
  const same = (key: string) => key === pressed || (key.length === 1 && key.toLowerCase() === pressed.toLowerCase());
  return (Object.keys(map) as ActionName[]).find(name => same(map[name])) ?? null;
}

/** Whether keys belong to what is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input:not([type=range], [type=checkbox], [type=radio]), textarea, select') !== null;
}
