package dev.cleave.engine.creature;

/**
 * Protection by nature or magic against some damage.
 *
 * @param degree how much it takes away
 * @param scope whether it heeds mundane damage, extraordinary, or both
 * @param against a type of damage, or physical, energy or damage for all of a group
 * @param magical whether magic grants it rather than nature
 * @param except its flaw: silver or a type of damage that gets through, or empty
 */
public record Protection(
    Degree degree, Scope scope, String against, boolean magical, String except) {

  /** From nothing special to nothing at all. */
  public enum Degree {
    RESISTANT,
    IMMUNE
  }

  /** Damage comes in two sorts, and a protection may heed only one. */
  public enum Scope {
    MUNDANE,
    EXTRAORDINARY,
    BOTH
  }

  private static final String BY_MAGIC = " by magic";
  private static final String EXCEPT = " except ";

  /** From words such as {@code fire}, {@code mundane physical except silver}. */
  public static Protection parse(Degree degree, String words) {
    int flaw = words.indexOf(EXCEPT);
    String except = flaw < 0 ? "" : words.substring(flaw + EXCEPT.length());
    String rest = flaw < 0 ? words : words.substring(0, flaw);
    boolean magical = rest.endsWith(BY_MAGIC);
    if (magical) {
      rest = rest.substring(0, rest.length() - BY_MAGIC.length());
    }
    int space = rest.indexOf(' ');
    Scope scope =
        space < 0 ? Scope.BOTH : rest.startsWith("mundane ") ? Scope.MUNDANE : Scope.EXTRAORDINARY;
    return new Protection(degree, scope, rest.substring(space + 1), magical, except);
  }

  /** Some hold against ordinary damage, some against extraordinary, some against both. */
  public boolean heeds(boolean extraordinary) {
    return scope == Scope.BOTH || (scope == Scope.EXTRAORDINARY) == extraordinary;
  }
}
