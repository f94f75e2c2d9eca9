package dev.cleave.acks.wounds;

import dev.cleave.acks.book.Affliction;
import dev.cleave.acks.book.Afflictions;
import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.engine.actor.Notebook;
import dev.cleave.engine.actor.Notes;
import java.util.ArrayList;
import java.util.List;

/** Those who carry wounds from fight to fight: stated, told, packed and unpacked. */
public final class Ward implements Infirmary {

  private final Afflictions afflictions;
  private final Convalescence convalescence;

  public Ward(Afflictions afflictions, Convalescence convalescence) {
    this.afflictions = afflictions;
    this.convalescence = convalescence;
  }

  @Override
  public List<String> afflictions() {
    return afflictions.names();
  }

  @Override
  public boolean knows(String affliction) {
    return afflictions.read(affliction) != null;
  }

  @Override
  public boolean knowsRest(String words) {
    return convalescence.read(words) != null;
  }

  @Override
  public void admit(Combatant who, List<String> brought, String rest) {
    Health health = Health.of(who);
    for (String words : brought) {
      Affliction affliction = afflictions.read(words);
      if (affliction != null) {
        health.suffer(affliction);
      }
    }
    health.setRest(rest.isEmpty() ? null : convalescence.read(rest));
    settle(who);
  }

  @Override
  public void settle(Combatant who) {
    Infirmity.of(afflictions, who).settle(who);
  }

  private static List<Affliction> suffered(Combatant who) {
    return Health.isHale(who) ? List.of() : Health.of(who).afflictions();
  }

  @Override
  public List<String> stated(Combatant who) {
    return suffered(who).stream()
        .map(one -> (one.count() > 1 ? one.count() + " " : "") + one.name())
        .toList();
  }

  @Override
  public String rest(Combatant who) {
    BedRest due = Health.isHale(who) ? null : Health.of(who).rest();
    return due == null ? "" : convalescence.words(due);
  }

  @Override
  public List<String> scars(Combatant who) {
    return suffered(who).stream().map(Affliction::words).toList();
  }

  @Override
  public List<String> remarks(Combatant who) {
    if (Health.isHale(who)) {
      return List.of();
    }
    Health health = Health.of(who);
    var remarks = new ArrayList<String>();
    if (health.rest() != null) {
      remarks.add("bed rest: " + convalescence.words(health.rest()));
    }
    if (Health.drained(who) > 0) {
      remarks.add("levels lost: " + Health.drained(who));
    }
    if (health.dies() > 0) {
      remarks.add("dies after round " + health.dies());
    }
    if (health.died() > 0) {
      remarks.add("died in round " + health.died());
    }
    return remarks;
  }

  @Override
  public int number(Combatant who, String name) {
    if (Health.isHale(who)) {
      return 0;
    }
    BedRest rest = Health.of(who).rest();
    return switch (name) {
      case "nonlethal" -> Health.of(who).nonlethal();
      case "bed rest" -> rest == null ? 0 : rest.rounds();
      default -> 0;
    };
  }

  @Override
  public void pack(Combatant who, Notebook into) {
    if (Health.isHale(who)) {
      return;
    }
    Health health = Health.of(who);
    into.round("fell", health.fell());
    into.text("felled by", health.felledBy());
    into.flag("treated", health.isTreated());
    into.round("dies", health.dies());
    into.round("died", health.died());
    into.flag("instantly", health.isKilledInstantly());
    into.flag("beyond recall", health.isBeyondRecall());
    into.number("nonlethal", health.nonlethal());
    into.number("drained", Health.drained(who));
    if (health.spent() != Health.NEVER) {
      into.moment("spent", health.spent());
    }
    for (Affliction affliction : health.afflictions()) {
      Notebook entry = into.entry("afflictions");
      entry.text("name", affliction.name());
      entry.number("count", affliction.count());
      entry.text("words", affliction.words());
      entry.flag("side effect", affliction.sideEffect());
      entry.flag("beyond magic", affliction.beyondMagic());
    }
    BedRest rest = health.rest();
    if (rest != null) {
      Notebook due = into.part("rest");
      due.number("rounds", rest.rounds());
      due.flag("needs magic", rest.needsMagic());
      due.number("saved by magic", rest.savedByMagic());
    }
  }

  @Override
  public void unpack(Combatant who, Notes from) {
    Health health = Health.of(who);
    health.fall(from.round("fell"), from.text("felled by"));
    if (from.flag("treated")) {
      health.treat();
    }
    health.setNonlethal(from.number("nonlethal"));
    health.drain(from.number("drained") - Health.drained(who));
    if (from.has("died")) {
      health.die(from.round("died"), from.flag("instantly"));
    }
    health.dieAfter(from.round("dies"));
    health.setBeyondRecall(from.flag("beyond recall"));
    if (from.has("spent")) {
      health.spend(from.round("spent"));
    }
    for (Affliction old : health.afflictions()) {
      health.heal(old);
    }
    for (Notes one : from.entries("afflictions")) {
      health.suffer(
          new Affliction(
              one.text("name"),
              one.number("count"),
              one.text("words"),
              one.flag("side effect"),
              one.flag("beyond magic")));
    }
    Notes due = from.part("rest");
    health.setRest(
        due == null
            ? null
            : new BedRest(
                due.number("rounds"), due.flag("needs magic"), due.number("saved by magic")));
  }
}
