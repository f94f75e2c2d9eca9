package dev.cleave.server.table;

import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalText;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.rulebooks.Game;
import dev.cleave.rulebooks.Retelling;
import dev.cleave.rulebooks.Story;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** A fight so far as some eyes saw it, to be written down for people to keep. */
public final class Account {

  private final Game game;
  private final Header header;
  private final Viewpoint eyes;
  private final List<String> lines;
  private final List<Card> cards;
  private final List<? extends JsonNode> people;

  private Account(
      Game game,
      Header header,
      Viewpoint eyes,
      List<String> lines,
      List<Card> cards,
      List<? extends JsonNode> people) {
    this.game = game;
    this.header = header;
    this.eyes = eyes;
    this.lines = lines;
    this.cards = cards;
    this.people = people;
  }

  /** Everything a table has seen; it must not go on while this is read. */
  static Account of(LiveTable live, Viewpoint eyes) {
    return of(
        live.game(),
        live.header(),
        eyes,
        live.minutes().entries().stream().map(Recorded::json).toList(),
        live.deck().of(eyes).all(),
        live.battle(),
        live.sight());
  }

  private static Account of(
      Game game,
      Header header,
      Viewpoint eyes,
      List<String> lines,
      List<Card> cards,
      Battle battle,
      Fog fog) {
    var views = new Views(game.rulebook(), new Ribbon());
    List<? extends JsonNode> people =
        battle.combatants().stream()
            .filter(who -> fog.sees(eyes, who))
            .map((Combatant who) -> views.combatant(who, battle, eyes, fog))
            .toList();
    return new Account(game, header, eyes, lines, cards, people);
  }

  /** The same of all chapters, which are opened for it. */
  static Account of(Archive archive, Header header, Viewpoint eyes) {
    var cards = new ArrayList<Card>();
    Course last = null;
    for (Course chapter : archive.chapters()) {
      cards.addAll(chapter.deck().nearest(eyes).all());
      last = chapter;
    }
    Course now = Objects.requireNonNull(last, "a story has a chapter");
    return of(
        now.chapter().game(), header, eyes, archive.journal(), cards, now.battle(), now.sight());
  }

  /**
   * A journal's, with everything in it.
   *
   * @throws Divergence where the journal and the rules part ways
   */
  public static Account of(JournalFile file, Game game) {
    var cards = new Cards(Viewpoint.JUDGE, Marks.FIRST);
    var fog = new Fog(game.rulebook(), List.of(Viewpoint.JUDGE));
    var retelling = new Retelling(file, new Story(game), null);
    var count = new int[1];
    retelling.play(
        (chapter, scene) -> {
          Battle battle = Battle.in(scene);
          if (chapter.number() > 1) {
            cards.begin(chapter.heading() + ".", battle);
          }
          return entry -> cards.write(entry, count[0]++, battle, fog);
        });
    return of(
        game,
        file.header(),
        Viewpoint.JUDGE,
        file.lines().stream().map(Recorded::json).toList(),
        cards.all(),
        Battle.in(retelling.scene()),
        fog);
  }

  public String as(Form form) {
    return switch (form) {
      case MARKDOWN -> Told.markdown(this);
      case HTML -> new Report(this).html();
      case JSONL -> eyes.isJudge() ? journal() : lines();
    };
  }

  private String journal() {
    return JournalText.of(header, lines);
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

  /** The one whose account it is, in words. */
  String whose() {
    String side = eyes.side();
    return eyes.isJudge() ? "the Judge" : side == null ? "an onlooker" : "the side " + side;
  }

  /** Those that tell something; that a round begins stands above it anyway. */
  List<Card> cards() {
    return cards.stream().filter(card -> !card.is(Event.Kind.ROUND.text())).toList();
  }

  /** As the view has them. */
  List<? extends JsonNode> people() {
    return people;
  }
}
