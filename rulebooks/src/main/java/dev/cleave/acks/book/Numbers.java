package dev.cleave.acks.book;

import dev.cleave.engine.actor.BedRest;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.Reckoning;
import dev.cleave.engine.time.TimeUnit;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The figures of the book as content and the Judge's house rules give them, read once. */
public final class Numbers implements Reckoning {

  private static final int TURN_SECONDS = 600;
  private static final int SHOCK_DAYS = 7;

  /** Days for which anybody may be told to lie. */
  private static final long MOST = 365;

  /** What sheets come to by these numbers. */
  public final ProwessCache prowessCache;

  // Rounds and initiative
  public final Dice initiative;
  public final int firstCount;
  public final int lastCount;
  public final boolean groupInitiative;
  public final int groupSize;
  public final int roundSeconds;

  // Movement and engagement
  public final int running;
  public final int withdrawDivisor;
  public final int chargeMinimum;
  public final int closingStep;
  public final int crawl;
  public final int meleeReach;
  public final int engagementDistance;
  public final boolean engagementBySize;
  public final boolean freeFacingFrontOnly;
  public final boolean passingLargerAllies;
  public final int fled;
  public final int sneakDivisor;
  public final int sneakFast;
  public final int sneakRunning;

  // Attack throws
  final int halfDieOrLess;
  final int oneLess;
  public final int nonProficient;
  public final int flanked;
  public final int vulnerable;
  public final int ambush;
  public final int subjacent;
  public final int subjacentHeight;
  public final int blind;
  public final int proneAttacker;
  public final int proneTarget;
  public final int dualWeapon;
  public final int dualSpecialist;
  public final int mediumRange;
  public final int longRange;
  public final int waistHigh;
  public final int chestHigh;
  public final int veryNarrow;
  public final int throughAllies;
  public final int preciseEngaged;
  public final int preciseCover;
  public final int formationSpacing;
  public final boolean thrownExtended;
  public final boolean signalledShots;
  public final int signalledShot;
  public final int disordered;
  public final int charge;
  public final int countercharge;
  public final int offBalance;
  public final int defend;
  public final int defendShield;
  public final int defendShieldMissile;
  public final int defendShieldBlast;
  public final boolean chargeSequence;

  // Hands and bodies
  public final int handReach;
  public final int armourStones;
  public final int limbsDivisor;
  public final int thingsAStone;
  public final int mostLoad;
  public final int carrierSizes;

  // Mortal wounds
  public final int awakensAt;
  public final int heavyHelm;
  public final int treatedAtOnce;
  public final int untreated;
  public final Afflictions afflictions;

  // Healing and tampering
  public final Dice naturalHealing;
  public final Dice tendedHealing;
  public final int patients;
  public final int layingOnHands;
  public final int incapacitatedSpeed;
  final boolean shockPasses;
  public final int youthful;
  public final int middleAged;
  public final int old;
  public final int ancient;
  public final int casterDivisor;
  public final int temple;
  public final int killedInstantly;
  public final int spine;
  public final int limb;
  public final int part;
  public final int worstBody;
  public final int dayDead;
  public final int sideEffect;

  // Rebuke and escape
  public final Dice rebukeHitDice;
  public final Dice rebukeRounds;
  public final int contortionism;
  public final int bash;
  public final int bashStrength;
  public final int bashSize;
  public final int bashTrained;
  public final int sizeSave;

  // Damage
  public final int leastDamage;
  public final int resistance;
  public final int resistanceSave;
  final int extraordinaryHitDice;
  final int extraordinaryPlus;
  public final int incapacitate;
  public final int overrun;
  public final boolean overrunSized;
  public final boolean sweepMinimum;
  public final int nonlethalRecovery;
  public final Dice bloodyFlux;
  public final int fallsAt;

  // Morale
  public final Dice morale;
  final int neverFights;
  final int neverFlees;
  public final int lossDivisor;
  public final int hurtHalf;
  public final int hurtTwoThirds;
  public final int outnumber;
  public final int outnumberDouble;
  public final int halved;
  public final int downToThird;
  public final int faltering;
  public final Dice frightRounds;

