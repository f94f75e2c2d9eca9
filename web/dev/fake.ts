import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { WebSocketServer } from 'ws';
import { draftOf, sidesOf } from '../src/start/draft';
import { NotRead } from '../src/yaml/read';
import { FakeDice } from './dice';
import { content, rule, rulebooks, scenarioLines, scenarios } from './library';
import { framesOf, viewOf } from './showing';
import { Sitter } from './sitter';
import { type FakeSeat, FakeTable } from './table';

/** As strict as the real server's, so that a page that needs more is found out here. */
export const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const tables = new Map<string, { table: FakeTable; sitters: Set<Sitter> }>();

async function open(text: string, typed: boolean, play: Record<string, string>): Promise<FakeTable> {
  const id = `t${tables.size + 1}${Math.random().toString(36).slice(2, 8)}`;
  const table = new FakeTable(id, text, await FakeDice.make(), typed, play);
  await table.gather();
  tables.set(id, { table, sitters: new Set() });
  return table;
}

function seatOf(request: IncomingMessage, id: string): FakeSeat | null {
  const cookie = new RegExp(`cleave-${id}=(\\d+)`).exec(request.headers.cookie ?? '')?.[1];
  return tables.get(id)?.table.seats.find(one => one.seat === cookie) ?? null;
}

async function body(request: IncomingMessage): Promise<Record<string, never>> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text || '{}');
}

function sit(answer: ServerResponse, table: string, seat: string): void {
  answer.setHeader('Set-Cookie', `cleave-${table}=${seat}; Path=/; HttpOnly; SameSite=Strict`);
}

function json(answer: ServerResponse, value: unknown, status = 200): void {
  answer.statusCode = status;
  answer.setHeader('Content-Type', status < 400 ? 'application/json' : 'application/problem+json');
  answer.end(JSON.stringify(value));
}

function problem(answer: ServerResponse, error: unknown): void {
  const line = error instanceof NotRead ? error.line : 1;
  const message = error instanceof Error ? error.message : String(error);
  json(
    answer,
    {
      type: 'about:blank',
      title: 'The scenario is wrong',
      status: 422,
      detail: message,
      id: 'fake',
      problems: [{ file: 'scenario', line, column: 1, message }],
    },
    422,
  );
}

/** Alone one plays the first side, bots the others. */
function playOf(given: Record<string, unknown>): Record<string, string> {
  if (given.alone !== true) return (given.play ?? {}) as Record<string, string>;
  return Object.fromEntries(sidesOf(draftOf(String(given.scenario))).map((side, i) => [side, i ? 'bots' : 'me']));
}

/** The tables whose cookies a browser shows. */
function ownTables(request: IncomingMessage): unknown[] {
  return [...tables.values()].flatMap(({ table }) => {
    const seat = seatOf(request, table.id);
    const { role, name } = seat ?? {};
    return seat
      ? [
          {
            table: table.id,
            title: table.draft.title,
            seat: seat.seat,
            role,
            name,
            combatants: [],
            opened: Date.now(),
            archived: false,
          },
        ]
      : [];
  });
}

async function post(path: string, request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const given = (await body(request)) as Record<string, unknown>;
  if (path === '/api/check') {
    try {
      const draft = draftOf(String(given.scenario));
      if (draft.fighters.length < 2) throw new NotRead('combatants: a fight needs two at least', 1);
      return json(answer, {
        title: draft.title,
        rulebook: draft.rulebook,
        sides: sidesOf(draft),
        judges: sidesOf(draft).slice(1),
        warnings: [],
      });
    } catch (error) {
      return problem(answer, error);
    }
  }
  if (path === '/api/tables') {
    try {
      const table = await open(String(given.scenario), given.dice === 'typed', playOf(given));
      sit(answer, table.id, '0');
      const nameOf = (id: string) => table.people.find(one => one.id === id)?.name ?? id;
      const seats = table.seats.slice(1).map(one => ({
        seat: one.seat,
        role: one.role,
        name: one.name,
        combatants: one.combatants.map(nameOf),
        link: `/join#${one.token}`,
      }));
      return json(answer, { table: table.id, title: table.draft.title, seats, recovery: 'amber-ford-lantern-oak' });
    } catch (error) {
      return problem(answer, error);
    }
  }
  if (path === '/api/invitation') {
    const [id, seat] = String(given.token).split('-') as [string, string];
    const at = tables.get(id)?.table;
    const found = at?.seats.find(one => one.seat === seat);
    if (!at || !found)
      return json(answer, { title: 'Gone', status: 410, detail: 'This link opens nothing any more.' }, 410);
    const combatants = found.combatants.map(one => at.people.find(who => who.id === one)?.name ?? one);
    return json(answer, { title: at.draft.title, seat: { seat, role: found.role, name: found.name, combatants } });
  }
  if (path === '/api/join') {
    const [id, seat] = String(given.token).split('-') as [string, string];
    const found = tables.get(id)?.table.seats.find(one => one.seat === seat);
    if (!found)
      return json(
        answer,
        {
          title: 'This link is dead',
          status: 404,
          detail: 'This link leads nowhere: the seat was given away or the table is gone.',
        },
        404,
      );
    if (given.name) found.name = String(given.name);
    sit(answer, id, seat);
    return json(answer, { table: id, seat, role: found.role });
  }
  const seats = tables.get(/^\/api\/tables\/(\w+)\/seats$/.exec(path)?.[1] ?? '');
  if (seats) {
    const fresh = seats.table.reseat(given);
    for (const one of seats.sitters) one.update();
    return json(answer, {
      seats: seats.table.seats.map(({ standing: _, devices: __, dice: ___, token, ...one }) => ({
        ...one,
        ...(fresh.includes(one.seat) ? { link: `/join#${token}` } : {}),
      })),
    });
  }
  json(answer, { title: 'No such thing', status: 404 }, 404);
}

