import { describe, expect, it } from 'vitest';
import { coarse } from '../dev/signs';

describe('pictures made coarse', () => {
  it('keep their numbers apart', () => {
    expect(coarse('M17.94.44l-4.06 3.04')).toBe('m18 0l-4 3');
    expect(coarse('m1.26 236l232.21.02z')).toBe('m1 236l232 0z');
  });

  it('keep the flags of arcs', () => {
    expect(coarse('a8 8 0 01-1.84.05')).toBe('a8 8 0 0 1-2 0');
    expect(coarse('A64.25 64 0 1 0 2.11 3')).toBe('a64.3 64 0 1 0 2 3');
  });

  it('add no roundings up: many small steps end where they should', () => {
    const steps = coarse(`m0 0${'l.4 0'.repeat(100)}`).matchAll(/[l ](-?\d+) 0/g);
    expect([...steps].reduce((sum, [, step]) => sum + Number(step), 0)).toBe(40);
  });

  it('say lines after a move, curves by the points they go by, and go on where a part was closed', () => {
    expect(coarse('M10 10 20 10')).toBe('m10 10l10 0');
    expect(coarse('M10 10C11.4 12 13 14.6 20 20')).toBe('m10 10c1 2 3 5 10 10');
    expect(coarse('M10 10h5v5zm1 1')).toBe('m10 10h5v5zm1 1');
  });
});
