package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.Rulebook.Engaged;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Engagements, in as few words as will do: "Kara ⇄ Orc 1, 2; Orc 3 → Bo". */
final class Engagements {
  private static final int BREATH = 32;

  private final Glyphs glyphs;
  private final List<Engaged> mutual = new ArrayList<>();
  private final List<Engaged> oneWay = new ArrayList<>();
  private final List<String> pieces = new ArrayList<>();

  private Engagements(List<Engaged> all, Glyphs glyphs) {
    this.glyphs = glyphs;
    for (Engaged pair : all) {
      if (!all.contains(new Engaged(pair.other(), pair.one()))) {
        oneWay.add(pair);
      } else if (pair.one().index() < pair.other().index()) {
        mutual.add(pair);
      }
    }
  }

  static void print(Battle battle, Insight insight, Page page) {
    List<Engaged> all = insight.engagements(battle);
    if (!all.isEmpty()) {
      List<String> pieces = new Engagements(all, Glyphs.of(page.isPlain())).pieces();
      page.flow(Ink.PLAIN, "Engaged: ", pieces, 2);
    }
  }

  private List<String> pieces() {
    while (!mutual.isEmpty()) {
      Combatant hub = busiest(mutual);
      pair(List.of(hub), glyphs.mutual(), others(mutual, hub));
    }
    while (!oneWay.isEmpty()) {
      Combatant hub = busiest(oneWay);
      List<Combatant> held = take(oneWay, pair -> pair.one() == hub, Engaged::other);
      if (!held.isEmpty()) {
        pair(List.of(hub), glyphs.oneWay(), held);
      }
      List<Combatant> holders = take(oneWay, pair -> pair.other() == hub, Engaged::one);
      if (!holders.isEmpty()) {
        pair(holders, glyphs.oneWay(), List.of(hub));
      }
    }
    pieces.add(withoutEnd(pieces.removeLast()));
    return pieces;
  }

  /** The one in most of these pairs; the first of several. */
  private static Combatant busiest(List<Engaged> pairs) {
    Combatant busiest = pairs.getFirst().one();
    for (Engaged pair : pairs) {
      for (Combatant who : List.of(pair.one(), pair.other())) {
        if (count(pairs, who) > count(pairs, busiest)) {
          busiest = who;
        }
      }
    }
    return busiest;
  }

  private static long count(List<Engaged> pairs, Combatant who) {
    return pairs.stream().filter(pair -> pair.one() == who || pair.other() == who).count();
  }

  private static List<Combatant> others(List<Engaged> pairs, Combatant hub) {
    return take(
        pairs,
        pair -> pair.one() == hub || pair.other() == hub,
        pair -> pair.one() == hub ? pair.other() : pair.one());
  }

  private static List<Combatant> take(
      List<Engaged> pairs, Predicate<Engaged> which, Function<Engaged, Combatant> whom) {
    List<Combatant> taken = pairs.stream().filter(which).map(whom).toList();
    pairs.removeIf(which);
    return taken;
  }

  /** The words on both sides of an arrow, which stands with the word before it. */
  private void pair(List<Combatant> ones, String arrow, List<Combatant> others) {
    List<String> left = names(ones);
    for (int i = 0; i < left.size() - 1; i++) {
      pieces.add(left.get(i) + ",");
    }
    List<String> right = names(others);
    pieces.add(left.getLast() + " " + arrow + " " + right.getFirst() + ",");
    for (int i = 1; i < right.size(); i++) {
      pieces.add(right.get(i) + ",");
    }
    pieces.add(withoutEnd(pieces.removeLast()) + ";");
  }

  private static String withoutEnd(String piece) {
    return piece.substring(0, piece.length() - 1);
  }

  /** After Orc 1 comes simply 2, in the same breath. */
  private static List<String> names(List<Combatant> people) {
    var names = new ArrayList<String>();
    String stem = "";
    for (Combatant who : people) {
      String name = who.name();
      int space = name.lastIndexOf(' ');
      String number = name.substring(space + 1);
      boolean numbered = space > 0 && number.chars().allMatch(c -> c >= '0' && c <= '9');
      String mine = numbered ? name.substring(0, space) : "";
      if (numbered && mine.equals(stem) && names.getLast().length() < BREATH) {
        names.add(names.removeLast() + ", " + number);
      } else {
        names.add(name);
      }
      stem = mine;
    }
    return names;
  }
}
