import { describe, expect, it } from 'vitest';
import { backOff } from '../src/wire/line';
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
