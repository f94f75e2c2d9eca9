import type { View } from '../wire/protocol';

/** People a scenario may name again: they live, and have a name of their own, unlike "Orc 2". */
export function storyPeople(view: View): string[] {
  return view.combatants
    .filter(one => one.fate !== 'down' && one.fate !== 'dead' && !/ \d+$/.test(one.name))
    .map(one => one.name);
}

/** Those of them whom a scenario names. It is only said to the Judge; who comes is the server's to decide. */
export function namedIn(scenario: string, people: string[]): string[] {
  return people.filter(name => {
    const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`(^|[{,\\s])["']?${plain}["']?\\s*:`, 'm').test(scenario);
  });
}
