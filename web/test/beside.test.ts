import { describe, expect, test } from 'vitest';
import { type Box, beside } from '../src/turn/beside';

const FREE: Box = { left: 70, top: 80, width: 1000, height: 600 };
const CARD = { width: 300, height: 260 };
const square = (left: number, top: number): Box => ({ left, top, width: 44, height: 44 });

function isInside({ left, top }: { left: number; top: number }): boolean {
  return (
    left >= FREE.left &&
    top >= FREE.top &&
    left + CARD.width <= FREE.left + FREE.width &&
    top + CARD.height <= FREE.top + FREE.height
  );
}

describe('the card at somebody', () => {
  test('stands above him where there is room, and points at his middle', () => {
    const at = square(500, 500);
    const card = beside(CARD, FREE, at, []);
    expect(card).toMatchObject({ side: 'above', point: 150 });
    expect(card.top + CARD.height).toBeLessThanOrEqual(at.top);
  });

  test('stands below him at the upper edge', () => {
    expect(beside(CARD, FREE, square(500, 100), []).side).toBe('below');
  });

  test('never lies over him nor over the edge, wherever he is', () => {
    for (let x = 70; x <= 1020; x += 50) {
      for (let y = 80; y <= 630; y += 50) {
        const at = square(x, y);
        const card = beside(CARD, FREE, at, []);
        expect(isInside(card), `${x},${y}`).toBe(true);
        const over =
          card.left < at.left + at.width &&
          at.left < card.left + CARD.width &&
          card.top < at.top + at.height &&
          at.top < card.top + CARD.height;
        expect(over, `${x},${y}`).toBe(false);
      }
    }
  });

  test('leaves who acts free, if another side does', () => {
    const at = square(500, 420);
    const me = { ...square(500, 300), weight: 60 };
    expect(beside(CARD, FREE, at, [me]).side).not.toBe('above');
  });

  test('points at nobody where he is out of sight', () => {
    expect(beside(CARD, FREE, square(-400, 300), []).point).toBeNull();
  });
});
