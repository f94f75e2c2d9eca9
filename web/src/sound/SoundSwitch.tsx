import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSitting } from '../game';
import { Icon } from '../look/Icon';
import { heard } from './notes';
import { play, wake } from './synth';

const SHELF = 'cleave sound';

function wanted(): boolean {
  try {
    return localStorage.getItem(SHELF) === 'on';
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    if (on) localStorage.setItem(SHELF, 'on');
    else localStorage.removeItem(SHELF);
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Sound and vibration, off until they are wanted: one's turn, a hit, a miss, a fall. Never the only sign of it. */
export function SoundSwitch(): JSX.Element {
  const [on, setOn] = useState(wanted);
  useHearing(on);
  const name = on ? 'Sound is on' : 'Sound is off';
  return (
    <button
      type="button"
      class="quiet sound-switch"
      title={name}
      aria-pressed={on}
      onClick={() => {
        keep(!on);
        setOn(!on);
        if (!on) wake();
      }}
    >
      <Icon name={on ? 'sound' : 'silence'} />
      <span class="sr">Sound</span>
    </button>
  );
}

function useHearing(on: boolean): void {
  const cards = useSitting(sitting => sitting.cards);
  const q = useSitting(sitting => sitting.view?.prompt?.q ?? null);
  const last = useRef(cards.at(-1)?.card ?? 0);
  const asked = useRef(q);
  useEffect(() => {
    if (!on) return;
    // It was wanted before: the first touch of the page lets it be heard.
    document.addEventListener('pointerdown', wake);
    document.addEventListener('keydown', wake);
    return () => {
      document.removeEventListener('pointerdown', wake);
      document.removeEventListener('keydown', wake);
    };
  }, [on]);
  useEffect(() => {
    const fresh = cards.filter(card => card.card > last.current);
    last.current = cards.at(-1)?.card ?? 0;
    if (on) for (const noise of heard(fresh)) play(noise);
  }, [cards]);
  useEffect(() => {
    if (on && q !== null && q !== asked.current) play('turn');
    asked.current = q;
  }, [q]);
}
