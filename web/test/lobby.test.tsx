import { render } from 'preact';
import { describe, expect, it, vi } from 'vitest';
import { Game, Playing } from '../src/game';
import { absence, without } from '../src/lobby/absent';
import { gathers, Lobby, seedOf } from '../src/lobby/Lobby';
import type { DiceState, Seat, View } from '../src/wire/protocol';
import { aView, someone } from './someone';

const seat = (number: string, more: Partial<Seat> = {}): Seat => ({
  seat: number,
  role: 'player',
  name: `Seat ${number}`,
  combatants: ['c0'],
  devices: 1,
  ...more,
});

function lobby(dice: Partial<DiceState>, more: Partial<View> = {}): View {
  const view = aView({ combatants: [someone('c0')], ...more });
  const table = { ...view.table, phase: 'lobby' as const, dice: { ...view.table.dice, ...dice } };
  return { ...view, table };
}

function shown(view: View): { box: HTMLElement; game: Game } {
  const box = document.createElement('div');
  const game = new Game('t');
  render(
    <Playing.Provider value={game}>
      <Lobby view={view} />
    </Playing.Provider>,
    box,
  );
  return { box, game };
}

describe('the lobby', () => {
  it('is there before the first roll and whenever seeds are gathered anew', () => {
    expect(gathers(lobby({ state: 'set' }))).toBe(true);
    const over = aView();
    over.table.phase = 'over';
    expect(gathers(over)).toBe(false);
    over.table.dice.state = 'gathering';
    expect(gathers(over)).toBe(true);
  });

  it('says how far each seed is', () => {
    const view = lobby({
      seats: [
        { seat: 2, promise: 'ab' },
        { seat: 3, promise: 'ab', seed: 'cd' },
      ],
      withheld: [{ epoch: 1, seat: 4 }],
    });
    expect(['2', '3', '4', '5'].map(number => seedOf(view, seat(number)))).toEqual([
      'seed promised',
      'seed shown',
      'kept its seed back',
      'no seed yet',
    ]);
    expect(seedOf(view, seat('5', { devices: 0 }))).toBe('not here yet');
  });

  it('lets the Judge begin without those who are missing, and nobody else', () => {
    const seats = [seat('2', { name: 'Ada' }), seat('3', { name: 'Brian', devices: 0 })];
    const you = { seat: '1', role: 'judge' as const, name: 'Judge', combatants: [], standing: {} };
    const dice = { state: 'gathering' as const, words: ['amber', 'oak'], seats: [{ seat: 2, promise: 'ab' }] };
    const { box, game } = shown(lobby(dice, { seats, you }));
    const send = vi.spyOn(game, 'do').mockImplementation(() => undefined);
    expect(box.textContent).toContain('amber oak');
    const button = [...box.querySelectorAll('button')].find(one => one.textContent === 'Begin without them');
    button?.click();
    // Ada's seed is promised, so it begins by itself once Brian's is not waited for.
    expect(send.mock.calls.map(([deed]) => deed)).toEqual([{ type: 'run', who: 'c0', by: 'judge' }]);
    expect(shown(lobby(dice, { seats })).box.querySelector('button')).toBeNull();
  });

  it('names whoever is not here, and what to do about it', () => {
    const seats = [seat('2', { name: 'Chloe', devices: 0 }), seat('3', { name: 'Marcus', devices: 0 })];
    const you = { seat: '1', role: 'judge' as const, name: 'Judge', combatants: [], standing: {} };
    const view = lobby({ state: 'gathering' }, { seats, you });
    const name = view.combatants[0]?.name ?? '';
    expect(absence(view, seats[0] as Seat)).toBe(`Chloe is not here yet. Send the link, or play ${name} yourself.`);
    const { box, game } = shown(view);
    const send = vi.spyOn(game, 'do').mockImplementation(() => undefined);
    expect(box.querySelector('a[href="/t/t/links"], a[href$="/links"]')).not.toBeNull();
    [...box.querySelectorAll('button')].find(one => one.textContent === `Play ${name}`)?.click();
    expect(send).toHaveBeenCalledWith({ type: 'run', who: 'c0', by: 'judge' });
  });

  it('presses on where somebody is here but has promised nothing', () => {
    const seats = [seat('2', { devices: 0 }), seat('3', { combatants: ['c1'] })];
    const view = lobby({ state: 'gathering', seats: [] }, { seats });
    expect(without(view, seats)).toEqual([{ type: 'run', who: 'c0', by: 'judge' }, { type: 'begin' }]);
    expect(without(view, [seats[1] as Seat])).toEqual([{ type: 'begin' }]);
  });
});
