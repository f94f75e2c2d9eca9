import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const PAUSE = 4000;

/** A button for what is not easily mended: it asks once more, and forgets the question after a while. */
export function Sure({
  go,
  ask = 'Really?',
  title,
  quiet = false,
  children,
}: {
  go(): void;
  ask?: string;
  title?: string;
  quiet?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (!asking) return;
    const forget = setTimeout(() => setAsking(false), PAUSE);
    return () => clearTimeout(forget);
  }, [asking]);
  return (
    <button
      type="button"
      class={`${quiet ? 'quiet tiny' : ''} ${asking ? 'sure' : ''}`}
      title={title}
      onClick={() => {
        setAsking(!asking);
        if (asking) go();
      }}
    >
      {asking ? ask : children}
    </button>
  );
}
