import type { JSX } from 'preact';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import type { View } from '../wire/protocol';
import { useConditions } from './conditions';
import { Hand } from './Hand';

/** Everybody in the fight. */
export function Hands({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const tool = useDesk(desk => desk.tool);
  const known = useConditions(view.table.rulebook);
  const onMap = view.field.kind === 'map';
  const order = new Map(view.sides.map((side, i) => [side.name, i]));
  return (
    <>
      {onMap && (
        <button
          type="button"
          aria-pressed={tool === 'hand'}
          onClick={() => game.put({ tool: tool === 'hand' ? 'look' : 'hand' })}
        >
          <Icon name="hand" /> Move tokens by dragging
        </button>
      )}
      <ul class="plain hands">
        {view.combatants
          .filter(who => who.fate !== 'removed')
          .map(who => (
            <Hand key={who.id} who={who} side={order.get(who.side) ?? 3} onMap={onMap} known={known} />
          ))}
      </ul>
    </>
  );
}
