package dev.cleave.thac0.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** The book's figures, charts and options as content gives them, read once. */
public final class Numbers extends RoomNumbers {

  public final InitiativeNumbers initiative = new InitiativeNumbers(figures);
  public final StanceNumbers stance = new StanceNumbers(figures);
  public final AttackNumbers attack = new AttackNumbers(figures);
  public final CriticalNumbers critical = new CriticalNumbers(figures);
  public final MissileNumbers missile = new MissileNumbers(figures);
  public final MoveNumbers move = new MoveNumbers(figures);
  public final UnarmedNumbers unarmed = new UnarmedNumbers(figures);
  public final ManoeuvreNumbers manoeuvre = new ManoeuvreNumbers(figures);
  public final HarmNumbers harm = new HarmNumbers(figures);
  public final MoraleNumbers morale = new MoraleNumbers(figures);
  public final MagicNumbers magic = new MagicNumbers(figures);

  final Chart thac0 = chart("thac0");
  final Chart thac0ByHitDice = chart("thac0 by hit dice");
  final Chart strength = chart("strength");
  final Chart exceptional = chart("exceptional strength");
  final Chart dexterity = chart("dexterity");
  final Chart constitution = chart("constitution");
  final Chart wisdom = chart("wisdom");
  final Chart strengthBySize = chart("strength by size");
  final Chart naturalReach = chart("natural reach");
  public final Chart weight = chart("weight");
  public final Chart height = chart("height");
  public final Chart naturalSpeed = chart("natural speed");
  public final Chart attacks = chart("attacks");
  public final int attacksWarrior = attacks.column("warrior");
  public final int attacksSpecialist = attacks.column("specialist");
  public final Chart backstab = chart("backstab");
  public final Chart meleeWeight = chart("melee weight");
  public final Chart knockdownDie = chart("knockdown die");
  public final Chart knockdown = chart("knockdown");
  public final Chart severity = chart("severity");
  public final Chart cover = chart("cover");
  public final Chart encumbrance = chart("encumbrance");
  public final Chart fatigue = chart("fatigue");
  public final int fatigueAttack = fatigue.column("attack");
  public final int fatigueAc = fatigue.column("ac");
  public final int fatigueMove = fatigue.column("move");
  public final Chart grenadeRange = chart("grenade range");
  public final Chart moraleByHitDice = chart("morale by hit dice");
  public final Chart turningLevel = chart("turning level");
  public final Chart turningByHitDice = chart("turning by hit dice");

  public final boolean groupInitiative = option("initiative", "group");
  public final boolean modifiedGroup = option("initiative", "modified group");
  public final boolean unknownCount = option("the unknown", "counted");
  public final boolean sharedDie = option("like creatures share", "on");
  public final boolean dexterityInitiative = option("dexterity in initiative", "on");
  public final boolean surpriseRolled = option("surprise", "roll");
  public final boolean naturalsDecide = option("natural rolls", "decide");
  public final boolean armourTypes = option("weapon against armour", "on");
  public final boolean buttStrikes = option("butt strike", "on");
  public final boolean massiveDamage = option("massive damage", "on");
  public final boolean tires = option("fatigue", "on");
  public final boolean mastery = option("mastery", "on");
  public final boolean indoors = option("indoor ranges", "on");
  public final boolean rabble = option("sweeping rabble", "on");
  public final boolean loadedAndAimed = option("loaded and aimed", "on");
  public final boolean knocksDown = option("knockdown", "on");
  public final boolean nobodyAtTheDoor = option("death's door", "nobody");
  public final boolean allAtTheDoor = option("death's door", "all");
  public final boolean loadsCount = option("encumbrance", "on");
  public final boolean martialArts = option("martial arts", "on");
  public final boolean psionics = option("psionics", "on");
  public final boolean poisonMishap = option("poison mishap", "on");
  public final boolean firearms = option("firearms", "on");

  private final Map<String, SequencedMap<String, List<String>>> tables = new LinkedHashMap<>();
  private final Map<String, List<List<String>>> limbs = new LinkedHashMap<>();
  private final Register register = new Register(this);

  public Numbers(Figures figures) {
    super(figures);
    for (String table : TABLES) {
      tables.put(table, words(table));
    }
    table("limbs")
        .forEach(
            (limb, degrees) ->
                limbs.put(
                    limb, degrees.stream().map(degree -> List.of(degree.split("; "))).toList()));
  }

  private static final List<String> TABLES =
      List.of(
          "armour",
          "armour types",
          "shields",
          "item saves",
          "grenades",
          "poisons",
          "turning",
          "scatter",
          "disarm sizes",
          "weights",
          "materials",
          "improvised",
          "donning",
          "related weapons",
          "locations",
          "location humanoid",
          "location beast",
          "injury effects",
          "limbs",
          "injuries healed",
          "injuries humanoid slashing",
          "injuries humanoid piercing",
          "injuries humanoid bludgeoning",
          "injuries animal slashing",
          "injuries animal piercing",
          "injuries animal bludgeoning",
          "injuries monster slashing",
          "injuries monster piercing",
          "injuries monster bludgeoning");

  /** TH.C.ABIL.06 */
  public int hitPointsADie(int score, Creature sheet) {
    return constitution.at(
        score, Group.of(sheet) == Group.WARRIOR ? "hit points warrior" : "hit points");
  }

  public Prowess prowess(Creature sheet) {
    return register.prowess(sheet);
  }

  /** The same with half of every score and of the way. TH.C.POIS.05 */
  public Prowess halved(Creature sheet) {
    return Prowess.of(Weakened.by(sheet, prowess(sheet), 2), this);
  }

  public Arms arms(Weapon weapon) {
    return register.arms(weapon);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }

  /** A row of a table of words; empty if there is none. */
  public List<String> row(String table, String name) {
    return table(table).getOrDefault(name, List.of());
  }

  /** What a hurt limb comes to, by its kind and the degree. TH.C.T.INJ-LIMBS */
  public List<String> limb(String kind, int degree) {
    List<List<String>> degrees = limbs.get(kind);
    return degrees == null ? List.of() : degrees.get(degree - 1);
  }

  /** All rows of a table of words. */
  public SequencedMap<String, List<String>> table(String name) {
    SequencedMap<String, List<String>> table = tables.get(name);
    return table == null ? new LinkedHashMap<>() : table;
  }

  /** A number among the words of a row: "weight 40". */
  public static int number(List<String> row, String name, int otherwise) {
    String word = word(row, name, "");
    return word.isEmpty() ? otherwise : Integer.parseInt(word);
  }

  /** A word among the words of a row: "damage 1d4". */
  public static String word(List<String> row, String name, String otherwise) {
    for (String word : row) {
      if (word.startsWith(name)
          && word.length() > name.length()
          && word.charAt(name.length()) == ' ') {
        return word.substring(name.length() + 1);
      }
    }
    return otherwise;
  }
}
