/** The frames of docs/protocol.md, version 1. */
export const VERSION = 1;

export type Id = string;
export type Square = [number, number];
export type Facing = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
export type Health = 'unhurt' | 'hurt' | 'badly hurt' | 'down' | 'dead';
export type Role = 'judge' | 'player' | 'spectator';
export type Standing = 'always' | 'never' | 'ask';

/** An epoch of the dice that is over: everything the check needs. */
export interface Shown {
  epoch: number;
  fight: string;
  head: string;
  secret: string;
  promise: string;
  seats: { seat: number; promise: string; seed: string }[];
}

export interface DiceState {
  mode: 'fair' | 'typed';
  epoch: number;
  promise: string;
  words: string[];
  /** Hashes are gathered, seeds are shown, dice may fall, the secret is public. */
  state: 'gathering' | 'showing' | 'set' | 'shown';
  seats: { seat: number; promise?: string; seed?: string }[];
  withheld: { epoch: number; seat: number }[];
  checkable: boolean;
  shown: Shown[];
}

export interface Table {
  id: Id;
  title: string;
  about: string;
  rulebook: string;
  rulebookTitle: string;
  options: Record<string, string>;
  /** Which chapter of the story this is, from 1. */
  chapter?: number;
  /** `stopped`: what was written was played by other rules; the Judge may begin again from there. */
  phase: 'lobby' | 'fight' | 'over' | 'aftermath' | 'stopped';
  round: number;
  count: number | null;
  paused: boolean;
  timer: number;
  undoes: number;
  /** Why the table stands where it does, if it could not be played on. */
  trouble?: string;
  dice: DiceState;
}

export interface You {
  seat: Id;
  role: Role;
  name: string;
  combatants: Id[];
  standing: Record<string, Standing>;
  /** Who is under which standing order; the Judge sees all. */
  orders?: { order: string; otherwise: 'ask' | 'usual'; who: Id[] }[];
  /** Who is left to which behaviour, for this round or for good; the Judge sees all. */
  left?: { who: Id; to: string; round: boolean }[];
  /** The behaviours there are. */
  behaviours?: string[];
  /** What the dice still need of this seat; the page gives it without asking. */
  wants?: 'promise' | 'seed' | null;
}

export interface Seat {
  seat: Id;
  role: Role;
  name: string;
  combatants: Id[];
  devices: number;
  /** Who throws this seat's dice. */
  dice?: 'hand' | 'server';
  /** Told to the Judge: whether it plays somebody itself, and nobody in its stead. */
  plays?: boolean;
}

export interface Side {
  name: string;
  judge: boolean;
  by: 'seat' | 'judge' | 'bot' | 'people' | 'bots';
}

export type Field =
  | {
      kind: 'map';
      width: number;
      height: number;
      ground: string[];
      heights: string[];
      water?: string[];
      /** Trees, road, rubble and the like; only drawn. */
      scenery?: string[];
      /** What goes on beyond the map: `wood`, `rock`, `water`, `plain`. */
      border?: string;
      light: string;
      /** A sign a square: `*` seen and lit, `~` seen but dim, `r` remembered, `?` unknown. Missing: all is seen. */
      fog?: string[];
    }
  | { kind: 'theatre' };

export interface Feature {
  id: Id;
  kind: string;
  name: string;
  at?: Square;
  state: string;
  /** Of a vessel: where its bow points, and its squares across and down. */
  facing?: Facing;
  base?: [number, number];
  /** Known to who draws it. */
  open?: boolean;
  locked?: boolean;
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
  /** On whom he sits; then he is where that one is. */
  on?: Id;
  /** What he is on is a vehicle, and he moves it. */
  team?: boolean;
  /** The troops he stands among. */
  formation?: string;
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
  /** The same without his name. */
  declares?: string;
  ready?: string;
  hidden?: boolean;
  /** Filled in here: on a map, but the server gives no place. */
  placeless?: boolean;
  notes: string[];
}

