import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk, useSitting } from '../game';

const PAUSE = 1500;
const MOST = 4;

/** What is said when more has happened than one can listen to: the last few, and how many before them. */
export function digest(texts: string[]): string {
  if (texts.length <= MOST) return texts.join(' ');
  return `${texts.length - MOST} things happened. ${texts.slice(-MOST).join(' ')}`;
}

/** A polite voice for who listens: cards, gathered so that a hundred a second do not drown the reader. */
export function Announcer(): JSX.Element {
  const cards = useSitting(sitting => sitting.cards);
  const prompt = useSitting(sitting => sitting.view?.prompt ?? null);
  const said = useDesk(desk => desk.said);
  const [text, setText] = useState('');
  const seen = useRef(cards.length);
  const latest = useRef(cards);
  latest.current = cards;
  const timer = useRef(0);
  useEffect(() => {
    // A running pause is never begun anew: a steady stream of cards would then silence the voice.
    if (timer.current || cards.length === seen.current) return;
    timer.current = setTimeout(() => {
      timer.current = 0;
      const fresh = latest.current.slice(seen.current).map(card => card.text);
      seen.current = latest.current.length;
      if (fresh.length) setText(digest(fresh));
    }, PAUSE) as unknown as number;
  }, [cards]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div class="sr">
      <p aria-live="polite">{text}</p>
      <p aria-live="polite">{said}</p>
      <p aria-live="assertive">{prompt?.says ?? ''}</p>
    </div>
  );
}
