package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Odds;
import dev.cleave.engine.table.Table;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Exact chances of one attack, nobody answering it: an entry of {@code odds}. */
record Chances(Place place, Strike strike, Map<String, Fraction> stated) {

  private static final int MOST_WAYS = 200_000;
  private static final List<String> CHANCES = List.of("hit", "fells");
  private static final List<String> ALL = List.of("attacker", "target", "way", "hit", "fells");

  /** The damage of an attack to its target. */
  private record Harm(boolean hurt, boolean felled) {}

  static Chances read(Node node) {
    Fields fields = Fields.of(node).only(ALL);
    var stated = new LinkedHashMap<String, Fraction>();
    for (String name : CHANCES) {
      fields.optional(name).ifPresent(chance -> stated.put(name, Fraction.read(chance)));
    }
    if (stated.isEmpty()) {
      throw fields.problem("this asserts nothing: state hit or fells");
    }
    return new Chances(fields.place(), Strike.read(fields), stated);
  }

  List<Failure> check(Stage stage) {
    Odds<Harm> odds;
    try {
      odds = Odds.of(table -> strikeOnce(stage, table), Quiet.PLAYERS, MOST_WAYS);
    } catch (Odds.TooMany _) {
      return List.of(Failure.at(place, "the dice can fall in more than " + MOST_WAYS + " ways"));
    }
    var rows = new ArrayList<Row>();
    stated.forEach((name, chance) -> rows.add(row(name, chance, odds)));
    return rows.stream().noneMatch(Row::differs)
        ? List.of()
        : List.of(
            Failure.at(
                place,
                strike.attacker().text() + " has other odds against " + strike.target().text(),
                rows,
                List.of()));
  }

  private Harm strikeOnce(Stage stage, Table table) {
    Battle copy = stage.battle().copy();
    Combatant before = stage.named(strike.target());
    Combatant after = strike.make(stage, copy, table);
    boolean felled = before.isStanding() && !after.isStanding();
    return new Harm(felled || after.hitPoints() < before.hitPoints(), felled);
  }

  private static Row row(String name, Fraction chance, Odds<Harm> odds) {
    var actual = new Fraction(BigInteger.ZERO, BigInteger.ONE);
    for (Map.Entry<Harm, Odds.Chance> one : odds.chances().entrySet()) {
      if (name.equals("fells") ? one.getKey().felled() : one.getKey().hurt()) {
        actual = actual.plus(new Fraction(one.getValue().ways(), one.getValue().of()));
      }
    }
    return new Row(name, chance.toString(), actual.over(chance), !actual.equalTo(chance));
  }
}
