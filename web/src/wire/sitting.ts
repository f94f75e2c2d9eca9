import { completeCombatant, completeOptions, completeTable, completeView } from './complete';
import type {
  Card,
  Changes,
  Combatant,
  Command,
  Odds,
  Options,
  Prompt,
  ServerFrame,
  Sight,
  View,
  Why,
  Would,
} from './protocol';
import { VERSION } from './protocol';

/** Everything a seat knows: the view, the log, and the answers to what it asked about its question. */
export interface Sitting {
  seq: number;
  view: View | null;
  cards: Card[];
  options: Options | null;
  odds: Map<string, Odds>;
  whys: Map<string, Why>;
  /** What a bot's answer to somebody else's question would come to, by the question; only the Judge may ask. */
  foreseen: Map<string, { odds?: Odds; why?: Why }>;
  /** What a behaviour would answer to the question that is open. */
  would: Would | null;
  sight: Sight | null;
  notice: { text: string; level: string } | null;
  /** The last command that was refused, until another succeeds; `of` is its type. */
  refusal: { code: string; message: string; rule?: string; of?: string } | null;
  bye: string | null;
  mismatch: boolean;
  /** A number is missing: only a fresh welcome helps. */
  gap: boolean;
}

export const EMPTY: Sitting = {
  seq: 0,
  view: null,
  cards: [],
  options: null,
  odds: new Map(),
  whys: new Map(),
  foreseen: new Map(),
  would: null,
  sight: null,
  notice: null,
  refusal: null,
  bye: null,
  mismatch: false,
  gap: false,
};

/** A new sitting after a frame; frames seen before and answers to old questions change nothing. */
export function receive(sitting: Sitting, frame: ServerFrame, of?: Command): Sitting {
  switch (frame.type) {
    case 'welcome':
      if (frame.v !== VERSION) return { ...sitting, mismatch: true };
      return asked(sitting, {
        ...sitting,
        seq: frame.seq,
        view: completeView(frame.view),
        cards: shelve(sitting.cards, frame.cards ?? []),
        gap: false,
      });
    case 'update':
      return update(sitting, frame);
    case 'refused': {
      const refusal = { code: frame.code, message: frame.message, rule: frame.rule, of: of?.type };
      if (frame.prompt === undefined || !sitting.view) return { ...sitting, refusal };
      return asked(sitting, { ...sitting, refusal, view: { ...sitting.view, prompt: frame.prompt } });
    }
    case 'ack':
      return answered(sitting.refusal ? { ...sitting, refusal: null } : sitting, of);
    case 'options':
      return frame.q === question(sitting)?.q ? { ...sitting, options: completeOptions(frame) } : sitting;
    case 'odds':
      return frame.q === question(sitting)?.q
        ? { ...sitting, odds: kept(sitting.odds, frame) }
        : foresee(sitting, frame.q, { odds: frame });
    case 'why':
      return frame.q === question(sitting)?.q
        ? { ...sitting, whys: kept(sitting.whys, frame) }
        : foresee(sitting, frame.q, { why: frame });
    case 'would':
      return frame.q === question(sitting)?.q ? { ...sitting, would: frame } : sitting;
    case 'sight':
      return { ...sitting, sight: frame };
    case 'notice':
      return { ...sitting, notice: { text: frame.text, level: frame.level } };
    case 'bye':
      return { ...sitting, bye: frame.reason };
    default:
      return sitting;
  }
}

/** What one has answered is asked no more, though it may be a while until one is told what came of it. */
function answered(sitting: Sitting, of: Command | undefined): Sitting {
  if (!sitting.view || (of?.type !== 'answer' && of?.type !== 'roll') || question(sitting)?.q !== of.q) return sitting;
  return asked(sitting, { ...sitting, view: { ...sitting.view, prompt: null } });
}

/** Kept as long as the table waits for the answer; of older questions nothing is. */
function foresee(sitting: Sitting, q: string, part: { odds?: Odds; why?: Why }): Sitting {
  if (!sitting.view?.waiting.some(one => one.q === q)) return sitting;
  return { ...sitting, foreseen: new Map([[q, { ...sitting.foreseen.get(q), ...part }]]) };
}

function update(sitting: Sitting, frame: Extract<ServerFrame, { type: 'update' }>): Sitting {
  if (!sitting.view || frame.seq <= sitting.seq) return sitting;
  if (frame.seq > sitting.seq + 1) return { ...sitting, gap: true };
  return asked(sitting, {
    ...sitting,
    seq: frame.seq,
    view: apply(sitting.view, frame.changes ?? {}),
    cards: shelve(sitting.cards, frame.cards ?? []),
    sight: null,
  });
}

/** What was asked about a question is forgotten with the question. */
function asked(before: Sitting, after: Sitting): Sitting {
  if (question(before)?.q === question(after)?.q) return after;
  return { ...after, options: null, odds: new Map(), whys: new Map(), refusal: null };
}

function question(sitting: Sitting): Prompt | null {
  return sitting.view?.prompt ?? null;
}

function kept<T extends { text: string }>(known: Map<string, T>, one: T): Map<string, T> {
  return new Map(known).set(one.text, one);
}

/** The view with whole new values of what changed; combatants are exchanged one by one. */
export function apply(view: View, changes: Changes): View {
  const { combatants, gone, ...rest } = changes;
  const next = { ...view, ...rest };
  if (rest.table) next.table = completeTable(rest.table);
  if (combatants || gone) next.combatants = exchange(view.combatants, combatants ?? [], gone ?? []);
  return next;
}

function exchange(old: Combatant[], changed: Combatant[], gone: string[]): Combatant[] {
  const fresh = new Map(changed.map(one => [one.id, completeCombatant(one)]));
  const out = new Set(gone);
  const kept = old.filter(one => !out.has(one.id)).map(one => fresh.get(one.id) ?? one);
  const known = new Set(old.map(one => one.id));
  return [...kept, ...[...fresh.values()].filter(one => !known.has(one.id) && !out.has(one.id))];
}

/** Cards by their number: one that comes again, say because it was undone, replaces itself. */
export function shelve(cards: Card[], more: Card[]): Card[] {
  if (more.length === 0) return cards;
  const last = cards.at(-1)?.card ?? -1;
  if (more.every((one, i) => one.card > (i ? (more[i - 1]?.card ?? -1) : last))) return [...cards, ...more];
  const all = new Map(cards.map(one => [one.card, one]));
  for (const one of more) all.set(one.card, one);
  return [...all.values()].sort((a, b) => a.card - b.card);
}
