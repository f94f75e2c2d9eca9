import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, Line } from '../src/wire/line';
import { commandId, Outbox } from '../src/wire/outbox';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('waiting for the table to come back', () => {
  it('is never shorter than half a second nor longer than eight', () => {
    for (let tries = 0; tries < 40; tries++) {
      expect(backOff(tries, () => 0)).toBe(500);
      expect(backOff(tries, () => 1)).toBeLessThanOrEqual(8000);
    }
    expect(backOff(10, () => 1)).toBe(8000);
  });
});

describe('the outbox', () => {
  it('gives every command 128 random bits', () => {
    expect(commandId()).toMatch(/^[0-9a-f]{32}$/);
    expect(commandId()).not.toBe(commandId());
  });

  it('keeps what was not answered over a reload', () => {
    const storage = shelf();
    const command = new Outbox(storage, 't').add({ type: 'answer', q: 'q1', text: 'attack Orc 2' });
    expect(new Outbox(storage, 't').pending()).toEqual([command.cmd]);
  });

  it('sends again only what the server does not know', () => {
    const outbox = new Outbox(shelf(), 't');
    const done = outbox.add({ type: 'answer', q: 'q1', text: 'done' });
    const lost = outbox.add({ type: 'pause', on: true });
    expect(outbox.settle({ [done.cmd]: 12, [lost.cmd]: null })).toEqual([lost]);
    outbox.done(lost.cmd);
    expect(outbox.size).toBe(0);
  });

  it('begins anew when what was kept cannot be read', () => {
    const storage = shelf();
    storage.setItem('t', '{broken');
    expect(new Outbox(storage, 't').size).toBe(0);
  });
});

/** A socket that only remembers what was sent. */
class Wire {
  static last: Wire;
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: { type: string; cmd?: string }[] = [];
  onopen = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  onclose = () => undefined;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  of(type: string) {
    return this.sent.filter(one => one.type === type);
  }
}

describe('the line', () => {
  const heard = { state: vi.fn(), frame: vi.fn(), seq: () => 0, breathed: vi.fn() };
  let line: Line;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    sessionStorage.clear();
    vi.clearAllMocks();
    line = new Line('t', heard);
    line.open();
    Wire.last.onopen();
    Wire.last.hear({ type: 'welcome', v: 1, seq: 1, view: {}, cards: [], applied: {} });
  });

  afterEach(() => {
    line.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says again what was said too fast, and drops it when it is done', () => {
    line.send({ type: 'answer', q: 'q1', text: 'done' });
    Wire.last.hear({ type: 'refused', code: 'too fast', message: 'Slow down.' });
    vi.advanceTimersByTime(2000);
    expect(Wire.last.of('answer')).toHaveLength(2);
    expect(heard.breathed).toHaveBeenCalled();
    expect(heard.frame).not.toHaveBeenCalledWith(expect.objectContaining({ code: 'too fast' }), undefined);
    Wire.last.hear({ type: 'ack', cmd: Wire.last.of('answer')[0]?.cmd, seq: 2 });
    Wire.last.hear({ type: 'refused', code: 'too fast', message: 'Slow down.' });
    vi.advanceTimersByTime(2000);
    expect(Wire.last.of('answer')).toHaveLength(2);
  });

  it('tells which command was refused', () => {
    line.send({ type: 'judge', text: 'be kind' });
    Wire.last.hear({ type: 'refused', cmd: Wire.last.of('judge')[0]?.cmd, code: 'bad', message: 'no' });
    expect(heard.frame).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'bad' }),
      expect.objectContaining({ type: 'judge' }),
    );
  });

  it('asks about sights no faster than the server likes, and the last one always', () => {
    for (let i = 0; i < 100; i++) line.ask({ type: 'sight', from: 'c0', to: `c${i}` });
    expect(Wire.last.of('sight').length).toBeLessThan(40);
    vi.advanceTimersByTime(11_000);
    expect(Wire.last.of('sight').at(-1)).toMatchObject({ to: 'c99' });
  });
});
