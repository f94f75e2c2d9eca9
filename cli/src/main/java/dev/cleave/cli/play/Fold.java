package dev.cleave.cli.play;

import dev.cleave.cli.view.Choice;
import dev.cleave.engine.table.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Answers put together that begin with the same words or differ only in a square, so that many of
 * them fit on a page. The largest groups are folded first, and no more than need be. Words are only
 * compared here, never understood.
 */
final class Fold<T extends Answer> {
  /** So many answers need no folding. */
  private static final int FEW = 14;

  /** So many lines fit on a page. */
  private static final int LINES = 20;

  /** Groups of so many are not worth folding. */
  private static final int ALIKE = 4;

  /** A group is seen as so many smaller ones at most. */
  private static final int PARTS = 6;

  /**
   * Answers that begin alike.
   *
   * @param family the word that groups of one kind begin with: they are folded together
   * @param name the words they share
   */
  record Group<T extends Answer>(String family, String name, List<Choice<T>> options) {

    /** One way to move to many squares. */
    boolean isSquares() {
      return name.equals(options.getFirst().toSquare());
    }

    /** As it stands on the page: "march toward …". */
    String shown() {
      return name + " …";
    }

    /** The rest of each answer after the words they share. */
    List<String> rests() {
      return options.stream()
          .map(option -> option.text().substring(name.length()).strip())
          .filter(rest -> !rest.isEmpty())
          .toList();
    }

    private boolean isLarge() {
      return options.size() > ALIKE;
    }
  }

  private final List<Choice<T>> single = new ArrayList<>();
  private final List<Group<T>> groups = new ArrayList<>();

  Fold(List<Choice<T>> options) {
    List<Group<T>> all = groups(options);
    Set<Group<T>> folded = options.size() <= FEW ? Set.of() : folded(all);
    for (Group<T> group : all) {
      if (folded.contains(group)) {
        groups.add(group);
      } else {
        single.addAll(group.options);
      }
    }
  }

  /** Those that stand by themselves. */
  List<Choice<T>> single() {
    return single;
  }

  List<Group<T>> groups() {
    return groups;
  }

  private static <T extends Answer> Set<Group<T>> folded(List<Group<T>> all) {
    var folded = new LinkedHashSet<Group<T>>();
    for (Group<T> group : all) {
      if (group.isSquares() && group.isLarge()) {
        folded.add(group);
      }
    }
    List<Group<T>> next = next(all, folded);
    while (lines(all, folded) > LINES && !next.isEmpty()) {
      folded.addAll(next);
      next = next(all, folded);
    }
    return folded;
  }

  private static <T extends Answer> int lines(List<Group<T>> all, Set<Group<T>> folded) {
    return all.stream().mapToInt(one -> folded.contains(one) ? 1 : one.options.size()).sum();
  }

  /** The largest and their kin; what is offered first stays open as long as it can. */
  private static <T extends Answer> List<Group<T>> next(List<Group<T>> all, Set<Group<T>> folded) {
    List<Group<T>> open =
        all.stream().filter(group -> group.isLarge() && !folded.contains(group)).toList();
    if (open.size() > 1 && open.getFirst().equals(all.getFirst())) {
      open = open.subList(1, open.size());
    }
    int most = open.stream().mapToInt(group -> group.options.size()).max().orElse(0);
    Set<String> families =
        open.stream()
            .filter(group -> group.options.size() == most)
            .map(Group::family)
            .collect(Collectors.toSet());
    return open.stream().filter(group -> families.contains(group.family)).toList();
  }

  /** By the first word that tells them apart, and by the next too where that makes few groups. */
  private static <T extends Answer> List<Group<T>> groups(List<Choice<T>> options) {
    var groups = new ArrayList<Group<T>>();
    for (Group<T> group : split(options)) {
      List<Group<T>> parts = group.isSquares() ? List.of(group) : split(group.options);
      if (parts.size() <= PARTS && parts.stream().allMatch(Group::isLarge)) {
        parts.forEach(part -> groups.add(new Group<>(group.name, part.name, part.options)));
      } else {
        groups.add(group);
      }
    }
    return groups;
  }

  private static <T extends Answer> List<Group<T>> split(List<Choice<T>> options) {
    int shared = shared(options);
    var parts = new LinkedHashMap<String, List<Choice<T>>>();
    for (Choice<T> option : options) {
      parts.computeIfAbsent(kind(option, shared + 1), _ -> new ArrayList<>()).add(option);
    }
    return parts.values().stream().map(Fold::group).toList();
  }

  private static <T extends Answer> Group<T> group(List<Choice<T>> options) {
    Choice<T> first = options.getFirst();
    String squares = first.toSquare();
    String name = squares != null ? squares : start(first.text(), shared(options));
    return new Group<>(name, name, options);
  }

  /** So many words; but squares, and what is done to nobody by the same verb, are of one kind. */
  private static String kind(Choice<?> choice, int words) {
    String squares = choice.toSquare();
    if (squares != null) {
      return squares;
    }
    String verb = choice.verb() + " ";
    return !choice.aimed() && choice.text().startsWith(verb) ? verb : start(choice.text(), words);
  }

  /** How many words all of them begin with. */
  private static int shared(List<? extends Choice<?>> options) {
    String[] words = options.isEmpty() ? new String[0] : words(options.getFirst());
    int shared = words.length;
    for (Choice<?> option : options) {
      int apart = Arrays.mismatch(words, words(option));
      shared = apart < 0 ? shared : Math.min(shared, apart);
    }
    return shared;
  }

  private static String[] words(Choice<?> option) {
    return option.text().split(" ", -1);
  }

  private static String start(String text, int words) {
    int end = 0;
    for (int i = 0; i < words && end >= 0; i++) {
      end = text.indexOf(' ', end + (i == 0 ? 0 : 1));
    }
    return end < 0 ? text : text.substring(0, end);
  }
}
