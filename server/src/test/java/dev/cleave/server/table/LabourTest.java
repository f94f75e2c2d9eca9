package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a table may work between two answers. */
class LabourTest {

  private static final Labour.Budget SMALL = new Labour.Budget(100, 10, 1_000);

  private static final String BOTS =
      """
      scenario: Bots
      rulebook: acks2
      distance: 5
      sides:
        heroes: {behaviour: plain}
        orcs: {behaviour: plain}
      combatants:
        Marcus: {side: heroes, fighter: 9, hp: 80, weapon: sword, shield: true, armour: plate}
        Orc: {side: orcs, creature: orc, count: 6}
      """;

  private final AtomicLong worked = new AtomicLong();
  private final Semaphore lane = new Semaphore(1, true);
  private final Mailbox mail = new Mailbox();
  private final Labour labour = new Labour(mail, SMALL, lane, worked::get);

  @Test
  void aLittleIsFree() {
    labour.begin();
    worked.set(99);
    labour.breathe();
    assertThat(lane.availablePermits()).isEqualTo(1);
  }

  @Test
  void whoWorksLongerHoldsTheLaneAndLetsGoWhenHeWaits() {
    labour.begin();
    worked.set(100);
    labour.breathe();
    assertThat(lane.availablePermits()).isZero();
    labour.rest();
    assertThat(lane.availablePermits()).isEqualTo(1);
    labour.begin();
    labour.breathe();
    assertThat(lane.availablePermits()).isEqualTo(1);
  }

  /** 139: it is written down without the lane, and shown to thousands in it. */
  @Test
  void whatIsShownAfterAWaitIsLongWorkToo() {
    labour.begin();
    worked.set(99);
    labour.resume();
    assertThat(lane.availablePermits()).isEqualTo(1);
    worked.set(100);
    labour.breathe();
    labour.rest();
    labour.resume();
    assertThat(lane.availablePermits()).isZero();
    labour.rest();
    assertThat(lane.availablePermits()).isEqualTo(1);
  }

  @Test
  void twoWhoWorkLongHaveTheLaneInTurns() throws InterruptedException {
    labour.begin();
    worked.set(100);
    labour.breathe();
    var others = new AtomicLong();
    var other = new Labour(new Mailbox(), SMALL, lane, others::get);
    var second =
        Thread.ofPlatform()
            .start(
                () -> {
                  others.set(100);
                  other.breathe();
                  other.rest();
                });
    long end = System.nanoTime() + Duration.ofSeconds(60).toNanos();
    while (!lane.hasQueuedThreads()) {
      assertThat(System.nanoTime()).as("he never waits").isLessThan(end);
      Thread.sleep(1);
    }
    worked.set(105);
    labour.breathe(); // still his turn
    assertThat(second.isAlive()).isTrue();
    worked.set(111);
    labour.breathe(); // behind the other, who waited
    assertThat(second.join(Duration.ofSeconds(60))).isTrue();
    assertThat(lane.availablePermits()).isZero();
  }

  @Test
  void whoClosesATableThatWorksLongIsHeard() {
    labour.begin();
    mail.post(new Message.Close());
    labour.breathe(); // within its ease it is heard in its turn
    worked.set(100);
    assertThatThrownBy(labour::breathe).isInstanceOf(Break.Closed.class);
    assertThat(lane.availablePermits()).isEqualTo(1);
  }

  /** A fight of bots at a table whose work is counted in questions and entries, not in time. */
  private static Hall bots(Semaphore lane, Labour.Budget budget) {
    var steps = new AtomicLong();
    Hall hall = Hall.lobby(BOTS, 1, mail -> new Labour(mail, budget, lane, steps::incrementAndGet));
    for (String side : List.of("heroes", "orcs")) {
      hall.say(Hall.JUDGE, Json.frame("run").put("who", side).put("by", "bot"));
    }
    hall.say(Hall.JUDGE, Json.frame("begin"));
    return hall;
  }

  @Test
  void withoutABudgetThatIsSpentItPlaysToTheEnd() {
    try (Hall hall = bots(lane, new Labour.Budget(0, 0, Long.MAX_VALUE))) {
      assertThat(hall.isOver()).isTrue();
      assertThat(hall.judge.all("notice")).isEmpty();
      assertThat(lane.availablePermits()).isEqualTo(1);
    }
  }

  /** 140: it stops by itself, its Judge learns why, nobody else does, and goes on when he says. */
  @Test
  void aTableThatHasWorkedTooLongPausesAndTellsItsJudge() {
    try (Hall hall = bots(lane, new Labour.Budget(0, 0, 100))) {
      assertThat(hall.isOver()).isFalse();
      assertThat(hall.judge.view.path("table").path("paused").asBoolean()).isTrue();
      assertThat(hall.judge.all("notice")).hasSize(1);
      assertThat(hall.judge.all("notice").getFirst().path("text").asString())
          .isEqualTo(
              "This table has worked very long without anybody being asked, and has paused itself"
                  + " so that others can play. Go on when you like.");
      assertThat(hall.player.all("notice")).isEmpty();
      assertThat(hall.spectator.all("notice")).isEmpty();
      assertThat(lane.availablePermits()).as("who waits works not").isEqualTo(1);
      int pauses = 1;
      for (; !hall.isOver(); pauses++) {
        assertThat(pauses).isLessThan(1_000);
        assertThat(hall.judge.all("notice")).hasSize(pauses);
        hall.say(Hall.JUDGE, Json.frame("pause").put("on", false));
      }
      assertThat(pauses).as("it has as much again each time").isGreaterThan(2);
    }
  }

  /** 140: whoever comes later as its Judge learns it too, also after a restart. */
  @Test
  void aJudgeWhoComesLaterLearnsWhyItIsPaused() {
    try (Hall hall = bots(lane, new Labour.Budget(0, 0, 100));
        Hall again = hall.again(1)) {
      assertThat(again.judge.all("notice")).hasSize(1);
      assertThat(again.player.all("notice")).isEmpty();
      assertThat(again.isOver()).isFalse();
      again.say(Hall.JUDGE, Json.frame("pause").put("on", false));
      again.say(Hall.JUDGE, Json.frame("pause").put("on", true));
    }
  }

  /** 140: of many who are asked at once the first few may be too much already. */
  @Test
  void itPausesInTheMiddleOfManyWhoAreAskedAtOnce() {
    var open = new TreeSet<Integer>();
    for (int most = 1; most < 60; most++) {
      try (Hall hall = bots(lane, new Labour.Budget(0, 0, most))) {
        open.add(hall.of(live -> live.docket().open().size()));
      }
    }
    assertThat(open).as("so many are still to be asked").contains(1, 3, 4);
  }

  /** 140: all pairs of 2,400 would be three million, for each who looks on. */
  @Test
  void aBattleWithoutAMapTellsNoMillionsOfDistances() {
    try (Hall few = Hall.open(BOTS, 1);
        Hall many = Hall.open(BOTS.replace("count: 6", "count: 150"), 1)) {
      assertThat(few.judge.view.path("distances").size()).isEqualTo(7 * 6 / 2);
      int people = many.judge.view.path("combatants").size();
      assertThat(people).isEqualTo(151);
      assertThat(many.judge.view.path("distances").size()).isBetween(people - 1, 10 * (people - 1));
    }
  }
}
