import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Icon } from '../look/Icon';
import { step } from '../page/shortcuts';
import { http } from '../wire/http';

const BEAT = 900;
const EXPORTS = [
  ['html', 'a page to read'],
  ['markdown', 'Markdown'],
  ['jsonl', 'JSON lines'],
] as const;

/** Scrubs the battle from its first card to its last. */
export function ReplayBar(): JSX.Element {
  const game = useGame();
  const cards = useSitting(sitting => sitting.cards);
  const moment = useDesk(desk => desk.moment);
  const [playing, setPlaying] = useState(false);
  const at = moment === null ? cards.length : cards.findIndex(card => card.card === moment);
  const card = cards[at];
  useEffect(() => {
    if (!playing) return;
    const beat = setInterval(() => {
      if (game.desk.value.moment === null) setPlaying(false);
      else step(game, 1);
    }, BEAT);
    return () => clearInterval(beat);
  }, [playing]);
  const go = (index: number) => game.show(cards[index]?.card ?? null);
  const play = () => {
    if (!playing && moment === null) go(0);
    setPlaying(!playing);
  };
  return (
    <section class="replay" aria-label="Replay">
      <div class="row">
        <Control icon="first" name="To the beginning" go={() => go(0)} />
        <Control icon="back" name="A card earlier" go={() => step(game, -1)} />
        <Control icon={playing ? 'pause' : 'play'} name={playing ? 'Pause' : 'Play'} go={play} />
        <Control icon="forth" name="A card later" go={() => step(game, 1)} />
        <Control icon="last" name="Now" go={() => game.show(null)} />
        <input
          type="range"
          min={0}
          max={cards.length}
          value={at}
          aria-label="Card"
          aria-valuetext={card?.text ?? 'now'}
          onInput={event => go(Number(event.currentTarget.value))}
        />
        <span class="place">{card ? `${at + 1} / ${cards.length}` : 'now'}</span>
      </div>
      <p class="caption">
        <bdi>{card ? `Round ${card.round}. ${card.text}` : 'The battle as it stands.'}</bdi>
      </p>
      <p class="fine">
        Save the journal as{' '}
        {EXPORTS.map(([as, says], i) => (
          <>
            {i > 0 && ', '}
            <a key={as} href={http.journal(game.table, as)} download>
              {says}
            </a>
          </>
        ))}
      </p>
    </section>
  );
}

function Control({ icon, name, go }: { icon: string; name: string; go(): void }): JSX.Element {
  return (
    <button type="button" class="quiet" title={name} onClick={go}>
      <Icon name={icon} />
      <span class="sr">{name}</span>
    </button>
  );
}
