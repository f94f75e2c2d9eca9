/** The frames of docs/protocol.md, version 1. What is marked "asked for" the document does not promise yet. */
export const VERSION = 1;

export type Id = string;
export type Square = [number, number];
export type Facing = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
export type Health = 'unhurt' | 'hurt' | 'badly hurt' | 'down' | 'dead';
export type Role = 'judge' | 'player' | 'spectator';
export type Standing = 'always' | 'never' | 'ask';

/** Asked for: what the check of the dice needs once the secret is shown. */
export interface Revealed {
  secret: string;
  fight: string;
  head: string;
  seats: { seat: number; promise: string; seed: string }[];
}

export interface DiceState {
  mode: 'fair' | 'typed';
  epoch: number;
  promise: string;
  words: string[] | string;
  checkable: boolean;
  revealed?: Revealed;
}

export interface Table {
  id: Id;
  title: string;
  about: string;
  rulebook: string;
  rulebookTitle: string;
  options: Record<string, string>;
  phase: 'fight' | 'over' | 'aftermath';
  round: number;
  count: number | null;
  paused: boolean;
  timer: number;
  undoes: number;
  dice: DiceState;
}

export interface You {
  seat: Id;
  role: Role;
  name: string;
  combatants: Id[];
  standing: Record<string, Standing>;
}

export interface Seat {
  seat: Id;
  role: Role;
  name: string;
  combatants: Id[];
  devices: number;
}

export interface Side {
  name: string;
  judge: boolean;
  by: 'people' | 'bots';
}

export type Field =
  | { kind: 'map'; width: number; height: number; ground: string[]; heights: string[]; light: string }
  | { kind: 'theatre' };

export interface Feature {
  id: Id;
  kind: string;
  name: string;
  at?: Square;
  state: string;
}

export interface Combatant {
  id: Id;
  name: string;
  side: string;
  sort: string;
  size: string;
  at: Square;
  base: [number, number];
  facing: Facing;
  health: Health;
  hp?: number;
  most?: number;
  conditions: string[];
  fate: string;
  weapon: string;
  armour: string;
  number?: number;
  turn?: 'acted' | 'now' | 'waiting' | 'none';
  declared?: string;
  ready?: string;
  hidden?: boolean;
  notes: string[];
}

export interface Prompt {
  q: Id;
  kind: string;
  who?: Id;
  side?: string;
  says: string;
  rule?: string;
  until?: number | string | null;
  dice?: { dice: string; why: string };
  usual?: string;
}

export interface Waiting {
  seat: Id;
  who: Id;
  says: string;
}

export interface View {
  table: Table;
  you: You;
  seats: Seat[];
  sides: Side[];
  field: Field;
  distances?: Record<string, number>;
  features: Feature[];
  combatants: Combatant[];
  engaged: [Id, Id][];
  prompt: Prompt | null;
  waiting: Waiting[];
}

/** Whole new values of the parts that changed. */
export type Changes = Partial<Omit<View, 'combatants'>> & { combatants?: Combatant[]; gone?: Id[] };

export interface Term {
  value: number;
  why: string;
  rule: string;
}

export interface Roll {
  dice: string;
  faces: number[];
  why: string;
  /** Asked for: the number of the roll in its stream, and the branch it was rolled on. */
  roll?: number;
  branch?: number;
}

export interface Throw {
  roll: number;
  needs: number;
  total: number;
  hit: boolean;
  terms: Term[];
}

export interface Card {
  card: number;
  round: number;
  kind: string;
  text: string;
  rule?: string;
  who?: Id;
  on?: Id;
  secret?: boolean;
  dice?: Roll[];
  throw?: Throw;
  answer?: { who: Id; text: string };
  judge?: boolean;
  undone?: boolean;
}

export interface Option {
  text: string;
  label: string;
  detail: string;
  target?: Id;
  at?: Square;
  feet?: number;
  provokes: Id[];
  odds?: { hit: number; drop: number };
}

export interface Refusal {
  text: string;
  message: string;
  rule: string;
}

export interface Options {
  q: Id;
  groups: { name: string; options: Option[] }[];
  refused: Refusal[];
}

export interface Odds {
  q: Id;
  text: string;
  hit: number;
  drop: number;
  damage: number;
  cleaves: number[];
  back?: { hit: number; drop: number; damage: number };
  exact: boolean;
  terms: Term[];
  needs: number;
}

export interface Why {
  q: Id;
  text: string;
  needs: number;
  terms: Term[];
  refused?: { message: string; rule: string };
}

export interface Sight {
  seen: boolean;
  cover: string;
  feet: number;
  blocked?: Square;
}

export type ServerFrame =
  | { type: 'welcome'; v: number; seq: number; view: View; cards: Card[]; applied: Record<string, number | null> }
  | { type: 'update'; seq: number; cards: Card[]; changes: Changes }
  | { type: 'ack'; cmd: string; seq: number }
  | { type: 'refused'; cmd: string; code: string; message: string; rule?: string; prompt?: Prompt | null }
  | ({ type: 'options' } & Options)
  | ({ type: 'odds' } & Odds)
  | ({ type: 'why' } & Why)
  | ({ type: 'sight' } & Sight)
  | { type: 'notice'; text: string; level: string }
  | { type: 'bye'; reason: string };

/** What changes something: carries a `cmd`, is answered exactly once, survives a reconnect. */
export type Deed =
  | { type: 'answer'; q: Id; text: string }
  | { type: 'roll'; q: Id; faces: number[] }
  | { type: 'standing'; kind: string; answer: Standing }
  | { type: 'undo'; to: number }
  | { type: 'judge'; text: string }
  | { type: 'run'; who: string; by: 'judge' | 'bot' | 'seat' }
  | { type: 'pause'; on: boolean }
  | { type: 'timer'; seconds: number }
  | { type: 'aftermath' }
  | { type: 'seed'; promise?: string; seed?: string };

export type Command = Deed & { cmd: string };

/** What only asks. */
export type Enquiry =
  | { type: 'options'; q: Id }
  | { type: 'odds'; q: Id; text: string }
  | { type: 'why'; q: Id; text: string }
  | { type: 'sight'; from: Id; to: Id | Square };

export type ClientFrame = Command | Enquiry | { type: 'hello'; v: number; since?: number; pending?: string[] };

export type * from './answers';
