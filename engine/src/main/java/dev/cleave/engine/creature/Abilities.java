package dev.cleave.engine.creature;

/** Six ability scores; who states none is average in all. */
public record Abilities(
    int strength, int intelligence, int will, int dexterity, int constitution, int charisma) {

  public static final Abilities AVERAGE = new Abilities(10, 10, 10, 10, 10, 10);

  public int score(Ability ability) {
    return switch (ability) {
      case STRENGTH -> strength;
      case INTELLIGENCE -> intelligence;
      case WILL -> will;
      case DEXTERITY -> dexterity;
      case CONSTITUTION -> constitution;
      case CHARISMA -> charisma;
    };
  }
}
