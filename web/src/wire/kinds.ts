/** The kinds of card that the page tells apart, as docs/protocol.md lists them; a book has more of its own. */
export const CARDS = [
  'round',
  'initiative',
  'declared',
  'segment',
  'idle',
  'readied',
  'holds',
  'unready',
  'releases',
  'interrupt',
  'drawn',
  'attack',
  'throw',
  'damage',
  'fallen',
  'wounds',
  'moved',
  'turned',
  'charges',
  'ended',
  'judge',
  'bot',
  'undo',
  'chapter',
] as const;

/** The same of questions. */
export const PROMPTS = ['declaration', 'action', 'then', 'interrupt', 'response', 'cleave', 'ruling', 'dice'] as const;

export type CardKind = (typeof CARDS)[number];
export type PromptKind = (typeof PROMPTS)[number];

/** Whether something is of one of these kinds. */
export function isOf<K extends CardKind | PromptKind>(one: { kind: string }, ...kinds: K[]): boolean {
  return (kinds as string[]).includes(one.kind);
}
