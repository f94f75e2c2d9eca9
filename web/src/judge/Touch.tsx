import type { JSX } from 'preact';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { FACINGS } from '../map/geometry';
import { Sure } from '../page/Sure';
import type { Combatant, View } from '../wire/protocol';
import { useConditions } from './conditions';

/** What a Judge hands out most. */
const FREQUENT = ['prone', 'frightened', 'surprised', 'unaware'];

function Stepper({ who }: { who: Combatant }): JSX.Element {
  const game = useGame();
  const hp = who.hp ?? 0;
  const set = (to: number) => game.judge(`set ${who.name} to ${to} hp`);
  return (
    <div class="row">
      <span class="fine">Hit points</span>
      <span class="stepper">
        <button type="button" aria-label={`One hit point less for ${who.name}`} onClick={() => set(hp - 1)}>
          <Icon name="minus" />
        </button>
        <b>
          {hp} of {who.most ?? '?'}
        </b>
        <button type="button" aria-label={`One hit point more for ${who.name}`} onClick={() => set(hp + 1)}>
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

function Chips({ view, who }: { view: View; who: Combatant }): JSX.Element {
  const game = useGame();
  const known = useConditions(view.table.rulebook);
  const offered = FREQUENT.filter(one => known.includes(one) && !who.conditions.includes(one)).slice(0, 2);
  const rest = known.filter(one => !who.conditions.includes(one) && !offered.includes(one) && one !== 'hidden');
  return (
    <div class="row states">
      {who.conditions.map(one => (
        <button
          key={one}
          type="button"
          class="state"
          aria-pressed={true}
          title={`Lift: ${who.name} is no longer ${one}`}
          onClick={() => game.judge(`lift ${one} from ${who.name}`)}
        >
          {one}
        </button>
      ))}
      {offered.map(one => (
        <button
          key={one}
          type="button"
          class="state"
          aria-pressed={false}
          onClick={() => game.judge(`give ${who.name} ${one}`)}
        >
          {one}
        </button>
      ))}
      {rest.length > 0 && (
        <select
          class="state"
          aria-label={`Another condition for ${who.name}`}
          value=""
          onChange={event => game.judge(`give ${who.name} ${event.currentTarget.value}`)}
        >
          <option value="">+ more</option>
          {rest.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** What the Judge does to a piece, on its card: life, conditions, where it looks, whether it is seen, who plays it. */
export function Touch({ view, who }: { view: View; who: Combatant }): JSX.Element {
  const game = useGame();
  const turned = FACINGS[(FACINGS.indexOf(who.facing) + (who.base[0] * who.base[1] > 1 ? 2 : 1)) % FACINGS.length];
  const mine = view.prompt?.who === who.id;
  return (
    <div class="touch">
      {who.hp !== undefined && <Stepper who={who} />}
      <Chips view={view} who={who} />
      <div class="row">
        {view.field.kind === 'map' && (
          <button type="button" onClick={() => game.judge(`turn ${who.name} to ${turned}`)}>
            <Icon name="turn" /> Turn
          </button>
        )}
        <button type="button" onClick={() => game.judge(`${who.hidden ? 'reveal' : 'hide'} ${who.name}`)}>
          <Icon name={who.hidden ? 'eye' : 'hide'} /> {who.hidden ? 'Reveal' : 'Hide'}
        </button>
        <button type="button" disabled={mine} onClick={() => game.do({ type: 'run', who: who.id, by: 'judge' })}>
          <Icon name="judge" /> Play it
        </button>
        <Sure ask="Really?" title={`Remove ${who.name}`} quiet go={() => game.judge(`remove ${who.name}`)}>
          <Icon name="trash" />
          <span class="sr">Remove {who.name}</span>
        </Sure>
      </div>
    </div>
  );
}
