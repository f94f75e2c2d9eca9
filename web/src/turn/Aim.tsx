import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { all, self, useDesk, useGame, useSitting, useView } from '../game';
import { Icon } from '../look/Icon';
import { directionWord, named } from '../map/geometry';
import { listed, nameOf } from '../map/spoken';
import { RuleLink } from '../page/RuleLink';
import type { Combatant, Odds, Option } from '../wire/protocol';
import { against, approaches, foremost, hindrances } from './aiming';
import { feet, percent } from './chance';
import { type Choice, isMove, wording } from './choice';
import { aims, deed } from './slots';
import { Because, Danger, useWhy, Verdict } from './Verdict';

/** What one has taken up: what it would come to, and the one button that does it. */
export function Taken({ choice }: { choice: Choice }): JSX.Element {
  const game = useGame();
  const view = useView();
  const then = useDesk(desk => desk.next);
  const odds = useSitting(sitting => sitting.odds.get(choice.option.text));
  const { option } = choice;
  const why = useWhy(option);
  const act = deed(option);
  const target = option.target && nameOf(view, option.target);
  const aimed = target && option.text.includes(target);
  return (
    <section class="preview aim-card" aria-label="What it would come to">
      <header>
        <h3>
          <bdi>{isMove(option) ? act : capital(option.label || option.text)}</bdi>
        </h3>
        {aimed && option.feet !== undefined && <span class="fine">after {feet(option.feet)}</span>}
        <Round option={option} />
      </header>
      {odds && !isMove(option) && <Verdict odds={odds} />}
      {!odds && option.target && !isMove(option) && <Coming text={option.text} />}
      {!odds && !isMove(option) && !option.area && option.detail && <p>{option.detail}</p>}
      {option.area?.catches && <Catches ids={option.area.catches} />}
      {isMove(option) && <Gait choice={choice} />}
      <Danger option={option} odds={odds} />
      <div class="row commit">
        <button type="button" class="lamp grow" data-key="act" onClick={() => game.commit()}>
          {then ? `${act}, then ${then.split(' ')[0]}` : act} <kbd>⏎</kbd>
        </button>
        {why.button}
        <button type="button" class="quiet" onClick={() => game.put({ choice: null, next: null, looking: null })}>
          <Icon name="close" />
          <span class="sr">Not yet</span>
        </button>
      </div>
      {why.open && (
        <div class="because-of">
          <Because option={option} />
        </div>
      )}
      <Ways option={option} />
      <p class="sr">{wording(choice)}</p>
    </section>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Nothing is said of what comes within a moment, nor where there are no odds at all. */
function Coming({ text }: { text: string }): JSX.Element | null {
  const settled = useSitting(sitting => sitting.whys.get(text));
  const game = useGame();
  useEffect(() => game.why(text), [text]);
  if (settled && !settled.terms.length) return settled.decides ? <p class="fine">{settled.decides.why}</p> : null;
  return <p class="fine busy">Working out the odds …</p>;
}

/** Whom a template catches; one's own by a word of warning. */
function Catches({ ids }: { ids: string[] }): JSX.Element {
  const view = useView();
  const me = self(view);
  const all = view.combatants.filter(one => ids.includes(one.id));
  const names = (some: Combatant[]) => listed(some.map(one => one.name));
  const friends = all.filter(one => one.side === me?.side);
  const foes = all.filter(one => one.side !== me?.side);
  return (
    <>
      <p>
        Catches <b>{foes.length ? names(foes) : 'no foe'}</b>.
      </p>
      {friends.length > 0 && (
        <p class="danger">
          <Icon name="danger" /> <b>{names(friends)}</b> too.
        </p>
      )}
      <p class="fine with-pointer">Click a square to move it there.</p>
    </>
  );
}

function Gait({ choice }: { choice: Choice }): JSX.Element {
  const { option, by, facing } = choice;
  return (
    <p class={by.length || facing ? 'fine' : 'fine with-pointer'}>
      {by.length > 0 && `by ${by.map(named).join(', ')} `}
      {facing
        ? `facing ${directionWord(facing)} all the way`
        : `Shift-click adds a turn of the way${option.faces ? '; [ and ] say where to look' : ''}.`}
    </p>
  );
}

/** The same at the next foe: one of three. */
function Round({ option }: { option: Option }): JSX.Element | null {
  const game = useGame();
  const options = useSitting(sitting => sitting.options);
  const view = useView();
  const ours = (id: string | undefined) => view.combatants.find(one => one.id === id)?.side === self(view)?.side;
  const same = aims(
    all(options).filter(one => one.verb === option.verb && ours(one.target) === ours(option.target)),
    option.text,
  );
  const now = same.findIndex(one => one.text === option.text);
  if (same.length < 2 || now < 0) return null;
  const go = (by: number) => {
    const next = same[(now + by + same.length) % same.length];
    if (next) {
      game.choose(next);
      game.put({ looking: next.target ?? null });
    }
  };
  return (
    <span class="round-of">
      <button type="button" class="quiet tiny" onClick={() => go(-1)}>
        <Icon name="back" />
        <span class="sr">The one before</span>
      </button>
      {now + 1} of {same.length}
      <button type="button" class="quiet tiny" onClick={() => go(1)}>
        <Icon name="forth" />
        <span class="sr">The next</span>
      </button>
    </span>
  );
}

/** What else can be done to the same one, folded. */
function Ways({ option }: { option: Option }): JSX.Element | null {
  const game = useGame();
  const options = useSitting(sitting => sitting.options);
  const odds = useSitting(sitting => sitting.odds);
  if (!option.target) return null;
  const others = against(all(options), option.target).filter(one => one.text !== option.text);
  if (others.length === 0) return null;
  return (
    <details class="ways">
      <summary>
        {others.length} other {others.length === 1 ? 'way' : 'ways'}
      </summary>
      <ul>
        {others.map(one => {
          const chance = odds.get(one.text);
          return (
            <li key={one.text}>
              <button type="button" class="quiet" onClick={() => game.choose(one)}>
                <bdi>{one.label || one.text}</bdi>
                {chance && <small>{percent(chance.hit)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What is best done to somebody, with its odds; null where nothing can be, or its odds are not known yet. */
function useBest(foe: Combatant): { best: Option; chance: Odds } | null {
  const view = useView();
  const options = useSitting(sitting => sitting.options);
  const odds = useSitting(sitting => sitting.odds);
  const best = options && foremost(against(all(options), foe.id), odds, view.prompt?.usual);
  const chance = best && odds.get(best.text);
  return best && chance ? { best, chance } : null;
}

/** The same at somebody the keys have gone to: what he could be done, what it would come to, what comes back. */
export function AtBest({ foe }: { foe: Combatant }): JSX.Element | null {
  const found = useBest(foe);
  if (!found) return null;
  return (
    <div class="at-best">
      <p>
        <b>
          <bdi>{capital(found.best.label || found.best.text)}</bdi>
        </b>
      </p>
      <Verdict odds={found.chance} />
      <Danger option={found.best} odds={found.chance} />
    </div>
  );
}

/** The answer at somebody one points at, before anything is taken up. */
export function Glance({ foe }: { foe: Combatant }): JSX.Element | null {
  const found = useBest(foe);
  if (!found) return null;
  const { best, chance } = found;
  return (
    <section class="aim-card glance" aria-hidden="true">
      <header>
        <h3>
          <bdi>{capital(best.label || best.text)}</bdi>
        </h3>
      </header>
      <Verdict odds={chance} />
      <Danger option={best} odds={chance} opens={false} />
    </section>
  );
}

/** Why nothing can be done to him from here, and the next best: the way to where it can. */
export function OutOfReach({ foe }: { foe: Combatant }): JSX.Element | null {
  const game = useGame();
  const view = useView();
  const options = useSitting(sitting => sitting.options);
  const odds = useSitting(sitting => sitting.odds);
  const me = self(view);
  const ways = options && me && view.field.kind === 'map' ? approaches(all(options), me, foe) : [];
  const strike = `attack ${foe.name}`;
  const texts = ways.map(way => `${way.text} then ${strike}`);
  useEffect(() => game.study(texts), [foe.id, view.prompt?.q, texts.length]);
  if (!options || !me) return null;
  const known = ways
    .map((way, i) => ({ way, odds: odds.get(texts[i] as string) }))
    .filter(one => one.odds)
    .toSorted((a, b) => (b.odds?.drop ?? 0) - (a.odds?.drop ?? 0));
  const best = known[0];
  return (
    <div class="hindered">
      {hindrances(options, foe.id).map(one => (
        <p key={one.text}>
          {capital(one.message)}. <RuleLink id={one.rule} says="the rule" />
        </p>
      ))}
      {best?.odds && (
        <button type="button" onClick={() => game.approach(best.way, strike)}>
          {deed(best.way)}, then attack: {percent(best.odds.hit)} hit, {percent(best.odds.drop)} falls
        </button>
      )}
    </div>
  );
}
