import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useGame } from '../game';
import { Icon } from '../look/Icon';
import { Opening } from './Opening';
import { Reasons } from './Reasons';
import { Thrown } from './Thrown';
import { Told } from './Told';
import { type Paragraph, start } from './tale';

interface Props {
  paragraph: Paragraph;
  moment: number | null;
  mayUndo: boolean;
}

/** A thing that happened: in words, the throw below it, and on demand all that made it. */
export function ParagraphView({ paragraph, moment, mayUndo }: Props): JSX.Element {
  const game = useGame();
  const [open, setOpen] = useState(false);
  const { cards, head, tone } = paragraph;
  const isStart = tone === 'opening';
  const here = moment !== null && cards.some(card => card.card === moment);
  const last = cards.at(-1) ?? head;
  const share = () => {
    history.replaceState(null, '', `#card=${last.card}`);
    navigator.clipboard?.writeText(location.href).catch(() => undefined);
    game.say('Link to this card copied');
  };
  const flags = [here && 'here', head.undone && 'undone', head.judge && 'judged', head.secret && 'secret']
    .filter(Boolean)
    .join(' ');
  return (
    <li
      id={`card-${cards[0]?.card ?? head.card}`}
      class={`card ${isStart ? 'round-start' : tone} kind-${head.kind.replace(/[^a-z]/g, '')} ${flags}`}
    >
      {isStart ? (
        <Opening cards={cards} open={open} onOpen={() => setOpen(!open)} />
      ) : (
        <button
          type="button"
          class="moment"
          onClick={() => game.show(here ? null : Math.floor(last.card))}
          title="Show this moment"
        >
          <Told paragraph={paragraph} />
          {head.judge && <small class="tag">Judge</small>}
          {head.secret && <small class="tag">was secret</small>}
          {head.undone && <small class="tag">taken back</small>}
        </button>
      )}
      <Thrown card={head} open={open} onOpen={() => setOpen(!open)} />
      {open && <Reasons cards={cards} />}
      <div class="more">
        {!head.throw && !isStart && (
          <button type="button" class="quiet tiny" title="Why" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name="why" />
            <span class="sr">Why</span>
          </button>
        )}
        {!head.secret && (
          <button type="button" class="quiet tiny" title="Copy a link to this card" onClick={share}>
            <Icon name="link" />
            <span class="sr">Link to this card</span>
          </button>
        )}
        {mayUndo && !head.undone && !head.secret && (
          <button
            type="button"
            class="quiet tiny"
            title="Undo to here"
            onClick={() => game.do({ type: 'undo', to: start(paragraph).card })}
          >
            <Icon name="undo" />
            <span class="sr">Undo to here</span>
          </button>
        )}
      </div>
    </li>
  );
}
