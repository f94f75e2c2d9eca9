import type { Changes, Id, Role } from './protocol';

/** What the server answers over HTTP. */
export interface SeatLink {
  seat: Id;
  role: Role;
  name: string;
  combatants: string[];
  link: string;
}

export interface Opened {
  table: Id;
  title: string;
  seats: SeatLink[];
  recovery: string;
}

export interface ScenarioLine {
  name: string;
  title: string;
  about: string;
  rulebook: string;
}

export interface Rulebook {
  id: string;
  title: string;
  about: string;
  options: { name: string; about?: string; usual: string; words: { word: string; changes: string }[]; rule: string }[];
  /** What combatants can be, by this book. */
  conditions?: string[];
}

export interface ContentLine {
  id: string;
  name: string;
  line: string;
}

export interface Rule {
  id: string;
  title: string;
  text: string;
  book: string;
  where: string;
}

export interface Problem {
  file?: string;
  line?: number;
  column?: number;
  field?: string;
  message: string;
}

export interface Frame {
  card: number;
  changes: Changes;
}
