package dev.cleave.content;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Proves;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of the THAC0 game are those of the tables of its ledger, cell by cell. */
class ThacTablesTest {

  private static final String BOOK = "thac0";

  /** Which sheet stands for which row of the master weapon table. */
  private static final String WEAPONS =
      """
      Axe battle = battle axe
      Axe hand = hand axe
      Bardiche = bardiche
      Bec de corbin = bec de corbin
      Bill-guisarme = bill-guisarme
      Blowgun (barbed dart) = blowgun
      Bolas = bola
      Bow composite long (flight) = composite bow
      Bow composite long (sheaf) = sheaf composite bow
      Bow composite short = composite short bow
      Bow long (flight) = long bow
      Bow long (sheaf) = sheaf long bow
      Bow short = short bow
      Cestus = cestus
      Club = club
      Crossbow hand = hand crossbow
      Crossbow light = crossbow
      Crossbow heavy = arbalest
      Dagger = dagger
      Dart = dart
      Fauchard = fauchard
      Fauchard-fork = fauchard-fork
      Flail footman's = flail
      Flail horseman's = horseman's flail
      Glaive = glaive
      Glaive-guisarme = glaive-guisarme
      Guisarme = guisarme
      Guisarme-voulge = guisarme-voulge
      Halberd = polearm
      Hammer lucern = lucern hammer
      Hammer war = warhammer
      Harpoon = harpoon
      Hook fauchard = hook fauchard
      Javelin = javelin
      Knife = knife
      Lance heavy = heavy lance
      Lance medium = lance
      Lance light = light lance
      Lasso = lasso
      Mace footman's = mace
      Mace horseman's = horseman's mace
      Main-gauche = main-gauche
      Mancatcher = mancatcher
      Military fork = military fork
      Morning star = morning star
      Net = net
      Partisan = partisan
      Pick footman's = pick
      Pick horseman's = horseman's pick
      Pike awl = pike
      Quarterstaff = staff
      Ranseur = ranseur
      Rapier = rapier
      Sai = sai
      Sap = sap
      Scimitar = scimitar
      Scythe = scythe
      Sickle = sickle
      Sling (bullet) = bullet sling
      Sling (stone) = sling
      Spear (one hand) = spear
      Spear (two hands) = spear in two hands
      Spetum = spetum
      Sword bastard (one hand) = bastard sword
      Sword bastard (two hands) = bastard sword in two hands
      Sword broad = broad sword
      Sword long = sword
      Sword short = short sword
      Sword two-handed = great sword
      Trident = trident
      Voulge = voulge
      Whip = whip
      """;

  private final Library library = Library.core();
  private final Figures figures = library.figures(BOOK, Map.of());

  /** The cells of a table, row by row. */
  private static List<List<String>> rows(String table) {
    String text = Ledger.of(BOOK).note(table).orElseThrow().text();
    long columns = text.lines().findFirst().orElseThrow().split(" \\| ", -1).length;
    return text.lines()
        .skip(1)
        .map(line -> Arrays.asList(line.split(" \\| ", -1)))
        .filter(row -> row.size() == columns)
        .toList();
  }

  /** The first and the last number of {@code 4-6}, {@code 17+}, {@code 18 or more} or {@code 3}. */
  private static int[] band(String cell) {
    if (cell.startsWith("below")) {
      return new int[] {0, 0};
    }
    if (cell.endsWith("+") || cell.endsWith(" or more")) {
      int from = Integer.parseInt(cell.replaceAll("[^0-9]", ""));
      return new int[] {from, from + 5};
    }
    String[] ends = cell.split("-");
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
  }

