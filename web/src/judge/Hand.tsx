import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk, useGame } from '../game';
import { Icon } from '../look/Icon';
import { directionWord, FACINGS } from '../map/geometry';
import { isHere } from '../map/spoken';
import { SideMark } from '../page/Name';
import { Sure } from '../page/Sure';
import type { Combatant } from '../wire/protocol';

interface Props {
  who: Combatant;
  side: number;
  onMap: boolean;
  known: string[];
}

function HitPoints({ who }: { who: Combatant }): JSX.Element {
  const game = useGame();
  const [hp, setHp] = useState(String(who.hp ?? ''));
  const set = () => {
    if (/^-?\d+$/.test(hp) && Number(hp) !== who.hp) game.judge(`set ${who.name} to ${hp} hp`);
  };
  return (
    <span class="hit-points">
      <input
        class="hp"
        inputMode="numeric"
        aria-label={`Hit points of ${who.name}`}
        value={hp}
        onInput={event => setHp(event.currentTarget.value)}
        onBlur={set}
        onKeyDown={event => event.key === 'Enter' && set()}
      />
      <small>/ {who.most ?? '?'}</small>
    </span>
  );
}

function Conditions({ who, known }: { who: Combatant; known: string[] }): JSX.Element {
  const game = useGame();
  const [word, setWord] = useState('');
  const give = (event: Event) => {
    event.preventDefault();
    if (word.trim()) game.judge(`give ${who.name} ${word.trim()}`);
    setWord('');
  };
  return (
    <>
      {who.conditions.map(one => (
        <button
          key={one}
          type="button"
          class="chip"
          title={`Lift: ${who.name} is no longer ${one}`}
          onClick={() => game.judge(`lift ${one} from ${who.name}`)}
        >
          {one} <Icon name="close" />
        </button>
      ))}
      <form class="row give" onSubmit={give}>
        <input
          class="grow"
          list="conditions"
          aria-label={`A condition for ${who.name}`}
          placeholder="a condition"
          value={word}
          onInput={event => setWord(event.currentTarget.value)}
        />
        <button type="submit" disabled={!word.trim()}>
          Give
        </button>
      </form>
      <datalist id="conditions">
        {known.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** What the Judge does to somebody: hit points at a glance; sight, place, conditions and life when opened. */
export function Hand({ who, side, onMap, known }: Props): JSX.Element {
  const game = useGame();
  const open = useDesk(desk => desk.looking === who.id);
  return (
    <li class={open ? 'hand open' : 'hand'}>
      <div class="row">
        <button
          type="button"
          class="quiet grow who"
          aria-expanded={open}
          onClick={() => game.put({ looking: open ? null : who.id })}
        >
          <SideMark side={side} />
          <bdi>{who.name}</bdi>
          {who.hidden && <small class="tag">hidden</small>}
          {!isHere(who) && <small class="tag">{who.fate}</small>}
          {who.conditions.length > 0 && <small class="fine">{who.conditions.join(', ')}</small>}
        </button>
        <HitPoints key={String(who.hp)} who={who} />
      </div>
      {open && (
        <div class="acts">
          {who.fate === 'not yet here' && (
            <button
              type="button"
              class="primary"
              onClick={() =>
                game.put({ coming: { what: '', name: who.name, side: who.side }, tool: onMap ? 'add' : 'look' })
              }
            >
              Let in
            </button>
          )}
          <div class="row">
            <button type="button" onClick={() => game.judge(`${who.hidden ? 'reveal' : 'hide'} ${who.name}`)}>
              <Icon name={who.hidden ? 'eye' : 'hide'} /> {who.hidden ? 'Reveal' : 'Hide'}
            </button>
            {onMap && (
              <label>
                faces{' '}
                <select
                  value={who.facing}
                  onChange={event => game.judge(`turn ${who.name} to ${event.currentTarget.value}`)}
                >
                  {FACINGS.map(one => (
                    <option key={one} value={one}>
                      {directionWord(one)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Sure ask="Really remove?" go={() => game.judge(`remove ${who.name}`)}>
              <Icon name="trash" /> Remove
            </Sure>
          </div>
          <div class="row">
            answered by
            <button type="button" onClick={() => game.do({ type: 'run', who: who.id, by: 'seat' })}>
              its seat
            </button>
            <button type="button" onClick={() => game.do({ type: 'run', who: who.id, by: 'judge' })}>
              me
            </button>
            <button type="button" onClick={() => game.do({ type: 'run', who: who.id, by: 'bot' })}>
              a bot
            </button>
          </div>
          <Conditions who={who} known={known} />
        </div>
      )}
    </li>
  );
}
