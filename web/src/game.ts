import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Cell, useCell } from './cell';
import type { Coming } from './judge/newcomers';
import { momentsOf } from './replay/moments';
import { type Choice, moves, wording } from './turn/choice';
import { completeView } from './wire/complete';
import { http } from './wire/http';
import { Line, type LineState } from './wire/line';
import type { Combatant, Deed, Option, Options, Square, View, Why } from './wire/protocol';
import { type Held, held } from './wire/rulers';
import { EMPTY, receive, type Sitting, shelve } from './wire/sitting';

export type Tool = 'look' | 'measure' | 'area' | 'hand' | 'add';
export type Sheet = 'turn' | 'log' | 'judge';

/** What lies on one's own side of the table: nobody else sees it. */
export interface Desk {
  choice: Choice | null;
  gait: string | null;
  looking: string | null;
  /** Who is pointed at, but not chosen. */
  over: string | null;
  /** All actions are listed; the words in it are looked for among them. */
  more: string | null;
  /** What is taken up as soon as the way is gone: "march 25′, then attack". */
  next: string | null;
  /** The story lies folded at the edge. */
  folded: boolean;
  /** What came of a fight that is over is put away: one reads the story, or looks at the map. */
  away: boolean;
  cursor: Square | null;
  /** A square one cannot get to, and the words by which one would. */
  spot: { at: Square; text: string } | null;
  tool: Tool;
  /** Whom the Judge is about to set down. */
  coming: Coming | null;
  sheet: Sheet;
  /** The card whose moment is shown; null: now. */
  moment: number | null;
  replay: boolean;
  dialog: 'keys' | 'dice' | null;
  said: string;
}

/** Milliseconds between two looks at a ruler that is dragged. */
const RULER = 300;

/** The server works out no more at once. */
const MOST_ODDS = 50;

const CLEAR: Desk = {
  choice: null,
  gait: null,
  looking: null,
  over: null,
  more: null,
  next: null,
  folded: false,
  away: false,
  cursor: null,
  spot: null,
  tool: 'look',
  coming: null,
  sheet: 'turn',
  moment: null,
  replay: false,
  dialog: null,
  said: '',
};

/** A seat at a table: what the server told, what the page does about it, and how to answer. */
export class Game {
  readonly sitting = new Cell<Sitting>(EMPTY);
  readonly line = new Cell<LineState>('connecting');
  readonly desk = new Cell<Desk>(CLEAR);
  readonly moments = new Cell<Map<number, View> | null>(null);
  /** Rulers that others hold over the map, by their seats. */
  readonly rulers = new Cell<Map<string, Held>>(new Map());
  /** The seat through whose eyes the Judge looks, and what it sees when that is known. */
  readonly looked = new Cell<{ seat: string; view: View | null } | null>(null);
  private measured = 0;
  private readonly wire: Line;
  /** The question already answered: a second press must not answer it again. */
  private sent: string | null = null;
  /** Where a template is being moved to, in words. */
  private aimed = '';
  /** Whose odds are asked for already. */
  private studied = new Set<string>();

  constructor(readonly table: string) {
    this.wire = new Line(table, {
      state: state => this.heard(state),
      seq: () => this.sitting.value.seq,
      frame: (frame, of) => this.hear(frame, of),
      breathed: () => {
        this.askOptions();
        this.askOdds();
      },
    });
  }

  open(): void {
    this.wire.open();
    addEventListener('online', () => this.wire.retry());
    document.addEventListener('visibilitychange', () => document.hidden || this.wire.retry());
  }

  close(): void {
    this.wire.close();
  }

  /** A socket says nothing about why it was refused, so the seat is asked for by other means. */
  private async heard(state: LineState): Promise<void> {
    this.line.set(state);
    if (state !== 'lost' || (await http.maySit(this.table))) return;
    this.wire.close();
    this.sitting.set({ ...this.sitting.value, bye: 'You have no seat at this table. Ask its Judge for a link.' });
  }

  /** Fetches cards from before those one was welcomed with. */
  async earlier(): Promise<void> {
    const first = this.sitting.value.cards[0]?.card ?? 1;
    const older = await http.cards(this.table, first);
    this.sitting.set({ ...this.sitting.value, cards: shelve(this.sitting.value.cards, older) });
  }