  // Doors, locks, traps and artillery
  public final int searchReach;
  public final int searchReachPole;
  public final int listening;
  public final int listeningTrained;
  public final int earshot;
  public final int bashHelp;
  public final int bashCrowbar;
  public final int bashSpike;
  public final int spikes;
  public final int counterweight;
  public final int artilleryManSized;
  public final int artilleryLarge;
  public final int artilleryMovement;
  public final int artilleryMovementFeet;
  public final int crude;
  public final Dice artilleryScatter;
  public final Dice artilleryFumble;
  public final int scatterRange;
  public final int stoneDivisor;
  public final int woodDivisor;
  public final boolean repeatingLiteral;
  public final boolean structureHitSplashes;
  public final Dice pitch;
  public final int fireActions;
  public final int fireReach;
  public final int oilOnWood;
  public final int noArtillerist;
  public final int noArtilleristRounds;

  // Thrown oil, holy water and torches
  public final Dice oilDirect;
  public final Dice oilAgain;
  public final Dice oilSplash;
  public final int splashFeet;
  public final int oilEngaged;
  public final Dice torchDirect;
  public final int torchSplash;
  public final Dice burningPatch;
  public final int coverSaveWaist;
  public final int coverSaveChest;
  public final int turnRounds;
  private final Weapon flask;
  private final Weapon torch;
  private final Dice[] scatter;

  private final Chart ability;
  private final Chart attackThrow;
  private final Chart attackThrowByHitDice;
  private final Chart engagementSizes;
  private final Chart moraleResult;
  private final Chart proficiency;
  private final Chart ambushDice;
  private final Chart slaying;
  private final Map<String, List<String>> slain;
  private final Chart speedByStone;
  private final Chart weight;
  private final Chart formations;
  private final Chart strength;
  private final Chart mortalHitPoints;
  private final Chart mortalHitDie;
  private final Chart treatmentDelay;
  private final Chart mortalCondition;
  private final Chart rebuke;
  private final Chart tamperingOutcome;
  private final SequencedMap<String, List<String>> tamperingOutcomes;
  private final Map<String, List<String>> sideEffects;
  private final Map<String, List<String>> rites;
  private final SequencedMap<String, List<String>> mortalConditions;
  private final Map<String, List<String>> permanentWounds;
  private final Map<String, List<String>> woundWording;
  private final int crossbowCleaves;
  private final int longBowCleaves;

  private final Figures figures;