function get(path: string, query: URLSearchParams, request: IncomingMessage, answer: ServerResponse): void {
  if (path === '/api/scenarios') return json(answer, scenarioLines());
  if (path === '/api/tables') return json(answer, ownTables(request));
  const scenario = /^\/api\/scenarios\/([\w-]+)$/.exec(path)?.[1];
  if (scenario) {
    answer.setHeader('Content-Type', 'text/yaml; charset=utf-8');
    answer.end(scenarios.get(scenario) ?? '');
    return;
  }
  if (path === '/api/rulebooks') return json(answer, rulebooks);
  const kind = /^\/api\/content\/(\w+)$/.exec(path)?.[1];
  if (kind) return json(answer, content(kind, query.get('q') ?? ''));
  const id = /^\/api\/rules\/(.+)$/.exec(path)?.[1];
  if (id) return json(answer, rule(decodeURIComponent(id)));
  const at = /^\/api\/tables\/(\w+)(\/frames|\/journal|\/seats)?$/.exec(path);
  const found = tables.get(at?.[1] ?? '');
  const seat = found && seatOf(request, found.table.id);
  if (!found || !seat) return json(answer, { title: 'No such table', status: 404 }, 404);
  if (at?.[2] === '/frames') return json(answer, framesOf(found.table, seat));
  if (at?.[2] === '/seats') return json(answer, { open: false, seats: found.table.seats });
  if (at?.[2] === '/journal') {
    answer.setHeader('Content-Type', 'text/plain; charset=utf-8');
    answer.end(found.table.cards.map(card => card.text).join('\n'));
    return;
  }
  json(answer, { view: viewOf(found.table, seat), cards: [] });
}

function serve(
  server: { use(handler: (request: IncomingMessage, answer: ServerResponse, next: () => void) => void): unknown },
  strict: boolean,
): void {
  server.use((request, answer, next) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    if (strict) answer.setHeader('Content-Security-Policy', CSP);
    if (!url.pathname.startsWith('/api')) {
      // One page for all its addresses.
      if (/^\/(t\/[^/]+|join)\/?$/.test(url.pathname)) request.url = '/';
      return next();
    }
    if (request.method === 'POST')
      post(url.pathname, request, answer).catch(error => json(answer, { title: String(error) }, 500));
    else get(url.pathname, url.searchParams, request, answer);
  });
}

function listen(http: Server | null): void {
  const sockets = new WebSocketServer({ noServer: true });
  http?.on('upgrade', (request, socket, head) => {
    const id = /^\/api\/tables\/(\w+)\/live/.exec(request.url ?? '')?.[1];
    if (!id) return;
    const found = tables.get(id);
    const seat = found && seatOf(request, id);
    if (!found || !seat) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, ws => new Sitter(ws, found.table, seat, found.sitters));
  });
}

/** The fake server as a plugin of `vite` and `vite preview`. It is never part of what is built. */
export function fake(): Plugin {
  return {
    name: 'cleave-fake-server',
    configureServer(server) {
      serve(server.middlewares, false);
      listen(server.httpServer as Server | null);
    },
    configurePreviewServer(server) {
      serve(server.middlewares, true);
      listen(server.httpServer as Server);
    },
  };
}
