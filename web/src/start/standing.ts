import type { OwnTable, Seat, View } from '../wire/protocol';

/** Names in a row: "Brian, Chloe and Dan". */
export function listed(names: string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** How far a table is: "Round 2", "Not begun". */
export function when({ table }: View): string {
  if (table.phase === 'fight') return `Round ${table.round}`;
  if (table.phase === 'lobby') return 'Not begun';
  if (table.phase === 'aftermath') return 'What comes after';
  return table.phase === 'over' ? 'Over' : 'Stopped';
}

/** Whether the table waits for this seat. */
export function isMine(view: View): boolean {
  return view.prompt !== null && view.prompt !== undefined;
}

/** Who else sits there now. */
function others(view: View): Seat[] {
  return view.seats.filter(seat => seat.devices > 0 && String(seat.seat) !== String(view.you.seat));
}

/** One line that says how a table stands: "Round 2. Aurelia is asked. Brian and Chloe are at the table." */
export function standing(view: View): string {
  const said = [`${when(view)}.`];
  const asked = view.waiting.flatMap(one => view.combatants.find(who => who.id === one.who)?.name ?? []);
  if (asked.length && view.table.phase !== 'over')
    said.push(`${listed([...new Set(asked)].slice(0, 3))} ${asked.length > 1 ? 'are' : 'is'} asked.`);
  const here = others(view).map(seat => (seat.role === 'judge' ? 'the Judge' : seat.name));
  if (here.length) said.push(`${capital(listed(here))} ${here.length > 1 ? 'are' : 'is'} at the table.`);
  return said.join(' ');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const DAY = 24 * 60 * 60 * 1000;

/** When a table was opened: "today at 20:15", "Tuesday", "3 March". */
export function since(opened: number, now: number): string {
  const day = new Date(opened);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (opened >= midnight) return `today at ${day.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
  if (opened >= midnight - DAY) return 'yesterday';
  if (opened >= midnight - 6 * DAY) return day.toLocaleDateString([], { weekday: 'long' });
  return day.toLocaleDateString([], { day: 'numeric', month: 'long' });
}

/** What one is at a table: "Judge", or whom one plays. */
export function partOf(table: OwnTable): string {
  if (table.role === 'judge') return 'you are its Judge';
  return table.role === 'spectator' ? 'you look on' : `you play ${listed(table.combatants)}`;
}

const SHELF = 'cleave last table';

/** The table this browser was last at stands first. */
export function remember(table: string): void {
  try {
    localStorage.setItem(SHELF, table);
  } catch {
    // Then the newest stands first.
  }
}

export function lastTable(): string | null {
  try {
    return localStorage.getItem(SHELF);
  } catch {
    return null;
  }
}

export function lastFirst(tables: OwnTable[]): OwnTable[] {
  const last = lastTable();
  return [...tables].sort((a, b) => Number(b.table === last) - Number(a.table === last));
}
