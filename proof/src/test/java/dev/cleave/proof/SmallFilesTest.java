package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** A class is a noun and fits on a few pages; a method is read in one look. */
class SmallFilesTest {

  private static final Path ROOT = Path.of("..");
  private static final int CLASS = 400;
  private static final int METHOD = 60;

  @Test
  void noClassIsOver400LinesAndNoMethodOver60() throws IOException {
    var tooLong = new ArrayList<String>();
    List<Path> sources = sources();
    for (Path source : sources) {
      int lines = Files.readAllLines(source).size();
      if (lines > CLASS) {
        tooLong.add(ROOT.relativize(source) + " has " + lines + " lines");
      }
    }
    tooLong.addAll(longMethods(sources));
    assertThat(sources).hasSizeGreaterThan(500);
    assertThat(tooLong)
        .as("classes over %d lines and methods over %d: cut them along their nouns", CLASS, METHOD)
        .isEmpty();
  }

  private static List<Path> sources() throws IOException {
    var sources = new ArrayList<Path>();
    try (var modules = Files.list(ROOT)) {
      for (Path module : modules.sorted().toList()) {
        Path main = module.resolve("src/main/java");
        if (Files.isDirectory(main)) {
          try (var files = Files.walk(main)) {
            files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(sources::add);
          }
        }
      }
    }
    return sources;
  }

  /** From its first word or annotation to its last brace, without the comment above. */
  private static List<String> longMethods(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    var tooLong = new ArrayList<String>();
    try (var files = compiler.getStandardFileManager(null, null, null)) {
      var task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
      SourcePositions positions = Trees.instance(task).getSourcePositions();
      for (CompilationUnitTree unit : task.parse()) {
        new TreeScanner<Void, Void>() {
          @Override
          public Void visitMethod(MethodTree method, Void nothing) {
            var lines = unit.getLineMap();
            long first = lines.getLineNumber(positions.getStartPosition(unit, method));
            long last = lines.getLineNumber(positions.getEndPosition(unit, method));
            if (last - first + 1 > METHOD) {
              tooLong.add(
                  "%s:%d %s has %d lines"
                      .formatted(
                          unit.getSourceFile().getName(),
                          first,
                          method.getName(),
                          last - first + 1));
            }
            return super.visitMethod(method, nothing);
          }
        }.scan(unit, null);
      }
    }
    return tooLong;
  }
}
