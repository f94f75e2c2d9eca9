package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table at which the first dice have fallen already. From then on it is noted what each throw
 * leads to, until the play comes to where another has been.
 */
final class Play implements Table {

  private final Walk walk;
  private final Battle battle;
  private final Combatant attacker;
  private final Combatant target;
  private final Bidding players;
  private int[] sums;
  private int at;

  private Knot from;
  private int way;
  private Story story;
  private boolean heard;
  private int points;
  private List<Leg.Landing> landings = List.of();

  Play(Walk walk, Battle battle, Knot from, int way) {
    this.walk = walk;
    this.battle = battle;
    this.attacker = battle.combatant(walk.attacker.index());
    this.target = battle.combatant(walk.target.index());
    this.players = new Bidding(attacker, walk.steps);
    this.sums = from.sums(way);
    this.from = from;
    this.way = way;
    this.story = from.story();
    this.points = target.hitPoints();
  }

  /** From the beginning to the end, or to a known throw. */
  void run() {
    try {
      walk.beginning.play(battle, this, players);
      end();
    } catch (Known _) {
      // Another play has been here, or will go on from here.
    }
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who) {
    return roll(dice, why, who, Throw.Kind.EACH, 0);
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Actor who, int line) {
    return roll(dice, why, who, Throw.Kind.LINE, line);
  }

  @Override
  public int wound(Dice dice, Reason why, @Nullable Actor who, Actor whom, int enough) {
    Throw.Kind kind =
        walk.fallenCount
            ? Throw.Kind.EACH
            : whom == target ? Throw.Kind.WOUND_TO_TARGET : Throw.Kind.WOUND;
    return roll(dice, why, who, kind, enough);
  }

  private int roll(Dice dice, Reason why, @Nullable Actor who, Throw.Kind kind, int line) {
    if (dice.isFlat()) {
      return dice.plus();
    }
    if (at < sums.length) {
      points = target.hitPoints();
      return sums[at++];
    }
    return meet(new Throw(dice, why.name(), who == null ? "" : who.name(), kind, line));
  }

  /** Goes on with the first way a new throw can fall; the others are left for later. */
  private int meet(Throw next) {
    Story all = heard || at == 0 ? story : story.with(at, sums[at - 1]);
    State state = walk.state(battle, next, all);
    Knot known = walk.knot(state);
    Knot knot = known != null ? known : new Knot(sums, all, walk.falls(next));
    from.go(way, leg(knot, null));
    if (known != null) {
      throw Known.HERE;
    }
    walk.found(state, knot);
    from = knot;
    way = 0;
    story = all;
    heard = false;
    points = target.hitPoints();
    landings = List.of();
    sums = knot.sums(0);
    at = sums.length;
    return knot.fall(0).sum();
  }

  private void end() {
    boolean dropped = walk.target.isStanding() && !target.isStanding();
    from.go(way, leg(null, new Leg.End(story.hit(), dropped, walk.fallen(battle))));
  }

  private Leg leg(@Nullable Knot to, Leg.@Nullable End end) {
    return new Leg(points - target.hitPoints(), landings, to, end);
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    T answer = players.answer(question, act -> act.apply());
    if (listens()) {
      story = story.with(question, answer);
    }
    return answer;
  }

  @Override
  public boolean listens() {
    return at == sums.length;
  }

  @Override
  public void tell(Event event) {
    if (!listens()) {
      return;
    }
    heard = true;
    boolean attack = event.is(Event.Kind.ATTACK);
    boolean his = event.isAttack() && attacker.name().equals(event.fact("by"));
    if (walk.beginning.rulebook().remembers(event) || attack && !his) {
      story = story.with(event);
    }
    if (his) {
      struck(event);
    }
  }

  /** A flask or torch that is thrown hits if it hits squarely. */
  private void struck(Event attack) {
    boolean hit = attack.isHit();
    String on = String.valueOf(attack.fact("on"));
    if (!story.further()) {
      Tally needs = attack.fact("roll") == null ? null : attack.tally();
      String weapon = String.valueOf(attack.fact(attack.is(Event.Kind.THROW) ? "what" : "weapon"));
      var slot = new Leg.Slot(story.blows(), weapon, on, needs);
      var more = new ArrayList<>(landings);
      more.add(new Leg.Landing(slot, hit));
      landings = more;
    }
    story = story.after(hit && on.equals(target.name()));
  }

  /** Stops the play where another has been. */
  private static final class Known extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final Known HERE = new Known();

    private Known() {
      super("", null, false, false);
    }
  }
}
