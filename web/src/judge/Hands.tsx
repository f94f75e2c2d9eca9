import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import type { Combatant, View } from '../wire/protocol';

/** What the Judge does to somebody: hit points, place, sight, life. */
function Hand({ who }: { who: Combatant }): JSX.Element {
  const game = useGame();
  const [hp, setHp] = useState(String(who.hp ?? ''));
  const looking = useDesk(desk => desk.looking === who.id);
  const set = () => {
    if (/^-?\d+$/.test(hp) && Number(hp) !== who.hp) game.judge(`set ${who.name} to ${hp} hp`);
  };
  return (
    <tr class={looking ? 'looking' : ''}>
      <th scope="row">
        <button type="button" class="quiet" onClick={() => game.put({ looking: who.id })}>
          <bdi>{who.name}</bdi>
        </button>
      </th>
      <td>
        <input
          class="hp"
          inputMode="numeric"
          aria-label={`Hit points of ${who.name}`}
          value={hp}
          onInput={event => setHp(event.currentTarget.value)}
          onBlur={set}
          onKeyDown={event => event.key === 'Enter' && set()}
        />
        <small> / {who.most ?? '?'}</small>
      </td>
      <td class="acts">
        <button
          type="button"
          class="quiet tiny"
          title="Take over"
          onClick={() => game.do({ type: 'run', who: who.id, by: 'judge' })}
        >
          <Icon name="judge" />
          <span class="sr">Take over {who.name}</span>
        </button>
        <button
          type="button"
          class="quiet tiny"
          title="Remove from the fight"
          onClick={() => game.judge(`remove ${who.name}`)}
        >
          <Icon name="trash" />
          <span class="sr">Remove {who.name}</span>
        </button>
      </td>
    </tr>
  );
}

export function Hands({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const tool = useDesk(desk => desk.tool);
  return (
    <section>
      <h3>Combatants</h3>
      {view.field.kind === 'map' && (
        <button
          type="button"
          aria-pressed={tool === 'hand'}
          onClick={() => game.put({ tool: tool === 'hand' ? 'look' : 'hand' })}
        >
          <Icon name="hand" /> Move tokens by dragging
        </button>
      )}
      <table class="hands">
        <tbody>
          {view.combatants.map(who => (
            <Hand key={`${who.id} ${who.hp}`} who={who} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
