import rebuke from 'game:ankh';
import march from 'game:boot-prints';
import shoot from 'game:bow-arrow';
import attack from 'game:crossed-swords';
import cast from 'game:magic-swirl';
import run from 'game:run';
import ready from 'game:sands-of-time';
import defend from 'game:shield';
import use from 'game:swap-bag';
import charge from 'game:sword-brandish';
import type { JSX } from 'preact';

/** Pictures of what is done, in a box of 512, in the colour of the text. */
const SIGNS: Record<string, string> = { attack, cast, charge, defend, march, ready, rebuke, run, shoot, use };

export function Sign({ name, size = 34 }: { name: string; size?: number }): JSX.Element {
  return (
    <svg class="sign" viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path d={SIGNS[name] ?? ''} />
    </svg>
  );
}
