import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Game, Playing } from '../src/game';
import { Log } from '../src/log/Log';
import { Announcer, digest } from '../src/page/Announcer';
import { wholeLink } from '../src/page/CopyLink';
import { placeOf } from '../src/page/route';
import { Spotted } from '../src/turn/Spotted';
import type { Card } from '../src/wire/protocol';
import { EMPTY } from '../src/wire/sitting';
import { aView, someone } from './someone';

const EVIL = '<img src=x onerror=alert(1)>';

function show(cards: Card[], looking: string | null = null): HTMLElement {
  const game = new Game('t');
  const view = aView({ combatants: [someone('c0', { name: EVIL, notes: [EVIL] })] });
  game.sitting.set({ ...EMPTY, view, cards });
  game.put({ looking });
  const root = document.createElement('div');
  document.body.append(root);
  render(
    <Playing.Provider value={game}>
      <Log view={view} />
      <Spotted />
    </Playing.Provider>,
    root,
  );
  return root;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the page', () => {
  it('shows names and sentences as they are written, never as markup', () => {
    const root = show([{ card: 0, round: 1, kind: 'did', text: `${EVIL} falls.` }], 'c0');
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelector('.card bdi')?.textContent).toBe(`${EVIL} falls.`);
    expect(root.querySelector('aside bdi')?.textContent).toBe(EVIL);
  });

  it('draws every other card when one cannot be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = { card: 1, round: 1, kind: 'attack', text: 'x', names: [null] } as unknown as Card;
    const root = show([
      { card: 0, round: 1, kind: 'did', text: 'before' },
      broken,
      { card: 2, round: 1, kind: 'did', text: 'after' },
    ]);
    await new Promise(done => setTimeout(done, 20));
    expect(root.textContent).toContain('before');
    expect(root.textContent).toContain('Card 1 cannot be shown.');
    expect(root.textContent).toContain('after');
  });
});

describe('addresses', () => {
  it('lead to the start, a table or a seat', () => {
    expect(placeOf('/', '')).toEqual({ page: 'start' });
    expect(placeOf('/t/abc', '#card=3')).toEqual({ page: 'table', table: 'abc' });
    expect(placeOf('/join', '#secret')).toEqual({ page: 'join', token: 'secret' });
    expect(placeOf('/t/abc/links', '')).toEqual({ page: 'links', table: 'abc' });
    expect(placeOf('/fight/ambush', '')).toEqual({ page: 'fight', name: 'ambush' });
    expect(placeOf('/compare/ambush', '')).toEqual({ page: 'compare', name: 'ambush' });
    expect(placeOf('/draw', '')).toEqual({ page: 'draw', name: null });
    expect(placeOf('/draw/ambush', '')).toEqual({ page: 'draw', name: 'ambush' });
    for (const path of ['/t/%E0%A4%A', '/nowhere', '/t/abc/more/yet'])
      expect(placeOf(path, '')).toEqual({ page: 'nowhere' });
  });

  it('of seats are only those of a server', () => {
    expect(wholeLink('/join#x')).toMatch(/^http.*\/join#x$/);
    expect(wholeLink('javascript:alert(1)')).toBeNull();
    expect(wholeLink('data:text/html,x')).toBeNull();
  });
});

describe('the voice', () => {
  it('says the last few of many things', () => {
    expect(digest(['a.', 'b.'])).toBe('a. b.');
    expect(digest(Array.from({ length: 100 }, (_, i) => `${i}.`))).toBe('96 things happened. 96. 97. 98. 99.');
  });

  it('speaks every second and a half at most, whatever comes meanwhile, and politely', () => {
    vi.useFakeTimers();
    const game = new Game('t');
    game.sitting.set({ ...EMPTY, view: aView({}), cards: [] });
    const root = document.createElement('div');
    document.body.append(root);
    act(() =>
      render(
        <Playing.Provider value={game}>
          <Announcer />
        </Playing.Provider>,
        root,
      ),
    );
    const heard: string[] = [];
    const cards: Card[] = [];
    for (let i = 0; i < 600; i++) {
      cards.push({ card: i, round: 1, kind: 'did', text: `${i}.` });
      act(() => game.sitting.set({ ...game.sitting.value, cards: [...cards] }));
      act(() => {
        vi.advanceTimersByTime(10);
      });
      const now = root.querySelector('[aria-live="polite"]')?.textContent ?? '';
      if (now !== (heard.at(-1) ?? '')) heard.push(now);
    }
    vi.useRealTimers();
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.length).toBeLessThanOrEqual(4); // six seconds
    for (const words of heard) expect(words).toMatch(/^\d+ things happened\. (\d+\. ?){4}$/);
  });
});
