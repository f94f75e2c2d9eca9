package dev.cleave.server.table;

import dev.cleave.content.journal.Opening;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * The chapters of a table as its log holds them. The one that is played lies open; the others are
 * opened here when somebody wants to read in them or go back to them.
 */
final class Archive {

  /**
   * A chapter from one of its beginnings on: one that was gone back to has several.
   *
   * @param mark how it begins, null for the first chapter
   */
  private record Volume(@Nullable Bookmark mark, List<LogLine> lines) {

    int number() {
      return mark == null ? 1 : mark.opening().number();
    }
  }

  /**
   * Where to go back to.
   *
   * @param chapter as it was left
   * @param entries so many of it stay
   */
  record Place(Course chapter, int entries) {}

  private final Function<List<LogLine>, LiveTable> silent;
  private final List<LogLine> log;
  private final List<Volume> volumes = new ArrayList<>();

  /**
   * @param silent a table nobody sits at, at its very beginning, of which so much is written
   * @param log from the first line on
   */
  Archive(Function<List<LogLine>, LiveTable> silent, List<LogLine> log) {
    this.silent = silent;
    this.log = log;
    int from = 0;
    for (int i = 0; i <= log.size(); i++) {
      if (i == log.size() || i > 0 && log.get(i).kind() == LogLine.Kind.CHAPTER) {
        add(log.subList(from, i));
        from = i;
      }
    }
  }

  private void add(List<LogLine> lines) {
    boolean marked = !lines.isEmpty() && lines.getFirst().kind() == LogLine.Kind.CHAPTER;
    volumes.add(new Volume(marked ? Bookmark.read(lines.getFirst()) : null, lines));
  }

  /** The chapters the story consists of, each as it was begun last. */
  private List<Volume> standing() {
    var standing = new TreeMap<Integer, Volume>();
    for (Volume volume : volumes) {
      standing.tailMap(volume.number()).clear();
      standing.put(volume.number(), volume);
    }
    return List.copyOf(standing.values());
  }

  private Course open(Volume volume) {
    Course course = silent.apply(log).course();
    course.recover(volume.lines);
    course.stand();
    return course;
  }

  /** The chapter that is played as it was after so many of its entries. */
  Course until(int entries) {
    Course course = open(volumes.getLast());
    course.undoTo(entries, "");
    course.stand();
    return course;
  }

  /** The table as it was last written. */
  LiveTable last() {
    LiveTable table = silent.apply(log);
    table.course().recover(volumes.getLast().lines);
    table.course().stand();
    return table;
  }

  /** The table as it was when a seat was told something last; null if that is not known. */
  @Nullable LiveTable lastTold(int seat) {
    int told = Withheld.since(seat, log);
    return told < 1 ? null : new Archive(silent, log.subList(0, told)).last();
  }

  /** Every chapter of the story, played to where it was left. */
  List<Course> chapters() {
    return standing().stream().map(this::open).toList();
  }

  /** The last fight of the story in numbers. */
  ObjectNode reckoning(Viewpoint eyes) {
    for (Volume volume : standing().reversed()) {
      Course course = open(volume);
      if (course.isFight()) {
        return Reckoning.of(
            course.chapter(),
            course.minutes().entries(),
            eyes,
            course.eyes(),
            course.deck().nearest(eyes).shown());
      }
    }
    return Reckoning.none();
  }

  /** All that was promised of the dice, epoch by epoch. */
  Cup dice(Vault vault) {
    var cup = new Cup(vault);
    log.stream().filter(line -> line.kind() == LogLine.Kind.DICE).forEach(cup::apply);
    return cup;
  }

  /** The lines of the story's journal, without number and seal. */
  List<String> journal() {
    var lines = new ArrayList<String>();
    for (Volume volume : standing()) {
      Opening opening = volume.mark == null ? null : volume.mark.opening();
      if (opening != null && opening.carried() != null) {
        lines.add(opening.json());
      }
      var entries = new ArrayList<String>();
      for (LogLine line : volume.lines) {
        switch (line.kind()) {
          case ENTRY -> entries.add(line.body());
          case UNDO -> {
            int to = Json.MAPPER.readTree(line.body()).path("to").asInt();
            entries.subList(Math.clamp(to, 0, entries.size()), entries.size()).clear();
          }
          default -> {}
        }
      }
      lines.addAll(entries);
    }
    return lines;
  }

  /** Cards from before one, the last of the chapter that has any. */
  List<Card> before(Viewpoint eyes, int number, int most) {
    for (Volume volume : standing().reversed()) {
      if (volume.mark == null || isBegunBy(volume.mark, eyes, number)) {
        List<Card> cards =
            open(volume).deck().nearest(eyes).all().stream()
                .filter(card -> card.number() < number)
                .toList();
        if (!cards.isEmpty()) {
          return cards.subList(Math.max(0, cards.size() - most), cards.size());
        }
      }
    }
    return List.of();
  }

  /** The cards before this one may be of the chapter begun there. */
  private static boolean isBegunBy(Bookmark mark, Viewpoint eyes, int number) {
    Marks marks = mark.cards().getOrDefault(eyes.key(), Marks.FIRST);
    return !marks.kept().isEmpty() || marks.next() < number;
  }

  /**
   * Where a card leads that is not of the chapter that is played, or is the one it begins with: to
   * before what it tells, or to the end of the chapter before.
   *
   * @return null if there is nothing to take back there
   */
  @Nullable Place find(Viewpoint eyes, int number) {
    List<Volume> standing = standing();
    for (int i = standing.size() - 1; i >= 0; i--) {
      Volume volume = standing.get(i);
      if (volume.mark != null && !isBegunBy(volume.mark, eyes, number + 1)) {
        continue;
      }
      Course course = open(volume);
      Card card = course.deck().nearest(eyes).find(number);
      if (card != null && card.entry() == Cards.BEFORE && i > 0) {
        Course before = open(standing.get(i - 1));
        return new Place(before, before.minutes().size());
      }
      if (card != null && i < standing.size() - 1 && !card.isUndone()) {
        List<Recorded> entries = course.minutes().entries();
        return new Place(course, Desk.decision(entries, card.entry()));
      }
    }
    return null;
  }
}
