import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../cell';
import { useDesk, useGame, useSitting } from '../game';
import { Ribbon } from '../log/Ribbon';
import { Icon } from '../look/Icon';
import { switchTheme, theme } from '../look/theme';
import { SoundSwitch } from '../sound/SoundSwitch';
import type { View } from '../wire/protocol';
import { Guard } from './Guard';
import { Home } from './Home';
import { RuleLink } from './RuleLink';

export function Banner(): JSX.Element | null {
  const game = useGame();
  const line = useCell(game.line);
  const notice = useSitting(sitting => sitting.notice);
  const moment = useDesk(desk => desk.moment);
  const refusal = useSitting(sitting => sitting.refusal);
  const trouble = useSitting(sitting => sitting.view?.table.trouble);
  if (line === 'lost')
    return (
      <p class="banner sheet warn" role="status">
        The line is down. Nothing is lost. Your choice goes out as soon as it is back.
      </p>
    );
  if (notice)
    return (
      <p class={`banner sheet ${notice.level}`} role="status">
        {notice.text}
      </p>
    );
  if (refusal && !['answer', 'roll', 'seed', undefined].includes(refusal.of))
    return (
      <p class="banner sheet warn" role="alert">
        {refusal.message} <RuleLink id={refusal.rule} says="the rule" />{' '}
        <button type="button" class="link" onClick={() => game.forgive()}>
          Understood
        </button>
      </p>
    );
  if (trouble)
    return (
      <p class="banner sheet warn" role="status">
        {trouble}
      </p>
    );
  if (moment !== null) {
    return (
      <p class="banner sheet past" role="status">
        You see a moment of the past.{' '}
        <button type="button" class="link" onClick={() => game.show(null)}>
          Back to now
        </button>
      </p>
    );
  }
  return null;
}

const PHASES: Record<string, string> = { lobby: 'Not begun', stopped: 'Stopped', over: 'Over', aftermath: 'Aftermath' };

/** Where we are in time: the fight, its round, and who acts when. */
export function TimeBar({ view, shown }: { view: View; shown: View }): JSX.Element {
  const { table, you } = view;
  return (
    <header class="time-bar sheet">
      <Home />
      <div class="head">
        <h1 id="title" tabIndex={-1}>
          <bdi>{table.title}</bdi>
        </h1>
        <p>
          <span class="clock">{table.phase === 'fight' ? `Round ${table.round}` : PHASES[table.phase]}</span>
          <span class="book"> · {table.rulebookTitle}</span>
          <span class="seat">
            {you.role === 'judge' ? ' · you are the Judge' : you.role === 'spectator' ? ' · you look on' : ''}
            {you.role === 'player' && (
              <>
                {' '}
                · <bdi>{you.name}</bdi>
              </>
            )}
          </span>
          {table.paused && <span class="badge">paused</span>}
        </p>
      </div>
      <Guard what="The initiative">
        <Ribbon view={shown} />
      </Guard>
    </header>
  );
}

/** What is not of the fight: seeing it again, the dice, the keys, day and night. */
export function Corner(): JSX.Element {
  const game = useGame();
  const [dark, setDark] = useState(theme() === 'dark');
  const replay = useDesk(desk => desk.replay);
  return (
    <div class="corner cluster">
      <HeadButton icon="replay" name="Replay (p)" pressed={replay} go={() => game.put({ replay: !replay })} />
      <HeadButton icon="dice" name="Check the dice" go={() => game.put({ dialog: 'dice' })} />
      <SoundSwitch />
      <HeadButton
        icon={dark ? 'sun' : 'moon'}
        name={dark ? 'Light (x)' : 'Dark (x)'}
        go={() => setDark(switchTheme() === 'dark')}
      />
      <HeadButton icon="help" name="Keys (?)" go={() => game.put({ dialog: 'keys' })} />
    </div>
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
