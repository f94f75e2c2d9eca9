import type { JSX } from 'preact';
import { RuleLink } from '../page/RuleLink';
import { Tally } from '../turn/Tally';
import { isOf } from '../wire/kinds';
import type { Card, Roll } from '../wire/protocol';

function Dice({ roll }: { roll: Roll }): JSX.Element {
  return (
    <li class="roll">
      {roll.faces.map((face, i) => (
        <span key={`${i}.${face}`} class="die">
          {face}
        </span>
      ))}{' '}
      <span class="fine">
        {roll.dice}, {roll.why}
        {roll.from === 'hand' && ', by hand'}
        {roll.from === 'judge' && ', by the Judge'}
      </span>
    </li>
  );
}

/** All that stands behind a paragraph: the number's parts, every die, what a bot meant, and the rules. */
export function Reasons({ cards }: { cards: Card[] }): JSX.Element {
  const rules = [...new Set(cards.map(card => card.rule).filter((rule): rule is string => Boolean(rule)))];
  return (
    <div class="reasons">
      {cards.map(card => card.throw && <Tally key={card.card} terms={card.throw.terms} target={card.throw.needs} />)}
      <ul class="rolls">
        {cards.flatMap(card => (card.dice ?? []).map((roll, i) => <Dice key={`${card.card}.${i}`} roll={roll} />))}
      </ul>
      {cards
        .filter(card => isOf(card, 'bot'))
        .map(card => (
          <p key={card.card} class="fine">
            <bdi>{card.text}</bdi>
          </p>
        ))}
      <p class="rules">
        {rules.map(rule => (
          <RuleLink key={rule} id={rule} />
        ))}
      </p>
    </div>
  );
}