  private hear(frame: Parameters<typeof receive>[1], of?: Parameters<typeof receive>[2]): void {
    if (frame.type === 'measure') {
      this.rulers.set(held(this.rulers.value, frame));
      return;
    }
    if (frame.type === 'look') {
      const seat = String(frame.seat);
      if (this.looked.value?.seat === seat) this.looked.set({ seat, view: completeView(frame.view) });
      return;
    }
    if (this.looked.value && (frame.type === 'update' || frame.type === 'welcome')) this.lookAs(this.looked.value.seat);
    const before = this.sitting.value;
    const after = receive(before, frame, of);
    this.sitting.set(after);
    if (after.gap) this.wire.resync();
    if (frame.type === 'options' && after.options !== before.options) this.askOdds();
    if (frame.type === 'refused' || (frame.type === 'welcome' && this.wire.outbox.size === 0)) this.sent = null;
    const q = after.view?.prompt?.q;
    if (before.view?.prompt?.q !== q) {
      this.studied.clear();
      this.put({ choice: null, gait: null, more: null, over: null, spot: null });
    }
    if (frame.type === 'options' && after.options !== before.options) this.goOn();
    if (frame.type === 'why') this.lay(frame);
    if (before.view?.prompt?.q !== q || frame.type === 'welcome') this.askOptions();
  }

  /** The odds of whatever is aimed at somebody, in one go; each comes when it is found. */
  private askOdds(): void {
    const { view, options, odds } = this.sitting.value;
    const aimed = (options?.groups ?? []).flatMap(group => group.options).filter(one => one.target);
    // What one probably wants comes first, then the plain form of each; variants of it last.
    const plain = new Map(aimed.toReversed().map(one => [`${one.verb} ${one.target}`, one.text]));
    const first = new Set(plain.values());
    const rank = (text: string) => (text === view?.prompt?.usual ? 2 : Number(first.has(text)));
    const texts = aimed.map(one => one.text).filter(text => !odds.has(text));
    texts.sort((a, b) => rank(b) - rank(a));
    if (!view?.prompt || texts.length === 0) return;
    const few = texts.slice(0, MOST_ODDS);
    this.studied = new Set(few);
    this.wire.ask({ type: 'odds', q: view.prompt.q, texts: few });
  }

  /** Takes up what was meant to follow a movement, if it is still possible. */
  private goOn(): void {
    const { next: then } = this.desk.value;
    if (then === null) return;
    this.put({ next: null });
    const option = all(this.sitting.value.options).find(one => one.text === then);
    if (option) this.choose(option);
  }

  private askOptions(): void {
    const { view, options } = this.sitting.value;
    if (view?.prompt && !view.prompt.dice && !options) this.wire.ask({ type: 'options', q: view.prompt.q });
  }

  put(change: Partial<Desk>): void {
    this.desk.set({ ...this.desk.value, ...change });
  }

  do(deed: Deed): void {
    this.wire.send(deed);
  }

  /** Takes up an option, and asks what it would come to. */
  choose(option: Option): void {
    this.put({ choice: { option, by: [], facing: null }, more: null, next: null });
    this.preview(option.text);
    // In a long list only the nearest moves come with their way.
    if (option.at && !option.target && !option.path) this.why(option.text);
  }

  /** Takes up a move, to do something else from there. */
  approach(move: Option, then: string): void {
    this.choose(move);
    this.put({ next: then });
  }

  /** Moves the template of what is taken up to a square; the server says whom it would catch there. */
  aimAt([x, y]: Square): void {
    const { choice } = this.desk.value;
    if (!choice?.option.area) return;
    const text = `${choice.option.text.replace(/ at .*$/, '')} at ${x},${y}`;
    this.aimed = text;
    const known = this.sitting.value.whys.get(text);
    if (known) this.lay(known);
    else this.why(text);
  }

  /** The template lies where it was moved to, if it may. */
  private lay(why: Why): void {
    const { choice } = this.desk.value;
    if (!choice?.option.area || why.text !== this.aimed) return;
    if (why.refused) return this.say(why.refused.message);
    const { text, at, area, feet, provokes = [] } = why;
    const option = { ...choice.option, text, label: text, detail: '', target: undefined, at, area, feet, provokes };
    this.put({ choice: { ...choice, option } });
  }

  /** What several answers would come to. */
  study(texts: string[]): void {
    const { view, odds } = this.sitting.value;
    const unknown = texts.filter(text => !odds.has(text)).slice(0, MOST_ODDS);
    if (view?.prompt && unknown.length) this.wire.ask({ type: 'odds', q: view.prompt.q, texts: unknown });
  }