  private static void compare(Chart chart, String band, List<String> cells) {
    int[] ends = band(band);
    for (int number = ends[0]; number <= ends[1]; number++) {
      for (int column = 0; column < cells.size(); column++) {
        int printed = cells.get(column).isEmpty() ? 0 : Integer.parseInt(cells.get(column));
        assertThat(chart.at(number, column)).as(chart.name() + " " + number).isEqualTo(printed);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "TH.C.T.THAC0, thac0",
    "TH.C.T.THAC0-HD, thac0 by hit dice",
    "TH.C.T.DEXTERITY, dexterity",
    "TH.C.T.CONSTITUTION, constitution",
    "TH.C.T.WISDOM, wisdom"
  })
  void chartsAreTheTables(String table, String chart) {
    assertThat(rows(table)).hasSizeGreaterThan(8);
    rows(table)
        .forEach(row -> compare(figures.chart(chart), row.getFirst(), row.subList(1, row.size())));
  }

  @Test
  void savesAreTheTable() {
    assertThat(rows("TH.C.T.SAVES")).hasSize(28);
    rows("TH.C.T.SAVES")
        .forEach(
            row ->
                compare(
                    figures.chart("saves " + row.getFirst()),
                    row.get(1),
                    row.subList(2, row.size())));
  }

  /** Exceptional Strength stands behind the scores. */
  @Test
  void strengthIsTheTable() {
    Chart chart = figures.chart("strength");
    int exceptional = 26;
    for (List<String> row : rows("TH.C.T.STRENGTH")) {
      boolean percent = row.getFirst().contains("/");
      String score = percent ? Integer.toString(exceptional) : row.getFirst();
      exceptional += percent ? 1 : 0;
      compare(chart, score, row.subList(1, row.size()));
    }
    assertThat(exceptional).isEqualTo(31);
    Chart percent = figures.chart("exceptional strength");
    assertThat(List.of(percent.at(0), percent.at(50), percent.at(51), percent.at(100)))
        .containsExactly(18, 26, 27, 30);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"HUM-S", "HUM-P", "HUM-B", "ANI-S", "ANI-P", "ANI-B", "MON-S", "MON-P", "MON-B"})
  void injuriesAreTheTables(String table) {
    var kinds = Map.of("HUM", "humanoid", "ANI", "animal", "MON", "monster");
    var types = Map.of("S", "slashing", "P", "piercing", "B", "bludgeoning");
    String name =
        "injuries " + kinds.get(table.substring(0, 3)) + " " + types.get(table.substring(4));
    var cells = figures.words(name);
    Set<String> codes = figures.words("injury effects").keySet();
    var rows = rows("TH.C.T.INJ-" + table);
    assertThat(cells).hasSameSizeAs(rows);
    for (List<String> row : rows) {
      String total = row.getFirst();
      assertThat(cells.get(total.substring(total.indexOf('-') + 1)))
          .as(name + " " + total)
          .isEqualTo(row.subList(1, row.size()));
      for (String cell : row.subList(1, row.size())) {
        for (String code : cell.equals("-") ? new String[0] : cell.split(" ")) {
          assertThat(codes).contains(code.toLowerCase(Locale.ROOT));
        }
      }
    }
    assertThat(cells.lastEntry().getKey()).isEqualTo("16");
  }

  @ParameterizedTest
  @Proves("TH.C.THAC.02")
  @CsvSource({
    "fighter, warrior",
    "paladin, warrior",
    "ranger, warrior",
    "cleric, priest",
    "druid, priest",
    "thief, rogue",
    "bard, rogue",
    "mage, wizard",
    "illusionist, wizard"
  })
  void classesAreInFourGroups(String calling, String group) {
    var sheet = library.sheets(Kind.CLASSES).sheet(calling);
    var draft = library.reading(BOOK, figures).callings().draft(sheet, 1, Gear.NONE);
    assertThat(draft.calling).isNotNull();
    assertThat(draft.calling.column()).isEqualTo(group);
    assertThat(draft.calling.saves()).isEqualTo("saves " + group);
  }

  @Test
  @Proves("TH.C.WEAP.01")
  void weaponsAreTheMasterTable() {
    var sheets =
        WEAPONS
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .map(line -> line.split(" = "))
            .collect(toMap(pair -> pair[0], pair -> pair[1]));
    var rows = rows("TH.C.T.WEAPONS");
    assertThat(rows).hasSize(sheets.size());
    for (List<String> row : rows) {
      String sheet = String.valueOf(sheets.get(row.getFirst()));
      boolean both = sheet.endsWith(" in two hands");
      check(row, library.weapon(sheet.replace(" in two hands", ""), BOOK, figures), both);
    }
  }

