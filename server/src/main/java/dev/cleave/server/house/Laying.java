package dev.cleave.server.house;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import dev.cleave.server.table.LogLine;
import dev.cleave.server.table.Role;
import dev.cleave.server.table.Seat;
import dev.cleave.server.table.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A table as it is laid: who plays each side, and the seats that come of it. */
final class Laying {

  /** More combatants of a side than this share one seat. */
  private static final int MOST_SEATS = 8;

  /** Which of one's own acts first: who plays alone may say so, but is not asked every count. */
  private static final String WHO_FIRST = "turn";

  private final Battle battle;
  private final Map<String, Player> play;
  private final boolean alone;

  /**
   * @param play by the names of sides; of others nothing was said
   */
  private Laying(Battle battle, Map<String, Player> play, boolean alone) {
    this.battle = battle;
    this.play = Map.copyOf(play);
    this.alone = alone;
  }

  /**
   * As somebody wants it.
   *
   * @throws BadInput if the scenario has no such side
   */
  static Laying of(Game game, Battle battle, Map<String, Player> play) {
    List<String> sides = battle.sides().stream().map(Side::name).toList();
    for (String side : play.keySet()) {
      if (!sides.contains(side)) {
        throw new BadInput(
            game.scenario()
                .node()
                .place()
                .problem(
                    "nobody is on a side called \"" + side + "\"",
                    "Expected: " + String.join(", ", sides),
                    ""));
      }
    }
    return new Laying(battle, play, false);
  }

  /**
   * Nobody else comes: whoever opens the table plays what is meant for people, bots the rest. Where
   * a scenario keeps no side for the Judge, the first is his and the others are the bots'.
   */
  static Laying alone(Battle battle) {
    boolean told = battle.sides().stream().anyMatch(Side::isJudges);
    var play = new HashMap<String, Player>();
    for (Side side : battle.sides()) {
      boolean mine = told ? !side.isJudges() : side == battle.sides().getFirst();
      play.put(side.name(), mine ? Player.ME : Player.BOTS);
    }
    return new Laying(battle, play, true);
  }

  Player of(Side side) {
    return play.getOrDefault(side.name(), side.isJudges() ? Player.ME : Player.PEOPLE);
  }

  /**
   * The Judge's, one for each who is a person's to play, and one to look on. Whom the Judge plays
   * for want of somebody else has a seat too, so that somebody may come later; what a scenario
   * keeps for him and what bots play has none.
   */
  List<House.Link> seats() {
    var links = new ArrayList<House.Link>();
    add(links, Role.JUDGE, "Judge", List.of());
    for (Side side : battle.sides()) {
      if (of(side) == Player.PEOPLE || of(side) == Player.ME && !side.isJudges()) {
        List<List<String>> people = new FirstSeats(battle).of(side);
        if (people.size() <= MOST_SEATS) {
          people.forEach(names -> add(links, Role.PLAYER, names.getFirst(), names));
        } else {
          var all = people.stream().flatMap(List::stream).toList();
          add(links, Role.PLAYER, side.name(), all);
        }
      }
    }
    add(links, Role.SPECTATOR, "Onlookers", List.of());
    return links;
  }

  private static void add(List<House.Link> links, Role role, String name, List<String> combatants) {
    var seat = new Seat(links.size() + 1, role, name, combatants);
    links.add(new House.Link(seat, Token.draw(), role == Role.JUDGE));
  }

  /** Somebody else is to come. */
  boolean isForPeople() {
    return battle.sides().stream().anyMatch(side -> of(side) == Player.PEOPLE);
  }

  /** What the log says of it: only what is not so of itself. */
  List<LogLine> lines() {
    var lines = new ArrayList<LogLine>();
    if (alone) {
      lines.add(Settings.usual(WHO_FIRST));
    }
    for (Side side : battle.sides()) {
      switch (of(side)) {
        case BOTS -> lines.add(Settings.bots(side));
        case ME -> {
          if (!side.isJudges()) {
            lines.add(Settings.judge(side));
          }
        }
        case PEOPLE -> {
          if (side.isJudges()) {
            lines.add(Settings.people(side));
          }
        }
      }
    }
    return lines;
  }
}
