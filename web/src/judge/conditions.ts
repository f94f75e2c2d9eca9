import { useEffect, useState } from 'preact/hooks';
import { http } from '../wire/http';

/** Conditions the rulebook knows, to choose from. */
export function useConditions(rulebook: string): string[] {
  const [known, setKnown] = useState<string[]>([]);
  useEffect(() => {
    http.rulebooks().then(
      all => setKnown(all.find(one => one.id === rulebook)?.conditions ?? []),
      () => setKnown([]),
    );
  }, [rulebook]);
  return known;
}
