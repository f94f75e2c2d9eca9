package dev.cleave.server.table;

import java.util.EnumSet;
import java.util.Set;

/**
 * Who may say what: one table of commands by roles, asked before anything else is looked at. What
 * somebody may say of whom (his own combatants, the question he is asked) is decided where it is
 * carried out.
 */
final class Rights {

  private static final Set<Role> ALL = EnumSet.allOf(Role.class);
  private static final Set<Role> AT_THE_TABLE = EnumSet.of(Role.JUDGE, Role.PLAYER);
  private static final Set<Role> PLAYERS = EnumSet.of(Role.PLAYER);
  private static final Set<Role> JUDGE = EnumSet.of(Role.JUDGE);

  private Rights() {}

  static boolean may(Role role, Command command) {
    return of(command).contains(role);
  }

  /** Why somebody may not. */
  static String refusal(Role role, Command command) {
    if (role == Role.SPECTATOR) {
      return "onlookers look on";
    }
    return of(command).equals(PLAYERS) ? "this seat gives no seed" : "only the Judge may do this";
  }

  private static Set<Role> of(Command command) {
    return switch (command) {
      case Command.Hello _, Command.Sight _ -> ALL;
      case Command.Answer _,
          Command.Roll _,
          Command.Standing _,
          Command.Order _,
          Command.Leave _,
          Command.Would _,
          Command.Undo _,
          Command.Options _,
          Command.Odds _,
          Command.Why _,
          Command.Measure _ ->
          AT_THE_TABLE;
      case Command.Promise _, Command.Seed _ -> PLAYERS;
      case Command.Judge _,
          Command.Run _,
          Command.Pause _,
          Command.Timer _,
          Command.Aftermath _,
          Command.Chapter _,
          Command.Begin _,
          Command.Renew _,
          Command.DiceBy _,
          Command.Look _,
          Command.Take _,
          Command.Bot _,
          Command.Remind _ ->
          JUDGE;
    };
  }
}
