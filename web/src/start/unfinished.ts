const SHELF = 'cleave drawing';

/** The drawing one left, or brought: it lies on the desk until it is cleared. */
export function leaveDrawing(text: string): void {
  try {
    localStorage.setItem(SHELF, text);
  } catch {
    // Then it lasts as long as the page.
  }
  last = text;
}

/** Only for browsers that keep nothing. */
let last: string | null = null;

export function drawingLeft(): string | null {
  try {
    return localStorage.getItem(SHELF) ?? last;
  } catch {
    return last;
  }
}

export function clearDesk(): void {
  last = null;
  try {
    localStorage.removeItem(SHELF);
  } catch {
    // It was not kept.
  }
}
