import type { JSX } from 'preact';
import { Piece } from '../pieces/Piece';
import type { Combatant, View } from '../wire/protocol';

/** Who acts: face, name, how much he has left, what he carries. */
export function Actor({ view, who }: { view: View; who: Combatant }): JSX.Element {
  const side = view.sides.findIndex(one => one.name === who.side);
  const part = who.hp !== undefined && who.most ? Math.max(0, Math.min(1, who.hp / who.most)) : null;
  return (
    <div class="actor">
      <span class="lamplight">
        <Piece who={who} side={side < 0 ? 3 : side} size={64} />
      </span>
      <div class="of">
        <h2>
          <bdi>{who.name}</bdi>
        </h2>
        {part !== null && (
          <svg
            class={part <= 0.34 ? 'life low' : 'life'}
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect class="lost" width={100} height={8} />
            <rect class="left" width={100 * part} height={8} />
          </svg>
        )}
        <p>
          {who.hp !== undefined && (
            <>
              <b>{who.hp}</b> of {who.most} hp
            </>
          )}
          {who.hp === undefined && who.health}
          {who.conditions.length > 0 && <span class="conditions">, {who.conditions.join(', ')}</span>}
        </p>
        <p class="gear fine">{[who.weapon, who.armour].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}
