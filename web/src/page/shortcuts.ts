import { type Game, type Sheet, self } from '../game';
import { actionOf, isTyping } from '../keys/keymap';
import { switchTheme } from '../look/theme';
import { centre } from '../map/geometry';
import { isHere, spoken } from '../map/spoken';
import { tiles } from '../turn/slots';
import { take } from '../turn/Tiles';
import { isOf } from '../wire/kinds';
import type { Combatant, View } from '../wire/protocol';

const focus = (selector: string) => document.querySelector<HTMLElement | SVGElement>(selector)?.focus();

/** Goes to what a sheet holds: at once where it lies in sight, so that the next key already means it. */
function goTo(game: Game, sheet: Sheet, selector: string): void {
  game.put({ sheet });
  focus(selector);
  if (!document.activeElement?.matches(selector)) requestAnimationFrame(() => focus(selector));
}

/** An action one stands on keeps Enter to itself only until another is taken up by its key. */
function stepOff(): void {
  if (document.activeElement?.matches('.turn .action')) focus('#question');
}

/**
 * What was pressed with a pointer does not keep the keys to itself: Enter would press it again instead of doing what
 * one has taken up.
 */
export function letGo(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('.tabs button') : null;
  if (event.detail > 0) button?.blur();
}

/** On a small screen what a key takes up lies on a sheet that may be out of sight. */
function reveal(game: Game, then: () => void): void {
  if (document.querySelector<HTMLElement>('.turn')?.offsetParent !== null) then();
  else {
    game.put({ sheet: 'turn' });
    requestAnimationFrame(then);
  }
}

/** Keys that work anywhere on the table's page. */
export function shortcut(event: KeyboardEvent, game: Game): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const action = actionOf(event);
  const view = game.sitting.value.view;
  if (!action || !view || game.desk.value.dialog) return;
  const button = event.target instanceof Element ? event.target.closest('button, a, summary') : null;
  switch (action) {
    case 'help':
      game.put({ dialog: 'keys' });
      break;
    case 'act':
      if (!game.desk.value.choice || (button && !isTakenUp(button))) return;
      game.commit();
      break;
    case 'cancel':
      if (game.desk.value.moment !== null) game.show(null);
      game.put({ choice: null, looking: null, more: null, next: null, tool: 'look', replay: false });
      break;
    case 'next option':
      reveal(game, () => walk(1));
      break;
    case 'previous option':
      reveal(game, () => walk(-1));
      break;
    case 'usual':
      reveal(game, () => usual(game, view));
      break;
    case 'more':
      if (!acts(view)) return;
      game.put({ more: game.desk.value.more === null ? '' : null, choice: null, sheet: 'turn' });
      break;
    case 'decline':
      reveal(game, () => decline(game));
      break;
    case 'why':
      document.querySelector<HTMLElement>('[data-key=why]')?.click();
      break;
    case 'map':
      focus('svg.map');
      break;
    case 'turn':
      goTo(game, 'turn', '#question');
      break;
    case 'log':
      goTo(game, 'log', '.log input');
      break;
    case 'judge':
      if (document.querySelector('.tab-judge')) game.put({ sheet: 'judge' });
      break;
    case 'measure':
      game.put({ tool: game.desk.value.tool === 'measure' ? 'look' : 'measure' });
      break;
    case 'next foe':
      around(game, view);
      break;
    case 'replay':
      game.put({ replay: !game.desk.value.replay });
      break;
    case 'earlier':
      step(game, -1);
      break;
    case 'later':
      step(game, 1);
      break;
    case 'theme':
      switchTheme();
      break;
    default:
      if (!action.startsWith('tile ') || !tile(game, view, Number(action.slice(5)))) return;
  }
  event.preventDefault();
}

/** Enter takes up the action one stands on, and pressed again does it. */
const isTakenUp = (button: Element): boolean => button.matches('.turn .action[aria-pressed=true]');

function walk(by: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('.turn .action')].filter(one => one.offsetParent !== null);
  const now = all.indexOf(document.activeElement as HTMLElement);
  all[(now + by + all.length) % all.length]?.focus();
}

const acts = (view: View): boolean => view.prompt !== null && isOf(view.prompt, 'action', 'then');

/** Takes up what stands in a place of the bar. */
function tile(game: Game, view: View, place: number): boolean {
  const { options } = game.sitting.value;
  const one = options && acts(view) ? tiles(options)[place - 1] : undefined;
  stepOff();
  if (one) take(game, one, view.prompt?.usual);
  return one !== undefined;
}

function usual(game: Game, view: View): void {
  const text = view.prompt?.usual;
  if (!text || view.prompt?.dice) return;
  stepOff();
  const options = (game.sitting.value.options?.groups ?? []).flatMap(group => group.options);
  // It is legal also where the list words it otherwise.
  game.choose(options.find(one => one.text === text) ?? { text, label: text, detail: '', verb: text, provokes: [] });
}

function decline(game: Game): void {
  const options = (game.sitting.value.options?.groups ?? []).flatMap(group => group.options);
  const option = options.find(one => one.declines);
  stepOff();
  if (option) game.choose(option);
}

/** Names everybody in turn, from the nearest outward, for who cannot see the map. */
function around(game: Game, view: View): void {
  const from = self(view);
  const near = (one: Combatant) => {
    if (!from) return 0;
    const [a, b] = [centre(one), centre(from)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]);
  };
  const all = view.combatants.filter(one => one.id !== from?.id && isHere(one)).sort((a, b) => near(a) - near(b));
  const now = all.findIndex(one => one.id === game.desk.value.looking);
  const next = all[(now + 1) % all.length];
  if (!next) return;
  game.put({ looking: next.id });
  game.say(spoken(view, next, from));
}

export function step(game: Game, by: number): void {
  const { cards } = game.sitting.value;
  const now = game.desk.value.moment;
  const at = now === null ? cards.length : cards.findIndex(one => one.card === now);
  const next = cards[at + by];
  if (next) game.show(next.card);
  else if (by > 0) game.show(null);
}
