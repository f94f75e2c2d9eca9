import type { Combatant, Options, View } from './protocol';

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
    you: { ...view.you, combatants: view.you.combatants ?? [], standing: view.you.standing ?? {} },
    combatants: (view.combatants ?? []).map(completeCombatant),
  };
}

export function completeCombatant(who: Combatant): Combatant {
  return {
    ...who,
    at: who.at ?? [0, 0],
    base: who.base ?? [1, 1],
    facing: who.facing ?? 'N',
    conditions: who.conditions ?? [],
    notes: who.notes ?? [],
  };
}

export function completeOptions(options: Options): Options {
  return {
    ...options,
    refused: options.refused ?? [],
    groups: (options.groups ?? []).map(group => ({
      ...group,
      options: (group.options ?? []).map(option => ({ ...option, provokes: option.provokes ?? [] })),
    })),
  };
}
