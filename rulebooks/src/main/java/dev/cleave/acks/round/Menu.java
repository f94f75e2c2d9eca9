package dev.cleave.acks.round;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.State;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Everything a combatant may do now, drawn up for people; bots never open it. */
public final class Menu {

  private final RoundRoom fight;
  private final Combatant who;
  private final boolean first;
  private final boolean bound;

  public Menu(RoundRoom fight, Combatant who, boolean first) {
    this.fight = fight;
    this.who = who;
    this.first = first;
    this.bound = first && fight.vows().binds(who);
  }

  /**
   * @param asked to which these would be answers
   */
  public List<Option<Action>> options(Question<?> asked) {
    return options(asked, _ -> true);
  }

  /** Those of a sort. */
  public List<Option<Action>> options(Question<?> asked, Predicate<? super Action> sort) {
    var options = new ArrayList<Option<Action>>();
    for (Action action : legal(sort)) {
      options.add(option(asked, who, action));
    }
    squares(options, sort);
    return options;
  }

  /** One alone: what all others would come to is not worked out for it. */
  @Nullable Option<Action> option(Question<?> asked, Action wanted) {
    for (Action action : legal(wanted::equals)) {
      return option(asked, who, action);
    }
    var squares = new ArrayList<Option<Action>>();
    squares(squares, wanted::equals);
    return squares.isEmpty() ? null : squares.getFirst();
  }

  private static Option<Action> option(Question<?> asked, Combatant who, Action action) {
    String detail = action.detail(who, Prospect.of(asked, who, action));
    return new Option<>(action, detail, action.cost().heading());
  }

  /** Adds the places of a sort to which he may go. */
  private void squares(List<Option<Action>> options, Predicate<? super Action> sort) {
    if (!fight.isHeld(who) && fight.denies(who, Demand.LEGS) == null) {
      int known = options.size();
      var denied = new TreeMap<String, Boolean>();
      for (Offers part : fight.lists()) {
        part.offerSquares(who, first, options);
      }
      options
          .subList(known, options.size())
          .removeIf(
              option ->
                  !sort.test(option.answer())
                      || isDenied(option.answer(), denied)
                      || fight.allowance().deniesPlace(who, option.answer(), first));
    }
  }

  /** Wherever it leads: so it is asked once for all of a sort. */
  private boolean isDenied(Action going, Map<String, Boolean> denied) {
    return denied.computeIfAbsent(
        going.verb(), _ -> fight.allowance().restrains(who, going) != null);
  }

  /** Those of a sort, squares aside. */
  public List<Action> legal(Predicate<? super Action> sort) {
    var legal = new ArrayList<Action>();
    for (Action action : candidates()) {
      if (sort.test(action) && bars(action) == null) {
        legal.add(action);
      }
    }
    return legal;
  }

  /** Its words name an enemy of whom he does not know. A2.COND.HIDE.01 */
  private boolean isUnheardOf(Action action) {
    Combatant aim = action.aim();
    return aim != null && isUnknown(aim);
  }

  private boolean isUnknown(Combatant other) {
    return other.is(State.HIDDEN) && who.isEnemyOf(other);
  }

  private @Nullable Forbidden bars(Action action) {
    return fight.allowance().bars(who, action, first, () -> bound);
  }

  @Nullable Action read(String text) {
    Action action = written(text);
    return action != null && bars(action) == null ? action : null;
  }

  /** The action written so, legal or not; the rest of the book stays shut when it is found. */
  private @Nullable Action written(String text) {
    String wanted = text.strip().toLowerCase(Locale.ROOT);
    var offered = new ArrayList<Action>(); // who readies looks at what was offered before
    for (Offers part : fight.lists()) {
      int known = offered.size();
      offer(part, offered);
      for (Action action : offered.subList(known, offered.size())) {
        if (action.text().equalsIgnoreCase(wanted)) {
          return action;
        }
      }
    }
    for (Offers part : fight.lists()) {
      Action action = part.read(who, wanted);
      if (action != null) {
        return isUnheardOf(action) ? null : action;
      }
    }
    return null;
  }

  /** Why something written is refused, null if it is legal or nothing anybody knows. */
  @Nullable Refusal refusal(String text) {
    Action action = written(text);
    if (action != null) {
      return refusal(action);
    }
    Refusal half = half(text.strip());
    return half != null ? half : stranger(text.strip());
  }

  /**
   * Refuses the beginning of something that is legal, as "cast sleep" is, and says how it goes on.
   */
  private @Nullable Refusal half(String text) {
    String begun = text + " ";
    for (Action action : candidates()) {
      if (action.text().regionMatches(true, 0, begun, 0, begun.length()) && bars(action) == null) {
        return new Refusal(text, "say more, such as \"" + action.text() + "\"", "A2.ACT.01");
      }
    }
    return null;
  }

  /** Refuses things to be done to somebody who is not here. */
  private @Nullable Refusal stranger(String text) {
    for (Action action : candidates()) {
      String verb = action.verb() + " ";
      if (action.aim() != null
          && !(action instanceof Going)
          && text.regionMatches(true, 0, verb, 0, verb.length())) {
        String name = text.substring(verb.length()).strip();
        if (!isNamed(name)) {
          return new Refusal(text, "there is no " + name + " here", "A2.ACT.01");
        }
      }
    }
    return null;
  }

  private boolean isNamed(String words) {
    for (Fighter fighter : fight.fighters) {
      if (!isUnknown(fighter.who)
          && fighter.who.fate() != Fate.WAITING
          && words.toLowerCase(Locale.ROOT).contains(fighter.who.name().toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }

  @Nullable Refusal refusal(Action action) {
    Forbidden bar = bars(action);
    return bar == null
        ? null
        : bar.refusal(action.text(), who, action.aim(), fight.engagement().engager(who))
            .of(action.verb(), action.aim());
  }

  /** Every action in words, legal or not, but for squares. */
  public List<Action> candidates() {
    var all = new ArrayList<Action>();
    for (Offers part : fight.lists()) {
      offer(part, all);
    }
    return all;
  }

  private void offer(Offers part, List<Action> all) {
    int known = all.size();
    part.offer(who, all);
    all.subList(known, all.size()).removeIf(this::isUnheardOf);
  }

  private void add(List<Refusal> refusals, String verb, @Nullable Forbidden bar) {
    if (bar != null) {
      refusals.add(bar.refusal(verb, who, null, fight.engagement().engager(who)));
    }
  }

  /** Deeds people would expect of themselves, and why they cannot. */
  List<Refusal> refusals() {
    var refusals = new ArrayList<Refusal>();
    Forbidden rooted = fight.allowance().roots(who, first);
    for (Offers part : fight.lists()) {
      part.forbid(who, first, (verb, bar) -> add(refusals, verb, bar == null ? rooted : bar));
    }
    for (Action action : candidates()) {
      if (action.isExpected()) {
        Refusal refusal = refusal(action);
        if (refusal != null) {
          refusals.add(refusal);
        }
      }
    }
    return refusals;
  }
}
