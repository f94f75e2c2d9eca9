const SHELF = 'cleave theme';

export type Theme = 'light' | 'dark';

function system(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function theme(): Theme {
  return (document.documentElement.dataset.theme as Theme) ?? system();
}

/** One's own wish, if one has said it; otherwise the system's. */
export function applyTheme(): void {
  try {
    const own = localStorage.getItem(SHELF);
    if (own === 'light' || own === 'dark') document.documentElement.dataset.theme = own;
  } catch {
    // Then the system decides.
  }
}

export function switchTheme(): Theme {
  const next: Theme = theme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  try {
    if (next === system()) localStorage.removeItem(SHELF);
    else localStorage.setItem(SHELF, next);
  } catch {
    // Then it lasts as long as the page.
  }
  return next;
}
