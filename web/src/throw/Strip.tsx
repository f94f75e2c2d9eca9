import type { JSX } from 'preact';

interface Props {
  /** What the die must show; nothing succeeds above the faces it has. */
  needs: number;
  /** How many faces the die has. */
  faces?: number;
  /** Where it fell, once it is thrown. */
  fell?: number;
  /** Success is bad news for who looks. */
  harm?: boolean;
}

/** One cell a face: before the throw what succeeds, after it where the die fell. */
export function Strip({ needs, faces = 20, fell, harm = false }: Props): JSX.Element {
  const cells = Array.from({ length: faces }, (_, i) => i + 1);
  return (
    <span class={`strip ${harm ? 'harm' : ''}`} role="img" aria-label={spoken(needs, faces, fell)}>
      <span class="cells">
        {cells.map(face => (
          <i key={face} class={`${face >= needs ? 'counts' : ''} ${face === fell ? 'fell' : ''}`} />
        ))}
      </span>
    </span>
  );
}

function spoken(needs: number, faces: number, fell: number | undefined): string {
  const wanted = needs > faces ? 'no face is enough' : `${needs} or more`;
  return fell === undefined ? `d${faces}: ${wanted}` : `d${faces}: ${fell}, needed ${wanted}`;
}
