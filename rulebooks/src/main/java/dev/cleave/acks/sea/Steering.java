package dev.cleave.acks.sea;

import dev.cleave.engine.field.Vessel;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A course in a captain's own words, leg by leg. A1.R.62 */
final class Steering {

  private static final Pattern LEG = Pattern.compile("(ahead|port|starboard) (\\d{1,4})");
  private static final int SQUARE = 5;

  private final Sea sea;

  Steering(Sea sea) {
    this.sea = sea;
  }

  /** Begins like a course, whether it can be sailed or not. */
  static boolean isMeant(String text) {
    return text.matches("(?i)(ahead|port|starboard|turn) .*");
  }

  /** Where it leads, null if it cannot be sailed: too far, onto land or onto others. */
  Course.@Nullable Lie follow(Vessel vessel, String text) {
    var course = new Course(sea, vessel);
    Course.Lie lie = course.here();
    for (String words : text.strip().toLowerCase(Locale.ROOT).split(", *", -1)) {
      lie = leg(course, vessel, lie, words);
      if (lie == null) {
        return null;
      }
    }
    return course.isInTime(lie) ? lie : null;
  }

  private Course.@Nullable Lie leg(Course course, Vessel vessel, Course.Lie from, String words) {
    if (words.equals("turn port") || words.equals("turn starboard")) {
      Course.Lie turned = course.turned(from, words.endsWith("starboard"));
      return isFree(vessel, turned) ? turned : null;
    }
    Matcher leg = LEG.matcher(words);
    if (!leg.matches()) {
      return null;
    }
    int aside = leg.group(1).equals("ahead") ? 0 : leg.group(1).equals("port") ? -1 : 1;
    Course.Lie lie = from;
    for (int feet = Integer.parseInt(leg.group(2)); feet >= SQUARE; feet -= SQUARE) {
      lie = course.step(lie, aside);
      if (!isFree(vessel, lie)) {
        return null;
      }
    }
    return lie;
  }

  private boolean isFree(Vessel vessel, Course.Lie lie) {
    return sea.map.mayLie(vessel, lie.column(), lie.row(), lie.bow());
  }
}
