package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Berth;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Those who take the field: side by side, each with level or Hit Dice, hit points and arms. */
public final class Roster {
  private static final int NAME = 24;
  private static final int ALIKE = 3;
  private static final int MOST_MARGIN = 56;

  private Roster() {}

  public static void print(Battle battle, Page page) {
    List<List<Combatant>> groups = groups(battle);
    int names = groups.stream().mapToInt(group -> Visible.width(name(group))).max().orElse(0);
    int ranks = groups.stream().mapToInt(group -> Visible.width(rank(group))).max().orElse(0);
    for (Side side : battle.sides()) {
      page.say(
          Line.of(Ink.ofSide(side.index()), side.name())
              .add(Ink.DIM, side.isJudges() ? " (the Judge's)" : ""));
      for (List<Combatant> group : groups) {
        if (group.getFirst().side() == side) {
          print(battle, group, names + 4, names + 6 + ranks, page);
        }
      }
    }
  }

  private static void print(
      Battle battle, List<Combatant> group, int second, int third, Page page) {
    Combatant one = group.getFirst();
    String points = one.isThing() ? " shp" : " hp";
    String hitPoints = one.hitPoints() + points;
    if (one.hitPoints() < one.mostHitPoints()) {
      hitPoints = one.hitPoints() + " of " + one.mostHitPoints() + points;
    }
    var start = Line.of("  " + name(group)).to(second).add(rank(group)).to(third);
    start.add(" ".repeat(Math.max(0, 6 - hitPoints.length())) + hitPoints).to(third + 8);
    String head = start + "  ";
    page.tell(
        Ink.PLAIN,
        head + (one.isThing() ? build(battle, one) : arms(one)),
        0,
        Math.min(Visible.width(head), MOST_MARGIN));
  }

  /** Those who are the same but for their names stand in one line if they are many. */
  private static List<List<Combatant>> groups(Battle battle) {
    var groups = new ArrayList<List<Combatant>>();
    for (Combatant who : battle.combatants()) {
      if (!groups.isEmpty() && isLike(groups.getLast().getFirst(), who)) {
        groups.getLast().add(who);
      } else {
        groups.add(new ArrayList<>(List.of(who)));
      }
    }
    return groups.stream()
        .flatMap(
            group -> group.size() > ALIKE ? List.of(group).stream() : group.stream().map(List::of))
        .toList();
  }

  private static boolean isLike(Combatant one, Combatant other) {
    return one.side() == other.side()
        && one.hitPoints() == other.hitPoints()
        && one.mostHitPoints() == other.mostHitPoints()
        && one.weapon().equals(other.weapon())
        && one.sheet().equals(other.sheet());
  }

  private static String name(List<Combatant> group) {
    String name = Visible.within(Visible.of(group.getFirst().name()), NAME);
    return group.size() == 1
        ? name
        : name + " to " + Visible.within(Visible.of(group.getLast().name()), NAME);
  }

  private static String rank(List<Combatant> group) {
    Creature sheet = group.getFirst().sheet();
    if (sheet.isThing()) {
      return sheet.name();
    }
    Calling calling = sheet.calling();
    return calling != null ? calling.name() + " " + sheet.level() : sheet.hitDice() + " HD";
  }

  /** How hard a vehicle is to hit, and who makes it go. */
  private static String build(Battle battle, Combatant vehicle) {
    var drawn = new ArrayList<String>();
    String how = "";
    for (Berth berth : battle.berths()) {
      String word =
          switch (berth.part()) {
            case DRAWS -> "drawn by ";
            case CARRIES -> "carried by ";
            case BEARS -> "borne by ";
            case DRIVES, ABOARD -> "";
          };
      if (berth.vehicle() == vehicle.index() && !word.isEmpty()) {
        how = word;
        drawn.add(Visible.of(battle.combatants().get(berth.who()).name()));
      }
    }
    Integer ac = vehicle.sheet().armourClass();
    var parts = new ArrayList<String>();
    if (ac != null) {
      parts.add("AC " + ac);
    }
    if (!drawn.isEmpty()) {
      parts.add(how + String.join(" and ", drawn));
    }
    return String.join(", ", parts);
  }

  private static String arms(Combatant who) {
    var arms = new ArrayList<String>();
    Creature sheet = who.sheet();
    if (!who.weapons().isEmpty()) {
      who.weapons().forEach(weapon -> arms.add(weapon.name()));
    } else if (!sheet.attacks().isEmpty()) {
      arms.add(natural(sheet.attacks()));
    } else {
      arms.add("bare hands");
    }
    if (who.bearsShield()) {
      arms.add(sheet.shield().name());
    }
    if (!sheet.armour().id().equals("none")) {
      arms.add(sheet.armour().name());
    }
    Creature mount = sheet.mount();
    if (mount != null) {
      arms.add("on a " + mount.name());
    }
    return String.join(", ", arms);
  }

  private static String natural(List<Weapon> attacks) {
    return attacks.stream()
        .map(attack -> attack.count() > 1 ? attack.count() + " " + attack.name() : attack.name())
        .collect(Collectors.joining(", "));
  }
}
