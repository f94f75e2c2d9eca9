package dev.cleave.cli;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Roster;
import dev.cleave.cli.view.Scene;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.rulebooks.Chapter;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines above a fight: its title, the rules it is fought by, and who takes the field. */
final class Opening {
  private static final int LISTED = 8;

  private final Game game;
  private final Battle battle;
  private final String title;

  Opening(Game game) {
    this(game, game.scenario().title());
  }

  /** Of a chapter that may not be the first. */
  Opening(Chapter chapter) {
    this(chapter.game(), chapter.heading());
  }

  private Opening(Game game, String title) {
    this.game = game;
    this.battle = game.newBattle();
    this.title = title;
  }

  /**
   * @param scene drawn below, null for none
   */
  void print(Page page, @Nullable Scene scene) {
    page.tell(Ink.BOLD, title, 0, 0);
    page.tell(Ink.DIM, String.join(", ", terms()), 0, 2);
    if (!game.scenario().about().isBlank()) {
      page.tell(game.scenario().about().strip(), 0);
    }
    houseRules(page);
    game.scenario().warnings().forEach(warning -> page.tell(Ink.YELLOW, warning, 0, 2));
    page.gap();
    Roster.print(battle, page);
    if (scene != null) {
      page.gap();
      scene.draw(battle, page);
    }
    page.flush();
  }

  private void houseRules(Page page) {
    List<String> overrides = game.library().overrides();
    overrides.stream().limit(LISTED).forEach(one -> page.tell(Ink.DIM, "House rule: " + one, 0, 2));
    if (overrides.size() > LISTED) {
      page.say(Ink.DIM, "and " + (overrides.size() - LISTED) + " more house rules");
    }
  }

  private List<String> terms() {
    var terms = new ArrayList<String>();
    terms.add(game.library().about(game.rulebook().id()).title());
    Battlemap map = battle.field().map();
    if (map != null) {
      terms.add("a map of " + map.ground().width() + " by " + map.ground().height() + " squares");
    } else {
      terms.add("no map");
    }
    if (battle.isDark()) {
      terms.add("in the dark");
    }
    for (var option : game.library().options(game.rulebook().id())) {
      String word = game.figures().options().get(option.name());
      if (word != null && !word.equals(option.usual())) {
        terms.add(option.name() + ": " + word);
      }
    }
    return terms;
  }
}
