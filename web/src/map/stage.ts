import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Combatant, View } from '../wire/protocol';
import { Camera, type Insets, type Look } from './camera';
import type { Standing } from './geometry';
import { isHere } from './spoken';

/** How often what lies over the map follows it while nothing must. */
const IDLE = 80;

export interface Stage {
  svg: RefObject<SVGSVGElement | null>;
  scene: RefObject<SVGGElement | null>;
  land: RefObject<SVGSVGElement | null>;
  camera: RefObject<Camera | null>;
  /** How big things are drawn, in steps: what must stay readable is laid out anew at each. */
  zoom: number;
}

/** The sheets' measures are stated in CSS; a box padded by them knows them in pixels. */
function insetsBy(probe: Element | null): Insets {
  const style = probe && getComputedStyle(probe);
  const pixels = (side: string) => (style && Number.parseFloat(style.getPropertyValue(`padding-${side}`))) || 0;
  return { top: pixels('top'), right: pixels('right'), bottom: pixels('bottom'), left: pixels('left') };
}

/** Cards stand at their place on the map by these properties. To set them costs, so only where there is a card. */
function follow(field: HTMLElement | null): (look: Look) => void {
  let idle = 0;
  return look => {
    const tell = () => {
      for (const [name, value] of Object.entries(look)) field?.style.setProperty(`--eye-${name}`, String(value));
    };
    clearTimeout(idle);
    if (field?.querySelector('.at-target, .why-not')) tell();
    else idle = setTimeout(tell, IDLE) as unknown as number;
  };
}

const step = (scale: number): number => Math.min(1, Math.max(0.5, Math.round(scale * 8) / 8));

/** The map's elements and the camera over them. */
export function useStage(
  field: { width: number; height: number; fog?: string[] },
  view: View,
  me: Combatant | undefined,
  /** Whom one aims at, and where one would stand. */
  aimed: Standing[],
  over: boolean,
): Stage {
  const svg = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const land = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera | null>(null);
  const [zoom, setZoom] = useState(1);
  const latest = useRef({ view, me, field, over });
  latest.current = { view, me, field, over };
  const refit = useRef<() => void>(() => undefined);

  useEffect(() => {
    const node = svg.current;
    if (!node || !scene.current) return;
    const page = node.closest<HTMLElement>('.field');
    const probe = node.closest('.battlemap')?.querySelector('.insets') ?? null;
    const eye = new Camera(node, scene.current, land.current ?? undefined, () => insetsBy(probe));
    camera.current = eye;
    eye.watch(follow(page));
    eye.watch(look => setZoom(step(look.scale)));
    // On a small screen one begins where the fight is, not with all of the map.
    const fit = () => {
      const { view: now, me: self, field: map, over: ended } = latest.current;
      if (eye.moved) return;
      eye.begin(
        map,
        now.combatants.filter(one => isHere(one) && !one.placeless),
        self?.placeless ? undefined : self,
        ended,
      );
    };
    refit.current = fit;
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(node);
    if (probe) watch.observe(probe);
    node.addEventListener('wheel', eye.wheel, { passive: false });
    return () => {
      watch.disconnect();
      node.removeEventListener('wheel', eye.wheel);
    };
  }, [field.width, field.height, view.table.chapter]);

  // How it ended is shown anew, wherever one looked last.
  useEffect(() => {
    if (!camera.current || !over) return;
    camera.current.moved = false;
    refit.current();
  }, [over]);

  // Both are seen: who acts and whom he means. What a phone's sheet covers counts as out of sight.
  const meant = aimed.map(one => one.at.join()).join(' ');
  useEffect(() => {
    if (!meant || !me || me.placeless) return;
    const look = requestAnimationFrame(() => {
      const card = svg.current?.closest('.field')?.querySelector('.at-target');
      const box = svg.current?.getBoundingClientRect();
      const low = card && getComputedStyle(card).position === 'fixed' ? card.getBoundingClientRect().top : undefined;
      camera.current?.frame([me, ...aimed], field, low === undefined || !box ? 0 : box.bottom - low);
    });
    return () => cancelAnimationFrame(look);
  }, [meant, view.prompt?.q]);

  // Who is asked is brought into sight, so that nobody looks for himself on a wide map.
  const asked = view.prompt?.who;
  useEffect(() => {
    if (asked && me && !me.placeless) camera.current?.reveal(me, field);
  }, [asked]);
  return { svg, scene, land, camera, zoom };
}
