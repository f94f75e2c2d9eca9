package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Somebody kneels by the fallen when the fight is over. A2.WOUND.04, A2.GAP.253, A2.GAP.25Y */
final class Treating implements Deeds {

  private static final Forbidden SELF = new Forbidden("nobody treats himself", "A2.GAP.25Y");
  private static final Forbidden DEAD =
      new Forbidden("FOE is dead, and no treatment helps", "A2.WOUND.45");
  private static final Forbidden DESTROYED = new Forbidden("FOE is destroyed", "A2.WOUND.41");
  private static final Forbidden NOT_DOWN = new Forbidden("FOE is not unconscious", "A2.COMBAT.38");
  private static final Forbidden TREATED = new Forbidden("FOE has been treated", "A2.GAP.256");

  private final Fight fight;
  private final Errands errands;
  private final Curing curing;
  private final Clock clock;

  Treating(Fight fight, Errands errands, Curing curing, Clock clock) {
    this.fight = fight;
    this.errands = errands;
    this.curing = curing;
    this.clock = clock;
  }

  /** "treat Marcus with horsetail by Kara"; what helps need not be in hand any more. */
  record Treat(Treating part, Combatant by, FirstAid.Treat with) implements Deed {

    @Override
    public String verb() {
      return with.verb();
    }

    @Override
    public Combatant on() {
      return with.body();
    }

    @Override
    public String text() {
      return with.text() + " by " + by.name();
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return part.bars(by, with.body());
    }

    @Override
    public void take(Fight fight) {
      part.errands.go(by, with.body());
      with.take(by);
    }

    @Override
    public String detail(Fight fight) {
      return fight.mortalWounds().shown(with.body(), by, with.aid(by));
    }
  }

  private @Nullable Forbidden bars(Combatant by, Combatant body) {
    Forbidden bar = barsBody(body);
    if (bar != null) {
      return by == body && body.isPresent() ? SELF : bar;
    }
    return by == body ? SELF : errands.bars(by, body);
  }

  private @Nullable Forbidden barsBody(Combatant body) {
    if (body.fate() == Fate.DEAD) {
      return fight.prowess(body).destroyed ? DESTROYED : DEAD;
    }
    if (body.fate() != Fate.DOWN) {
      return NOT_DOWN;
    }
    return Health.of(body).isTreated() ? TREATED : null;
  }

  /** For everybody who lies there the best hand of each way. */
  @Override
  public void offer(List<Deed> all) {
    for (Fighter fighter : fight.fighters) {
      if (fight.firstAid().isDue(fighter.who)) {
        Map<String, Treat> best = new LinkedHashMap<>();
        for (Treat treat : ways(fighter.who)) {
          if (treat.bars(fight) == null) {
            best.merge(treat.with().text(), treat, this::better);
          }
        }
        all.addAll(best.values());
      }
    }
  }

  private Treat better(Treat one, Treat other) {
    return bonus(other) > bonus(one) ? other : one;
  }

  private int bonus(Treat treat) {
    FirstAid.Treat with = treat.with();
    return fight.mortalWounds().bonus(with.body(), treat.by(), with.aid(treat.by()));
  }

  /** All that anybody could do for one body. */
  private List<Treat> ways(Combatant body) {
    var ways = new ArrayList<Treat>();
    for (Fighter fighter : fight.fighters) {
      for (FirstAid.Treat way : fight.firstAid().ways(fighter.who, body)) {
        ways.add(new Treat(this, fighter.who, way));
      }
    }
    return ways;
  }

  /** By anybody to anybody; who is not named is the best there is. */
  @Override
  public @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    if (!said.startsWith("treat ")) {
      return null;
    }
    Treat best = null;
    for (Fighter fighter : fight.fighters) {
      for (Treat treat : ways(fighter.who)) {
        if (treat.text().toLowerCase(Locale.ROOT).equals(said)) {
          return treat;
        }
        if (treat.with().text().toLowerCase(Locale.ROOT).equals(said)
            && (best == null
                || best.bars(fight) != null
                || treat.bars(fight) == null && better(best, treat).equals(treat))) {
          best = treat;
        }
      }
    }
    return best;
  }

  /** Everybody sees to his own, the worst hurt first. */
  @Override
  public @Nullable Deed usual() {
    Deed best = null;
    int worst = Integer.MAX_VALUE;
    int most = Integer.MIN_VALUE;
    int wait = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      Combatant body = fighter.who;
      if (fight.firstAid().isDue(body)) {
        int need = body.hitPoints() - body.mostHitPoints();
        for (Deed deed : helps(body)) {
          Forbidden bar = deed.bars(fight);
          int bonus = bonus(deed);
          if (bar == null && (need < worst || need == worst && bonus > most)) {
            best = deed;
            worst = need;
            most = bonus;
          } else if (isOnlyLate(bar) && deed.by() != null) {
            wait = Math.min(wait, errands.wait(deed.by(), body));
          }
        }
      }
    }
    return best != null || wait == Integer.MAX_VALUE
        ? best
        : new Passing.Wait(clock, new Duration(Math.max(1, wait), TimeUnit.ROUND));
  }

  /**
   * By his own; fallen foes are the Judge's to think of. Magic is best spent on the roll.
   * A2.WOUND.46
   */
  private List<Deed> helps(Combatant body) {
    var helps = new ArrayList<Deed>(ways(body));
    helps.addAll(curing.casts(body));
    helps.removeIf(deed -> deed.by() == null || deed.by().isEnemyOf(body));
    return helps;
  }

  private int bonus(Deed deed) {
    return switch (deed) {
      case Treat treat -> bonus(treat);
      case Curing.Cast cast ->
          fight.mortalWounds().bonus(cast.on(), cast.by(), FirstAid.Aid.of(cast.spell()));
      default -> 0;
    };
  }

  static boolean isOnlyLate(@Nullable Forbidden bar) {
    return bar != null && (bar.equals(Errands.BUSY) || bar.equals(Errands.FAR));
  }
}
