package dev.cleave.cli;

import dev.cleave.content.yaml.Nearest;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code cleave odds}: what an attack would come to, exactly. */
@Command(
    name = "odds",
    description = {
      "Works out what an attack would come to as a scenario begins: its chance to hit,",
      "the damage on average, the chance that the target falls and that others fall",
      "with it. Exact, by the rules of the fight; nobody answers the attack."
    },
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave odds scenarios/charge.yaml --attacker Squire --target 'Brigand 2'",
      "      every attack he could make now, in a table",
      "  cleave odds scenarios/charge.yaml --attacker Squire --target 'Brigand 2' \\",
      "      --action 'charge Brigand 2' --exact",
      "      one of them: what each throw needs and why; fractions beside percents",
      "  cleave odds scenarios/ogre.yaml --attacker Tarn --target Ogre \\",
      "      --action 'march toward Ogre then attack Ogre'",
      "      a movement first",
      "",
      "Exit codes: 0 fine; 2 bad input, or an attack the rules refuse; 70 our fault.",
    })
final class OddsCommand implements Callable<Integer> {
  private static final int MOST_WAYS = 200_000;

  /** Of each attack of a table; one alone may take longer. */
  private static final int MOST_WAYS_EACH = 20_000;

  private static final int PLAYS = 10_000;
  private static final int MOST_MEANT = 3;

  private final Surroundings surroundings;

  @Mixin private Bill bill = new Bill();

  @Option(names = "--attacker", paramLabel = "NAME", required = true, description = "Who attacks.")
  private String attacker = "";

  @Option(names = "--target", paramLabel = "NAME", required = true, description = "Whom.")
  private String target = "";

  @Option(
      names = "--action",
      paramLabel = "TEXT",
      description = "One attack, as one would type it in a fight. Otherwise all in a table.")
  private @Nullable String action;

  @Option(names = "--exact", description = "Give each chance as a fraction too.")
  private boolean exact;

  @Option(names = "--json", description = "Print one JSON object instead.")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  OddsCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    Game game = bill.open(surroundings, null);
    Battle battle = game.newBattle();
    Combatant by = named(attacker, battle);
    Combatant on = named(target, battle);
    check(by, on);
    var attacks = new Attacks(game.rulebook(), battle, by, on);
    var all = new ArrayList<AttackOdds>();
    for (String text : wanted(attacks, by, on, game.rulebook())) {
      all.add(action == null ? oddsOrEstimate(attacks, text) : odds(attacks, text));
    }
    if (json) {
      surroundings.page().raw(OddsJson.of(game.rulebook().id(), by, on, all) + "\n");
    } else {
      new OddsText(surroundings.page(), exact).print(game, by, on, all, action != null);
    }
    return Exit.FINE;
  }

  /** By name, however it is spelt in capitals. */
  private static Combatant named(String name, Battle battle) {
    Combatant exactly = battle.named(name);
    if (exactly != null) {
      return exactly;
    }
    String wanted = name.strip().toLowerCase(Locale.ROOT);
    for (Combatant who : battle.combatants()) {
      if (who.name().toLowerCase(Locale.ROOT).equals(wanted)) {
        return who;
      }
    }
    List<String> names = battle.combatants().stream().map(Combatant::name).toList();
    String meant = meant(name, names);
    throw new Refused(
        "nobody is called \""
            + name
            + "\"; there are "
            + Nearest.list(name, names)
            + (meant.isEmpty() ? "" : ". " + meant));
  }

  /** Orc means one of the orcs; else it may be a slip. */
  private static String meant(String name, List<String> names) {
    String opening = name.strip().toLowerCase(Locale.ROOT) + " ";
    List<String> longer =
        names.stream()
            .filter(each -> each.toLowerCase(Locale.ROOT).startsWith(opening))
            .limit(MOST_MEANT)
            .toList();
    return longer.isEmpty()
        ? Nearest.didYouMean(name, names)
        : "Did you mean " + String.join(" or ", longer) + "?";
  }

  private static void check(Combatant by, Combatant on) {
    if (by == on) {
      throw new Refused(by.name() + " cannot be both --attacker and --target");
    }
    if (!by.isEnemyOf(on)) {
      throw new Refused(
          by.name() + " and " + on.name() + " are both of the side " + by.side().name());
    }
    for (Combatant who : List.of(by, on)) {
      if (!who.isPresent() || who == by && !who.isStanding()) {
        throw new Refused(who.name() + " is out of the fight: " + who.fate().label());
      }
    }
  }

  private List<String> wanted(Attacks attacks, Combatant by, Combatant on, Rulebook rulebook) {
    if (!attacks.isAsked()) {
      throw new Refused(by.name() + " cannot act now" + states(by, rulebook));
    }
    if (action != null) {
      return List.of(read(action, attacks, on));
    }
    List<String> all = attacks.all();
    if (all.isEmpty()) {
      throw new Refused(by.name() + " has no attack on " + on.name() + " now" + why(attacks, on));
    }
    return all;
  }

  /** His conditions, which may be why. */
  private static String states(Combatant who, Rulebook rulebook) {
    List<String> states =
        rulebook.conditions().stream()
            .filter(who::is)
            .map(state -> state.label() + " [" + rulebook.cites(state.rule()) + "]")
            .toList();
    return states.isEmpty() ? "" : ": " + String.join(", ", states);
  }

  /**
   * Attempts people would make, with the rule that forbids each; one weapon stands for all alike.
   */
  private static String why(Attacks attacks, Combatant on) {
    List<Refusal> refusals = attacks.refusals();
    if (refusals.isEmpty()) { // then what anybody would try, in his own words
      refusals =
          Stream.of("charge ", "attack ", "shoot ")
              .map(verb -> attacks.refusal(verb + on.name()))
              .filter(Objects::nonNull)
              .toList();
    }
    var whys = new StringBuilder(refusals.isEmpty() ? "" : ":");
    var said = new HashSet<String>();
    for (Refusal refusal : refusals) {
      if (said.add(refusal.verb() + " " + refusal.why())) {
        whys.append("\n  ").append(refusal);
      }
    }
    return whys.toString();
  }

  private static String read(String text, Attacks attacks, Combatant on) {
    String read = attacks.read(text);
    if (read != null) {
      return read;
    }
    Refusal refusal = attacks.refusal(text);
    if (refusal != null) {
      boolean unknown = refusal.why().equals(Question.UNKNOWN);
      String meant = unknown ? Nearest.didYouMean(text, attacks.all()) : "";
      throw new Refused(refusal + (meant.isEmpty() ? "" : ". " + meant));
    }
    throw new Refused(
        "\"" + text + "\" is no attack on " + on.name() + "; " + offered(attacks.all()));
  }

  private static String offered(List<String> all) {
    return all.isEmpty() ? "there is none now" : "there are " + String.join(", ", all);
  }

  /** A table is worth having even if one attack of it can fall out in too many ways. */
  private static AttackOdds oddsOrEstimate(Attacks attacks, String text) {
    try {
      return attacks.odds(text, MOST_WAYS_EACH);
    } catch (Odds.TooMany _) {
      return attacks.estimate(text, PLAYS);
    }
  }

  private static AttackOdds odds(Attacks attacks, String text) {
    try {
      return attacks.odds(text, MOST_WAYS);
    } catch (Odds.TooMany tooMany) {
      throw new Refused(text + ": " + tooMany.getMessage());
    }
  }
}
