import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/Icon';

interface Code {
  size: number;
  path: string;
}

/** The dark squares as one path. */
export function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** A link to be read by a phone's camera; the drawing of it is fetched when somebody first wants one. */
export function Qr({ link, name }: { link: string; name: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!open) return;
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(link, { ecc: 'M', border: 3 });
        setCode({ size, path: pathOf(data) });
      },
      () => setOpen(false),
    );
  }, [open, link]);
  return (
    <div class="qr">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="qr" /> {open ? 'Hide the code' : 'Code for a phone'}
      </button>
      {open && code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={`QR code of the link of ${name}`}>
          <rect width={code.size} height={code.size} />
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
