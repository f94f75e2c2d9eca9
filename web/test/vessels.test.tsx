import { render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { Features, hull } from '../src/map/Features';
import { CELL } from '../src/map/geometry';
import type { Feature } from '../src/wire/protocol';

const SHIP: Feature = {
  id: 'f1',
  kind: 'vessel',
  name: 'Sea <b>Hind</b>',
  at: [4, 2],
  state: 'small galley, burning',
  facing: 'W',
  base: [18, 3],
};

function show(features: Feature[]): HTMLElement {
  const root = document.createElement('div');
  document.body.append(root);
  render(
    <svg role="img" aria-label="map">
      <Features features={features} ground={[]} />
    </svg>,
    root,
  );
  return root;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('a vessel', () => {
  it('is as long as its base, whichever way its bow points', () => {
    for (const [base, facing] of [
      [[18, 3], 'E'],
      [[3, 18], 'N'],
    ] as [[number, number], string][])
      expect(hull(base, facing).deck).toContain(`${18 * CELL} ${(3 * CELL) / 2}`);
  });
  it('is drawn under everything else on it, and says how it is', () => {
    const chest: Feature = { id: 'f0', kind: 'chest', name: 'chest', at: [5, 3], state: 'shut' };
    const groups = [...(show([chest, SHIP]).querySelector('.features')?.children ?? [])];
    expect(groups.map(one => one.getAttribute('aria-label'))).toEqual([
      'Sea <b>Hind</b>, small galley, burning',
      'chest, shut',
    ]);
    expect(groups[0]?.classList.contains('burning')).toBe(true);
    expect(document.querySelector('b')).toBeNull();
  });
  it('is not drawn where nobody says how large it is', () => {
    expect(show([{ ...SHIP, base: undefined }]).querySelector('.vessel')).toBeNull();
  });
});
