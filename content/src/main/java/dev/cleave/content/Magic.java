package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.creature.Clutch;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Regeneration;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.dice.Dice;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Effects and things carried, which every rulebook reads alike. */
final class Magic {

  private Magic() {}

  /** The effect of a spell, or of a bite beyond its damage. */
  static Effect effect(Fields effect) {
    return new Effect(
        Spellbook.damage(effect),
        Amount.of(effect, "heal"),
        effect.text("condition", ""),
        Spellbook.rounds(effect),
        effect.text("save", "none"),
        effect.text("against", ""),
        types(effect),
        Spellbook.more(effect));
  }

  /** Once it is wounded it begins with the next round, unless the sheet says later. */
  static Regeneration regeneration(Fields stated) {
    return new Regeneration(
        stated.number("hp"),
        stated.number("after", 1),
        Set.copyOf(stated.texts("not")),
        stated.has("rises") ? Amount.of(stated, "rises") : null);
  }

  /** A bite that does not let go, null for most. */
  static @Nullable Clutch clutch(Fields effect) {
    for (Clutch.Way way : Clutch.Way.values()) {
      String word = way.name().toLowerCase(Locale.ROOT);
      if (effect.has(word)) {
        boolean whole = way == Clutch.Way.SWALLOW;
        Size most = effect.optionalText("at most").map(Bestiary::size).orElse(Size.MAN_SIZED);
        return new Clutch(
            way,
            Amount.of(effect, word),
            effect.number("on", whole ? 20 : 0),
            whole ? most : Size.COLOSSAL);
      }
    }
    return null;
  }

  /** Of a spell or a natural attack: all of them at once. */
  static List<String> types(Fields dealer) {
    if (!dealer.has("type")) {
      return List.of();
    }
    var type = dealer.text("type");
    return dealer.has("and") ? List.of(type, dealer.text("and")) : List.of(type);
  }

  /** A thing in the pack, where things are unless somebody says otherwise. */
  static Item item(Sheets.Sheet sheet, Function<Node, Spell> spells) {
    Fields fields = sheet.fields();
    var effect = fields.optionalMapping("effect");
    return new Item(
        sheet.id(),
        fields.text("name"),
        fields.text("kind", fields.flag("holy symbol", false) ? "charm" : ""),
        Item.Place.PACK,
        effect.map(does -> Amount.of(does, "heal")).orElse(Dice.NOTHING),
        fields.number("aid", 0),
        fields.number("light", 0),
        false,
        fields.optional("spell").map(spells).orElse(null),
        fields.number("charges", 0),
        null,
        effect.map(does -> does.text("bait", "")).orElse(""),
        effect.map(does -> does.flag("obstacle", false)).orElse(false));
  }
}