  public Numbers(Figures figures) {
    this.figures = figures;
    this.prowessCache = new ProwessCache(this);
    initiative = figures.dice("initiative");
    firstCount = figures.number("first count");
    lastCount = figures.number("last count");
    groupInitiative = figures.option("group initiative", "on");
    groupSize = figures.number("group size");
    roundSeconds = figures.option("round length", "60 seconds") ? 60 : 10; // A2.GAP.111

    running = figures.number("running multiplier");
    withdrawDivisor = figures.number("withdraw divisor");
    chargeMinimum = figures.number("charge minimum");
    closingStep = figures.number("closing step");
    crawl = figures.number("prone crawl");
    meleeReach = figures.number("melee reach");
    engagementDistance = figures.number("engagement distance");
    engagementBySize = figures.option("engagement by size", "on");
    freeFacingFrontOnly = figures.option("free facing", "front only");
    passingLargerAllies = figures.option("passing larger allies", "on");
    fled = figures.number("fled distance");
    sneakDivisor = figures.number("sneak divisor");
    sneakFast = figures.number("sneak at combat speed");
    sneakRunning = figures.number("running sneak");

    halfDieOrLess = figures.number("attack throw half or less");
    oneLess = figures.number("attack throw 1-1");
    nonProficient = figures.number("non-proficient");
    flanked = figures.number("flanked");
    vulnerable = figures.number("vulnerable");
    ambush = figures.number("ambush");
    subjacent = figures.number("subjacent");
    subjacentHeight = figures.number("subjacent height");
    blind = figures.number("blind");
    proneAttacker = figures.number("prone melee attacker");
    proneTarget = figures.number("prone missile target");
    dualWeapon = figures.number("dual weapon");
    dualSpecialist = figures.number("dual weapon specialist");
    mediumRange = figures.number("missile medium");
    longRange = figures.number("missile long");
    waistHigh = figures.number("cover waist-high");
    chestHigh = figures.number("cover chest-high");
    veryNarrow = figures.number("cover very narrow");
    throughAllies = figures.number("through engaged allies");
    preciseEngaged = figures.number("precise shooting engaged");
    preciseCover = figures.number("precise shooting cover");
    formationSpacing = figures.number("formation spacing");
    thrownExtended = figures.option("thrown at formations", "as far as bows");
    signalledShots = figures.option("signalled shots", "on");
    signalledShot = figures.number("signalled shot");
    disordered = figures.number("disordered");
    charge = figures.number("charge");
    countercharge = figures.number("countercharge");
    offBalance = figures.number("countercharge ac");
    defend = figures.number("defend melee");
    defendShield = figures.number("defend shield");
    defendShieldMissile = figures.number("defend shield missile");
    defendShieldBlast = figures.number("defend shield blast");
    chargeSequence = figures.option("charge sequence", "whole sequence");

    handReach = figures.number("hand reach");
    armourStones = figures.number("armour stones");
    limbsDivisor = figures.number("limbs divisor");
    thingsAStone = figures.number("things a stone");
    mostLoad = figures.number("most load");
    carrierSizes = figures.number("carrier sizes");

    awakensAt = figures.number("awakens at");
    heavyHelm = figures.number("heavy helm");
    treatedAtOnce = figures.number("treated at once");
    untreated = figures.number("untreated");
    afflictions = new Afflictions(figures);

    naturalHealing = figures.dice("natural healing");
    tendedHealing = figures.dice("tended healing");
    patients = figures.number("patients");
    layingOnHands = figures.number("laying on hands");
    incapacitatedSpeed = figures.number("incapacitated speed");
    shockPasses = figures.option("in shock without magic", "7 days");
    youthful = figures.number("tampering youthful");
    middleAged = figures.number("tampering middle aged");
    old = figures.number("tampering old");
    ancient = figures.number("tampering ancient");
    casterDivisor = figures.number("tampering caster divisor");
    temple = figures.number("tampering temple");
    killedInstantly = figures.number("tampering instantly killed");
    spine = figures.number("tampering spine");
    limb = figures.number("tampering limb");
    part = figures.number("tampering part");
    worstBody = figures.number("tampering body");
    dayDead = figures.number("tampering day");
    sideEffect = figures.number("tampering side effect");

    rebukeHitDice = figures.dice("rebuke hit dice");
    rebukeRounds = figures.dice("rebuke rounds");
    contortionism = figures.number("contortionism");
    bash = figures.number("dungeonbashing");
    bashStrength = figures.number("dungeonbashing strength");
    bashSize = figures.number("dungeonbashing size");
    bashTrained = figures.number("dungeonbashing proficient");
    sizeSave = figures.number("size save");

    leastDamage = figures.number("minimum damage");
    resistance = figures.number("resistance divisor");
    resistanceSave = figures.number("resistance save");
    extraordinaryHitDice = figures.number("extraordinary hit dice");
    extraordinaryPlus = figures.number("extraordinary hit dice plus");
    incapacitate = figures.number("incapacitate");
    overrun = figures.number("overrun");
    overrunSized = figures.option("overrun save", "by size");
    sweepMinimum = figures.option("sweep share", "at least 1");
    nonlethalRecovery = figures.number("nonlethal recovery");
    bloodyFlux = figures.dice("bloody flux");
    fallsAt = figures.number("unconscious at");

    morale = figures.dice("morale");
    neverFights = figures.number("morale never fights");
    neverFlees = figures.number("morale never flees");
    lossDivisor = figures.number("morale loss divisor");
    hurtHalf = figures.number("morale hp half");
    hurtTwoThirds = figures.number("morale hp two thirds");
    outnumber = figures.number("morale outnumber");
    outnumberDouble = figures.number("morale outnumber double");
    halved = figures.number("morale group half");
    downToThird = figures.number("morale group two thirds");
    faltering = figures.number("faltering");
    frightRounds = figures.dice("fright rounds");

    searchReach = figures.number("search reach");
    searchReachPole = figures.number("search reach pole");
    listening = figures.number("listening");
    listeningTrained = figures.number("listening proficient");
    earshot = figures.number("earshot");
    bashHelp = figures.number("dungeonbashing help");
    bashCrowbar = figures.number("dungeonbashing crowbar");
    bashSpike = figures.number("dungeonbashing spike");
    spikes = figures.number("spikes");
    counterweight = figures.number("counterweight trebuchet");
    artilleryManSized = figures.number("artillery man-sized");
    artilleryLarge = figures.number("artillery large");
    artilleryMovement = figures.number("artillery movement");
    artilleryMovementFeet = figures.number("artillery movement feet");
    crude = figures.number("crude ammunition");
    artilleryScatter = figures.dice("artillery scatter");
    artilleryFumble = figures.dice("artillery fumble");
    scatterRange = figures.number("artillery scatter range");
    stoneDivisor = figures.number("artillery on stone");
    woodDivisor = figures.number("artillery on wood");
    repeatingLiteral = figures.option("repeating ballista literal", "on");
    structureHitSplashes = figures.option("structure hit splashes", "on");
    pitch = figures.dice("burning pitch");
    fireActions = figures.number("fire actions");
    fireReach = figures.number("fire reach");
    oilOnWood = figures.number("oil on wood");
    noArtillerist = figures.number("no artillerist");
    noArtilleristRounds = figures.number("no artillerist rounds");

    oilDirect = figures.dice("oil direct hit");
    oilAgain = figures.dice("oil next round");
    oilSplash = figures.dice("oil splash");
    splashFeet = figures.number("splash feet");
    oilEngaged = figures.number("oil engaged");
    torchDirect = figures.dice("torch direct hit");
    torchSplash = figures.number("torch splash");
    burningPatch = figures.dice("burning patch");
    coverSaveWaist = figures.number("cover save waist-high");
    coverSaveChest = figures.number("cover save chest-high");
    turnRounds = TURN_SECONDS / roundSeconds;
    flask = missile("flask");
    torch = missile("torch");
    scatter =
        new Dice[] {
          figures.dice("scatter short"),
          figures.dice("scatter medium"),
          figures.dice("scatter long")
        };

    ability = figures.chart("ability");
    attackThrow = figures.chart("attack throw");
    attackThrowByHitDice = figures.chart("attack throw by hit dice");
    engagementSizes = figures.chart("engagement by size");
    moraleResult = figures.chart("morale result");
    proficiency = figures.chart("proficiency throw");
    ambushDice = figures.chart("ambush dice");
    slaying = figures.chart("foe-slaying");
    slain = figures.words("foe-slaying");
    speedByStone = figures.chart("speed by stone");
    weight = figures.chart("weight by size");
    formations = figures.chart("formations");
    strength = figures.chart("strength by size");
    mortalHitPoints = figures.chart("mortal hit points");
    mortalHitDie = figures.chart("mortal hit die");
    treatmentDelay = figures.chart("treatment delay");
    mortalCondition = figures.chart("mortal condition");
    rebuke = figures.chart("rebuke");
    tamperingOutcome = figures.chart("tampering outcome");
    tamperingOutcomes = figures.words("tampering outcomes");
    sideEffects = figures.words("side effects");
    rites = figures.words("rites");
    mortalConditions = figures.words("mortal conditions");
    permanentWounds = figures.words("permanent wounds");
    woundWording = figures.words("wound wording");
    crossbowCleaves = figures.number("cleaves crossbow");
    longBowCleaves = figures.number("cleaves long bow");
  }

