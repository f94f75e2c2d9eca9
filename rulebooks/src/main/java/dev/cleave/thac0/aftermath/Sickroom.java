package dev.cleave.thac0.aftermath;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.engine.actor.Notebook;
import dev.cleave.engine.actor.Notes;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.fray.Health;
import dev.cleave.thac0.fray.Injury;
import dev.cleave.thac0.fray.Rest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Injuries from fight to fight: stated, told, packed and unpacked. TH.C.CRIT.12 */
public final class Sickroom implements Infirmary {

  private static final List<String> CODES =
      List.of(
          "limb1", "limb2", "limb3", "limb4", "eye", "weak1", "weak2", "weak4", "bleed1", "bleed2",
          "bleed3");
  private static final List<String> LIMBS = List.of("arm", "leg", "wing");

  private final Numbers numbers;

  public Sickroom(Numbers numbers) {
    this.numbers = numbers;
  }

  /** "limb3 right leg", "weak2". */
  private @Nullable Injury read(String words) {
    int space = words.indexOf(' ');
    String code = space < 0 ? words : words.substring(0, space);
    String place = space < 0 ? "" : words.substring(space + 1);
    boolean placed = code.startsWith("limb") ? places().contains(place) : true;
    if (!CODES.contains(code) || !placed || !place.isEmpty() && !places().contains(place)) {
      return null;
    }
    List<String> row = numbers.row("injury effects", code.toLowerCase(Locale.ROOT));
    return new Injury(code, place, Numbers.number(row, "grade", 0));
  }

  private List<String> places() {
    var places = new ArrayList<>(numbers.row("locations", "humanoid"));
    places.addAll(numbers.row("locations", "beast"));
    return places;
  }

  @Override
  public List<String> afflictions() {
    var all = new ArrayList<String>();
    for (String code : CODES) {
      if (code.startsWith("limb")) {
        places().stream()
            .filter(place -> LIMBS.stream().anyMatch(place::endsWith))
            .forEach(place -> all.add(code + " " + place));
      } else {
        all.add(code);
      }
    }
    return all;
  }

  @Override
  public boolean knows(String affliction) {
    return read(affliction) != null;
  }

  @Override
  public void admit(Combatant who, List<String> afflictions, String rest) {
    var injuries = new ArrayList<Injury>();
    for (String words : afflictions) {
      Injury injury = read(words);
      if (injury != null) {
        injuries.add(injury);
      }
    }
    if (!injuries.isEmpty()) {
      who.keep(new Health(0, false, 0, 0, List.copyOf(injuries), List.of(), Rest.NONE));
    }
  }

  @Override
  public List<String> stated(Combatant who) {
    return Health.of(who).injuries().stream().map(Injury::stated).toList();
  }

  @Override
  public List<String> scars(Combatant who) {
    return stated(who);
  }

  @Override
  public List<String> remarks(Combatant who) {
    Health health = Health.of(who);
    var remarks = new ArrayList<String>();
    if (health.temporary() > 0) {
      remarks.add("temporary damage: " + health.temporary());
    }
    if (health.fatigue() > 0) {
      remarks.add("fatigue: " + health.fatigue());
    }
    return remarks;
  }

  @Override
  public int number(Combatant who, String name) {
    return name.equals("nonlethal") ? Health.of(who).temporary() : 0;
  }

  @Override
  public void pack(Combatant who, Notebook into) {
    if (who.lasting() instanceof Health health) {
      health.pack(into);
    }
  }

  @Override
  public void unpack(Combatant who, Notes from) {
    who.keep(Health.unpack(from));
  }
}
