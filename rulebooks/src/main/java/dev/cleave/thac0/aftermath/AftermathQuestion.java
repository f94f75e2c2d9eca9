package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The Judge's: what happens now that the fight is over? */
final class AftermathQuestion extends Question<Deed> {

  private final Turns fight;
  private final Care care;
  private final Passing passing;
  private final Belongings belongings;

  AftermathQuestion(Turns fight, Scene scene, Care care, Passing passing, Belongings belongings) {
    super(scene, "aftermath", Side.JUDGE, null, "TH.C.DMG.03");
    this.fight = fight;
    this.care = care;
    this.passing = passing;
    this.belongings = belongings;
  }

  private List<Deed> all() {
    var all = new ArrayList<Deed>(care.all());
    all.addAll(passing.offered());
    all.add(Deed.Ending.DONE);
    return all;
  }

  @Override
  public List<Option<Deed>> options() {
    var options = new ArrayList<Option<Deed>>();
    for (Deed deed : all()) {
      if (refuses(deed) == null) {
        options.add(new Option<>(deed));
      }
    }
    return options;
  }

  @Override
  public List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    for (Deed deed : all()) {
      Refusal why = refuses(deed);
      if (why != null) {
        refusals.add(why);
      }
    }
    return refusals;
  }

  @Override
  public @Nullable Refusal refuses(Deed deed) {
    return switch (deed) {
      case Deed.Care one -> care.whyNot(one);
      case Deed.Pass pass -> passing.whyNot(pass);
      case Deed.Test test -> belongings.whyNot(test);
      case Deed.Ending _ -> null;
    };
  }

  @Override
  public @Nullable Deed read(String text) {
    Deed said = unlisted(text);
    if (said != null) {
      return refuses(said) == null ? said : null;
    }
    return super.read(text);
  }

  @Override
  public Refusal refusal(String text) {
    Deed said = unlisted(text);
    Refusal why = said == null ? null : refuses(said);
    return why == null ? super.refusal(text) : why;
  }

  /** What may be said in more ways than anybody would list. */
  private @Nullable Deed unlisted(String text) {
    Deed pass = Passing.read(text);
    return pass == null ? belongings.read(text) : pass;
  }

  @Override
  public Lead lead(Deed answer) {
    return Lead.at(answer.on());
  }

  @Override
  public Deed usual() {
    Deed deed = care.usual();
    deed = deed == null ? passing.usual() : deed;
    return deed == null ? Deed.Ending.DONE : deed;
  }

  @Override
  public Deed quiet() {
    return Deed.Ending.DONE;
  }

  /** The fallen, and how each fares. */
  @Override
  public String situation() {
    var lines = new ArrayList<String>();
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.fate() == Fate.DOWN) {
        lines.add(fighter + how(fighter));
      }
    }
    return lines.isEmpty() ? "" : String.join("; ", lines) + ". ";
  }

  private static String how(Fighter fighter) {
    if (fighter.realHitPoints() > 0) {
      return " is unconscious";
    }
    return fighter.bound
        ? " lies at death's door, the wounds bound"
        : " is dying (" + fighter.combatant.hitPoints() + " hp)";
  }

  @Override
  public String says() {
    return situation() + "What happens now?";
  }
}
