import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { self, useDesk, useView } from '../game';
import { CELL, footprint, type Standing } from '../map/geometry';
import { labelled, straightened } from '../map/Reach';
import { isHere, stands } from '../map/spoken';
import type { Combatant, Option, Square, View } from '../wire/protocol';
import { Glance, Taken } from './Aim';
import { type Box, beside, type Minded } from './beside';
import { Spotted } from './Spotted';

/** What a card is about: somebody one aims or looks at, the end of the way, or who acts. */
function placeOf(view: View, aimed: Combatant | undefined, at: Square | undefined): Standing | null {
  if (view.field.kind !== 'map') return null;
  const me = self(view);
  if (aimed && !aimed.placeless) return aimed;
  if (at && me) return { ...me, at };
  return me && !me.placeless ? me : null;
}

/** How much a card should leave free: who acts, where he would stand, how far that is, everybody else. */
const [ME, GHOST, LABEL, OTHERS] = [60, 40, 30, 4];

/** Whom a card should not lie over. */
function mindedBy(view: View, option: Option | undefined): { who: Standing; weight: number }[] {
  const { at } = option ?? {};
  const path = option?.path?.length ? option.path : at ? [at] : [];
  const me = self(view);
  const here = view.combatants.filter(one => isHere(one) && stands(one) && !one.placeless);
  const all = here.map(one => ({ who: one as Standing, weight: one.id === me?.id ? ME : OTHERS }));
  if (!at || !me) return all;
  const [w, h] = footprint(me);
  const [x, y] = labelled(straightened([me.at, ...path].map(one => [one[0] + w / 2, one[1] + h / 2])));
  const label: Standing = { at: [x - 1, y - 0.4], base: [2, 1], facing: 'N' };
  return [...all, { who: { ...me, at }, weight: GHOST }, { who: label, weight: LABEL }];
}

/** A standing's squares on the screen. */
function boxOf(who: Standing, look: { x: number; y: number; scale: number }): Box {
  const size = CELL * look.scale;
  const [wide, high] = footprint(who);
  return {
    left: look.x + who.at[0] * size,
    top: look.y + who.at[1] * size,
    width: wide * size,
    height: high * size,
  };
}

/** What of the field no sheet covers. */
function freeOf(field: HTMLElement): Box {
  const style = getComputedStyle(field.querySelector('.insets') ?? field);
  const inset = (side: string) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
  const box = field.getBoundingClientRect();
  const sheet = field.parentElement?.querySelector('.panel-turn')?.getBoundingClientRect();
  const bottom = Math.max(inset('bottom'), sheet?.height ? box.bottom - sheet.top + 8 : 0);
  const [left, top] = [inset('left'), inset('top')];
  return { left, top, width: box.width - left - inset('right'), height: box.height - top - bottom };
}

/** Keeps the card at its place while the map moves below it and while it grows as odds come. */
function usePlace(box: RefObject<HTMLDivElement>, place: Standing | null, minded: ReturnType<typeof mindedBy>): void {
  const latest = useRef({ place, minded });
  latest.current = { place, minded };
  const put = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    const card = box.current;
    const field = card?.closest<HTMLElement>('.field');
    if (!card || !field) return;
    put.current = () => {
      const { place: at, minded: all } = latest.current;
      const sheets = ['.panel-turn', '.tabs'].map(one => field.parentElement?.querySelector<HTMLElement>(one));
      card.style.setProperty('--least', `${sheets.reduce((sum, one) => sum + (one?.offsetHeight ?? 0), 0)}px`);
      // On a phone it may be higher than the sheet: what lies over the map gives way.
      const over = Math.max(0, field.getBoundingClientRect().bottom - card.getBoundingClientRect().top);
      field.parentElement?.style.setProperty('--over', `${at ? over : 0}px`);
      if (!at) return;
      const eye = (name: string) => Number(field.style.getPropertyValue(`--eye-${name}`));
      const look = { x: eye('x'), y: eye('y'), scale: eye('scale') };
      const others = all.map(({ who, weight }): Minded => ({ ...boxOf(who, look), weight }));
      const free = freeOf(field);
      card.style.setProperty('--most', `${free.height}px`);
      const found = beside({ width: card.offsetWidth, height: card.offsetHeight }, free, boxOf(at, look), others);
      card.dataset.side = found.side;
      card.style.setProperty('--left', `${found.left}px`);
      card.style.setProperty('--top', `${found.top}px`);
      card.style.setProperty('--point', found.point === null ? '-999px' : `${found.point}px`);
    };
    const again = () => put.current();
    const moved = new MutationObserver(again);
    moved.observe(field, { attributes: true, attributeFilter: ['style'] });
    const grown = new ResizeObserver(again);
    grown.observe(card);
    grown.observe(field);
    return () => {
      moved.disconnect();
      grown.disconnect();
      field.parentElement?.style.removeProperty('--over');
    };
  }, [place === null]);
  useLayoutEffect(() => put.current());
}

/** The answer at the target: over the map, beside the one it is about, wherever the map is moved. */
export function AtTarget(): JSX.Element | null {
  const view = useView();
  const choice = useDesk(desk => (desk.moment === null ? desk.choice : null));
  const looking = useDesk(desk => desk.looking);
  const over = useDesk(desk => desk.over);
  const find = (id: string | null | undefined) => view.combatants.find(one => one.id === id);
  const aimed = choice ? find(choice.option.target) : (find(over) ?? find(looking));
  if (!choice && !aimed) return null;
  const place = placeOf(view, aimed, choice?.option.at);
  return (
    <Card place={place} minded={place ? mindedBy(view, choice?.option) : []}>
      {choice ? <Taken choice={choice} /> : over && aimed && over !== looking ? <Glance foe={aimed} /> : <Spotted />}
    </Card>
  );
}

function Card({
  place,
  minded,
  children,
}: {
  place: Standing | null;
  minded: ReturnType<typeof mindedBy>;
  children: JSX.Element;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  usePlace(box as RefObject<HTMLDivElement>, place, minded);
  return (
    <div ref={box} class={`at-target sheet ${place ? 'placed' : 'unplaced'}`}>
      {children}
    </div>
  );
}
