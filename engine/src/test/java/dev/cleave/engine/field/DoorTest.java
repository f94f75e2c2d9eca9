package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DoorTest {

  private final Cast cast = new Cast();
  private final Combatant man = cast.man("Man");
  private final Combatant orc = cast.orc("Orc");
  private final Combatant ogre = cast.add("Ogre", Cast.ORCS, 2, 2);
  private final Battlemap map = cast.on(Ground.drawn(List.of("...#...", "...+...", "...#...")));

  private static Door door(Door.Kind kind, boolean open) {
    return new Door("the " + kind.label(), kind, open, false, false);
  }

  @ParameterizedTest
  @EnumSource(Door.Kind.class)
  void aShutDoorBarsTheWayAndSomeHideWhatIsBehind(Door.Kind kind) {
    map.place(man, Square.of(1, 1));
    map.place(orc, Square.of(5, 1));
    var door = door(kind, false);
    map.add(door, Square.of(3, 1));
    boolean hides = kind == Door.Kind.DOOR || kind == Door.Kind.CURTAIN;
    assertThat(map.route(man, Square.of(4, 1), 60, Drill.NOBODY)).isNull();
    assertThat(map.route(man, Square.of(3, 1), 60, Drill.NOBODY)).isNull();
    assertThat(map.fits(man, 6, 2)).isFalse();
    assertThat(map.sees(man, orc)).isEqualTo(!hides);
    assertThat(map.sees(orc, man)).isEqualTo(!hides);
    assertThat(door.hides()).isEqualTo(hides);
    door.setOpen(true);
    assertThat(map.route(man, Square.of(4, 1), 60, Drill.NOBODY).length()).isEqualTo(15);
    assertThat(map.fits(man, 6, 2)).isTrue();
    assertThat(map.sees(man, orc)).isTrue();
    door.setOpen(false);
    assertThat(map.route(man, Square.of(4, 1), 60, Drill.NOBODY)).isNull();
    map.take(door);
    assertThat(map.route(man, Square.of(4, 1), 60, Drill.NOBODY).length()).isEqualTo(15);
  }

  @Test
  void aShutDoorBarsBigBasesAndCutCorners() {
    Battlemap room = cast.on(Ground.open(6, 4));
    var door = door(Door.Kind.DOOR, false);
    room.add(door, Square.of(3, 1));
    room.place(ogre, Square.of(0, 0));
    assertThat(room.route(ogre, Square.of(2, 0), 60, Drill.NOBODY)).isNull();
    assertThat(room.route(ogre, Square.of(3, 1), 60, Drill.NOBODY)).isNull();
    assertThat(room.route(ogre, Square.of(3, 2), 60, Drill.NOBODY).length()).isEqualTo(20);
    door.setOpen(true);
    assertThat(room.route(ogre, Square.of(2, 0), 60, Drill.NOBODY).length()).isEqualTo(10);
    door.setOpen(false);
    room.remove(ogre);
    room.place(man, Square.of(2, 1));
    assertThat(room.route(man, Square.of(3, 2), 60, Drill.NOBODY).length()).isEqualTo(10);
  }

  @Test
  void holdsDoNotReachThroughADoor() {
    Passage held = new Drill(false, false, false, false, false, Passage.WHOLE);
    Battlemap rooms = cast.on(Ground.drawn(List.of("....", "....", "....")));
    rooms.place(man, Square.of(0, 1));
    rooms.place(orc, Square.of(3, 1));
    rooms.turn(orc, Facing.W);
    Passage far =
        new Passage() {
          @Override
          public boolean through(Combatant mover, Combatant other) {
            return false;
          }

          @Override
          public int hold(Combatant mover, Combatant other) {
            return held.hold(mover, other);
          }

          @Override
          public int holdFeet() {
            return 10;
          }
        };
    assertThat(rooms.ray(man, Facing.N, 60, far).length()).isEqualTo(5);
    assertThat(rooms.ray(man, Facing.E, 60, far).length()).isEqualTo(5);
    var door = door(Door.Kind.CURTAIN, false);
    rooms.add(door, Square.of(2, 1));
    assertThat(rooms.reaches(man, 60, far)).extracting(r -> r.spot().text()).contains("1,1");
    rooms.add(door(Door.Kind.DOOR, false), Square.of(2, 0));
    rooms.add(door(Door.Kind.DOOR, false), Square.of(2, 2));
    assertThat(rooms.reaches(man, 60, far)).hasSize(5);
    rooms.remove(orc);
    assertThat(rooms.reaches(man, 60, far)).hasSize(5);
  }

  @Test
  void theDrawingSaysWhereDoorsHangAndWhetherTheyAreOpen() {
    Ground ground = Ground.drawn(List.of(".+.", "'#+"));
    assertThat(ground.doors()).containsExactly(Square.of(1, 0), Square.of(0, 1), Square.of(2, 1));
    assertThat(ground.isDrawnOpen(Square.of(0, 1))).isTrue();
    assertThat(ground.isDrawnOpen(Square.of(1, 0))).isFalse();
    assertThat(ground.isWall(1, 0)).isFalse();
    assertThat(ground.isWall(0, 1)).isFalse();
    assertThat(ground.cover(1, 0)).isZero();
    assertThat(Ground.open(3, 3).doors()).isEmpty();
  }

  @Test
  void featuresHaveASquareAndADistance() {
    map.place(man, Square.of(0, 0));
    map.place(ogre, Square.of(4, 0));
    var door = door(Door.Kind.DOOR, false);
    var chest = door(Door.Kind.WINDOW, true);
    map.add(door, Square.of(3, 1));
    map.drop(ogre, chest);
    assertThat(map.features()).containsExactly(door, chest);
    assertThat(map.squareOf(door)).isEqualTo(Square.of(3, 1));
    assertThat(map.squareOf(chest)).isEqualTo(Square.of(4, 0));
    assertThat(map.distance(man, door)).isEqualTo(15);
    assertThat(map.distance(ogre, door)).isEqualTo(5);
    assertThat(map.distance(ogre, chest)).isZero();
    map.take(door);
    assertThat(map.features()).containsExactly(chest);
    assertThat(map.squareOf(door)).isNull();
    assertThat(map.distance(man, door)).isEqualTo(Integer.MAX_VALUE);
    map.take(door);
    assertThat(map.features()).containsExactly(chest);
  }

  @Test
  void theDoorsOfACopyAreItsOwn() {
    map.place(man, Square.of(1, 1));
    map.place(orc, Square.of(5, 1));
    var door = door(Door.Kind.DOOR, false);
    door.setSpikes(2);
    map.add(door, Square.of(3, 1));
    var copy = (Battlemap) map.copy(cast.all().toArray(new Combatant[0]));
    var other = (Door) copy.features().getFirst();
    assertThat(other).isNotSameAs(door);
    assertThat(other.spikes()).isEqualTo(2);
    assertThat(copy.squareOf(other)).isEqualTo(Square.of(3, 1));
    other.setOpen(true);
    assertThat(copy.sees(man, orc)).isTrue();
    assertThat(map.sees(man, orc)).isFalse();
    copy.take(other);
    assertThat(map.features()).containsExactly(door);
    assertThat(copy.route(man, Square.of(4, 1), 60, Drill.NOBODY)).isNotNull();
    assertThat(map.route(man, Square.of(4, 1), 60, Drill.NOBODY)).isNull();
  }
}
