import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { Overview } from '../wire/protocol';
import { idly } from './idly';
import { Picture } from './Picture';

/** Fetched once while the page is open. */
const known = new Map<string, Promise<Overview>>();

function overview(name: string): Promise<Overview> {
  let found = known.get(name);
  if (!found) {
    found = http.overview(name);
    found.catch(() => known.delete(name));
    known.set(name, found);
  }
  return found;
}

/** A ready fight's picture; drawn when it comes near. */
export function Thumb({ name }: { name: string }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<Overview | null>(null);
  useEffect(() => {
    let here = true;
    const show = (found: Overview) => idly(() => here && setScene(found));
    const draw = () => overview(name).then(show, () => undefined);
    if (!box.current || !globalThis.IntersectionObserver) {
      draw();
      return () => {
        here = false;
      };
    }
    const watch = new IntersectionObserver(
      seen => {
        if (!seen.some(one => one.isIntersecting)) return;
        watch.disconnect();
        draw();
      },
      { rootMargin: '200px' },
    );
    watch.observe(box.current);
    return () => {
      here = false;
      watch.disconnect();
    };
  }, [name]);
  return (
    <div class="thumb" ref={box}>
      {scene && <Picture scene={scene} shape={2.2} />}
    </div>
  );
}
