package dev.cleave.server.table;

import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalText;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.rulebooks.Game;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A fight so far as some eyes saw it, to be written down for people to keep. */
public final class Account {

  private final Game game;
  private final Header header;
  private final Viewpoint eyes;
  private final List<Recorded> entries;
  private final List<Card> cards;
  private final List<? extends JsonNode> people;

  private Account(
      Game game,
      Header header,
      Viewpoint eyes,
      List<Recorded> entries,
      List<Card> cards,
      List<? extends JsonNode> people) {
    this.game = game;
    this.header = header;
    this.eyes = eyes;
    this.entries = entries;
    this.cards = cards;
    this.people = people;
  }

  /** What a table has seen; it must not go on while this is read. */
  static Account of(LiveTable live, Viewpoint eyes) {
    return of(
        live.game(),
        live.header(),
        eyes,
        List.copyOf(live.minutes().entries()),
        live.deck().of(eyes),
        live.battle());
  }

  private static Account of(
      Game game,
      Header header,
      Viewpoint eyes,
      List<Recorded> entries,
      Cards cards,
      Battle battle) {
    var views = new Views(game.rulebook(), new Ribbon());
    List<? extends JsonNode> people =
        battle.combatants().stream()
            .filter(who -> eyes.sees(who, game.rulebook()))
            .map((Combatant who) -> views.combatant(who, battle, eyes))
            .toList();
    return new Account(game, header, eyes, entries, cards.all(), people);
  }

  /**
   * A journal's, with everything in it.
   *
   * @throws Divergence where the journal and the rules part ways
   */
  public static Account of(JournalFile file, Game game) {
    var cards = new Cards(Viewpoint.JUDGE, game.rulebook());
    var retelling = new Retelling(file, new Story(game), null);
    var count = new int[1];
    retelling.play(
        (chapter, scene) -> {
          Battle battle = Battle.in(scene);
          if (chapter.number() > 1) {
            cards.note(count[0], "chapter", Chapters.words(chapter), battle);
          }
          return entry -> cards.write(entry, count[0]++, battle);
        });
    return of(
        game,
        file.header(),
        Viewpoint.JUDGE,
        file.lines(),
        cards,
        Battle.in(retelling.scene()));
  }

  public String as(Form form) {
    return switch (form) {
      case MARKDOWN -> Told.markdown(this);
      case HTML -> new Report(this).html();
      case JSONL -> eyes.isJudge() ? journal() : lines();
    };
  }

  private String journal() {
    return JournalText.of(header, entries.stream().map(Recorded::json).toList());
  }

  private String lines() {
    return cards.stream().map(card -> card.text() + "\n").collect(Collectors.joining());
  }

  String title() {
    return game.scenario().title();
  }

  String about() {
    return game.scenario().about().strip();
  }

  String rulebook() {
    return game.library().about(game.rulebook().id()).title();
  }

  /** Whose account it is, in words. */
  String whose() {
    String side = eyes.side();
    return eyes.isJudge() ? "the Judge" : side == null ? "an onlooker" : "the side " + side;
  }

  /** Those that tell something; that a round begins stands above it anyway. */
  List<Card> cards() {
    return cards.stream()
        .filter(card -> !card.json().path("kind").asString("").equals("round"))
        .toList();
  }

  /** As the view has them. */
  List<? extends JsonNode> people() {
    return people;
  }
}
