import type { JSX } from 'preact';
import { useDesk, useGame, useSitting, useView } from '../game';
import type { Option, Options, View, Waiting } from '../wire/protocol';
import { Actions } from './Actions';
import { feet, percent } from './chance';
import { byGait, isMove } from './choice';

/** More answers than these are a list. */
const FEW = 8;

function Answer({ option, usual }: { option: Option; usual: boolean }): JSX.Element {
  const game = useGame();
  const taken = useDesk(desk => desk.choice?.option.text === option.text);
  // One lamp on a screen: what is taken up has it.
  const lit = useDesk(desk => usual && desk.choice === null);
  const odds = useSitting(sitting => sitting.odds.get(option.text));
  return (
    <button
      type="button"
      class={`action answer ${lit ? 'lamp' : ''}`}
      data-option={option.text}
      aria-pressed={taken}
      onClick={() => (option.target && !taken ? game.choose(option) : game.answer(option.text))}
    >
      <b>
        <bdi>{option.label || option.text}</bdi>
      </b>
      <small class={odds && 'chance'}>
        {odds ? `${percent(odds.hit)} hit, ${percent(odds.drop)} falls` : option.detail}
        {usual && <span class="sr">, the usual answer</span>}
      </small>
    </button>
  );
}

/** Several of one's own are asked the same at once: one press answers as is usual for all of them. */
function AllAsUsual(): JSX.Element | null {
  const game = useGame();
  const view = useSitting(sitting => sitting.view);
  const kind = view?.prompt?.kind;
  const own = view?.waiting.filter(one => String(one.seat) === String(view.you.seat)) ?? [];
  if (!view || !kind || own.length < 2) return null;
  const usually = () => {
    game.do({ type: 'standing', kind, answer: 'always' });
    game.do({ type: 'standing', kind, answer: view.you.standing[kind] ?? 'ask' });
  };
  return (
    <button type="button" class="action answer" data-all-usual onClick={usually}>
      <b>All {own.length} as usual</b>
      <small>{names(own, view)}</small>
    </button>
  );
}

function names(all: Waiting[], view: View): string {
  return all.flatMap(one => view.combatants.find(who => who.id === one.who)?.name ?? []).join(', ');
}

/** Squares one may go to are pointed at on the map: one button for each gait shows them. */
function Going({ gait, squares }: { gait: string; squares: Option[] }): JSX.Element {
  const game = useGame();
  const shown = useDesk(desk => desk.gait === gait && desk.choice === null);
  return (
    <button
      type="button"
      class="action answer"
      aria-pressed={shown}
      onClick={() => {
        game.put({ gait, choice: null, sheet: 'turn' });
        document.querySelector<SVGElement>('svg.map')?.focus();
      }}
    >
      <b>
        <bdi>{gait} to …</bdi>
      </b>
      <small>up to {feet(Math.max(...squares.map(one => one.feet ?? 0)))}, on the map</small>
    </button>
  );
}

/** A small question: its answers side by side, the usual one lit. */
export function Ask({ options, usual }: { options: Options; usual: string | undefined }): JSX.Element {
  const view = useView();
  const all = options.groups.flatMap(group => group.options);
  const words = all.filter(option => !isMove(option));
  const gaits = byGait(all);
  // Without a map a place is a word like any other.
  const onMap = gaits.size === 0 || view.field.kind === 'map';
  if (words.length + gaits.size > FEW || !onMap || words.some(option => option.at && !option.target))
    return <Actions options={options} usual={usual} />;
  return (
    <div class="answers">
      {words.map(option => (
        <Answer key={option.text} option={option} usual={option.text === usual} />
      ))}
      {[...gaits].map(([gait, squares]) => (
        <Going key={gait} gait={gait} squares={squares} />
      ))}
      <AllAsUsual />
    </div>
  );
}
