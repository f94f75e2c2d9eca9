package dev.cleave.acks.sea;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Vessel;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The orders a captain can give now, and why not others. */
final class Orders {

  private static final Pattern HANDS =
      Pattern.compile("(repair with|fight fire with) (\\d{1,5}) (rowers|sailors)");

  private final Sea sea;
  private final Vessel vessel;
  private final Course course;

  Orders(Sea sea, Vessel vessel) {
    this.sea = sea;
    this.vessel = vessel;
    this.course = new Course(sea, vessel);
  }

  Course course() {
    return course;
  }

  List<HelmOrder> offered() {
    var all = new ArrayList<HelmOrder>();
    for (Vessel other : enemies()) {
      addIfLegal(all, HelmOrder.RAM + other.name());
      addIfLegal(all, HelmOrder.GRAPPLE + other.name());
      addIfLegal(all, HelmOrder.CLOSE + other.name());
    }
    for (Combatant who : sea.fight.battle.combatants()) {
      if (sea.ramming.isMonster(vessel, who)) {
        addIfLegal(all, HelmOrder.RAM + who.name());
      }
    }
    addIfLegal(all, HelmOrder.BEAR_AWAY.text());
    if (sea.sailing.speed(vessel) > 0) {
      addIfLegal(all, "ahead " + sea.sailing.speed(vessel));
    }
    addIfLegal(all, "turn port");
    addIfLegal(all, "turn starboard");
    addIfLegal(all, HelmOrder.CUT_LOOSE.text());
    for (Vessel.Hands sort : Vessel.Hands.values()) {
      int hands = Hands.aboard(vessel, sort);
      addIfLegal(all, HelmOrder.FIRE + hands + " " + Hands.word(sort));
      addIfLegal(all, HelmOrder.REPAIR + hands + " " + Hands.word(sort));
    }
    addIfLegal(all, HelmOrder.STATIONS.text());
    all.add(HelmOrder.HOLD);
    return all;
  }

  private void addIfLegal(List<HelmOrder> all, String text) {
    HelmOrder order = read(text);
    if (order != null) {
      all.add(order);
    }
  }

  List<Vessel> enemies() {
    return sea.vessels().stream().filter(other -> other.side() != vessel.side()).toList();
  }

  @Nullable HelmOrder read(String text) {
    return refusal(text).why().isEmpty() ? new HelmOrder(spelt(text)) : null;
  }

