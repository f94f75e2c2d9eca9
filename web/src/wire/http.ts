import type { Account } from '../end/account';
import type {
  Card,
  Comparison,
  ContentLine,
  Frame,
  Glance,
  Invitation,
  Opened,
  Overview,
  OwnTable,
  Problem,
  Role,
  Rule,
  Rulebook,
  ScenarioLine,
  SeatLine,
  SeatLink,
  Secret,
} from './protocol';

/** What the Judge says about seats. */
export type SeatOrder =
  | { renew: string }
  | { revoke: string }
  | { add: { role: 'player' | 'spectator'; name: string; combatants: string[] } }
  | { change: { seat: string; name?: string; combatants?: string[] } }
  | { door: 'open' | 'shut' };

/** A request the server refused, with what is wrong line by line where it says so. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly problems: Problem[] = [],
  ) {
    super(message);
  }
}

async function answer(response: Response): Promise<Response> {
  if (response.ok) return response;
  let title = `The server answered ${response.status}.`;
  let problems: Problem[] = [];
  try {
    const problem = await response.json();
    title = problem.detail || problem.title || title;
    problems = Array.isArray(problem.problems) ? problem.problems : [];
  } catch {
    // A proxy's page instead of a problem: its status is all there is to tell.
  }
  throw new Refused(title, response.status, problems);
}

async function get<T>(path: string): Promise<T> {
  return (await answer(await fetch(path, { headers: { Accept: 'application/json' } }))).json();
}

async function send(path: string, body: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Cleave': '1' };
  return answer(await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await send(path, body)).json();
}

const part = encodeURIComponent;
const known = new Map<string, Promise<unknown>>();

/** What does not change while a page is open is fetched once. */
function once<T>(path: string): Promise<T> {
  const told = known.get(path) as Promise<T> | undefined;
  if (told) return told;
  const asked = get<T>(path);
  asked.catch(() => known.delete(path));
  known.set(path, asked);
  return asked;
}

export const http = {
  scenarios: () => get<ScenarioLine[]>('/api/scenarios'),
  /** The YAML text; a server may wrap it in JSON. */
  scenario: async (name: string): Promise<string> => {
    const text = await (await answer(await fetch(`/api/scenarios/${part(name)}`))).text();
    return text.startsWith('"') ? JSON.parse(text) : text;
  },
  overview: (name: string) => get<Overview>(`/api/scenarios/${part(name)}/map`),
  /** The tables at which this browser has a seat. */
  tables: () => get<OwnTable[]>('/api/tables'),
  look: (table: string) => get<Glance>(`/api/tables/${part(table)}`),
  archive: (table: string, archived: boolean) =>
    post<{ archived: boolean }>(`/api/tables/${part(table)}/archive`, { archived }),
  invitation: (token: string) => post<Invitation>('/api/invitation', { token }),
  rulebooks: () => once<Rulebook[]>('/api/rulebooks'),
  content: (kind: string, q: string, rulebook: string) =>
    get<ContentLine[]>(`/api/content/${kind}?q=${part(q)}&rulebook=${part(rulebook)}`),
  rule: (id: string) => once<Rule>(`/api/rules/${part(id)}`),
  check: (scenario: string) =>
    post<{ title: string; rulebook: string; sides?: string[]; judges?: string[]; warnings: (Problem | string)[] }>(
      '/api/check',
      { scenario },
    ),
  /** The fight by each of these books with the same dice, bots on every side. */
  compare: (scenario: string, rulebooks: string[], seed: number) =>
    post<Comparison>('/api/compare', { scenario, rulebooks, seed }),
  /** Refused with 401 on a server that others can reach, until the Judge's passphrase has been said there. */
  open: (scenario: string, dice: string, play: Record<string, string>) =>
    post<Opened>('/api/tables', { scenario, dice, play }),
  /** Nobody else comes: bots play what the scenario keeps for the Judge. */
  alone: (scenario: string) => post<Opened>('/api/tables', { scenario, alone: true }),
  /** The next fight at a table that has come to the end of one; the Judge's alone. */
  chapter: (table: string, scenario: string) =>
    post<{ chapter: number }>(`/api/tables/${part(table)}/chapters`, { scenario }),
  login: (passphrase: string) => send('/api/login', { passphrase }),
  /** `seat` is wanted with the table's own link. */
  join: (token: string, name?: string, seat?: string) =>
    post<{ table: string; seat: string; role: Role }>('/api/join', { token, name, seat }),
  seated: (table: string) =>
    get<{ open: boolean; addresses?: string[]; seats: SeatLine[] }>(`/api/tables/${part(table)}/seats`),
  /** `link` is there for seats that were newly made or renewed only. */
  seats: (table: string, order: SeatOrder) =>
    post<{ seats: SeatLink[]; door?: string }>(`/api/tables/${part(table)}/seats`, order),
  /** Whether the caller has a seat there; true also when the server does not answer, since it may be back soon. */
  maySit: async (table: string): Promise<boolean> => {
    const status = await fetch(http.journal(table, 'markdown')).then(
      response => response.status,
      () => 0,
    );
    return ![401, 403, 404, 410].includes(status);
  },
  /** Older cards than the welcome held. */
  cards: (table: string, before: number) => get<Card[]>(`/api/tables/${part(table)}/cards?before=${before}`),
  frames: (table: string) => get<Frame[]>(`/api/tables/${part(table)}/frames?from=0`),
  /** What came of the last fight, once it is over. */
  account: (table: string) => get<Account | { over: false }>(`/api/tables/${part(table)}/account`),
  /** What this seat was not told while it was fought, once it is over. */
  disclosure: (table: string) => get<{ over: boolean; cards?: Secret[] }>(`/api/tables/${part(table)}/disclosure`),
  /** The scenario a table began with, for its Judge: the journal's first line has it. JSON is YAML too. */
  begun: async (table: string): Promise<string> => {
    const text = await (await answer(await fetch(http.journal(table, 'jsonl')))).text();
    return JSON.stringify(JSON.parse(text.slice(0, text.indexOf('\n'))).scenario);
  },
  journal: (table: string, as: string) => `/api/tables/${part(table)}/journal?as=${as}`,
};
