import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useDesk, useGame, useSitting, useView } from '../game';
import { Icon } from '../look/Icon';
import { directionWord, named } from '../map/geometry';
import { listed, nameOf } from '../map/spoken';
import { RuleLink } from '../page/RuleLink';
import type { Back as BackOdds, Odds } from '../wire/protocol';
import { cleaves, comesBack, feet, mean, needs, percent } from './chance';
import { isMove, wording } from './choice';
import { Tally } from './Tally';

function Figure({ value, label }: { value: string; label: string }): JSX.Element {
  return (
    <div class="figure">
      <dd>{value}</dd>
      <dt>{label}</dt>
    </div>
  );
}

function Back({ back, target }: { back: BackOdds; target: string | undefined }): JSX.Element {
  const view = useView();
  const who = nameOf(view, back.who ?? target) || 'the other';
  const whom = view.you.role === 'judge' ? nameOf(view, view.prompt?.who) : 'you';
  return <p class="fine back">{comesBack(back, who, whom)}</p>;
}

function Figures({ odds, target }: { odds: Odds; target: string | undefined }): JSX.Element {
  const chain = cleaves(odds.cleaves ?? []);
  return (
    <>
      <dl class="figures">
        <Figure value={percent(odds.hit)} label={odds.needs > 0 ? `to hit, ${needs(odds.needs)}` : 'to hit'} />
        <Figure value={percent(odds.drop)} label="to drop" />
        <Figure value={mean(odds.damage)} label="damage, mean" />
      </dl>
      {chain && <p class="fine">Fells {chain}</p>}
      {odds.back && <Back back={odds.back} target={target} />}
      {!odds.exact && (
        <p class="fine">
          Played a thousand times, since the dice can fall in too many ways
          {odds.margin !== undefined && `: right within ${percent(odds.margin)}`}.
        </p>
      )}
      {odds.guessed && <p class="fine">As far as your side can know: the other's hit points are guessed.</p>}
    </>
  );
}

/** What one has taken up: what it would come to, and the button that does it. */
export function Preview(): JSX.Element | null {
  const game = useGame();
  const view = useView();
  const choice = useDesk(desk => desk.choice);
  const odds = useSitting(sitting => (choice ? sitting.odds.get(choice.option.text) : undefined));
  const why = useSitting(sitting => (choice ? sitting.whys.get(choice.option.text) : undefined));
  const [open, setOpen] = useState(false);
  if (!choice) return null;
  const { option } = choice;
  const tally = odds?.terms.length ? odds : why;
  return (
    <section class="preview" aria-label="What it would come to">
      <h3>
        <bdi>{option.label || option.text}</bdi>
        {option.feet !== undefined && <span class="feet"> {feet(option.feet)}</span>}
      </h3>
      {odds && !isMove(option) && <Figures odds={odds} target={option.target} />}
      {option.provokes.length > 0 && (
        <p class="warn">
          Gives a chance to act to {listed(option.provokes.map(id => nameOf(view, id)))}
          {odds?.way && `: ${percent(odds.way.hit)} to be hurt on the way, ${percent(odds.way.drop)} to fall`}
        </p>
      )}
      {isMove(option) && (
        <p class={choice.by.length || choice.facing ? 'fine' : 'fine with-pointer'}>
          {choice.by.length > 0 && `by ${choice.by.map(named).join(', ')} `}
          {choice.facing
            ? `facing ${directionWord(choice.facing)} all the way`
            : `Shift-click adds a turn of the way${option.faces ? '; [ and ] say where to look' : ''}.`}
        </p>
      )}
      <div class="row">
        <button type="button" class="primary" data-key="act" onClick={() => game.commit()}>
          Do it
        </button>
        <button type="button" class="quiet" onClick={() => game.put({ choice: null })}>
          Not yet
        </button>
        {!isMove(option) && (
          <button
            type="button"
            class="quiet"
            data-key="why"
            aria-expanded={open}
            onClick={() => {
              game.why(option.text);
              setOpen(!open);
            }}
          >
            <Icon name="why" /> Why
          </button>
        )}
      </div>
      {open && !why?.decides && tally && tally.terms.length > 0 && <Tally terms={tally.terms} target={tally.needs} />}
      {open && why?.decides && (
        <p class="fine">
          {why.decides.why} <RuleLink id={why.decides.rule} />
        </p>
      )}
      {open && why?.refused && <p class="warn">{why.refused.message}</p>}
      <p class="sr">{wording(choice)}</p>
    </section>
  );
}
