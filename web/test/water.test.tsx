import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { Features } from '../src/map/Features';
import { depth, Ground } from '../src/map/Ground';
import { draftOf, emptyDraft, yamlOf } from '../src/start/draft';
import { resize, stroke } from '../src/start/sketching';

function drawn(water?: string[]): SVGSVGElement {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  render(<Ground width={3} height={1} ground={['...']} heights={[]} water={water} />, root);
  return root;
}

describe('water', () => {
  it('is so many feet deep by its sign', () => {
    expect(['.', '3', '9', 'A', 'F'].map(depth)).toEqual([0, 3, 9, 10, 60]);
  });

  it('is drawn with its depth, and deep water darker', () => {
    const root = drawn(['.3B']);
    expect(root.querySelectorAll('.water')).toHaveLength(2);
    expect(root.querySelectorAll('.water.deep')).toHaveLength(1);
    expect([...root.querySelectorAll('.depth')].map(one => one.textContent)).toEqual(['3′', '20′']);
  });

  it('is not drawn where there is none', () => {
    expect(drawn().querySelector('.water')).toBeNull();
  });

  it('is poured with a pen, and kept in the text', () => {
    const draft = { ...emptyDraft(), ...resize(emptyDraft(), 4, 4) };
    const wet = { ...draft, ...stroke(draft, 'swim', [1, 0]) };
    expect(wet.water[0]).toBe('.A..');
    expect(stroke(wet, 'dry', [1, 0]).water?.[0]).toBe('....');
    const text = yamlOf(wet);
    expect(text).toContain('water: |\n  .A..\n');
    expect(draftOf(text).water[0]).toBe('.A..');
    expect(yamlOf(draft)).not.toContain('water');
  });
});

describe('a ladder', () => {
  it('has a picture and a name', () => {
    const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const ladder = { id: 'f0', kind: 'ladder', name: 'west ladder', at: [1, 1] as [number, number], state: 'up' };
    render(<Features features={[ladder]} ground={['...', '...']} />, root);
    expect(root.querySelector('[aria-label="west ladder, up"] path')?.getAttribute('d')).toContain('M-5-14V14');
  });
});