  /** With names as they are spelt. */
  private String spelt(String text) {
    for (String verb : List.of(HelmOrder.CLOSE, HelmOrder.RAM, HelmOrder.GRAPPLE)) {
      if (begins(text, verb)) {
        String name = text.strip().substring(verb.length()).strip();
        Vessel other = sea.named(name);
        return verb + (other != null ? other.name() : person(name));
      }
    }
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private String person(String name) {
    for (Combatant who : sea.fight.battle.combatants()) {
      if (who.name().equalsIgnoreCase(name)) {
        return who.name();
      }
    }
    return name;
  }

  private static boolean begins(String text, String verb) {
    return text.strip().regionMatches(true, 0, verb, 0, verb.length());
  }

  /** The vessel an order is about, null if it is not of this sort or about none. */
  @Nullable Vessel target(HelmOrder order, String verb) {
    return begins(order.text(), verb) ? sea.named(order.text().substring(verb.length())) : null;
  }

  /** Why an order cannot be carried out; without a reason it can. */
  Refusal refusal(String text) {
    String words = text.strip().toLowerCase(Locale.ROOT);
    if (words.equals(HelmOrder.HOLD.text())) {
      return legal(text);
    }
    if (words.equals(HelmOrder.STATIONS.text())) {
      return unless(
          text, vessel.task() != Vessel.Task.NONE, "nobody is at other work", "A1.SHIP.06");
    }
    if (words.equals(HelmOrder.CUT_LOOSE.text())) {
      return cutLoose(text);
    }
    Matcher hands = HANDS.matcher(words);
    if (hands.matches()) {
      return hands(text, hands);
    }
    if (sea.hulls.isDisabled(vessel)) {
      return new Refusal(text, vessel.name() + " is disabled", "A1.SHIP.07");
    }
    if (begins(text, HelmOrder.GRAPPLE)) {
      return grapple(text, sea.named(words.substring(HelmOrder.GRAPPLE.length()).strip()));
    }
    if (!vessel.held().isEmpty()) {
      return new Refusal(text, vessel.name() + " is clamped to another", "A1.SHIP.35");
    }
    if (begins(text, HelmOrder.RAM)) {
      return ram(text, words.substring(HelmOrder.RAM.length()).strip());
    }
    boolean moves = sea.sailing.moves(vessel);
    if (words.equals(HelmOrder.BEAR_AWAY.text())) {
      return unless(
          text, moves && !enemies().isEmpty(), "there is nobody to bear away from", "A1.SHIP.01");
    }
    if (begins(text, HelmOrder.CLOSE)) {
      Vessel other = sea.named(words.substring(HelmOrder.CLOSE.length()).strip());
      return unless(
          text, moves && other != null && other != vessel, "there is no such ship", "A1.SHIP.01");
    }
    if (Steering.isMeant(words)) {
      boolean goes = moves && new Steering(sea).follow(vessel, words) != null;
      return unless(text, goes, "that is too far, or others or land are in the way", "A1.R.62");
    }
    return new Refusal(text, Question.UNKNOWN, "A1.SHIP.01");
  }

  private static Refusal legal(String text) {
    return new Refusal(text, "", "A1.SHIP.01");
  }

  private static Refusal unless(String text, boolean holds, String why, String rule) {
    return holds ? legal(text) : new Refusal(text, why, rule);
  }

  private Refusal cutLoose(String text) {
    if (vessel.held().isEmpty()) {
      return new Refusal(text, vessel.name() + " is clamped to nothing", "A1.SHIP.35");
    }
    if (sea.isManned(vessel, true)) {
      return new Refusal(text, "enemies are aboard", "A1.R.63");
    }
    int least = sea.numbers.cutHands;
    boolean enough = sea.grappling.hands(vessel) >= least;
    return unless(text, enough, "it takes " + least + " hands", "A1.GAP.254");
  }

  /** A1.SHIP.09-11, A1.SHIP.27 */
  private Refusal hands(String text, Matcher said) {
    boolean fire = said.group(1).startsWith("fight");
    int wanted = Integer.parseInt(said.group(2));
    Vessel.Hands sort = Vessel.Hands.valueOf(said.group(3).toUpperCase(Locale.ROOT));
    int least = fire ? sea.numbers.fireHands : sea.numbers.repairHands;
    String rule = fire ? "A1.SHIP.27" : "A1.SHIP.09";
    if (fire && vessel.fires().isEmpty()) {
      return new Refusal(text, "nothing burns", rule);
    }
    if (!fire && sea.hands.mendable(vessel) <= 0) {
      return new Refusal(text, "no more of it can be repaired at sea", "A1.SHIP.11");
    }
    if (wanted < least) {
      return new Refusal(text, "it takes " + least + " hands at least", rule);
    }
    int aboard = Hands.aboard(vessel, sort);
    return unless(
        text, wanted <= aboard, "there are only " + aboard + " " + Hands.word(sort), "A1.SHIP.10");
  }

  /** A1.SHIP.33, A1.SHIP.36 */
  private Refusal grapple(String text, @Nullable Vessel target) {
    if (target == null || target.side() == vessel.side()) {
      return new Refusal(text, "there is no such enemy ship", "A1.SHIP.33");
    }
    if (vessel.held().contains(target.name())) {
      return new Refusal(text, "they are clamped together already", "A1.SHIP.35");
    }
    boolean alongside = sea.grappling.alongside(course, target) != null;
    return unless(text, alongside, "it cannot be brought alongside this round", "A1.SHIP.33");
  }

  /** A1.SHIP.29, A1.GAP.252 */
  private Refusal ram(String text, String name) {
    String bar = sea.ramming.bars(vessel);
    if (!bar.isEmpty()) {
      return new Refusal(text, bar, "A1.GAP.252");
    }
    Vessel target = sea.named(name);
    if (target != null && target != vessel) {
      boolean reached = sea.ramming.against(course, target) != null;
      return unless(text, reached, "its bow cannot reach it this round", "A1.SHIP.29");
    }
    for (Combatant who : sea.fight.battle.combatants()) {
      if (who.name().equalsIgnoreCase(name)
          && sea.ramming.isMonster(vessel, who)
          && sea.ramming.against(course, who) != null) {
        return legal(text);
      }
    }
    return new Refusal(text, "its bow cannot reach it this round", "A1.SHIP.29");
  }
}
