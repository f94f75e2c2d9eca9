package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Judge's: what happens now that the fight is over? */
final class AftermathQuestion extends Question<Deed> {

  private final Fight fight;
  private final List<Deeds> parts;

  AftermathQuestion(Fight fight, Scene scene, List<Deeds> parts) {
    super(scene, "aftermath", Side.JUDGE, null, "A2.WOUND.02");
    this.fight = fight;
    this.parts = parts;
  }

  private List<Deed> all() {
    var all = new ArrayList<Deed>();
    for (Deeds part : parts) {
      part.offer(all);
    }
    all.add(Aftermath.Ending.DONE);
    return all;
  }

  @Override
  public List<Option<Deed>> options() {
    var options = new ArrayList<Option<Deed>>();
    for (Deed deed : all()) {
      if (deed.bars(fight) == null) {
        options.add(new Option<>(deed, deed.detail(fight)));
      }
    }
    return options;
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    for (Deed deed : all()) {
      Forbidden bar = deed.bars(fight);
      if (bar != null) {
        refusals.add(refusal(deed, bar));
      }
    }
    return refusals;
  }

  /** Deeds that are read without being listed are as good as those that are. */
  @Override
  public @Nullable Refusal refuses(Deed deed) {
    Forbidden bar = deed.bars(fight);
    return bar == null ? null : refusal(deed, bar);
  }

  private static Refusal refusal(Deed deed, Forbidden bar) {
    return bar.refusal(deed.text(), deed.by(), deed.on(), null).of(deed.verb(), deed.on());
  }

  @Override
  public @Nullable Deed read(String text) {
    Deed listed = super.read(text);
    if (listed != null) {
      return listed;
    }
    for (Deeds part : parts) {
      Deed deed = part.read(text);
      if (deed != null && deed.bars(fight) == null) {
        return deed;
      }
    }
    return null;
  }

  @Override
  public Refusal refusal(String text) {
    for (Deeds part : parts) {
      Deed deed = part.read(text);
      Forbidden bar = deed == null ? null : deed.bars(fight);
      if (deed != null && bar != null) {
        return refusal(deed, bar);
      }
    }
    return super.refusal(text);
  }

  @Override
  public Lead lead(Deed answer) {
    return Lead.at(answer.on());
  }

  @Override
  public Deed usual() {
    for (Deeds part : parts) {
      Deed deed = part.usual();
      if (deed != null) {
        return deed;
      }
    }
    return Aftermath.Ending.DONE;
  }

  @Override
  public Deed quiet() {
    return Aftermath.Ending.DONE;
  }

  /** The fallen, and how much time each has left. */
  @Override
  public String situation() {
    var lines = new ArrayList<String>();
    for (Fighter fighter : fight.fighters) {
      String how = how(fighter.who);
      if (!how.isEmpty()) {
        lines.add(fighter.who.name() + " " + how);
      }
    }
    return lines.isEmpty() ? "" : String.join("; ", lines) + ". ";
  }

  @Override
  public String says() {
    return situation() + "What happens now?";
  }

  private String how(Combatant who) {
    Health health = Health.of(who);
    int now = fight.battle.round();
    if (who.fate() == Fate.DOWN) {
      return health.isTreated()
          ? "is dying (" + words(health.dies() - now) + " left)"
          : "lies untreated (" + words(now - health.fell()) + ")";
    }
    return health.rest() == null || !who.isStanding()
        ? ""
        : "must rest (" + fight.woundNumbers().convalescence.words(health.rest()) + ")";
  }

  private String words(int rounds) {
    return Duration.words(rounds, fight.book);
  }
}
