import type { JSX } from 'preact';
import { Icon } from '../look/Icon';
import { follow } from '../page/route';
import type { ScenarioLine } from '../wire/protocol';
import { SideMark } from './SideMark';
import { Thumb } from './Thumb';

interface Props {
  fight: ScenarioLine;
  busy: boolean;
  alone(): void;
}

/** A ready fight: its map, who meets whom, and four ways into it. */
export function FightCard({ fight, busy, alone }: Props): JSX.Element {
  const sides = fight.sides ?? [];
  const said = sides.map(side => `${side.count} ${side.name}`).join(' against ');
  return (
    <li class="fight" aria-label={fight.title}>
      <div class="picture">
        <Thumb name={fight.name} />
        {sides.length > 0 && (
          <p class="odds-of-it" title={said}>
            <span class="sr">{said}</span>
            {sides.map((side, i) => (
              <span key={side.name} aria-hidden="true">
                {i > 0 && <i>v</i>} {i === 0 && <SideMark side={0} />} <b>{side.count}</b>{' '}
                {i > 0 && <SideMark side={i} />}
              </span>
            ))}
          </p>
        )}
      </div>
      <h3>
        <bdi>{fight.title}</bdi>
      </h3>
      <p class="fight-about">{fight.about}</p>
      <div class="fight-ways">
        <button type="button" class="primary" disabled={busy} onClick={alone}>
          Alone
        </button>
        <a class="button" href={`/fight/${encodeURIComponent(fight.name)}`} onClick={follow}>
          With friends
        </a>
        <a class="button quiet" title="Change it" href={`/draw/${encodeURIComponent(fight.name)}`} onClick={follow}>
          <Icon name="pencil" />
          <span class="sr">Change</span>
        </a>
        <a
          class="button quiet"
          title="Compare how the rulebooks tell it"
          href={`/compare/${encodeURIComponent(fight.name)}`}
          onClick={follow}
        >
          <Icon name="compare" />
          <span class="sr">Compare</span>
        </a>
      </div>
    </li>
  );
}
