import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { SideBySide } from '../src/start/SideBySide';
import type { Comparison } from '../src/wire/protocol';

const EVIL = '<img src=x onerror=alert(1)>';

const TOLD: Comparison = {
  scenario: 'The yard',
  seed: 7,
  books: [
    {
      rulebook: 'acks1',
      title: 'ACKS I',
      over: true,
      winner: 'watch',
      end: 'every enemy felled',
      rounds: [
        { round: 0, told: [] },
        { round: 1, told: [{ says: `${EVIL} falls.`, rule: 'A1.WOUND.02' }] },
        { round: 2, told: [{ says: 'Berta waits.', rule: 'A1.INIT.10' }] },
      ],
      people: [{ name: 'Berta', side: 'watch', hp: 4, of: 9, fate: 'standing', standing: true }],
    },
    {
      rulebook: 'acks2',
      title: 'ACKS II',
      over: false,
      rounds: [
        { round: 0, told: [] },
        { round: 1, told: [{ says: 'Berta misses.', rule: 'A2.ATK.12' }] },
      ],
      people: [],
    },
    { rulebook: 'thac0', title: 'thac0', refused: 'line 3: no such book' },
  ],
  partings: [
    {
      round: 1,
      ways: [
        { books: ['acks1'], says: `${EVIL} falls.`, rules: ['A1.WOUND.02'] },
        { books: ['acks2'], says: 'Berta misses.', rules: ['A2.ATK.12', 'A2.ATK.22'] },
      ],
    },
  ],
};

function show(told: Comparison): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  render(<SideBySide told={told} />, root);
  return root;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a fight by several books', () => {
  it('says where they part and which rules did it', () => {
    const parting = show(TOLD).querySelector('.partings li');
    expect(parting?.querySelector('b')?.textContent).toBe('They part in round 1');
    expect([...(parting?.querySelectorAll('.rule-id') ?? [])].map(one => one.textContent)).toEqual([
      'A1.WOUND.02',
      'A2.ATK.12',
      'A2.ATK.22',
    ]);
  });
  it('has a column for each book, also for one that cannot tell it', () => {
    const root = show(TOLD);
    expect([...root.querySelectorAll('thead th')].map(one => one.textContent)).toEqual(['ACKS I', 'ACKS II', 'thac0']);
    const rows = [...root.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(cell => cell.textContent),
    );
    expect(rows[0]).toEqual(['', '', 'Not by this book:line 3: no such book']);
    expect(rows[2]).toEqual([`${EVIL} falls.`, 'Berta misses.', '']);
    expect(rows[4]).toEqual(['Berta waits.', '', '']);
    expect(rows[6]?.[0]).toContain('watch win: every enemy felled.');
    expect(rows[6]?.[1]).toContain('breaks off');
    expect(rows[6]?.[2]).toBe('');
  });
  it('shows words as they are written, never as markup', () => {
    expect(show(TOLD).querySelector('img')).toBeNull();
  });
  it('says so where they tell it alike', () => {
    const root = show({ ...TOLD, partings: [] });
    expect(root.querySelector('[role=status]')?.textContent).toBe('They tell it alike to the end.');
  });
});
