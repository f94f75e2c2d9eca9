import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../page/Dialog';
import { type ActionName, keep, keys, rebound, USUAL, usualKeys } from './keymap';

const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': 'Space',
  Escape: 'Esc',
};
const DEAF = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

/** All keys; press one to give it another. */
export function KeyList({ onClose }: { onClose(): void }): JSX.Element {
  const [map, setMap] = useState(keys());
  const [asking, setAsking] = useState<ActionName | null>(null);
  const put = (next: typeof map) => {
    keep(next);
    setMap(next);
  };
  const hear = (event: KeyboardEvent) => {
    if (!asking || DEAF.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Escape' || asking === 'cancel') put(rebound(map, asking, event.key));
    setAsking(null);
  };
  return (
    <Dialog title="Keys" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for the key its button asked for */}
      <div class="keys" onKeyDown={hear}>
        <dl>
          {(Object.keys(USUAL) as ActionName[]).map(name => (
            <div key={name}>
              <dt>
                <button
                  type="button"
                  class="key"
                  aria-label={`${NAMES[map[name]] ?? map[name]}: ${USUAL[name][1]}. Press to change.`}
                  onClick={() => setAsking(name)}
                >
                  {asking === name ? 'press …' : (NAMES[map[name]] ?? map[name])}
                </button>
              </dt>
              <dd>{USUAL[name][1]}</dd>
            </div>
          ))}
        </dl>
        <button type="button" class="quiet" onClick={() => put(usualKeys())}>
          Back to the usual keys
        </button>
      </div>
    </Dialog>
  );
}
