package dev.cleave.cli.view;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A short mark for everybody on the map. The first side has capitals, the next small letters, and
 * so in turn; somebody called Orc 3 is simply 3 if that is free. The sign of a chest or a trap that
 * is there from the start is nobody's.
 */
final class Labels {
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";
  private static final String DIGITS = "123456789";
  private static final String ALL = CAPITALS + SMALL + DIGITS;

  private final List<String> labels;
  private final int width;

  private Labels(List<String> labels, int width) {
    this.labels = labels;
    this.width = width;
  }

  static Labels of(Battle battle) {
    return battle.size() <= ALL.length() - Landmark.values().length
        ? letters(battle)
        : numbers(battle);
  }

  private static Labels letters(Battle battle) {
    var taken = new LinkedHashSet<String>();
    battle.field().features().stream()
        .map(feature -> String.valueOf(Landmark.of(feature).sign()))
        .forEach(taken::add);
    var labels = new ArrayList<String>();
    String numbered = "";
    for (Combatant who : battle.combatants()) {
      boolean digits = numbered.isEmpty() || stem(who).equals(numbered);
      String label = wished(who, digits).stream().filter(taken::add).findFirst().orElseThrow();
      labels.add(label);
      numbered = numbered.isEmpty() && DIGITS.contains(label) ? stem(who) : numbered;
    }
    return new Labels(labels, 1);
  }

  /** The common name of all Orcs. */
  private static String stem(Combatant who) {
    return who.name().substring(0, Math.max(0, who.name().lastIndexOf(' ')));
  }

  /**
   * Labels that would suit somebody, the best first; every label there is comes last.
   *
   * @param digits whether the numbers are free for his kind: Orcs and Goblins do not share them
   */
  private static Set<String> wished(Combatant who, boolean digits) {
    boolean capital = who.side().index() % 2 == 0;
    var wishes = new LinkedHashSet<String>();
    String name = who.name();
    int space = name.lastIndexOf(' ');
    String number = name.substring(space + 1);
    if (digits && !capital && space > 0 && number.length() == 1 && DIGITS.contains(number)) {
      wishes.add(number);
    }
    String letters = capital ? CAPITALS : SMALL;
    String cased = capital ? name.toUpperCase(Locale.ROOT) : name.toLowerCase(Locale.ROOT);
    int initial = letters.indexOf(cased.charAt(0));
    if (initial >= 0 && isNumber(number)) {
      addAll(letters.substring(initial), letters, wishes); // Guards are G, H, I
    }
    addAll(cased, letters, wishes);
    addAll(letters, letters, wishes);
    addAll(ALL, ALL, wishes);
    return wishes;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static void addAll(String from, String allowed, Set<String> wishes) {
    for (int i = 0; i < from.length(); i++) {
      if (allowed.indexOf(from.charAt(i)) >= 0) {
        wishes.add(from.substring(i, i + 1));
      }
    }
  }

  /** A letter for the side and a count, where letters do not suffice. */
  private static Labels numbers(Battle battle) {
    var labels = new ArrayList<String>();
    var counts = new int[battle.sides().size()];
    for (Combatant who : battle.combatants()) {
      int side = who.side().index();
      char letter = (side % 2 == 0 ? CAPITALS : SMALL).charAt(side / 2 % CAPITALS.length());
      labels.add(letter + Integer.toString(++counts[side]));
    }
    int width = labels.stream().mapToInt(String::length).max().orElse(1);
    return new Labels(labels, width);
  }

  String of(Combatant who) {
    return labels.get(who.index());
  }

  /** Columns of the widest. */
  int width() {
    return width;
  }
}
