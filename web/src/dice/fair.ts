/**
 * Dice anyone can check, recomputed in the browser: the same bytes as the server's `dev.cleave.engine.fair`.
 * Fields have fixed lengths after a label that ends in a zero byte; numbers are big-endian.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

export function hex(bytes: Bytes): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Bytes {
  if (!/^([0-9a-f]{2})*$/i.test(text)) throw new Error(`${text.slice(0, 20)} is not hexadecimal`);
  return Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
}

function number(value: number, length: number): Bytes {
  const bytes = new Uint8Array(length);
  let rest = value;
  for (let i = length - 1; i >= 0; i--) {
    bytes[i] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

function text(label: string, ...fields: Bytes[]): Bytes {
  const parts = [new TextEncoder().encode(`${label}\0`), ...fields];
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function hash(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

async function keyed(key: Bytes, bytes: Bytes): Promise<Bytes> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes));
}

/** What the server shows before anybody says anything. */
export function promise(fight: Bytes, epoch: number, head: Bytes, secret: Bytes): Promise<Bytes> {
  return hash(text('cleave-dice-1:commit', fight, number(epoch, 4), head, secret));
}

/** What a seat sends before it shows its seed. */
export function seatPromise(promised: Bytes, seat: number, seed: Bytes): Promise<Bytes> {
  return hash(text('cleave-dice-1:seat', promised, number(seat, 2), seed));
}

/** The key of every face, from the secret and what the seats gave. */
export function key(secret: Bytes, promised: Bytes, seeds: { seat: number; seed: Bytes }[]): Promise<Bytes> {
  const seats = [...seeds].sort((a, b) => a.seat - b.seat).flatMap(one => [number(one.seat, 2), one.seed]);
  return keyed(secret, text('cleave-dice-1:key', promised, number(seeds.length, 2), ...seats));
}

export type Stream = 'open' | 'secret';

/** The faces of one roll. Words that would favour a face are passed over. */
export async function faces(
  from: Bytes,
  at: { stream: Stream; branch: number; roll: number },
  many: number,
  sides: number,
): Promise<number[]> {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  const found: number[] = [];
  for (let block = 0; found.length < many; block++) {
    const stream = number(at.stream === 'open' ? 0 : 1, 1);
    const place = [stream, number(at.branch, 4), number(at.roll, 8), number(block, 4)];
    const words = new DataView((await keyed(from, text('cleave-dice-1:roll', ...place))).buffer);
    for (let i = 0; i < 8 && found.length < many; i++) {
      const word = words.getUint32(i * 4);
      if (word < fair) found.push((word % sides) + 1);
    }
  }
  return found;
}
