import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Cell, useCell } from './cell';
import { momentsOf } from './replay/moments';
import { type Choice, moves, wording } from './turn/choice';
import { http } from './wire/http';
import { Line, type LineState } from './wire/line';
import type { Combatant, Deed, Option, Square, View } from './wire/protocol';
import { EMPTY, receive, type Sitting } from './wire/sitting';

export type Tool = 'look' | 'measure' | 'area' | 'hand';
export type Sheet = 'turn' | 'log' | 'judge';

/** What lies on one's own side of the table: nobody else sees it. */
export interface Desk {
  choice: Choice | null;
  gait: string | null;
  looking: string | null;
  cursor: Square | null;
  tool: Tool;
  sheet: Sheet;
  /** The card whose moment is shown; null: now. */
  moment: number | null;
  replay: boolean;
  dialog: 'keys' | 'dice' | null;
  said: string;
}

const CLEAR: Desk = {
  choice: null,
  gait: null,
  looking: null,
  cursor: null,
  tool: 'look',
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
  private readonly wire: Line;
  /** The question already answered: a second press must not answer it again. */
  private sent: string | null = null;

  constructor(readonly table: string) {
    this.wire = new Line(table, {
      state: state => this.heard(state),
      seq: () => this.sitting.value.seq,
      frame: frame => this.hear(frame),
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

  private hear(frame: Parameters<typeof receive>[1]): void {
    const before = this.sitting.value;
    const after = receive(before, frame);
    this.sitting.set(after);
    if (after.gap) this.wire.resync();
    if (frame.type === 'refused' || (frame.type === 'welcome' && this.wire.outbox.size === 0)) this.sent = null;
    const q = after.view?.prompt?.q;
    if (before.view?.prompt?.q !== q) this.put({ choice: null, gait: null });
    if (q && (before.view?.prompt?.q !== q || frame.type === 'welcome')) this.wire.ask({ type: 'options', q });
  }

  put(change: Partial<Desk>): void {
    this.desk.set({ ...this.desk.value, ...change });
  }

  do(deed: Deed): void {
    this.wire.send(deed);
  }

  /** Takes up an option, and asks what it would come to. */
  choose(option: Option): void {
    this.put({ choice: { option, by: [], facing: null } });
    this.preview(option.text);
  }

  preview(text: string): void {
    const { view, odds } = this.sitting.value;
    if (view?.prompt && !odds.has(text)) this.wire.ask({ type: 'odds', q: view.prompt.q, text });
  }

  why(text: string): void {
    const { view, whys } = this.sitting.value;
    if (view?.prompt && !whys.has(text)) this.wire.ask({ type: 'why', q: view.prompt.q, text });
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

  judge(text: string): void {
    this.do({ type: 'judge', text });
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

/** The view that is shown: now, or the moment of a card. */
export function useView(): View {
  const game = useGame();
  const now = useCell(game.sitting, sitting => sitting.view) as View;
  const moment = useCell(game.desk, desk => desk.moment);
  const moments = useCell(game.moments);
  return (moment !== null && moments?.get(moment)) || now;
}

/** Whose question it is, or whom one plays: the one all is seen from. */
export function self(view: View): Combatant | undefined {
  const id = view.prompt?.who ?? view.you.combatants[0];
  return view.combatants.find(one => one.id === id);
}

/** The gait shown on the map and its squares. */
export function reach(sitting: Sitting, desk: Desk): { gait: string; squares: Option[] } | null {
  const gaits = moves(sitting.options);
  const chosen = desk.gait ?? gaits.keys().next().value;
  const squares = chosen === undefined ? undefined : gaits.get(chosen);
  return chosen !== undefined && squares ? { gait: chosen, squares } : null;
}
