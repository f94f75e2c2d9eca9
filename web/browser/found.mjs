import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Where Chromium is: CHROMIUM says so, or one of the usual places; null if nowhere. */
export function found() {
  const own = process.env.CHROMIUM;
  if (own) return existsSync(own) ? own : null;
  return PLACES.find(place => existsSync(place)) ?? null;
}
