import { useEffect, useState } from 'preact/hooks';
import { http } from '../wire/http';
import type { Combatant, Id, View } from '../wire/protocol';

export interface Deeds {
  dealt: number;
  taken: number;
  throws: number;
  hits: number;
  /** How many of the throws were to be expected to hit. */
  due: number;
  felled: Id[];
}

export type Person = Combatant & Deeds;

export interface Row extends Deeds {
  name: string;
  side: string;
  people: Id[];
}

/** A side's hit points on its feet at the beginning of each round, and at the end. */
export interface SideCourse {
  name: string;
  judge: boolean;
  hp: number[];
}

export interface Account {
  over: true;
  winner: string;
  how: string;
  rounds: number;
  throws: number;
  people: Person[];
  rows: Row[];
  sides: SideCourse[];
  turn?: { who: Id; round: number; card: number; cost: number; felled: Id[]; stopped: Id[] };
}

/** Whether there is a fight to look back on. */
export function isOver(view: View): boolean {
  return view.table.phase === 'over' || view.table.phase === 'aftermath';
}

/** What came of the fight; null until the server has told it, or if it cannot. */
export function useAccount(view: View): Account | null {
  const [account, setAccount] = useState<Account | null>(null);
  const { id, phase, chapter, undoes } = view.table;
  useEffect(() => {
    let here = true;
    http.account(id).then(
      told => here && setAccount(told.over ? told : null),
      () => here && setAccount(null),
    );
    return () => {
      here = false;
    };
  }, [id, phase, chapter, undoes]);
  return account;
}

/** The people of a row, or of any list of ids. */
export function people(account: Account, ids: Id[]): Person[] {
  return ids.flatMap(id => account.people.find(one => one.id === id) ?? []);
}

/** A side's place among the sides: its colour and shape. */
export function sideOf(account: Account, side: string): number {
  const at = account.sides.findIndex(one => one.name === side);
  return at < 0 ? 3 : at % 4;
}

export function isDown(one: { health: string }): boolean {
  return one.health === 'down' || one.health === 'dead';
}

/** How those of a row fared: "12 of 17 hp", "five down, one fled". */
export function fared(all: Person[]): string {
  const [one] = all;
  if (all.length === 1 && one) {
    const hp = one.hp !== undefined && one.most !== undefined ? `${one.hp} of ${one.most} hp` : one.health;
    if (isDown(one)) return one.health;
    return one.fate === 'standing' ? hp : `${one.fate}, ${hp}`;
  }
  const counts = new Map<string, number>();
  for (const person of all) {
    const how = isDown(person) ? person.health : person.fate;
    counts.set(how, (counts.get(how) ?? 0) + 1);
  }
  return [...counts].map(([how, many]) => `${many} ${how}`).join(', ');
}
