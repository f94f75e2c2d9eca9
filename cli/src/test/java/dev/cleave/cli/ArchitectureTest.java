package dev.cleave.cli;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The directions of dependency, and what the rules must never touch. */
class ArchitectureTest {
  private static final String ENGINE = "dev.cleave.engine..";
  private static final String ACKS = "dev.cleave.acks..";
  private static final String ACKS2 = "dev.cleave.acks2..";
  private static final String ACKS1 = "dev.cleave.acks1..";
  private static final String WEAPONSKILL = "dev.cleave.weaponskill..";
  private static final String THAC0 = "dev.cleave.thac0..";
  private static final String[] PURE = {ENGINE, ACKS, ACKS2, ACKS1, WEAPONSKILL, THAC0};

  private static final JavaClasses CLEAVE =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("dev.cleave");

  @Test
  void theEngineKnowsNothingButJava() {
    classes()
        .that()
        .resideInAPackage(ENGINE)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(ENGINE, "java..", "javax.crypto..", "org.jspecify..")
        .check(CLEAVE);
  }

  @Test
  void theRoomsOfTheEngineLieOneAboveTheOther() {
    slices().matching("dev.cleave.engine.(*)..").should().beFreeOfCycles().check(CLEAVE);
  }

  @Test
  void spaceKnowsWhoIsThereAndNotWhatTheyFightAbout() {
    noClasses()
        .that()
        .resideInAPackage("dev.cleave.engine.field..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "dev.cleave.engine.battle..",
            "dev.cleave.engine.table..",
            "dev.cleave.engine.journal..")
        .check(CLEAVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dev.cleave.engine.(*)..", "dev.cleave.server.(*).."})
  void noTwoRoomsNeedEachOther(String rooms) {
    slices().matching(rooms).should().beFreeOfCycles().check(CLEAVE);
  }

  /** A battle is one kind of scene; there will be others. */
  @Test
  void aTableKnowsScenesAndActorsButNoBattle() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "dev.cleave.engine.scene..", "dev.cleave.engine.table..", "dev.cleave.engine.journal..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.cleave.engine.battle..")
        .check(CLEAVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {ACKS, WEAPONSKILL})
  void aRulebookKnowsTheEngineAndNoOtherBook(String book) {
    classes()
        .that()
        .resideInAPackage(book)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(book, ENGINE, "java..", "org.jspecify..")
        .check(CLEAVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {ACKS1, ACKS2})
  void anEditionKnowsItsFamilyAndNoOtherEdition(String edition) {
    classes()
        .that()
        .resideInAPackage(edition)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(edition, ACKS, ENGINE, "java..", "org.jspecify..")
        .check(CLEAVE);
  }

  /** From the ground up; what stands above them all is the book itself. */
  private static final Map<String, List<String>> ROOMS =
      Map.of(
          "dev.cleave.weaponskill",
          List.of(
              "book", "fray", "space", "harm", "attack", "wrestling", "movement", "turn", "flight"),
          "dev.cleave.thac0",
          List.of(
              "book",
              "fray",
              "space",
              "harm",
              "attack",
              "movement",
              "unarmed",
              "manoeuvres",
              "magic",
              "turn",
              "aftermath"),
          "dev.cleave.acks",
          List.of(
              "book",
              "turn",
              "space",
              "round",
              "movement",
              "gear",
              "damage",
              "attack",
              "ready",
              "maneuvers",
              "cleaving",
              "wounds",
              "morale",
              "saddle",
              "fire",
              "monsters",
              "magic",
              "artillery",
              "dungeon",
              "play",
              "sea",
              "aftermath"));

  @ParameterizedTest
  @ValueSource(strings = {"dev.cleave.weaponskill", "dev.cleave.thac0", "dev.cleave.acks"})
  void aRoomUsesNoneAboveIt(String book) {
    List<String> rooms = ROOMS.getOrDefault(book, List.of());
    for (int room = 0; room < rooms.size(); room++) {
      var above = new ArrayList<String>();
      above.add(book);
      for (String higher : rooms.subList(room + 1, rooms.size())) {
        above.add(book + "." + higher);
      }
      noClasses()
          .that()
          .resideInAPackage(book + "." + rooms.get(room))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(above.toArray(new String[0]))
          .check(CLEAVE);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dev.cleave.weaponskill", "dev.cleave.thac0", "dev.cleave.acks"})
  void everyRoomIsInTheOrder(String book) {
    assertThat(CLEAVE.stream())
        .as("packages of %s", book)
        .extracting(JavaClass::getPackageName)
        .filteredOn(name -> name.startsWith(book + "."))
        .extracting(name -> name.substring(book.length() + 1))
        .isSubsetOf(ROOMS.getOrDefault(book, List.of()));
  }

  @Test
  void rulesNeverKnowWhetherAMapAnswersOrTheJudgesWord() {
    noClasses()
        .that()
        .resideInAnyPackage(ACKS, ACKS1, ACKS2, WEAPONSKILL, THAC0)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.cleave.engine.field.Battlemap")
        .orShould()
        .dependOnClassesThat()
        .haveFullyQualifiedName("dev.cleave.engine.field.Theatre")
        .check(CLEAVE);
  }

  @Test
  void contentKnowsNoRulebook() {
    noClasses()
        .that()
        .resideInAPackage("dev.cleave.content..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            ACKS, ACKS1, ACKS2, WEAPONSKILL, "dev.cleave.rulebooks..", "dev.cleave.proof..")
        .check(CLEAVE);
  }

  @Test
  void nobodyKnowsTheCommand() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.cleave.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.cleave.cli..")
        .check(CLEAVE);
  }

  @Test
  void rulesReadNoFileAndNoClock() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.nio.file..", "java.net..", "java.time.."))
        .check(CLEAVE);
    for (String clock : new String[] {"currentTimeMillis", "nanoTime", "identityHashCode"}) {
      noClasses()
          .that()
          .resideInAnyPackage(PURE)
          .should()
          .callMethodWhere(target(name(clock)))
          .check(CLEAVE);
    }
  }

  @Test
  void rulesThrowNoDiceOfTheirOwn() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat(
            belongToAnyOf(
                Random.class, SplittableRandom.class, ThreadLocalRandom.class, UUID.class))
        .orShould()
        .callMethod(Math.class, "random")
        .check(CLEAVE);
  }

  @Test
  void rulesStartNoThreadAndTrustNoHashOrder() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat(
            belongToAnyOf(Thread.class, HashMap.class, HashSet.class, IdentityHashMap.class))
        .check(CLEAVE);
  }

  @Test
  void namesAreTheGamesWords() {
    noClasses()
        .should()
        .haveNameMatching(".*(Manager|Helper|Util|Utils|Impl)(\\$.*)?")
        .check(CLEAVE);
  }
}
