import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { RuleLink } from '../page/RuleLink';
import { Tally } from '../turn/Tally';
import type { Card, Roll } from '../wire/protocol';

function Dice({ roll }: { roll: Roll }): JSX.Element {
  return (
    <span class="roll" title={roll.why}>
      {roll.faces.map((face, i) => (
        <span key={`${i}.${face}`} class="die">
          {face}
        </span>
      ))}
      <small>
        {roll.dice}
        {roll.from === 'hand' && ' by hand'}
        {roll.from === 'judge' && ' by the Judge'}
      </small>
    </span>
  );
}

/** More dice than these are folded away: initiative for a warband is no reading. */
const FEW = 4;

function Rolls({ rolls }: { rolls: Roll[] }): JSX.Element {
  const all = rolls.map((roll, i) => <Dice key={`${roll.why}${i}`} roll={roll} />);
  if (rolls.length <= FEW) return <>{all}</>;
  return (
    <details>
      <summary>{rolls.length} rolls</summary>
      <span class="rolls">{all}</span>
    </details>
  );
}

interface Props {
  card: Card;
  here: boolean;
  mayUndo: boolean;
}

/** A thing that happened: the sentence, the dice, the throw against its target, and on demand its terms. */
export function CardView({ card, here, mayUndo }: Props): JSX.Element {
  const game = useGame();
  const [open, setOpen] = useState(false);
  const thrown = card.throw;
  const share = () => {
    history.replaceState(null, '', `#card=${card.card}`);
    navigator.clipboard?.writeText(location.href).catch(() => undefined);
    game.say('Link to this card copied');
  };
  return (
    <li
      id={`card-${card.card}`}
      class={`card kind-${card.kind.replace(/[^a-z]/g, '')} ${card.undone ? 'undone' : ''} ${here ? 'here' : ''} ${card.judge ? 'judged' : ''}`}
    >
      <button type="button" class="moment" onClick={() => game.show(here ? null : card.card)} title="Show this moment">
        <bdi>{card.text}</bdi>
        {card.secret && <small class="tag">secret</small>}
        {card.judge && <small class="tag">Judge</small>}
        {card.undone && <small class="tag">taken back</small>}
      </button>
      {(thrown || card.dice) && (
        <div class="result">
          <Rolls rolls={card.dice ?? []} />
          {thrown && (
            <button
              type="button"
              class={thrown.hit ? 'throw hit' : 'throw miss'}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              against {thrown.needs}+ <b>{thrown.hit ? 'hit' : 'miss'}</b>
            </button>
          )}
        </div>
      )}
      {open && thrown && <Tally terms={thrown.terms} target={thrown.needs} />}
      <div class="more">
        <RuleLink id={card.rule} />
        <button type="button" class="quiet tiny" title="Copy a link to this card" onClick={share}>
          <Icon name="link" />
          <span class="sr">Link to this card</span>
        </button>
        {mayUndo && !card.undone && (
          <button
            type="button"
            class="quiet tiny"
            title="Undo to here"
            onClick={() => game.do({ type: 'undo', to: card.card })}
          >
            <Icon name="undo" />
            <span class="sr">Undo to here</span>
          </button>
        )}
      </div>
    </li>
  );
}
