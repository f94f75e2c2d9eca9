import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { RuleLink } from '../page/RuleLink';
import type { Camera, Look } from './camera';
import { CELL } from './geometry';

/** Why one cannot go there, where one pointed. */
export function WhyNot({ camera }: { camera: RefObject<Camera | null> }): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const game = useGame();
  const spot = useDesk(desk => (desk.choice || desk.moment !== null ? null : desk.spot));
  const why = useSitting(sitting => (spot ? sitting.whys.get(spot.text) : undefined));
  const message = why?.refused?.message;
  useEffect(() => {
    if (message) game.say(message);
  }, [message]);
  // It stays at its square while the map is moved.
  useLayoutEffect(() => {
    const eye = camera.current;
    const place = (look: Look) => {
      for (const [name, value] of Object.entries(look)) box.current?.style.setProperty(`--eye-${name}`, String(value));
    };
    if (!eye || !spot) return;
    place(eye.look);
    return eye.watch(place);
  }, [spot]);
  if (!spot || (why && !message)) return null;
  return (
    <div
      ref={box}
      class="why-not sheet"
      role="status"
      style={{ '--x': String((spot.at[0] + 0.5) * CELL), '--y': String(spot.at[1] * CELL) }}
    >
      {message ? (
        <>
          {message.charAt(0).toUpperCase() + message.slice(1)}
          {/[.!?]$/.test(message) ? '' : '.'} {why?.refused?.rule && <RuleLink id={why.refused.rule} says="the rule" />}
        </>
      ) : (
        'Asking why not …'
      )}
    </div>
  );
}
