const SHELF = 'cleave drafts';

/** Scenarios kept in this browser, by title. */
export function drafts(): Map<string, string> {
  try {
    return new Map(JSON.parse(localStorage.getItem(SHELF) ?? '[]'));
  } catch {
    return new Map();
  }
}

export function keepDraft(title: string, text: string): boolean {
  return store(drafts().set(title, text));
}

export function dropDraft(title: string): void {
  const all = drafts();
  all.delete(title);
  store(all);
}

function store(all: Map<string, string>): boolean {
  try {
    localStorage.setItem(SHELF, JSON.stringify([...all]));
    return true;
  } catch {
    return false;
  }
}
