import type { JSX } from 'preact';
import { isOf } from '../wire/kinds';
import type { Card } from '../wire/protocol';
import { alike, inWords, type Paragraph, speaks } from './tale';
import { Words } from './Words';

/** By more than this nobody says how much it was. */
const NARROWLY = 3;

/** A paragraph in words: the deed, how it came out, and what came of it. An echo of it elsewhere is no place to go to. */
export function Told({ paragraph, echo = false }: { paragraph: Paragraph; echo?: boolean }): JSX.Element {
  const { head } = paragraph;
  const cards = paragraph.cards.filter(speaks);
  if (paragraph.tone === 'soft' && cards.length > 1) return <Changes cards={cards} />;
  // The first wound of a blow stands in its sentence.
  const wound = head.deed === undefined ? undefined : cards.find(one => one.harm && one.on === head.on);
  return (
    <>
      {cards
        .filter(one => one !== wound)
        .map((card, i) => (
          <span key={card.card} id={echo || card === paragraph.cards[0] ? undefined : `card-${card.card}`}>
            {i > 0 && ' '}
            {card === head ? <Head card={card} wound={wound} echo={echo} /> : <Sentence card={card} />}
          </span>
        ))}
    </>
  );
}

function Sentence({ card }: { card: Card }): JSX.Element {
  return isOf(card, 'fallen', 'ended') ? (
    <b>
      <Words card={card} />
    </b>
  ) : (
    <Words card={card} />
  );
}

function Head({ card, wound, echo }: { card: Card; wound: Card | undefined; echo: boolean }): JSX.Element {
  if (card.morale) return <Nerve card={card} />;
  if (card.deed === undefined || !card.throw) return <Sentence card={card} />;
  return (
    <>
      <Words card={card} to={card.deed} />
      {wound?.harm ? <Wound wound={wound} echo={echo} /> : <Outcome card={card} />}
    </>
  );
}

function Wound({ wound, echo }: { wound: Card; echo: boolean }): JSX.Element {
  const hp = wound.harm?.hp;
  return (
    <span id={echo ? undefined : `card-${wound.card}`}>
      : <b>{wound.harm?.amount}</b> damage{hp !== undefined && hp > 0 ? `, ${hp} hp left` : ''}.
    </span>
  );
}

function Outcome({ card }: { card: Card }): JSX.Element {
  const thrown = card.throw;
  const made = thrown?.made ?? thrown?.hit;
  const attack = isOf(card, 'attack') || thrown?.hit !== undefined;
  if (made) return <>{attack ? ' and hits.' : ' and succeeds.'}</>;
  return (
    <>
      {attack ? ' and misses' : ' and fails'}
      {thrown?.short && thrown.short <= NARROWLY ? (
        <>
          {' '}
          <b>by {inWords(thrown.short)}</b>
        </>
      ) : null}
      .
    </>
  );
}

function Nerve({ card }: { card: Card }): JSX.Element | null {
  const { morale } = card;
  if (!morale) return null;
  return (
    <>
      The nerve of{' '}
      <b>
        <bdi>{morale.whose}</bdi>
      </b>{' '}
      {morale.holds ? 'holds' : 'breaks'}
      {morale.result ? (
        <>
          : <b>{morale.result}</b>
        </>
      ) : null}
      .
    </>
  );
}

/** Conditions that come and go: those alike together. */
function Changes({ cards }: { cards: Card[] }): JSX.Element {
  return (
    <>
      {alike(cards).map(group => {
        const [first] = group as [Card];
        const { gains, loses } = first.condition ?? {};
        return (
          <span key={first.card}>
            {group.length === 1 ? (
              <Words card={first} />
            ) : (
              <>
                {group.map((card, i) => (
                  <span key={card.card} id={`card-${card.card}`}>
                    {i > 0 && (i < group.length - 1 ? ', ' : ' and ')}
                    <Subject card={card} />
                  </span>
                ))}
                {gains ? ` are ${gains}.` : ` are no longer ${loses}.`}
              </>
            )}{' '}
          </span>
        );
      })}
    </>
  );
}

/** The one a card is about, by the name its text has for him. */
function Subject({ card }: { card: Card }): JSX.Element | null {
  const name = card.names?.find(([, , id]) => id === card.on);
  return name ? <Words card={card} from={name[0]} to={name[1]} /> : null;
}
