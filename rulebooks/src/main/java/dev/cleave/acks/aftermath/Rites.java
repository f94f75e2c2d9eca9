package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.Affliction;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.Infirmity;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Magic over the dead and the maimed, when the fight is over. A2.WOUND.44-45, A2.TAMPER.06 */
final class Rites implements Deeds {

  private static final Forbidden NO_BODY =
      new Forbidden("FOE is neither dead nor undecided", "A2.GAP.25Z");
  private static final Forbidden FALLEN =
      new Forbidden("FOE's wounds want treating and healing first", "A2.WOUND.02");
  private static final Forbidden DEAD =
      new Forbidden("FOE is dead, and it does not call back the dead", "A2.WOUND.45");
  private static final Forbidden DESTROYED =
      new Forbidden("nothing brings back what is destroyed", "A2.WOUND.42");
  private static final Forbidden REFUSED =
      new Forbidden(
          "magic has failed FOE: only a miracle or a wish will do", "A2.T.TAMPERING-OUTCOME");
  private static final Forbidden DEBT =
      new Forbidden("no magic can revive FOE again", "A2.T.TAMPERING");
  private static final Forbidden IN_PIECES =
      new Forbidden("FOE is in pieces: the limbs must be restored too", "A2.T.PERMANENT-WOUNDS");
  private static final Forbidden WHOLE = new Forbidden("FOE has no permanent wound", "A2.WOUND.44");
  private static final Forbidden LASTING =
      new Forbidden("only a miracle or a wish removes side effects", "A2.TAMPER.06");
  private static final Forbidden ALIVE = new Forbidden("FOE is alive", "A2.WOUND.45");
  private static final Forbidden NO_LEVEL =
      new Forbidden("a caster has at least one level", "A2.TAMPER.12");
  private static final Forbidden CANNOT = new Forbidden("WHO can cast no spells", "A2.HEAL.09");

  private static final Pattern OUTSIDER =
      Pattern.compile("cast (.+) at (.+) by a caster of level ([0-9]{1,3})( in a temple)?");
  private static final String TEMPLE = " in a temple";

  private final Fight fight;
  private final AftermathNumbers numbers;
  private final Errands errands;
  private final Tampering tampering;

  Rites(Fight fight, AftermathNumbers numbers, Errands errands) {
    this.fight = fight;
    this.numbers = numbers;
    this.errands = errands;
    this.tampering = new Tampering(fight, numbers);
  }

  /**
   * "cast restore life and limb at Marcus by Kara", or "by a caster of level 11 in a temple"
   *
   * @param by who casts it, null for somebody who was not in the fight
   * @param item what it is instead of a spell, null for none
   */
  record Rite(
      Rites part,
      Spell spell,
      @Nullable Item item,
      Combatant on,
      @Nullable Combatant by,
      int level,
      boolean temple)
      implements Deed {

    @Override
    public String verb() {
      return item == null ? "cast" : "apply";
    }

    @Override
    public String text() {
      String what =
          item == null ? "cast " + spell.name() + " at " : "apply " + item.name() + " to ";
      String who = by == null ? "a caster of level " + level : by.name();
      return what + on.name() + " by " + who + (temple ? TEMPLE : "");
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return part.bars(this);
    }

    @Override
    public void take(Fight fight) {
      part.take(this);
    }

    @Override
    public String detail(Fight fight) {
      return spell.has("necromantic") ? "" : part.tampering.shown(on, level, temple);
    }
  }

  /** The Judge's word on how somebody died. A2.TAMPER.21-22 */
  record Cause(Combatant on, String how, String rule) implements Deed {

    @Override
    public String verb() {
      return "say";
    }

    @Override
    public String text() {
      return "say " + on.name() + " died " + how;
    }

    @Override
    public @Nullable Forbidden bars(Fight fight) {
      return on.fate() == Fate.DEAD ? null : ALIVE;
    }

    @Override
    public void take(Fight fight) {
      Health.of(on).die(Health.of(on).died(), true);
      if (fight.table.listens()) {
        fight.table.tell(
            Event.of("cause", rule)
                .on(on)
                .fact("how", how)
                .says(on.name() + " died " + how + ", and so at once."));
      }
    }
  }

  private @Nullable Forbidden bars(Rite rite) {
    Combatant on = rite.on();
    Spell spell = rite.spell();
    if (rite.by() == null && rite.level() < 1) {
      return NO_LEVEL;
    }
    Forbidden bar = spell.has("necromantic") ? barsBody(on) : barsSubject(on, spell);
    Combatant by = rite.by();
    if (bar != null || by == null) {
      return bar;
    }
    bar = errands.bars(by, on);
    return bar == null && rite.item() == null && !fight.canCast(by) ? CANNOT : bar;
  }

  private @Nullable Forbidden barsBody(Combatant on) {
    return on.fate() == Fate.DEAD || fight.firstAid().isDue(on) ? null : NO_BODY;
  }

  private @Nullable Forbidden barsSubject(Combatant on, Spell spell) {
    return switch (on.fate()) {
      case DEAD -> barsDead(on, spell);
      case DOWN -> FALLEN;
      default -> barsLiving(on, spell);
    };
  }

  private @Nullable Forbidden barsDead(Combatant on, Spell spell) {
    Infirmity infirmity = fight.fighter(on).infirmity;
    if (!spell.has("revives")) {
      return DEAD;
    }
    if (fight.prowess(on).destroyed) {
      return DESTROYED;
    }
    if (infirmity.has("no revival")) {
      return DEBT;
    }
    if (Health.of(on).isBeyondRecall() && !spell.has("absolves")) {
      return REFUSED;
    }
    return infirmity.has("in pieces") && !spell.has("mends") ? IN_PIECES : null;
  }

