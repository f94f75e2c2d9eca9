package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.DiceCheck;
import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Chapter;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Retelling;
import dev.cleave.rulebooks.Story;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A table tells a story of many chapters, and only the last is ever played again. */
class ChaptersTest {

  @TempDir Path folder;

  @Test
  void aTableOfSixtyFightsOpensAndTakesBackInTheTimeOfTheLast() {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.ofBots(log)) {
      for (int i = 2; i <= 60; i++) {
        evening.chapter(Evening.NEXT);
      }
      assertThat(evening.part("table").path("chapter").asInt()).isEqualTo(60);
      assertThat(evening.isOver()).isTrue();
    }
    long written = log.lines.stream().filter(line -> line.kind() == LogLine.Kind.ENTRY).count();
    try (var again = Evening.ofBots(log)) {
      int last = again.of(live -> live.minutes().size());
      assertThat(again.isOver()).isTrue();
      long opened = again.of(live -> live.course().replayed());
      assertThat(opened).isEqualTo(last).isLessThan(written / 20);
      List<String> cards = again.cards(Evening.JUDGE);
      int middle = Json.MAPPER.readTree(cards.get(cards.size() / 2)).path("card").asInt();
      again.undo(middle);
      assertThat(again.judge.all("refused")).isEmpty();
      long undone = again.of(live -> live.course().replayed()) - opened;
      assertThat(undone).isPositive().isLessThan(last);
      assertThat(log.whole).as("chapters before the last are not even read").isZero();
      assertThat(again.part("table").path("chapter").asInt()).isEqualTo(60);
    }
  }

  /** Answers, aftermaths and fights in a fixed order, from wherever the story has come to. */
  private static void tell(Evening evening) {
    while (true) {
      evening.play();
      switch (evening.of(LiveTable::chapter)) {
        case 1, 3 -> evening.aftermath();
        case 2 -> evening.chapter(Evening.NEXT);
        default -> {
          return;
        }
      }
    }
  }

  @Test
  void aStoryCutAnywhereAndOpenedAgainGoesOnAlike() {
    var whole = new LiveTableTest.Kept();
    List<String> journal;
    List<String> cards;
    try (var evening = Evening.of(whole)) {
      tell(evening);
      journal = evening.journal();
      cards = evening.cards(Evening.ANN);
    }
    assertThat(journal.stream().filter(line -> line.startsWith("{\"chapter\""))).hasSize(3);
    int cuts = whole.ends.size();
    for (int i = 0; i < cuts; i += Math.max(1, cuts / 40)) {
      var cut = new LiveTableTest.Kept();
      cut.lines.addAll(whole.lines.subList(0, whole.ends.get(i)));
      try (var again = Evening.of(cut)) {
        tell(again);
        assertThat(again.journal()).as("cut after append " + i).isEqualTo(journal);
        assertThat(again.cards(Evening.ANN)).as("cut after append " + i).isEqualTo(cards);
      }
    }
  }

  @Test
  void whoIsNamedComesAsHeIsAndTheFieldIsSentAnew() {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.of(log)) {
      evening.step();
      evening.say(Evening.JUDGE, Json.frame("judge").put("text", "set Marcus to 41 hp"));
      evening.say(Evening.JUDGE, Json.frame("judge").put("text", "remove Kobold 1"));
      evening.say(Evening.JUDGE, Json.frame("judge").put("text", "remove Kobold 2"));
      evening.play();
      int hp = person(evening, "Marcus").path("hp").asInt();
      assertThat(hp).isBetween(1, 41);
      evening.chapter(
          """
          scenario: The yard
          map: 8x6
          combatants:
            Marcus: {at: [1, 1]}
            Ogre: {side: ogres, creature: ogre, at: [5, 4]}
          """);
      assertThat(evening.judge.all("refused")).isEmpty();
      assertThat(evening.part("table").path("title").asString()).isEqualTo("The yard");
      assertThat(evening.part("table").path("phase").asString()).isEqualTo("fight");
      assertThat(evening.part("field").path("kind").asString()).isEqualTo("map");
      assertThat(person(evening, "Marcus").path("hp").asInt()).isEqualTo(hp);
      assertThat(person(evening, "Kara").isMissingNode()).isTrue();
      assertThat(evening.cards(Evening.ANN).getFirst())
          .contains("\"kind\":\"chapter\"")
          .contains("Chapter 2. The yard.");
    }
  }

  private static JsonNode person(Evening evening, String name) {
    synchronized (evening.judge) {
      return evening.judge.combatants.values().stream()
          .filter(who -> who.path("name").asString().equals(name))
          .findFirst()
          .orElse(Json.MAPPER.missingNode());
    }
  }

  @Test
  void theAftermathIsASceneWithoutAField() {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.of(log)) {
      evening.play().aftermath();
      assertThat(evening.part("table").path("chapter").asInt()).isEqualTo(2);
      assertThat(evening.part("table").path("phase").asString()).isEqualTo("aftermath");
      assertThat(evening.part("field").path("kind").asString()).isEqualTo("theatre");
      assertThat(evening.judge.prompt().path("kind").asString()).isEqualTo("aftermath");
      JsonNode prompt = evening.judge.prompt();
      evening.close();
      try (var again = Evening.of(log)) {
        assertThat(again.judge.prompt()).isEqualTo(prompt);
      }
    }
  }

  @Test
  void cardsGoOnBeingCountedAndOlderOnesCanBeHad() throws Exception {
    var log = new LiveTableTest.Kept();
    List<String> first;
    try (var evening = Evening.of(log)) {
      first = evening.play().cards(Evening.ANN);
      evening.chapter(Evening.NEXT);
      evening.play();
    }
    try (var again = Evening.of(log)) {
      List<String> second = again.cards(Evening.ANN);
      int number = Json.MAPPER.readTree(second.getFirst()).path("card").asInt();
      assertThat(number).isEqualTo(first.size() + 1);
      var older = new CompletableFuture<String>();
      again.table.past().earlier(Evening.ANN, number, older::complete);
      assertThat(older.get(60, TimeUnit.SECONDS)).isEqualTo("[" + String.join(",", first) + "]");
    }
  }

  @Test
  void theJudgeTakesBackAChapterAndTheStoryGoesOnFromThere() throws IOException {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.of(log)) {
      tell(evening);
      List<String> before = evening.journal();
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(4);
      int opening =
          Json.MAPPER.readTree(evening.cards(Evening.JUDGE).getFirst()).path("card").asInt();
      evening.undo(opening);
      assertThat(evening.judge.all("refused")).isEmpty();
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(3);
      assertThat(evening.isOver()).isTrue();
      assertThat(evening.journal()).isEqualTo(before.subList(0, evening.journal().size()));

      int somewhere = card(evening, "attack");
      evening.undo(somewhere);
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(3);
      evening.play();
      evening.say(Evening.ANN, Json.frame("undo").put("to", 2));
      assertThat(evening.ann.last("refused", 1).path("code").asString()).isEqualTo("not yours");

      evening.undo(firstChapters(evening, "attack"));
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(1);
      assertThat(evening.isOver()).isFalse();
      evening.play();
    }
    try (var again = Evening.of(log)) {
      tell(again);
      List<String> journal = again.journal();
      assertThat(journal.stream().filter(line -> line.startsWith("{\"chapter\""))).hasSize(3);
      verify(again);
    }
  }

  /** The number of a card of the chapter that is played. */
  private static int card(Evening evening, String kind) {
    return evening.cards(Evening.JUDGE).stream()
        .map(Json.MAPPER::readTree)
        .filter(card -> card.path("kind").asString().equals(kind) && !card.has("undone"))
        .mapToInt(card -> card.path("card").asInt())
        .findFirst()
        .orElseThrow();
  }

  /** The same of the first chapter, which is not the one that is played. */
  private static int firstChapters(Evening evening, String kind) {
    return evening
        .of(live -> live.archive().chapters().getFirst().deck().of(Viewpoint.JUDGE).all())
        .stream()
        .filter(card -> card.is(kind) && !card.isUndone())
        .mapToInt(Card::number)
        .findFirst()
        .orElseThrow();
  }

  /** The Judge's journal is what {@code cleave replay --verify-dice} takes. */
  private void verify(Evening evening) throws IOException {
    var text = new CompletableFuture<String>();
    evening.table.past().read(Evening.JUDGE, Form.JSONL, text::complete);
    Path file = folder.resolve("story.jsonl");
    Files.writeString(file, text.orTimeout(60, TimeUnit.SECONDS).join());
    JournalFile journal = JournalFile.read(file);
    Header header = journal.header();
    var retelling = new Retelling(journal, new Story(Game.of(header, Library.core())), null);
    assertThat(retelling.play((_, _) -> _ -> {})).isEqualTo(Retelling.End.OVER);
    var check = DiceCheck.of(header, journal.lines());
    assertThat(check.faults()).filteredOn(fault -> !fault.contains("another fight")).isEmpty();
    assertThat(check.closed()).isZero();
    assertThat(check.fair()).isPositive();
  }

  @Test
  void theWholeStoryIsToldToWhoWantsToKeepIt() throws IOException {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.of(log)) {
      tell(evening);
      verify(evening);
      var told = new CompletableFuture<String>();
      evening.table.past().read(Evening.ANN, Form.MARKDOWN, told::complete);
      assertThat(told.orTimeout(60, TimeUnit.SECONDS).join())
          .contains("Chapter 2. The gate: the aftermath.")
          .contains("Chapter 3. The cellar.")
          .contains("Chapter 4. The cellar: the aftermath.");
    }
  }

  @Test
  void aChapterIsBegunByTheJudgeWhenTheLastIsOverAndNotOtherwise() {
    var log = new LiveTableTest.Kept();
    try (var evening = Evening.of(log)) {
      evening.step();
      evening.chapter(Evening.NEXT);
      assertThat(evening.judge.last("refused", 1).path("message").asString())
          .isEqualTo("the fight is not over yet");
      evening.play();
      evening.say(Evening.ANN, Json.frame("chapter").put("scenario", Evening.NEXT));
      assertThat(evening.ann.last("refused", 1).path("code").asString()).isEqualTo("not yours");
      evening.say(Evening.ANN, Json.frame("aftermath"));
      assertThat(evening.ann.last("refused", 2).path("code").asString()).isEqualTo("not yours");
      evening.chapter(Evening.NEXT.replace("giant rat", "giant rot"));
      assertThat(evening.judge.last("refused", 2).path("message").asString())
          .startsWith("line 6: combatants.Rat.creature: \"giant rot\" is not a known creature.");
      evening.chapter("scenario: [");
      assertThat(evening.judge.last("refused", 3).path("code").asString()).isEqualTo("bad");
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(1);
    }
  }

  @Test
  void aLogOfOneChapterWithItsAftermathInItOpensAsEver() {
    Game game = Game.of(Scenario.of(Script.read(Evening.FIRST)), Library.core(), null, Map.of());
    Chapter chapter = new Story(game).open(null);
    var scene = chapter.newScene(List.of());
    Journal.Kept kept = Journal.kept();
    var dice = new GameTable(new SeededDice(3), Players.USUAL, kept);
    chapter.play(scene, new RecordedTable(List.of(), scene, kept, dice), _ -> {});
    int fight = kept.entries().size();
    game.rulebook()
        .aftermath(
            new dev.cleave.engine.battle.Aftermath(dev.cleave.engine.battle.Battle.in(scene)),
            dice);
    var log = new LiveTableTest.Kept();
    log.lines.add(LiveTable.first(new Secrets((byte) 1).epoch(1)));
    for (int i = 0; i < kept.entries().size(); i++) {
      if (i == fight) {
        log.lines.add(new LogLine(LogLine.Kind.AFTERMATH, "{}"));
      }
      log.lines.add(new LogLine(LogLine.Kind.ENTRY, kept.entries().get(i).json()));
    }
    try (var evening = Evening.of(log)) {
      assertThat(evening.isOver()).isTrue();
      assertThat(evening.part("table").path("trouble").asString()).isEmpty();
      assertThat(evening.journal()).isEqualTo(kept.entries().stream().map(Entry::json).toList());
      evening.chapter(Evening.NEXT);
      assertThat(evening.of(LiveTable::chapter)).isEqualTo(2);
    }
  }
}
