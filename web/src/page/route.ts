import { Cell } from '../cell';

export type Place =
  | { page: 'start' }
  /** Laying a table for a fight of this server. */
  | { page: 'fight'; name: string }
  /** A fight of this server as several rulebooks tell it. */
  | { page: 'compare'; name: string }
  /** Drawing one's own, from nothing or from a fight of this server. */
  | { page: 'draw'; name: string | null }
  | { page: 'table'; table: string }
  | { page: 'links'; table: string }
  | { page: 'join'; token: string }
  | { page: 'nowhere' };

const NAME = '([^/]+)';
const PLACES: [RegExp, (name: string) => Place][] = [
  [new RegExp(`^/fight/${NAME}/?$`), name => ({ page: 'fight', name })],
  [new RegExp(`^/compare/${NAME}/?$`), name => ({ page: 'compare', name })],
  [new RegExp(`^/draw/${NAME}/?$`), name => ({ page: 'draw', name })],
  [new RegExp(`^/t/${NAME}/links/?$`), table => ({ page: 'links', table })],
  [new RegExp(`^/t/${NAME}/?$`), table => ({ page: 'table', table })],
];

/** Which page an address means. */
export function placeOf(path: string, hash: string): Place {
  if (path === '/' || path === '/index.html') return { page: 'start' };
  if (/^\/join\/?$/.test(path)) return { page: 'join', token: hash.replace(/^#/, '') };
  if (/^\/draw\/?$/.test(path)) return { page: 'draw', name: null };
  for (const [pattern, make] of PLACES) {
    const name = pattern.exec(path)?.[1];
    if (!name) continue;
    try {
      return make(decodeURIComponent(name));
    } catch {
      return { page: 'nowhere' };
    }
  }
  return { page: 'nowhere' };
}

export const tableAt = (table: string) => `/t/${encodeURIComponent(table)}`;

export const place = new Cell<Place>(placeOf(location.pathname, location.hash));

export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.set(placeOf(location.pathname, location.hash));
  scrollTo(0, 0);
}

/** For a link of our own: the page changes without being fetched anew, unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener('popstate', () => place.set(placeOf(location.pathname, location.hash)));