  private static void check(List<String> row, Weapon weapon, boolean both) {
    String name = row.getFirst();
    String size = weapon.size().label().replace("man-sized", "medium");
    assertThat(size.substring(0, 1)).as(name).isEqualToIgnoringCase(row.get(1));
    if (!row.get(2).equals("-")) {
      assertThat(weapon.types().stream().map(type -> type.substring(0, 1)).toList())
          .as(name)
          .containsExactlyInAnyOrder(row.get(2).toLowerCase(Locale.ROOT).split("/"));
    }
    String two = both ? "two-handed " : "";
    String speed = own(weapon, two + "speed", own(weapon, "speed", ""));
    assertThat(speed).as(name).isEqualTo(row.get(3));
    if (!row.get(4).isEmpty()) {
      assertThat(own(weapon, two + "reach", own(weapon, "reach", "5")))
          .as(name)
          .isEqualTo(row.get(4));
    }
    Dice damage = both ? weapon.twoHanded() : weapon.damage();
    assertThat(damage).as(name).isEqualTo(dice(row.get(5)));
    String large = own(weapon, both ? "large two-handed" : "large", row.get(5));
    assertThat(dice(large)).as(name).isEqualTo(dice(row.get(6)));
    if (!both) {
      assertThat(weapon.hands()).as(name).isEqualTo(Integer.parseInt(row.get(7).substring(0, 1)));
    }
    if (!row.get(8).isEmpty()) {
      assertThat(weapon.range())
          .as(name)
          .isEqualTo(new Range(feet(row.get(8)), feet(row.get(9)), feet(row.get(10))));
      assertThat(own(weapon, "rate", "")).as(name).isEqualTo(row.get(11));
    }
    if (!row.get(12).isEmpty()) {
      assertThat(weapon.traits()).as(name).contains(row.get(12).split(" "));
    }
  }

  /** A figure only this book has is among the traits: {@code speed 5}. */
  private static String own(Weapon weapon, String name, String otherwise) {
    return weapon.traits().stream()
        .filter(trait -> trait.matches(name + " [0-9].*"))
        .map(trait -> trait.substring(name.length() + 1))
        .findFirst()
        .orElse(otherwise);
  }

  private static int feet(String yards) {
    return Integer.parseInt(yards) * 3;
  }

  private static Dice dice(String cell) {
    return cell.contains("d") && !cell.equals("1d1")
        ? Dice.parse(cell)
        : Dice.flat(Integer.parseInt(cell.replace("1d1", "1")));
  }

  @Test
  void turningIsTheTable() {
    var rows = rows("TH.C.T.TURNING");
    var words = figures.words("turning");
    assertThat(words).hasSameSizeAs(rows);
    int row = 0;
    for (List<String> cells : words.values()) {
      assertThat(cells).isEqualTo(rows.get(row++).subList(1, 13));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "none, 10", "padded, 8", "leather, 8", "studded leather, 7", "ring, 7", "hide, 6",
        "brigandine, 6", "scale, 6",
    "chain, 5", "elven chain, 5", "splint, 4", "banded, 4", "bronze plate, 4", "plate, 3",
        "field plate, 2", "full plate, 1"
  })
  void armourIsTheTable(String sheet, int base) {
    if (!sheet.equals("none")) {
      assertThat(10 - library.armour(sheet, BOOK, figures).rating()).isEqualTo(base);
    }
    assertThat(rows("TH.C.T.ARMOUR"))
        .filteredOn(row -> row.getFirst().replaceFirst(" mail$", "").equals(sheet))
        .singleElement()
        .satisfies(row -> assertThat(row.get(1)).isEqualTo(Integer.toString(base)));
  }
}