  /** What flies, for its range and for whoever catches it on a shield. A2.OIL.10 */
  private Weapon missile(String name) {
    var range =
        new Range(
            figures.number(name + " short"),
            figures.number(name + " medium"),
            figures.number(name + " long"));
    return new Weapon(
        name,
        name,
        Size.TINY,
        1,
        Dice.NOTHING,
        Dice.NOTHING,
        0,
        range,
        0,
        false,
        false,
        1,
        List.of(),
        Set.of("thrown"),
        null,
        "",
        0);
  }

  public Weapon missile(Thrown thrown) {
    return thrown.bursts() ? flask : torch;
  }

  /** How far a miss goes wide. A2.OIL.25-27 */
  public Dice scatter(@Nullable Range range, int feet) {
    return scatter[range == null ? 0 : Math.min(2, range.band(feet))];
  }

  /** Modifier of an ability score. A2.GAP.315 */
  public int modifier(int score) {
    return ability.at(score);
  }

  int attackThrow(String column, int level) {
    return attackThrow.at(level, column);
  }

  int attackThrow(int hitDice) {
    return attackThrowByHitDice.at(hitDice);
  }

  /** The throw of one who has learned a thing. A2.GAP.134 */
  public int proficiency(int level) {
    return proficiency.at(level);
  }

