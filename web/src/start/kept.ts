import type { Opened } from '../wire/protocol';

/** Links are told once, so this tab keeps them over a reload; the Judge's own is not among them. */
export interface KeptLinks {
  /** By seat. */
  seats: Record<string, string>;
  door: string | null;
}

const shelf = (table: string) => `cleave links ${table}`;
const NONE: KeptLinks = { seats: {}, door: null };

export function linksOf(table: string): KeptLinks {
  try {
    return { ...NONE, ...JSON.parse(sessionStorage.getItem(shelf(table)) ?? '{}') };
  } catch {
    return NONE;
  }
}

export function keep(table: string, links: KeptLinks): void {
  try {
    sessionStorage.setItem(shelf(table), JSON.stringify(links));
  } catch {
    // Then new ones are made when they are wanted again.
  }
}

export function keepLinks(opened: Opened): void {
  const seats = opened.seats.filter(seat => seat.role !== 'judge').map(seat => [String(seat.seat), seat.link]);
  keep(opened.table, { seats: Object.fromEntries(seats), door: opened.door ?? null });
}
