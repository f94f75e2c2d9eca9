package dev.cleave.cli.play;

import dev.cleave.cli.page.Page;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.table.DiceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Dice that people throw on a real table and type in, face by face. */
public final class TypedDice implements DiceSource {
  private final DiceSource cup;
  private final Lines lines;
  private final Page page;
  private List<Integer> faces = List.of();

  /**
   * @param cup throws for those who do not want to
   */
  public TypedDice(DiceSource cup, Lines lines, Page page) {
    this.cup = cup;
    this.lines = lines;
    this.page = page;
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    if (nth == 0) {
      faces = ask(dice, why, who);
    }
    return faces.get(nth);
  }

  private List<Integer> ask(Dice dice, Reason why, @Nullable Actor who) {
    String prompt = prompt(dice, why, who);
    while (true) {
      String typed = lines.next(prompt, List.of());
      if (typed == null) {
        throw new Quit();
      }
      switch (typed.strip().toLowerCase(Locale.ROOT)) {
        case "r", "roll" -> {
          return thrown(dice, why, who);
        }
        case "undo" -> throw new TakenBack();
        case "quit", "exit" -> throw new Quit();
        case "", "?", "help" ->
            page.say("  " + Faces.wanted(dice) + ", r to have it rolled, undo, quit");
        default -> {
          List<Integer> read = Faces.read(typed, dice, page);
          if (read != null) {
            return read;
          }
        }
      }
    }
  }

  private static String prompt(Dice dice, Reason why, @Nullable Actor who) {
    String whose = who == null ? "" : who.name() + ", ";
    String bare = Dice.of(dice.count(), dice.sides()).toString();
    String more = dice.plus() == 0 ? "" : " (" + dice + ": type the bare dice)";
    return whose + why.name() + ", " + bare + more + "? ";
  }

  private List<Integer> thrown(Dice dice, Reason why, @Nullable Actor who) {
    var thrown = new ArrayList<Integer>();
    for (int i = 0; i < dice.count(); i++) {
      thrown.add(cup.face(dice, i, why, who));
    }
    page.say("  rolled " + thrown.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    return thrown;
  }
}
