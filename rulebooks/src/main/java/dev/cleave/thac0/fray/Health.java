package dev.cleave.thac0.fray;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Lasting;
import dev.cleave.engine.actor.Notebook;
import dev.cleave.engine.actor.Notes;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody carries out of a fight besides hit points and conditions; times are rounds since
 * the battle began. It never changes: whoever changes something writes it down anew.
 *
 * @param temporary damage that passes by itself. TH.C.DMG.01
 * @param bound whether his wounds are. TH.C.DMG.05
 * @param wakes the round in which one who was knocked out comes to
 * @param fatigue its level. TH.C.FAT.03
 */
public record Health(
    int temporary,
    boolean bound,
    int wakes,
    int fatigue,
    List<Injury> injuries,
    List<Dose> doses,
    Rest rest)
    implements Lasting {

  public static final Health WHOLE = new Health(0, false, 0, 0, List.of(), List.of(), Rest.NONE);

  public static Health of(Combatant who) {
    return who.lasting() instanceof Health known ? known : WHOLE;
  }

  void give(Fighter fighter) {
    fighter.temporary = temporary;
    fighter.bound = bound;
    fighter.wakes = wakes;
    fighter.fatigue = fatigue;
    fighter.injuries.addAll(injuries);
    fighter.doses.addAll(doses);
    fighter.rest = rest;
  }

  static void keep(Fighter fighter) {
    boolean known =
        fighter.temporary > 0
            || fighter.bound
            || fighter.wakes > 0
            || fighter.fatigue > 0
            || !fighter.injuries.isEmpty()
            || !fighter.doses.isEmpty()
            || !fighter.rest.equals(Rest.NONE);
    if (known || fighter.combatant.lasting() != null) {
      fighter.combatant.keep(
          new Health(
              fighter.temporary,
              fighter.bound,
              fighter.wakes,
              fighter.fatigue,
              List.copyOf(fighter.injuries),
              List.copyOf(fighter.doses),
              fighter.rest));
    }
  }

  public void pack(Notebook into) {
    into.number("temporary", temporary);
    into.flag("bound", bound);
    into.round("wakes", wakes);
    into.number("fatigue", fatigue);
    for (Injury injury : injuries) {
      Notebook entry = into.entry("injuries");
      entry.text("code", injury.code());
      entry.text("place", injury.place());
      entry.number("grade", injury.grade());
      entry.number("days", injury.days());
    }
    for (Dose dose : doses) {
      dose.pack(into.entry("doses"));
    }
    into.number("quiet", rest.quiet());
    into.number("in bed", rest.inBed());
    into.number("days in bed", rest.days());
  }

  public static Health unpack(Notes from) {
    var injuries = new ArrayList<Injury>();
    for (Notes one : from.entries("injuries")) {
      injuries.add(
          new Injury(one.text("code"), one.text("place"), one.number("grade"), one.number("days")));
    }
    return new Health(
        from.number("temporary"),
        from.flag("bound"),
        from.round("wakes"),
        from.number("fatigue"),
        List.copyOf(injuries),
        from.entries("doses").stream().map(Dose::unpack).toList(),
        new Rest(from.number("quiet"), from.number("in bed"), from.number("days in bed")));
  }

  @Override
  public Health copy() {
    return this;
  }
}
