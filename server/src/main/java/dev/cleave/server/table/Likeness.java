package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Creature;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What somebody looks like, in a word for his picture: a class, or a sort of creature that eyes can
 * tell. It says no more than that: a wight and a ghoul are both undead, and whoever passes for a
 * man is one.
 */
final class Likeness {

  private static final Map<String, String> WORDS = new LinkedHashMap<>();

  static {
    looks("man", "doppelganger");
    looks("goblin", "goblin", "kobold");
    looks("orc", "orc", "hobgoblin", "bugbear", "thoul");
    looks("gnoll", "gnoll");
    looks("ogre", "ogre", "ettin");
    looks("troll", "troll");
    looks("lizardman", "lizardman", "troglodyte", "sahuagin", "locathah", "merman");
    looks("minotaur", "minotaur");
    looks("centaur", "centaur");
    looks("dwarf", "dwarf", "gnome");
    looks("elf", "elf", "elven");
    looks("sprite", "pixie", "sprite", "nixie", "dryad");
    looks("spirit", "shadow", "spectre", "wraith", "banshee");
    looks("undead", "skeleton", "zombie", "ghoul", "ghast", "wight", "mummy", "lich", "vampire");
    looks("wolf", "wolf", "warg", "dog", "hellhound", "jackal", "hyena", "werewolf");
    looks("bear", "bear", "owlbear", "werebear");
    looks("cat", "lion", "tiger", "panther", "weretiger", "sphinx", "lammasu", "lamia");
    looks("steed", "horse", "warhorse", "pony", "mule", "unicorn", "nightmare", "pegasus");
    looks("camel", "camel");
    looks("elephant", "elephant", "mastodon");
    looks("griffon", "griffon", "hippogriff", "manticore", "chimera");
    looks("harpy", "harpy");
    looks("bird", "hawk", "roc", "beak", "cockatrice", "stirge", "pteranodon", "pterodactyl");
    looks("bat", "bat");
    looks("rat", "rat", "wererat", "ferret", "weasel", "shrew", "wolverine");
    looks("ape", "gorilla", "ape", "baboon", "yeti");
    looks("snake", "snake", "rattlesnake", "python", "viper", "cobra", "naga", "couatl");
    looks("snake", "amphisbaena", "serpent", "worm", "caecilian", "medusa", "leech", "slug");
    looks("crocodile", "crocodile", "gecko", "chameleon", "tuatara", "lizard", "basilisk", "behir");
    looks("dinosaur", "tyrannosaurus", "stegosaurus", "triceratops");
    looks("horned", "bison", "gorgon", "deer", "elk", "rhinoceros", "titanothere", "satyr");
    looks("fish", "shark", "piranha", "whale");
    looks("squid", "squid", "octopus");
    looks("frog", "frog", "toad");
    looks("scorpion", "scorpion", "rhagodessa", "crab");
    looks("vermin", "spider", "tarantula", "ankheg", "remorhaz", "ettercap");
    looks("fiend", "balor", "imp", "quasit", "dretch", "succubus", "vrock", "gargoyle", "efreeti");
    looks("fire", "fire", "flame");
    looks("wind", "air", "djinni", "stalker");
    looks("water", "water", "frost");
    looks("construct", "golem", "statue", "column", "earth", "xorn");
  }

  private Likeness() {}

  private static void looks(String like, String... words) {
    for (String word : words) {
      WORDS.put(word, like);
    }
  }

  static String of(Combatant who) {
    Creature sheet = who.sheet();
    var calling = sheet.calling();
    return calling != null ? calling.id() : of(sheet.id(), sheet.kind());
  }

  /** Of a creature's name the last word that says how it looks, else its kind. */
  static String of(String creature, String kind) {
    return switch (kind) {
      // Their names are told by element, colour or size; the kind is what one sees.
      case "dragon", "giant", "ooze", "plant", "vehicle" -> kind;
      case "man" -> "man";
      default -> {
        String[] words = creature.split("[ -]");
        for (int i = words.length - 1; i >= 0; i--) {
          String like = WORDS.get(words[i]);
          if (like != null) {
            yield like;
          }
        }
        yield kind;
      }
    };
  }
}
