import { useEffect, useRef, useState } from 'preact/hooks';

/** A value one can watch. */
export class Cell<T> {
  private readonly watchers = new Set<() => void>();

  constructor(private current: T) {}

  get value(): T {
    return this.current;
  }

  set(next: T): void {
    if (Object.is(next, this.current)) return;
    this.current = next;
    for (const watcher of [...this.watchers]) watcher();
  }

  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

/** A part of a cell's value; the component renders anew only when that part changes. */
export function useCell<T, P = T>(cell: Cell<T>, pick: (value: T) => P = value => value as unknown as P): P {
  const [, turn] = useState(0);
  const part = pick(cell.value);
  // What is picked may depend on the component's own state, so the watcher always uses the newest.
  const last = useRef({ pick, part });
  last.current = { pick, part };
  useEffect(() => {
    const look = () => {
      if (!Object.is(last.current.pick(cell.value), last.current.part)) turn(n => n + 1);
    };
    look();
    return cell.watch(look);
  }, [cell]);
  return part;
}
