import type { Combatant, Options, Table, View } from './protocol';

/** Lists a server may have left out because they are empty. */
export function completeView(view: View): View {
  return {
    ...view,
    seats: view.seats ?? [],
    sides: view.sides ?? [],
    features: view.features ?? [],
    engaged: view.engaged ?? [],
    waiting: view.waiting ?? [],
    prompt: view.prompt ?? null,
    table: completeTable(view.table),
    you: { ...view.you, combatants: view.you.combatants ?? [], standing: view.you.standing ?? {} },
    combatants: (view.combatants ?? []).map(completeCombatant),
  };
}

export function completeTable(table: Table): Table {
  const { dice } = table;
  return {
    ...table,
    dice: {
      ...dice,
      words: dice?.words ?? [],
      seats: dice?.seats ?? [],
      withheld: dice?.withheld ?? [],
      shown: dice?.shown ?? [],
    },
  };
}

export function completeCombatant(who: Combatant): Combatant {
  return {
    ...who,
    at: who.at ?? [0, 0],
    ...(who.at ? {} : { placeless: true }),
    base: who.base ?? [1, 1],
    facing: who.facing ?? 'N',
    conditions: who.conditions ?? [],
    notes: who.notes ?? [],
  };
}

export function completeOptions(options: Options): Options {
  return {
    ...options,
    gaits: options.gaits ?? [],
    refused: options.refused ?? [],
    groups: (options.groups ?? []).map(group => ({
      ...group,
      options: (group.options ?? []).map(option => ({ ...option, provokes: option.provokes ?? [] })),
    })),
  };
}
