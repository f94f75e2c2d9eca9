import type { View } from '../wire/protocol';
import { isMap } from '../yaml/value';

/** People a scenario may name again: they live, and have a name of their own, unlike "Orc 2". */
export function storyPeople(view: View): string[] {
  return view.combatants
    .filter(one => one.fate !== 'down' && one.fate !== 'dead' && !/ \d+$/.test(one.name))
    .map(one => one.name);
}

/** Those of them whom a scenario names. It is only said to the Judge; who comes is the server's to decide. */
export async function namedIn(scenario: string, people: string[]): Promise<string[]> {
  const { NotRead, readYaml } = await import('../yaml/read');
  try {
    const combatants = readYaml(scenario).get('combatants');
    return isMap(combatants) ? people.filter(name => combatants.has(name)) : [];
  } catch (error) {
    if (error instanceof NotRead) return []; // the server says what is wrong with it
    throw error;
  }
}