  private static @Nullable Forbidden barsLiving(Combatant on, Spell spell) {
    boolean burdened = false;
    boolean beyond = false;
    for (Affliction affliction : Health.of(on).afflictions()) {
      if (spell.has("absolves")) {
        return null;
      }
      if (!affliction.sideEffect() && !affliction.beyondMagic() && spell.has("mends")) {
        return null;
      }
      burdened |= affliction.sideEffect();
      beyond |= affliction.beyondMagic();
    }
    if (!spell.has("mends")) {
      return ALIVE;
    }
    return beyond ? REFUSED : burdened ? LASTING : WHOLE;
  }

  private void take(Rite rite) {
    Combatant by = rite.by();
    Combatant on = rite.on();
    Spell spell = rite.spell();
    Item item = rite.item();
    if (by != null) {
      errands.go(by, on);
      if (item == null) {
        by.forget(spell);
      } else {
        by.drop(item);
      }
    }
    tell(rite);
    if (spell.has("necromantic")) {
      fight.casting().stir(by, spell, on);
    } else if (on.isStanding()
        && spell.has("absolves")
        && fight.fighter(on).infirmity.sideEffects() > 0) {
      absolve(on);
    } else {
      tampering.roll(on, rite.level(), rite.temple(), spell.has("mends"));
    }
  }

  private void tell(Rite rite) {
    if (!fight.table.listens()) {
      return;
    }
    Item item = rite.item();
    Combatant by = rite.by();
    String what = item == null ? rite.spell().name() : item.name();
    Event event = Event.of(item == null ? "cast" : "apply", "A2.TAMPER.01");
    if (by != null) {
      event.by(by);
    }
    fight.table.tell(
        event
            .on(rite.on())
            .fact("spell", what)
            .says(
                (by == null ? "A caster of level " + rite.level() : by.name())
                    + (item == null ? " casts " : " applies ")
                    + what
                    + (item == null ? " at " : " to ")
                    + rite.on().name()
                    + (rite.temple() ? TEMPLE : "")
                    + "."));
  }

  /** A2.TAMPER.06 */
  private void absolve(Combatant on) {
    for (Affliction affliction : Health.of(on).afflictions()) {
      if (affliction.sideEffect()) {
        Health.of(on).heal(affliction);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("absolved", "A2.TAMPER.06")
                  .on(on)
                  .fact("side effect", affliction.words())
                  .says(on.name() + " is rid of " + affliction.words() + "."));
        }
      }
    }
    fight.maiming().reckon(on);
  }

  /** The rites in the power of those who are here. */
  private List<Rite> all(Combatant on) {
    var all = new ArrayList<Rite>();
    for (Fighter fighter : fight.fighters) {
      Combatant by = fighter.who;
      for (Spell spell : new LinkedHashSet<>(by.spells())) {
        if (!spell.traits().isEmpty()) {
          int level = fighter.prowess.level;
          all.add(new Rite(this, spell, null, on, by, level, false));
          all.add(new Rite(this, spell, null, on, by, level, true));
        }
      }
      Map<String, Item> balms = new LinkedHashMap<>();
      for (Item item : by.items()) {
        if (item.is("trollblood")) {
          balms.putIfAbsent(item.name(), item);
        }
      }
      for (Item item : balms.values()) {
        Spell mending = spell(item.name(), 1, Set.of("mends"));
        all.add(new Rite(this, mending, item, on, by, 0, false)); // A2.GAP.251
      }
    }
    return all;
  }

  private static Spell spell(String name, int level, Set<String> traits) {
    return new Spell(name, name, level, 0, true, 1, Effect.NONE, traits);
  }

  @Override
  public void offer(List<Deed> all) {
    for (Fighter fighter : fight.fighters) {
      for (Rite rite : all(fighter.who)) {
        if (!rite.temple() && rite.bars(fight) == null) {
          all.add(rite);
        }
      }
    }
  }

  @Override
  public @Nullable Deed read(String text) {
    String said = text.strip().toLowerCase(Locale.ROOT);
    Matcher outsider = OUTSIDER.matcher(said);
    boolean outside = outsider.matches();
    for (Fighter fighter : fight.fighters) {
      Combatant on = fighter.who;
      String name = on.name().toLowerCase(Locale.ROOT);
      if (outside && name.equals(outsider.group(2))) {
        return outside(on, outsider);
      }
      for (Cause cause : causes(on)) {
        if (cause.text().toLowerCase(Locale.ROOT).equals(said)) {
          return cause;
        }
      }
      for (Rite rite : all(on)) {
        if (rite.text().toLowerCase(Locale.ROOT).equals(said)) {
          return rite;
        }
      }
    }
    return null;
  }

  private static List<Cause> causes(Combatant on) {
    return List.of(
        new Cause(on, "of poison", "A2.TAMPER.21"),
        new Cause(on, "of disease", "A2.TAMPER.21"),
        new Cause(on, "while helpless", "A2.TAMPER.22"));
  }

  /** A temple far away, a hermit: all that counts is the level. */
  private @Nullable Deed outside(Combatant on, Matcher words) {
    String name = words.group(1);
    List<String> known = numbers.rite(name);
    if (known.isEmpty()) {
      return null;
    }
    var traits = new LinkedHashSet<>(known.subList(1, known.size()));
    Spell spell = spell(name, Integer.parseInt(known.getFirst()), traits);
    int level = Integer.parseInt(words.group(3));
    return new Rite(this, spell, null, on, null, level, words.group(4) != null);
  }
}
