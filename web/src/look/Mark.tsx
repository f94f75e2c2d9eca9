import type { JSX } from 'preact';

/** The mark: a shield's half and the blade that parted it. */
export function Mark({ size = 30 }: { size?: number }): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M16 2.5A13.5 13.5 0 1 0 16 29.5V20.5A4.5 4.5 0 1 1 16 11.5Z" />
      <path class="blade" d="M19 1.5h3.200V30.500H19z" />
    </svg>
  );
}
