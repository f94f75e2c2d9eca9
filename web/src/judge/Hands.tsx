import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import { http } from '../wire/http';
import type { View } from '../wire/protocol';
import { Hand } from './Hand';
import { Newcomer } from './Newcomer';

/** Conditions the rulebook knows, to choose from; any may be typed. */
function useConditions(rulebook: string): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    http.rulebooks().then(
      all => setKnown(all.find(one => one.id === rulebook)?.conditions ?? []),
      () => setKnown([]),
    );
  }, [rulebook]);
  return known;
}

/** Everybody in the fight, and whoever is to join it. */
export function Hands({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const tool = useDesk(desk => desk.tool);
  const known = useConditions(view.table.rulebook);
  const onMap = view.field.kind === 'map';
  const order = new Map(view.sides.map((side, i) => [side.name, i]));
  return (
    <section>
      <h3>Combatants</h3>
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
      <Newcomer view={view} />
    </section>
  );
}
