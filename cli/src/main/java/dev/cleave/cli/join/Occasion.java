package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The fight one has sat down to, and how far it has come. */
final class Occasion {

  private final Seen seen;
  private final Typist typist;
  private final Page page;
  private String phase = "";

  Occasion(Seen seen, Typist typist) {
    this.seen = seen;
    this.typist = typist;
    this.page = typist.page();
  }

  boolean isOver() {
    return phase.equals("over");
  }

  /** Nothing is being played. */
  boolean isIdle() {
    return List.of("lobby", "over", "stopped").contains(phase);
  }

  /** To whoever has just sat down. */
  void open() {
    JsonNode table = seen.table();
    page.tell(Ink.BOLD, table.path("title").asString(""), 0, 0);
    page.tell(Ink.DIM, table.path("rulebookTitle").asString(""), 0, 2);
    String about = table.path("about").asString("").strip();
    if (!about.isEmpty()) {
      page.tell(about, 0);
    }
    page.gap();
    new Company(seen, page).stand();
    page.gap();
    page.say(
        "You are "
            + seen.you().path("name").asString("")
            + " ("
            + seen.you().path("role").asString("")
            + "). ? helps.");
  }

  /** Says what the table has come to, when it has come to something else. */
  void look() {
    String now = seen.phase();
    if (now.equals(phase)) {
      return;
    }
    phase = now;
    String words =
        switch (now) {
          case "lobby" ->
              seen.isJudge()
                  ? "The table gathers. It begins when all seats have given their seeds; begin does"
                      + " not wait for them."
                  : "The table gathers.";
          case "over" -> typist.isPiped() ? "" : "The fight is over. quit leaves.";
          case "aftermath" -> "What comes after the fight.";
          case "stopped" -> seen.table().path("trouble").asString("");
          default -> "";
        };
    if (!words.isEmpty()) {
      typist.hush();
      page.tell(Ink.DIM, words, 0, 2);
    }
  }
}
