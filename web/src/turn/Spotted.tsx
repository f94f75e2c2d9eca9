import type { JSX } from 'preact';
import { self, useDesk, useGame, useView } from '../game';
import { Touch } from '../judge/Touch';
import { Icon } from '../look/Icon';
import { engagedWith, listed, nameOf, spoken } from '../map/spoken';
import { Piece } from '../pieces/Piece';
import type { Combatant, View } from '../wire/protocol';
import { AtBest, OutOfReach } from './Aim';
import { Left, Reason } from './Left';

/** The Judge's hand on a piece; folded while he plays himself, for then he means to aim at it. */
function Handle({ view, who }: { view: View; who: Combatant }): JSX.Element {
  if (!view.prompt) return <Touch view={view} who={who} />;
  return (
    <details class="handle">
      <summary>Change it, as the Judge</summary>
      <Touch view={view} who={who} />
    </details>
  );
}

/** The one somebody looks at: what this seat may know of him, and why nothing can be done to him. */
export function Spotted(): JSX.Element | null {
  const game = useGame();
  const view = useView();
  const id = useDesk(desk => desk.looking);
  const who = view.combatants.find(one => one.id === id);
  if (!who) return null;
  const side = view.sides.findIndex(one => one.name === who.side);
  const me = self(view);
  const engaged = engagedWith(view, who.id).map(one => nameOf(view, one));
  const gear = [who.weapon, who.armour].filter(Boolean).join(', ');
  return (
    <aside class="looking aim-card" aria-label={spoken(view, who, me)}>
      <header>
        <Piece who={who} side={side < 0 ? 3 : side} size={36} />
        <h3>
          <bdi>{who.name}</bdi>
        </h3>
        <span class="hp">{who.hp !== undefined ? `${who.hp} of ${who.most ?? '?'} hp` : who.health}</span>
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
      <Reason who={who} />
      <Left key={who.id} view={view} who={who} />
      {view.prompt && me && who.side !== me.side && <AtBest foe={who} />}
      {view.prompt && me && who.side !== me.side && <OutOfReach foe={who} />}
      {view.you.role === 'judge' && <Handle view={view} who={who} />}
    </aside>
  );
}
