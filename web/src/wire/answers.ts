import type { Changes, Combatant, Feature, Field, Id, Role, View } from './protocol';

/** What the server answers over HTTP. */
export interface SeatLink {
  seat: Id;
  role: Role;
  name: string;
  combatants: string[];
  link: string;
  /** Somebody has sat down there. */
  taken?: boolean;
}

/** A seat without its link. */
export type SeatLine = Omit<SeatLink, 'link'> & { link?: string };

/** A table at which the caller has a seat. */
export interface OwnTable extends SeatLine {
  table: Id;
  title: string;
  /** Milliseconds since 1970. */
  opened: number;
  archived: boolean;
}

/** What a link would do: the seat it opens or, of a table's own link, those that are free. */
export interface Invitation {
  title: string;
  seat?: SeatLine;
  free?: SeatLine[];
}

/** A fight before it begins, as anybody may see it. */
export interface Overview {
  sides: string[];
  field: Field;
  features: Feature[];
  combatants: Combatant[];
  distances?: Record<string, number>;
}

export interface Opened {
  table: Id;
  title: string;
  seats: SeatLink[];
  recovery: string;
  /** The table's own link, if people are to come. */
  door?: string;
}

export interface ScenarioLine {
  name: string;
  title: string;
  about: string;
  rulebook: string;
  map?: boolean;
  sides?: { name: string; count: number }[];
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

/** What a seat sees of its table without sitting down. */
export interface Glance {
  view: View;
}

export interface Frame {
  card: number;
  changes: Changes;
}
