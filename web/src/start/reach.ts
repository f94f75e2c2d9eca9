/** Addresses that lead nobody but this machine here. */
export function leadsHere(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127\./.test(host) || host === '[::1]';
}

/** Whether the links of this page are of use to nobody else. */
export function isHereOnly(): boolean {
  return leadsHere(location.hostname);
}
