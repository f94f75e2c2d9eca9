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

/** A walk to a square: what is thrown at one has no gait. */
export function isMove(option: Option): option is Option & { gait: string } {
  return option.gait !== undefined && option.at !== undefined && !option.target;
}

/** Moves by gait. */
export function byGait(options: Option[]): Map<string, Option[]> {
  const gaits = new Map<string, Option[]>();
  for (const option of options.filter(isMove)) {
    const known = gaits.get(option.gait);
    if (known) known.push(option);
    else gaits.set(option.gait, [option]);
  }
  return gaits;
}

/** All moves by gait, in the order of the menu: the first is shown first. */
export function moves(options: Options | null): Map<string, Option[]> {
  if (!options) return new Map();
  const found = byGait(options.groups.flatMap(group => group.options));
  return new Map(options.gaits.flatMap(gait => (found.has(gait) ? [[gait, found.get(gait) ?? []]] : [])));
}

export type Row = { kind: 'one'; option: Option } | { kind: 'many'; verb: string; options: Option[] };

const ALIKE = 5;
/** More than these are folded even if one of them is what one wants; that one stands out then. */
const MANY = 12;

/** A group's rows: many options of one verb become one row to open, unless the usual answer is among them. */
export function rows(options: Option[], usual?: string): Row[] {
  const plain = options.filter(option => !isMove(option));
  const verbs = new Map<string, Option[]>();
  for (const option of plain) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  const out: Row[] = [];
  const opened = new Set<string>();
  // What one probably wants is never folded away.
  const likely = plain.find(one => one.text === usual)?.verb;
  for (const option of plain) {
    const alike = verbs.get(option.verb) ?? [];
    const open = alike.length < ALIKE || (option.verb === likely && alike.length <= MANY);
    if (open || option.text === usual) out.push({ kind: 'one', option });
    else if (!opened.has(option.verb)) {
      opened.add(option.verb);
      out.push({ kind: 'many', verb: option.verb, options: alike });
    }
  }
  return out;
}
