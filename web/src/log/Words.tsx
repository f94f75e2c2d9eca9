import { type ComponentChild, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import type { Card, View } from '../wire/protocol';

/** Which side somebody is on, by his id; empty for chapters whose people had other ids. */
export type Sides = ReadonlyMap<string, number>;
export const Company = createContext<Sides>(new Map());

export function sidesOf(view: View): Sides {
  const sides = new Map(view.sides.map((side, i) => [side.name, i % 4]));
  return new Map(view.combatants.map(one => [one.id, sides.get(one.side) ?? 3]));
}

/** A part of a card's text, with the names in it in their side's colour. */
export function Words({ card, from = 0, to }: { card: Card; from?: number; to?: number }): JSX.Element {
  const sides = useContext(Company);
  const end = to ?? card.text.length;
  const parts: ComponentChild[] = [];
  let at = from;
  for (const [first, last, id] of card.names ?? []) {
    if (first < at || last > end) continue;
    parts.push(card.text.slice(at, first));
    const side = sides.get(id);
    parts.push(
      <bdi key={first} class={side === undefined ? 'someone' : `someone side-${side}`}>
        {card.text.slice(first, last)}
      </bdi>,
    );
    at = last;
  }
  return (
    <>
      {parts}
      <bdi>{card.text.slice(at, end)}</bdi>
    </>
  );
}
