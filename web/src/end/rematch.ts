import { http } from '../wire/http';
import { Outbox, shelfOf } from '../wire/outbox';
import type { View } from '../wire/protocol';

/**
 * Lays a new table with the same fight: new dice, everybody as he began, sides played by whom they were. Gives the new
 * table's id.
 */
export async function rematch(view: View): Promise<string> {
  const scenario = await http.begun(view.table.id);
  const play = Object.fromEntries(view.sides.map(side => [side.name, side.by === 'bot' ? 'bots' : 'people']));
  const { table } = await http.open(scenario, view.table.dice.mode, play);
  // The Judge's own sides: said as soon as he sits at the table.
  const outbox = new Outbox(globalThis.sessionStorage ?? null, shelfOf(table));
  for (const side of view.sides) if (side.by === 'judge') outbox.add({ type: 'run', who: side.name, by: 'judge' });
  return table;
}
