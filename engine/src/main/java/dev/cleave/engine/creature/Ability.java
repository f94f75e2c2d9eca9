package dev.cleave.engine.creature;

/** The six scores. Some books call Dexterity Agility. */
public enum Ability {
  STRENGTH,
  INTELLIGENCE,
  WILL,
  DEXTERITY,
  CONSTITUTION,
  CHARISMA
}
