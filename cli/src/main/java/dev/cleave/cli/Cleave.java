package dev.cleave.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command above the others. */
@Command(
    name = "cleave",
    description = "A referee for old-school fantasy combat that explains every number it uses.",
    versionProvider = Cleave.Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  cleave fight scenarios/duel.yaml --seed 7",
      "  cleave fight scenarios/bridge.yaml --play watch --map",
      "  cleave odds scenarios/charge.yaml --attacker Squire --target 'Brigand 2'",
      "  cleave rules WS.ATK.13",
      "",
      "cleave help COMMAND tells more about each.",
      "Exit codes: 0 fine; 1 what was checked is false; 2 bad input; 70 our fault.",
    })
final class Cleave implements Runnable {
  private static final Map<String, Function<Surroundings, Object>> COMMANDS = commands();

  @Spec private @Nullable CommandSpec spec;

  private static Map<String, Function<Surroundings, Object>> commands() {
    var commands = new LinkedHashMap<String, Function<Surroundings, Object>>();
    commands.put("fight", FightCommand::new);
    commands.put("odds", OddsCommand::new);
    commands.put("compare", CompareCommand::new);
    commands.put("replay", ReplayCommand::new);
    commands.put("report", ReportCommand::new);
    commands.put("serve", ServeCommand::new);
    commands.put("tables", TablesCommand::new);
    commands.put("join", JoinCommand::new);
    commands.put("aftermath", AftermathCommand::new);
    commands.put("check", CheckCommand::new);
    commands.put("rules", RulesCommand::new);
    commands.put("completion", CompletionCommand::new);
    commands.put("help", _ -> new HelpCommand());
    return commands;
  }

  /** The command line with only the command that is called, if it is known: the rest cost time. */
  static CommandLine commandLine(Surroundings surroundings, String... args) {
    var line = new CommandLine(new Cleave());
    boolean all = args.length == 0 || needsOthers(args[0]);
    COMMANDS.forEach(
        (name, maker) -> {
          if (all || name.equals(args[0])) {
            line.addSubcommand(name, maker.apply(surroundings));
          }
        });
    return line;
  }

  private static boolean needsOthers(String name) {
    return switch (name) {
      case "help", "completion" -> true;
      case "--version", "-V" -> false;
      default -> !COMMANDS.containsKey(name);
    };
  }

  @Override
  public void run() {
    if (spec != null) {
      throw new ParameterException(spec.commandLine(), "Which command?");
    }
  }

  /** The version of the jar this runs from. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Cleave.class.getPackage().getImplementationVersion();
      return new String[] {"cleave " + (version == null ? "(development)" : version)};
    }
  }
}
