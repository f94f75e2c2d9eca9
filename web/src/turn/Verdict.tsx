import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame, useSitting, useView } from '../game';
import { Icon } from '../look/Icon';
import { listed, nameOf } from '../map/spoken';
import { RuleLink } from '../page/RuleLink';
import { Strip } from '../throw/Strip';
import type { Back, Odds, Option, Term } from '../wire/protocol';
import { cleaves, mean, needs, percent, signed } from './chance';
import { isMove } from './choice';
import { Tally } from './Tally';

const FACES = 20;

/** The chance that he falls, the die, and every part of the number. */
export function Verdict({ odds }: { odds: Odds }): JSX.Element {
  const chain = cleaves((odds.cleaves ?? []).slice(1));
  return (
    <>
      <div class="figures">
        <b class="big">
          {percent(odds.drop).replace(' %', '')}
          <small> %</small>
        </b>
        <p>
          <b>he falls</b>
          <br />
          {percent(odds.hit)} hit, {mean(odds.damage)} damage
        </p>
      </div>
      {odds.needs > 0 && (
        <div class="throws">
          <Strip needs={odds.needs} />
          <p class="ends" aria-hidden="true">
            <span>1</span>
            {odds.needs > 1 && odds.needs < FACES && <Mark at={odds.needs} />}
            <span>{FACES}</span>
          </p>
        </div>
      )}
      {odds.terms.length > 0 && <Sum terms={odds.terms} target={odds.needs} />}
      {chain && <p class="fine">Then by cleaving: {chain}.</p>}
      {!odds.exact && (
        <p class="fine">
          Played a thousand times{odds.margin !== undefined && `: right within ${percent(odds.margin)}`}.
        </p>
      )}
      {odds.guessed && <p class="fine">Your side does not know how much he can take: that is guessed.</p>}
    </>
  );
}

function Mark({ at }: { at: number }): JSX.Element {
  return (
    <b class="mark" style={{ left: `${((at - 1) / FACES) * 100}%` }}>
      {at}+
    </b>
  );
}

function Sum({ terms, target }: { terms: Term[]; target: number }): JSX.Element {
  return (
    <p class="sum">
      {terms.map((term, i) => (
        <span key={`${term.why}${i}`}>
          <b>{i === 0 ? term.value : signed(term.value)}</b> {term.why}
        </span>
      ))}
      <span>
        = needs <b>{needs(target)}</b>
      </span>
    </p>
  );
}

/** What it may cost: those one gives a chance to strike, and what comes back. */
export function Danger({
  option,
  odds,
  opens = true,
}: {
  option: Option;
  odds: Odds | undefined;
  /** Its number can be opened; what is only glanced at cannot be pressed. */
  opens?: boolean;
}): JSX.Element | null {
  const view = useView();
  const back = odds?.back;
  if (option.provokes.length === 0 && !back) return null;
  return (
    <div class="danger">
      <Icon name="danger" />
      <div>
        {option.provokes.length > 0 && (
          <p>
            <b>{listed(option.provokes.map(id => nameOf(view, id)))}</b> may strike on the way
            {odds?.way && `: ${percent(odds.way.hit)} to be hurt, ${percent(odds.way.drop)} to fall`}.
          </p>
        )}
        {back && <Strikes back={back} target={option.target} opens={opens} />}
      </div>
    </div>
  );
}

/** The other's blow in its turn, with the number it needs; the number opens its parts. */
function Strikes({ back, target, opens }: { back: Back; target: string | undefined; opens: boolean }): JSX.Element {
  const view = useView();
  const [open, setOpen] = useState(false);
  const { needs: face = 0, terms = [] } = back;
  const why = opens && terms.length > 0;
  return (
    <>
      <p>
        If <bdi>{nameOf(view, back.who ?? target) || 'the other'}</bdi> stands, he strikes back
        {face > 0 && ' on '}
        {face > 0 && why && (
          <button type="button" class="because" aria-expanded={open} onClick={() => setOpen(!open)}>
            {needs(face)}
          </button>
        )}
        {face > 0 && !why && needs(face)}: <b>{percent(back.hit)}</b>
        {back.drop > 0 && `, ${percent(back.drop)} that you fall`}.
      </p>
      {open && why && <Tally terms={terms} target={face} />}
    </>
  );
}

/** Behind *why*: the tally with its rules, or what decides where no die does. */
export function Because({ option }: { option: Option }): JSX.Element | null {
  const odds = useSitting(sitting => sitting.odds.get(option.text));
  const why = useSitting(sitting => sitting.whys.get(option.text));
  const tally = odds?.terms.length ? odds : why;
  if (why?.decides)
    return (
      <p class="fine">
        {why.decides.why} <RuleLink id={why.decides.rule} />
      </p>
    );
  if (why?.refused)
    return (
      <p class="warn">
        {why.refused.message} <RuleLink id={why.refused.rule} />
      </p>
    );
  if (tally && tally.terms.length > 0) return <Tally terms={tally.terms} target={tally.needs} />;
  return <p class="fine">{why ? 'No throw is needed.' : 'Asking …'}</p>;
}

/** The button *Why*, and whether it is pressed. */
export function useWhy(option: Option): { open: boolean; button: JSX.Element | null } {
  const game = useGame();
  const [open, setOpen] = useState(false);
  if (isMove(option)) return { open: false, button: null };
  const button = (
    <button
      type="button"
      data-key="why"
      aria-expanded={open}
      onClick={() => {
        game.why(option.text);
        setOpen(!open);
      }}
    >
      Why <kbd>Y</kbd>
    </button>
  );
  return { open, button };
}