export interface Prompt {
  q: Id;
  kind: string;
  who?: Id;
  side?: string;
  says: string;
  /** How things stand: what `says` begins with. */
  situation?: string;
  rule?: string;
  until?: number | string | null;
  dice?: { dice: string; why: string };
  usual?: string;
  /** The standing order that cannot be kept. */
  order?: string;
}

/** What a behaviour would answer, and why. */
export interface Would {
  q: Id;
  to: string;
  text: string;
  because: string;
}

export interface Waiting {
  seat: Id;
  who?: Id;
  /** Since when, in milliseconds since 1970. */
  since?: number;
  /** Only one's own side and the Judge know what is asked. */
  says?: string;
  q?: Id;
  kind?: string;
  /** What a bot would do; only the Judge is told. */
  usual?: string;
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
  /** `EPOCH.STREAM.BRANCH.ROLL` of the fair dice, `hand` or `judge`. */
  from?: string;
}

export interface Throw {
  /** Missing where nothing was thrown: the helpless are struck anyway. */
  roll?: number;
  needs: number;
  total?: number;
  hit?: boolean;
  /** Whether it succeeded, and by how much it did not. */
  made?: boolean;
  short?: number;
  /** How many faces the die has. */
  sides?: number;
  terms: Term[];
}

/** Hit points lost or won, and what is left as far as one may know. */
export interface Harm {
  amount: number;
  hp?: number;
}

export interface Morale {
  /** A side, or one alone. */
  whose: string;
  roll: number;
  /** It holds on this or more, or where `orMore` is false on this or less. */
  number: number;
  orMore: boolean;
  holds: boolean;
  result?: string;
}

/** A card of the Judge's that one was not dealt, told when all is over: after which of one's own it comes. */
export type Secret = Omit<Card, 'card'> & { after: number };

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
  /** An attack from afar. */
  shot?: boolean;
  answer?: { who: Id; text: string };
  judge?: boolean;
  undone?: boolean;
  /** Whose number of initiative it tells. */
  count?: { name: string; number: number };
  /** Where in the text the numbers of a throw begin and end. */
  numbers?: [number, number];
  /** Where in the text whom is named. */
  names?: [number, number, Id][];
  /** So many letters of the text say what is done, without how it came out. */
  deed?: number;
  harm?: Harm;
  heals?: Harm;
  morale?: Morale;
  condition?: { gains?: string; loses?: string };
  /** What became of who has fallen. */
  fate?: string;
  ended?: { winner: string; how?: string; rounds: number };
}

/** Whom an answer is aimed at and where it leads, as the engine sees it. */
export interface Lead {
  target?: Id;
  at?: Square;
  feet?: number;
  provokes: Id[];
  /** The squares walked through; the last is `at`. */
  path?: Square[];
  /** What is caught besides: so many feet about a square, and the squares beyond. */
  area?: { at: Square; feet: number; beyond?: Square[]; catches?: Id[] };
}

export interface Option extends Lead {
  /** For people, and as the server reads an answer; what it is stands in the other fields. */
  text: string;
  label: string;
  detail: string;
  /** The words it goes by: `attack`, `delay until after`. */
  verb: string;
  /** How one goes by it: `march`; missing if it takes nobody anywhere. */
  gait?: string;
  /** One may add where to look on the way. */
  faces?: boolean;
  /** It leaves be what was asked about. */
  declines?: boolean;
}

/** What the target's own attack would do to who acts, if it still stands, and the number for it. */
export interface Back {
  who?: Id;
  /** In words: "attack Berta". */
  does?: string;
  hit: number;
  drop: number;
  damage: number;
  needs?: number;
  terms?: Term[];
}

export interface Refusal {
  text: string;
  message: string;
  rule: string;
  verb: string;
  target?: Id;
}

export interface Options {
  q: Id;
  groups: { name: string; options: Option[] }[];
  /** How one may go to squares, what the book lists first first. */
  gaits: string[];
  refused: Refusal[];
}

