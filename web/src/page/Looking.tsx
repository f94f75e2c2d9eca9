import type { JSX } from 'preact';
import { self, useDesk, useGame, useView } from '../game';
import { Icon } from '../look/Icon';
import { engagedWith, listed, nameOf, spoken } from '../map/spoken';
import { SideMark } from './Name';

/** The one somebody has pointed at: what this seat may know of him. */
export function Looking(): JSX.Element | null {
  const game = useGame();
  const view = useView();
  const id = useDesk(desk => desk.looking);
  const who = view.combatants.find(one => one.id === id);
  if (!who) return null;
  const side = view.sides.findIndex(one => one.name === who.side);
  const engaged = engagedWith(view, who.id).map(one => nameOf(view, one));
  const gear = [who.weapon, who.armour].filter(Boolean).join(', ');
  return (
    <aside class="looking" aria-label={spoken(view, who, self(view))}>
      <header>
        <SideMark side={side < 0 ? 3 : side} />
        <h3>
          <bdi>{who.name}</bdi>
        </h3>
        <span class="hp">{who.hp !== undefined ? `${who.hp} / ${who.most ?? '?'} hp` : who.health}</span>
        <button type="button" class="quiet tiny" onClick={() => game.put({ looking: null })}>
          <Icon name="close" />
          <span class="sr">Close</span>
        </button>
      </header>
      <p>
        {who.side}, {who.size}
        {gear && <>; {gear}</>}
      </p>
      {who.conditions.length > 0 && <p>{listed(who.conditions)}</p>}
      {engaged.length > 0 && <p>engaged with {listed(engaged)}</p>}
      {who.declares && <p>declares {who.declares}</p>}
      {who.ready && <p>readies {who.ready}</p>}
      {who.notes.map(note => (
        <p key={note} class="fine">
          {note}
        </p>
      ))}
    </aside>
  );
}