  preview(text: string): void {
    const { view, odds } = this.sitting.value;
    // Whoever asks anew is not told the rest of what was asked before, so what is on its way is waited for.
    if (view?.prompt && !odds.has(text) && !this.studied.has(text))
      this.wire.ask({ type: 'odds', q: view.prompt.q, text });
  }

  why(text: string): void {
    const { view, whys } = this.sitting.value;
    if (view?.prompt && !whys.has(text)) this.wire.ask({ type: 'why', q: view.prompt.q, text });
  }

  /** What a behaviour would answer to one's question. */
  would(to: string): void {
    const q = this.sitting.value.view?.prompt?.q;
    if (q) this.wire.ask({ type: 'would', q, to });
  }

  /** What a bot's answer to somebody else's question would come to. */
  foresee(q: string, text: string): void {
    if (this.sitting.value.foreseen.has(q)) return;
    this.wire.ask({ type: 'why', q, text });
    this.wire.ask({ type: 'odds', q, text });
  }

  /** Shows the others where one measures, not more often than they can follow; nothing: it is put away. */
  measure(line?: { from: Square; to: Square }): void {
    const now = Date.now();
    if (line && now - this.measured < RULER) return;
    this.measured = line ? now : 0;
    this.wire.ask({ type: 'measure', ...line });
  }

  sight(from: string, to: string | Square): void {
    this.wire.ask({ type: 'sight', from, to });
  }

  commit(): void {
    const { choice } = this.desk.value;
    if (choice) this.answer(wording(choice));
  }

  answer(text: string): void {
    const q = this.sitting.value.view?.prompt?.q;
    if (!q || this.sent === q) return;
    this.sent = q;
    this.do({ type: 'answer', q, text });
    this.put({ choice: null });
  }

  /** The Judge looks as a seat sees; null: with his own eyes again. */
  lookAs(seat: string | null): void {
    const before = this.looked.value;
    this.looked.set(seat === null ? null : { seat, view: before?.seat === seat ? before.view : null });
    if (seat !== null) this.wire.ask({ type: 'look', seat: Number(seat) });
  }

  judge(text: string): void {
    this.do({ type: 'judge', text });
  }

  /** What was refused is read. */
  forgive(): void {
    this.sitting.set({ ...this.sitting.value, refusal: null });
  }

  /** Shows the moment of a card; fetches the battle from its beginning when first needed. */
  async show(card: number | null): Promise<void> {
    this.put({ moment: card });
    if (card === null) return;
    const view = this.sitting.value.view;
    if (!view || this.moments.value?.has(card)) return;
    try {
      this.moments.set(momentsOf(view, await http.frames(this.table)));
    } catch {
      this.put({ moment: null, said: 'That moment cannot be shown: the server did not answer.' });
    }
  }

  /** Said once, politely, to who listens instead of looking. */
  say(text: string): void {
    this.put({ said: text });
  }
}

export const Playing = createContext<Game>(null as unknown as Game);

export function useGame(): Game {
  return useContext(Playing);
}

export function useDesk<P>(pick: (desk: Desk) => P): P {
  return useCell(useGame().desk, pick);
}

export function useSitting<P>(pick: (sitting: Sitting) => P): P {
  return useCell(useGame().sitting, pick);
}

/** The view that is shown: now, the moment of a card, or what the Judge sees through another's eyes. */
export function useView(): View {
  const game = useGame();
  const now = useCell(game.sitting, sitting => sitting.view) as View;
  const moment = useCell(game.desk, desk => desk.moment);
  const moments = useCell(game.moments);
  const looked = useCell(game.looked);
  const seen = useMemo(() => looked?.view && { ...looked.view, you: now.you, prompt: null }, [looked, now.you]);
  return (moment !== null && moments?.get(moment)) || seen || now;
}

/** Whose question it is, or whom one plays: the one all is seen from. */
export function self(view: View): Combatant | undefined {
  const id = view.prompt?.who ?? view.you.combatants[0];
  return view.combatants.find(one => one.id === id);
}

/** All that can be answered. */
export function all(options: Options | null): Option[] {
  return (options?.groups ?? []).flatMap(group => group.options);
}

/** The gait shown on the map and its squares. */
export function reach(sitting: Sitting, desk: Desk): { gait: string; squares: Option[] } | null {
  const gaits = moves(sitting.options);
  const chosen = desk.gait ?? gaits.keys().next().value;
  const squares = chosen === undefined ? undefined : gaits.get(chosen);
  return chosen !== undefined && squares ? { gait: chosen, squares } : null;
}
