import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useDesk, useGame, useSitting } from '../game';
import { Company, sidesOf, Words } from '../log/Words';
import { Icon } from '../look/Icon';
import { step } from '../page/shortcuts';
import { landmarks } from './landmarks';

const BEAT = 900;

/** Scrubs the battle from its first card to its last. */
export function ReplayBar(): JSX.Element {
  const game = useGame();
  const cards = useSitting(sitting => sitting.cards);
  const view = useSitting(sitting => sitting.view);
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
  const leave = () => {
    game.show(null);
    game.put({ replay: false });
  };
  const named = landmarks(cards);
  return (
    <section class="replay" aria-label="Replay">
      <div class="row">
        <div class="cluster">
          <Control icon="first" name="To the beginning" go={() => go(0)} />
          <Control icon="back" name="A card earlier (,)" go={() => step(game, -1)} />
          <Control icon={playing ? 'pause' : 'play'} name={playing ? 'Pause' : 'Play'} go={play} />
          <Control icon="forth" name="A card later (.)" go={() => step(game, 1)} />
          <Control icon="last" name="Now" go={() => game.show(null)} />
        </div>
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
        {named.length > 0 && (
          <select
            aria-label="Go to a moment"
            value={moment ?? ''}
            onChange={event => game.show(Number(event.currentTarget.value))}
          >
            {!named.some(one => one.card === moment) && <option value={moment ?? ''}>Go to …</option>}
            {named.map(one => (
              <option key={one.card} value={one.card}>
                {one.name}
              </option>
            ))}
          </select>
        )}
        <Control icon="close" name="Leave the replay (Esc)" go={leave} />
      </div>
      <p class="caption">
        {card && view ? (
          <Company.Provider value={sidesOf(view)}>
            {card.round > 0 && <b>Round {card.round}. </b>}
            <Words card={card} />
          </Company.Provider>
        ) : (
          'The battle as it stands.'
        )}
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