  /** How often the dice of the weapon are thrown again for a backstab or ambush. A2.R.75 */
  int ambushDice(int level, String trait) {
    return ambushDice.at(level, trait);
  }

  /** A2.MELEE.16 */
  int slaying(int level) {
    return slaying.at(level);
  }

  /** Proficiencies against kinds of foes, and the creatures each is good against. A2.MELEE.16 */
  Map<String, List<String>> slain() {
    return slain;
  }

  /** How often a missile weapon can cleave at all. A2.CLEAVE.38-40 */
  public int missileCleaves(Weapon weapon, int strength) {
    if (weapon.has("crossbow")) {
      return crossbowCleaves;
    }
    return weapon.has("heavy bow") ? longBowCleaves + Math.max(0, strength) : Integer.MAX_VALUE;
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }

  /** How many of one size it takes to engage one of another. A2.ENGAGE.19 */
  public int engagers(int engagerRank, int engagedRank) {
    return engagementSizes.at(engagerRank, Math.max(0, engagedRank - 1));
  }

  /** Feet of a movement action under a load. A2.GAP.109 */
  public int speedByStone(int stone) {
    return speedByStone.at(stone);
  }

  /** Stones a body weighs. A2.GAP.139 */
  public int weight(int sizeRank) {
    return weight.at(sizeRank);
  }

  /** For how many one body counts in a formation. A2.GAP.220 */
  public int strength(int sizeRank) {
    return strength.at(sizeRank);
  }

  /** What a formation of such strength is. A2.FORM.01, A2.GAP.220 */
  public int formation(int troops) {
    return formations.at(troops, "kind");
  }

  /** Feet from one end of its front to the other. A2.FORM.02 */
  public int frontage(int troops) {
    return formations.at(troops, "frontage");
  }

  /** As which band of range a shot at it counts; beyond long range is as long. A2.FORM.05-10 */
  public int formationBand(int troops, int band) {
    return band == 0 ? 0 : formations.at(troops, band == 1 ? "medium" : "long");
  }

  /** How many times the long range of a weapon it can be shot at. A2.FORM.06-15 */
  public int formationLimit(int troops) {
    return formations.at(troops, "limit");
  }

  /** A2.WOUND.17-21 */
  public int mortalHitPoints(int band) {
    return mortalHitPoints.at(band);
  }

  /** A2.WOUND.16 */
  public int mortalHitDie(int sides) {
    return mortalHitDie.at(sides);
  }

  /** A2.WOUND.28-31 */
  public int treatmentDelay(int minutes) {
    return treatmentDelay.at(minutes);
  }

  /** The name of the condition a Mortal LooksHurt roll comes to. A2.T.MORTAL-CONDITION */
  public String mortalCondition(int total) {
    return nth(mortalCondition.at(total, "condition"), mortalConditions);
  }

  private static String nth(int number, SequencedMap<String, List<String>> rows) {
    int left = number;
    for (String name : rows.keySet()) {
      if (--left == 0) {
        return name;
      }
    }
    return "";
  }

  /** How long somebody lies after a Mortal LooksHurt roll. A2.HEAL.05, A2.GAP.25G */
  public @Nullable BedRest bedRest(String condition) {
    List<String> care = mortalCare(condition);
    return care.size() < 3 ? null : rest(care.get(1), care.get(2));
  }

