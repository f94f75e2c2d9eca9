import { named } from '../map/geometry';
import type { Facing, Option, Options, Square } from '../wire/protocol';

/** An option somebody has taken up but not sent yet, with the way and the facing asked for. */
export interface Choice {
  option: Option;
  by: Square[];
  facing: Facing | null;
}

/** The words for the server: `march to 6,5 by 4,5 facing N`. */
export function wording(choice: Choice): string {
  const by = choice.by.map(square => ` by ${named(square)}`).join('');
  return choice.option.text + by + (choice.facing ? ` facing ${choice.facing}` : '');
}

/** How one goes: the part of a move's text before its square. */
export function gait(option: Option): string {
  return option.text.split(' to ')[0] ?? option.text;
}

export function isMove(option: Option): boolean {
  return option.at !== undefined && !option.target;
}

/** Moves by gait, in the order of the menu. */
export function moves(options: Options | null): Map<string, Option[]> {
  const gaits = new Map<string, Option[]>();
  for (const group of options?.groups ?? []) {
    for (const option of group.options) {
      if (!isMove(option)) continue;
      const known = gaits.get(gait(option));
      if (known) known.push(option);
      else gaits.set(gait(option), [option]);
    }
  }
  return gaits;
}

export type Row = { kind: 'one'; option: Option } | { kind: 'many'; stem: string; options: Option[] };

const ALIKE = 5;

/** A group's rows: many options that begin alike become one row to open, moves are left to the map. */
export function rows(options: Option[]): Row[] {
  const plain = options.filter(option => !isMove(option));
  const stems = new Map<string, Option[]>();
  for (const option of plain) {
    const stem = stemOf(option.text);
    stems.set(stem, [...(stems.get(stem) ?? []), option]);
  }
  const out: Row[] = [];
  const opened = new Set<string>();
  for (const option of plain) {
    const stem = stemOf(option.text);
    const alike = stems.get(stem) ?? [];
    if (alike.length < ALIKE || alike.some(one => one.odds)) out.push({ kind: 'one', option });
    else if (!opened.has(stem)) {
      opened.add(stem);
      out.push({ kind: 'many', stem, options: alike });
    }
  }
  return out;
}

function stemOf(text: string): string {
  if (text.startsWith('delay until after ')) return 'delay until after';
  if (text.startsWith('delay to ')) return 'delay to';
  return text.split(' ')[0] ?? text;
}
