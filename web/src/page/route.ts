import { Cell } from '../cell';

export type Place = { page: 'start' } | { page: 'table'; table: string } | { page: 'join'; token: string };

/** Which page an address means; anything unknown is the start. */
export function placeOf(path: string, hash: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table) {
    try {
      return { page: 'table', table: decodeURIComponent(table) };
    } catch {
      return { page: 'start' };
    }
  }
  if (/^\/join\/?$/.test(path)) return { page: 'join', token: hash.replace(/^#/, '') };
  return { page: 'start' };
}

export const place = new Cell<Place>(placeOf(location.pathname, location.hash));

export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.set(placeOf(location.pathname, location.hash));
  scrollTo(0, 0);
}

addEventListener('popstate', () => place.set(placeOf(location.pathname, location.hash)));
