package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The moment a readied action waits for. A2.READY.02
 *
 * @param who whose doing it is, null for the first enemy who does it
 */
public record Trigger(@Nullable Combatant who, Sign sign) implements Answer {

  /** An enemy's doing. */
  public enum Sign {
    COMES_INTO_REACH,
    COMES_INTO_SIGHT,
    MOVES,
    CHARGES,
    ATTACKS,
    CASTS_A_SPELL;

    public static final Sign[] ALL = values();

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    String text() {
      return text;
    }
  }

  public boolean isFor(Combatant enemy) {
    return who == null || who == enemy;
  }

  /** The enemy's doing, whoever he is. */
  @Override
  public String verb() {
    return sign.text();
  }

  @Override
  public String text() {
    return (who == null ? "an enemy " : who.name() + " ") + sign.text();
  }
}
