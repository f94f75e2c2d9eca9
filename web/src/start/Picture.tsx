import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Guard } from '../page/Guard';
import type { SceneProps } from './Scene';

type Drawing = (props: SceneProps) => JSX.Element;

/** A picture of a fight. What draws it is fetched apart: the words of the first page do not wait for it. */
export function Picture(props: SceneProps): JSX.Element | null {
  const [drawing, setDrawing] = useState<{ Scene: Drawing } | null>(null);
  useEffect(() => {
    import('./Scene').then(setDrawing, () => undefined);
  }, []);
  if (!drawing) return null;
  return (
    <Guard what="The map">
      <drawing.Scene {...props} />
    </Guard>
  );
}
