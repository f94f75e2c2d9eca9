package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.creature.Behaviour.Taste;
import java.util.List;

/**
 * What a foe is worth as a mark: whom one was told to strike comes first, then whom one can ambush;
 * of the others each taste adds its share, the first most; who looks at his chances multiplies by
 * them, and whoever attacks more than once a round counts as often.
 */
final class Marks {

  private static final int ALL = 100;

  /** Of a hundred, for one who might cast and does not yet. */
  private static final int A_CASTER = 80;

  /** What the first taste adds at most; each one after it half of that. */
  private static final int FIRST = 160;

  private static final int FACES = 20;

  /** Chances of who does not look at them. */
  private static final int NO_MATTER = 10;

  private static final long ORDERED = 1_000_000_000L;
  private static final long PREY = 1_000_000L;

  private final Wits<?> wits;

  Marks(Wits<?> wits) {
    this.wits = wits;
  }

  /** The less, the better a mark. */
  long rank(Combatant who, Combatant foe, boolean blow) {
    Conduct conduct = who.conduct();
    List<Taste> tastes = conduct.behaviour().targets();
    long worth = ALL;
    int share = FIRST;
    int chance = NO_MATTER;
    for (int i = 0; i < tastes.size(); i++) {
      Taste taste = tastes.get(i);
      if (taste == Taste.LIKELIEST) {
        chance = Math.clamp(FACES + 1L - wits.needs(who, foe, blow), 1, FACES);
      } else {
        worth += (long) share * by(taste, who, foe) / ALL;
        share /= 2;
      }
    }
    if (wits.isDisabled(foe)) {
      worth /= blow || wits.harm(who) >= Surmise.left(foe) ? 2 : 6; // a shot may only wake him
    }
    worth *= chance * (long) wits.attacks(foe);
    if (blow && wits.isPrey(who, foe)) {
      worth += PREY;
    }
    if (!conduct.orders().isEmpty() && isOrdered(conduct, foe)) {
      worth += ORDERED;
    }
    return -worth;
  }

  /** The taste that says most of this foe, in words. */
  String taste(Combatant who, Combatant foe) {
    if (isOrdered(who.conduct(), foe)) {
      return "ordered";
    }
    Taste best = Taste.NEAREST;
    int most = 0;
    int share = FIRST;
    for (Taste taste : who.conduct().behaviour().targets()) {
      int adds = taste == Taste.LIKELIEST ? ALL / 2 : share * by(taste, who, foe) / ALL;
      if (adds > most) {
        most = adds;
        best = taste;
      }
      share /= 2;
    }
    return best == Taste.CASTERS && wits.isCasting(foe) ? "a hit may spoil the spell" : words(best);
  }

  private static String words(Taste taste) {
    return switch (taste) {
      case NEAREST -> "near";
      case WEAKEST -> "a blow may fell that one";
      case STRONGEST -> "the strongest";
      case HURT -> "badly hurt";
      case CASTERS -> "a caster";
      case SHOOTERS -> "a shooter";
      case EXPOSED -> "busy with somebody else";
      case LIKELIEST -> "easy to hit";
    };
  }

  /** Told to: by his name, or as one of a kind. */
  private boolean isOrdered(Conduct conduct, Combatant foe) {
    List<Order> orders = conduct.orders();
    for (int i = 0; i < orders.size(); i++) {
      Order order = orders.get(i);
      boolean meant =
          switch (order.word()) {
            case SILENCE -> wits.isCaster(foe);
            case FIRST ->
                switch (order.object()) {
                  case "casters" -> wits.isCaster(foe);
                  case "shooters" -> wits.isShooter(foe);
                  default -> order.object().equals(foe.name());
                };
            case SHOOT -> order.object().equals(foe.name());
            default -> false;
          };
      if (meant) {
        return true;
      }
    }
    return false;
  }

  /** How much a taste says of a foe, of a hundred. */
  private int by(Taste taste, Combatant who, Combatant foe) {
    return switch (taste) {
      case NEAREST -> ALL - Math.min(ALL, wits.battle().field().distance(who, foe));
      case WEAKEST ->
          Math.clamp((long) ALL * wits.harm(who) / Math.max(1, Surmise.left(foe)), 0, ALL);
      case STRONGEST -> Math.clamp(Surmise.average(foe), 0, ALL);
      case HURT -> ALL - Math.clamp((long) ALL * Surmise.left(foe) / Surmise.average(foe), 0, ALL);
      case CASTERS -> wits.isCasting(foe) ? ALL : wits.isCaster(foe) ? A_CASTER : 0;
      case SHOOTERS -> wits.isShooter(foe) ? ALL : 0;
      case EXPOSED -> wits.isExposed(who, foe) ? ALL : 0;
      case LIKELIEST -> 0;
    };
  }
}
