import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useDesk, useGame, useSitting } from '../game';
import { Icon } from '../look/Icon';
import { switchTheme, theme } from '../look/theme';
import type { View } from '../wire/protocol';
import { RuleLink } from './RuleLink';

function Banner(): JSX.Element | null {
  const game = useGame();
  const line = useCell(game.line);
  const notice = useSitting(sitting => sitting.notice);
  const moment = useDesk(desk => desk.moment);
  const refusal = useSitting(sitting => sitting.refusal);
  const trouble = useSitting(sitting => sitting.view?.table.trouble);
  if (line === 'lost')
    return (
      <p class="banner warn" role="status">
        The line to the table is lost. Trying again; what you answered is kept.
      </p>
    );
  if (notice)
    return (
      <p class={`banner ${notice.level}`} role="status">
        {notice.text}
      </p>
    );
  if (refusal && !['answer', 'roll', 'seed', undefined].includes(refusal.of))
    return (
      <p class="banner warn" role="alert">
        {refusal.message} <RuleLink id={refusal.rule} />{' '}
        <button type="button" class="link" onClick={() => game.forgive()}>
          Understood
        </button>
      </p>
    );
  if (trouble)
    return (
      <p class="banner warn" role="status">
        {trouble}
      </p>
    );
  if (moment !== null) {
    return (
      <p class="banner past" role="status">
        You see a moment of the past.{' '}
        <button type="button" class="link" onClick={() => game.show(null)}>
          Back to now
        </button>
      </p>
    );
  }
  return null;
}

export function Head({ view }: { view: View }): JSX.Element {
  const game = useGame();
  const { table, you } = view;
  const [dark, setDark] = useState(theme() === 'dark');
  const replay = useDesk(desk => desk.replay);
  return (
    <>
      <header class="head">
        <h1 id="title" tabIndex={-1}>
          <bdi>{table.title}</bdi>
        </h1>
        <p class="clock">
          {table.phase === 'fight' ? (
            <>
              Round <b>{table.round}</b>
              {table.count !== null && table.count !== undefined && (
                <>
                  , count <b>{table.count}</b>
                </>
              )}
            </>
          ) : table.phase === 'lobby' ? (
            'Not begun'
          ) : table.phase === 'stopped' ? (
            'Stopped'
          ) : table.phase === 'over' ? (
            'Over'
          ) : (
            'Aftermath'
          )}
          {table.paused && <span class="badge">paused</span>}
        </p>
        <p class="book">{table.rulebookTitle}</p>
        <p class="seat">
          <span class="badge">{you.role === 'judge' ? 'Judge' : you.role}</span>
          {you.name.toLowerCase() !== you.role && <bdi>{you.name}</bdi>}
        </p>
        <div class="cluster">
          <HeadButton icon="replay" name="Replay (p)" pressed={replay} go={() => game.put({ replay: !replay })} />
          <HeadButton icon="dice" name="Check the dice" go={() => game.put({ dialog: 'dice' })} />
          <HeadButton icon="keys" name="Keys (?)" go={() => game.put({ dialog: 'keys' })} />
          <HeadButton
            icon={dark ? 'sun' : 'moon'}
            name={dark ? 'Light' : 'Dark'}
            go={() => setDark(switchTheme() === 'dark')}
          />
        </div>
      </header>
      <Banner />
    </>
  );
}

function HeadButton({
  icon,
  name,
  go,
  pressed,
}: {
  icon: string;
  name: string;
  go(): void;
  pressed?: boolean;
}): JSX.Element {
  return (
    <button type="button" class="quiet" title={name} aria-pressed={pressed} onClick={go}>
      <Icon name={icon} />
      <span class="sr">{name}</span>
    </button>
  );
}