export interface Odds {
  q: Id;
  text: string;
  hit: number;
  drop: number;
  damage: number;
  cleaves: number[];
  back?: Back;
  /** On a move: to be hurt, and to be dropped, by those it provokes. */
  way?: { hit: number; drop: number };
  exact: boolean;
  /** Where it was played and not counted: off by no more, nineteen times in twenty. */
  margin?: number;
  /** Foes' hit points are not known to this seat. */
  guessed?: boolean;
  terms: Term[];
  needs: number;
}

export interface Why extends Partial<Lead> {
  q: Id;
  text: string;
  /** What the die must show; 0 where none is thrown. */
  needs: number;
  terms: Term[];
  /** What decides where no die does. */
  decides?: { why: string; rule: string };
  path?: Square[];
  refused?: { message: string; rule: string };
}

export interface Sight {
  from?: Id;
  to?: Id;
  seen: boolean;
  /** Its grade; 0 is none. */
  cover: number | string;
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
  | ({ type: 'would' } & Would)
  | ({ type: 'sight' } & Sight)
  | { type: 'measure'; seat: Id | number; name: string; from?: Square; to?: Square }
  | { type: 'look'; seat: Id; view: View; cards: Card[] }
  | { type: 'notice'; text: string; level: string }
  | { type: 'bye'; reason: string };

/** What changes something: carries a `cmd`, is answered exactly once, survives a reconnect. */
export type Deed =
  | { type: 'answer'; q: Id; text: string }
  | { type: 'roll'; q: Id; faces: number[] }
  | { type: 'standing'; kind: string; answer: Standing }
  | { type: 'order'; who: Id[]; order: string; otherwise?: 'ask' | 'usual' }
  | { type: 'leave'; who: Id; to: string; round?: boolean }
  | { type: 'undo'; to: number }
  | { type: 'judge'; text: string }
  | { type: 'run'; who: string; by: 'judge' | 'bot' | 'seat' }
  | { type: 'take'; q: Id }
  | { type: 'bot'; q: Id }
  | { type: 'remind'; seat: number }
  | { type: 'pause'; on: boolean }
  | { type: 'timer'; seconds: number }
  | { type: 'aftermath' }
  | { type: 'chapter'; scenario: string }
  | { type: 'seed'; epoch: number; promise: string }
  | { type: 'seed'; epoch: number; seed: string }
  | { type: 'begin' }
  | { type: 'epoch' }
  | { type: 'dice'; seat: Seat['seat']; by: 'hand' | 'server' };

export type Command = Deed & { cmd: string };

/** What only asks. */
export type Enquiry =
  | { type: 'look'; seat: number }
  | { type: 'options'; q: Id }
  | { type: 'odds'; q: Id; text: string }
  | { type: 'odds'; q: Id; texts: string[] }
  | { type: 'why'; q: Id; text: string }
  | { type: 'would'; q: Id; to: string }
  | { type: 'sight'; from: Id; to: Id | Square }
  | { type: 'measure'; from?: Square; to?: Square };

export type ClientFrame = Command | Enquiry | { type: 'hello'; v: number; since?: number; pending?: string[] };

export type * from './answers';

/** A fight as one rulebook tells it, or why that book does not. */
export interface ToldBook {
  rulebook: string;
  title: string;
  refused?: string;
  over?: boolean;
  winner?: string | null;
  end?: string;
  rounds?: { round: number; told: { says: string; rule: string }[] }[];
  people?: { name: string; side: string; hp: number; of: number; fate: string; standing: boolean }[];
}

/** Where books that told a fight alike begin to tell it otherwise. */
export interface Parting {
  round: number;
  ways: { books: string[]; says: string; rules: string[] }[];
}

export interface Comparison {
  scenario: string;
  seed: number;
  books: ToldBook[];
  partings: Parting[];
}
