/** The smallest fight with a map: one seat, and an orc across a yard who cannot end it at once. */
export const YARD = `scenario: The yard
about: One steps across a yard toward an orc.
map: 12x8
sides:
  watch: {judge: false}
  orcs: {judge: true}
combatants:
  Berta: {side: watch, fighter: 1, hp: 30, armour: chain, weapon: sword, at: [2, 3], facing: E}
  Orc: {side: orcs, creature: orc, at: [9, 3], facing: W}
`;

/** The same, and nobody falls soon: whatever the dice say, the fight goes on for as long as a journey needs it. */
export const LONG_YARD = YARD.replace('hp: 30', 'hp: 90').replace('creature: orc', 'creature: orc, hp: 90');
