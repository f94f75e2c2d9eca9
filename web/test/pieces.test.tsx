import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { grown } from '../src/map/camera';
import { Token } from '../src/map/Token';
import { badges, signName } from '../src/pieces/conditions';
import { left } from '../src/pieces/Figure';
import { beak, frame, rim } from '../src/pieces/frames';
import { Piece } from '../src/pieces/Piece';
import { someone } from './someone';

function drawn(tree: preact.ComponentChild): Element {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(tree, root);
  return root;
}

const place = { x: 1, y: 1, rx: 0.41, ry: 0.41, shared: false };

describe('hit points', () => {
  it('are not shown of the unhurt, nor of who lies', () => {
    expect(left({ name: '', sort: '', health: 'unhurt', hp: 9, most: 9 })).toBeNull();
    expect(left({ name: '', sort: '', health: 'unhurt' })).toBeNull();
    expect(left({ name: '', sort: '', health: 'dead' })).toBeNull();
  });

  it('are exact where they are known, and thirds where they are guessed', () => {
    expect(left({ name: '', sort: '', health: 'hurt', hp: 5, most: 10 })).toEqual({ part: 0.5, thirds: false });
    expect(left({ name: '', sort: '', health: 'badly hurt' })).toEqual({ part: 1 / 3, thirds: true });
  });

  it('are red at a third', () => {
    const low = drawn(<Piece who={{ name: 'Orc 1', sort: 'orc', health: 'badly hurt' }} side={1} />);
    expect(low.querySelector('.life')?.getAttribute('class')).toBe('life low');
    const half = drawn(<Piece who={{ name: 'Orc 1', sort: 'orc', health: 'hurt' }} side={1} />);
    expect(half.querySelector('.life')?.getAttribute('class')).toBe('life');
  });
});

describe('conditions', () => {
  it('are two signs at most, posture first, and how many more', () => {
    expect(badges({ conditions: ['blinded', 'prone'] }).map(one => one.sign)).toEqual(['prone', 'blinded']);
    expect(badges({ conditions: ['blinded', 'prone', 'grabbed'] }).map(one => one.text)).toEqual(['prone', '+2']);
    expect(badges({ health: 'down', conditions: ['prone', 'blinded'] }).map(one => one.sign)).toEqual(['dying']);
    expect(badges({ health: 'dead', conditions: ['prone'] })).toEqual([]);
  });

  it('have the rulebooks’ words', () => {
    expect(signName('off balance')).toBe('disordered');
    expect(signName('shieldless')).toBeNull();
    expect(badges({ conditions: ['asleep', 'helpless'] })).toHaveLength(1);
  });
});

describe('frames', () => {
  it('differ by side, and tell how far their rim is', () => {
    expect(new Set([0, 1, 2, 3].map(side => frame(side))).size).toBe(4);
    expect(rim(0, 45)).toBeCloseTo(20);
    expect(rim(1, 45)).toBeGreaterThan(rim(1, 90));
    expect(rim(3, 45)).toBeLessThan(rim(3, 0));
    expect(beak(0, 0)).toContain('L0 -26.5');
  });
});

describe('a token', () => {
  it('says by form who is aimed at, and who would strike', () => {
    const orc = someone('o', { name: 'Orc 2', sort: 'orc', facing: 'W' });
    const at = (mark: string) => drawn(<Token who={orc} place={place} side={1} mark={mark} spoken="Orc 2" />);
    expect(at('target aimable').querySelector('.corners')).not.toBeNull();
    expect(at('target aimable').querySelector('.dots')).toBeNull();
    expect(at('provoked').querySelector('.warning')).not.toBeNull();
    expect(at('').querySelector('.lamp-ring')).toBeNull();
    expect(at('now').querySelector('.lamp-ring')).not.toBeNull();
    expect(at('').querySelector('.chip text')?.textContent).toBe('2');
  });

  it('has no beak when it lies', () => {
    const lies = someone('o', { conditions: ['prone'] });
    const root = drawn(<Token who={lies} place={place} side={1} mark="" spoken="" />);
    expect(root.querySelector('.beak')).toBeNull();
    expect(root.querySelector('.silhouette')?.getAttribute('transform')).toContain('rotate(100)');
  });
});

describe('digits', () => {
  it('are never under eleven pixels', () => {
    for (const scale of [0.7, 1, 1.5]) expect(9.8 * scale * Number(grown(scale))).toBeGreaterThanOrEqual(10.9);
  });
});
