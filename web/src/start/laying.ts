import { useState } from 'preact/hooks';
import { http, Refused } from '../wire/http';
import type { Opened, Problem } from '../wire/protocol';

/** Words for whatever went wrong, line by line where the server says so. */
export function problemsOf(error: unknown): Problem[] {
  if (error instanceof Refused && error.problems.length) return error.problems;
  return [{ message: error instanceof Error ? error.message : String(error) }];
}

type Make = () => Promise<Opened>;

interface Trying {
  what: string;
  make: Make;
}

export interface Laying {
  /** What is being laid at the moment. */
  busy: string | null;
  /** What was last tried. */
  what: string | null;
  problems: Problem[];
  /** The server wants the Judge's passphrase before it lays this. */
  locked: boolean;
  lay(what: string, make: Make): Promise<void>;
  unlock(passphrase: string): Promise<void>;
  forget(): void;
}

/** Opens tables, and asks for the passphrase where others can reach the server. */
export function useLaying(laid: (opened: Opened) => void): Laying {
  const [busy, setBusy] = useState<string | null>(null);
  const [trying, setTrying] = useState<Trying | null>(null);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [locked, setLocked] = useState(false);
  const attempt = async (one: Trying, before: () => Promise<unknown>) => {
    setBusy(one.what);
    setTrying(one);
    setProblems([]);
    try {
      await before();
      const opened = await one.make();
      setLocked(false);
      laid(opened);
    } catch (error) {
      const shut = error instanceof Refused && error.status === 401;
      if (shut) setLocked(true);
      setProblems(shut ? [] : problemsOf(error));
    }
    setBusy(null);
  };
  return {
    busy,
    what: trying?.what ?? null,
    problems,
    locked,
    lay: (what, make) => attempt({ what, make }, async () => undefined),
    unlock: async passphrase => {
      if (trying) await attempt(trying, () => http.login(passphrase));
    },
    forget: () => {
      setLocked(false);
      setProblems([]);
    },
  };
}