  private @Nullable BedRest rest(String time, String magic) {
    Duration lapse = Duration.read(time);
    if (lapse == null) {
      return null;
    }
    int rounds = (int) lapse.rounds(this);
    if (magic.startsWith("required")) {
      int without = SHOCK_DAYS * TimeUnit.DAY.rounds(this);
      return shockPasses
          ? new BedRest(without, false, without - rounds)
          : new BedRest(rounds, true, 0);
    }
    return new BedRest(rounds, false, magic.startsWith("replaces") ? rounds : 0);
  }

  /** "3 days", "1 night and healing magic", "1 day or healing magic"; null for anything else. */
  public @Nullable BedRest readRest(String words) {
    if (words.equals("healing magic")) {
      return new BedRest(0, true, 0);
    }
    String time = words.replaceFirst(" (and|or) healing magic$", "");
    Duration lapse = Duration.read(time);
    if (lapse == null
        || lapse.count() < 1
        || lapse.rounds(this) > TimeUnit.DAY.rounds(this) * MOST) {
      return null;
    }
    int rounds = (int) lapse.rounds(this);
    return new BedRest(
        rounds,
        words.endsWith(" and healing magic"),
        words.endsWith(" or healing magic") ? rounds : 0);
  }

  /** The same the other way round. */
  public String words(@Nullable BedRest due) {
    if (due == null) {
      return "none";
    }
    String time = due.rounds() == 0 ? "" : Duration.exactly(due.rounds(), this);
    if (due.needsMagic()) {
      return (time.isEmpty() ? "" : time + " and ") + "healing magic";
    }
    return due.savedByMagic() >= due.rounds() ? time + " or healing magic" : time;
  }

  /** Level and traits of a spell for the dead and the maimed; empty if there is none such. */
  public List<String> rite(String spell) {
    return rites.getOrDefault(spell, List.of());
  }

  /** A2.T.TAMPERING-OUTCOME */
  public String tamperingOutcome(int total) {
    return nth(tamperingOutcome.at(total), tamperingOutcomes);
  }

  /** How long somebody lies whom magic has called back or made whole. A2.TAMPER.04 */
  public @Nullable BedRest tamperingRest(String outcome) {
    List<String> care = tamperingOutcomes.getOrDefault(outcome, List.of());
    return care.size() < 2 ? null : rest(care.getFirst(), care.get(1));
  }

  /** The side effect of an outcome, empty for none; the last follows alignment. A2.TAMPER.03 */
  public String sideEffect(String outcome, String alignment, int face) {
    List<String> common = sideEffects.getOrDefault(outcome, List.of());
    if (face <= common.size()) {
      return common.get(face - 1);
    }
    List<String> own = sideEffects.getOrDefault(outcome + " " + alignment, List.of());
    return own.isEmpty() ? "" : own.getFirst();
  }

  /** Turns a dying one has, 0 for none. A2.WOUND.35 */
  public int mortalTurns(int total) {
    return mortalCondition.at(total, "turns");
  }

  /** Time limit, bed rest and what magical healing does, in words. */
  public List<String> mortalCare(String condition) {
    return mortalConditions.getOrDefault(condition, List.of());
  }

  /** A2.T.PERMANENT-WOUNDS */
  public String permanentWound(String condition, int face) {
    List<String> wounds = permanentWounds.getOrDefault(condition, List.of());
    return face <= wounds.size() ? wounds.get(face - 1) : "none";
  }

  /** What a type of damage does to a part that it destroys. A2.T.WOUND-WORDING */
  public String wording(String type, String part) {
    List<String> row = woundWording.getOrDefault(type, List.of("destroyed"));
    for (String words : row) {
      if (words.startsWith(part + ": ")) {
        return words.substring(part.length() + 2);
      }
    }
    return row.getFirst();
  }

  /** The throw against undead of so many Hit Dice more than one's level. A2.COMBAT.35 */
  public int rebuke(int difference) {
    return rebuke.at(difference);
  }

  /** 1 frightened retreat to 5 victory or death. A2.T.MORALE */
  public int moraleResult(int total) {
    return moraleResult.at(total);
  }

  @Override
  public int turnRounds() {
    return turnRounds;
  }
}
