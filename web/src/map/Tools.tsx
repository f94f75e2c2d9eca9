import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { type Tool, useDesk, useGame, useSitting } from '../game';
import { Icon } from '../look/Icon';
import type { Camera } from './camera';
import { SHAPES, type Shape } from './Ruler';

interface Props {
  camera: RefObject<Camera | null>;
  field: { width: number; height: number };
  shape: Shape;
  setShape(shape: Shape): void;
}

const TOOLS: { tool: Tool; icon: string; name: string; judge?: boolean }[] = [
  { tool: 'look', icon: 'point', name: 'Point' },
  { tool: 'measure', icon: 'ruler', name: 'Measure' },
  { tool: 'area', icon: 'area', name: 'Area' },
  { tool: 'hand', icon: 'hand', name: 'Move tokens (Judge)', judge: true },
];

export function Tools({ camera, field, shape, setShape }: Props): JSX.Element {
  const game = useGame();
  const tool = useDesk(desk => desk.tool);
  const judge = useSitting(sitting => sitting.view?.you.role === 'judge');
  // On a phone only the tool in the hand is shown; pressed again, all of them.
  const [open, setOpen] = useState(false);
  return (
    <div class={open ? 'tools open' : 'tools'} role="toolbar" aria-label="Map">
      <div class="cluster">
        {TOOLS.filter(one => judge || !one.judge).map(one => (
          <button
            key={one.tool}
            type="button"
            class="quiet"
            aria-pressed={tool === one.tool}
            title={one.name}
            onClick={() => {
              setOpen(tool === one.tool && !open);
              game.put({ tool: one.tool });
            }}
          >
            <Icon name={one.icon} />
            <span class="sr">{one.name}</span>
          </button>
        ))}
      </div>
      {tool === 'area' && (
        <select
          aria-label="Shape of the area"
          value={shape}
          onChange={event => setShape(event.currentTarget.value as Shape)}
        >
          {SHAPES.map(one => (
            <option key={one} value={one}>
              {one}′
            </option>
          ))}
        </select>
      )}
      <div class="cluster end">
        <button type="button" class="quiet zooms" title="Farther" onClick={() => camera.current?.zoom(0.8)}>
          <Icon name="minus" />
          <span class="sr">Farther</span>
        </button>
        <button
          type="button"
          class="quiet"
          title="Whole map"
          onClick={() => camera.current?.fit(field.width, field.height)}
        >
          <Icon name="fit" />
          <span class="sr">Whole map</span>
        </button>
        <button type="button" class="quiet zooms" title="Closer" onClick={() => camera.current?.zoom(1.25)}>
          <Icon name="plus" />
          <span class="sr">Closer</span>
        </button>
      </div>
    </div>
  );
}
