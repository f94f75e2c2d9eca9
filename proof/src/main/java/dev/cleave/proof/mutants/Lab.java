package dev.cleave.proof.mutants;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Reads and compiles sources in memory, against the classes that this Cleave runs on. */
final class Lab {

  private static final List<String> OPTIONS =
      List.of("-proc:none", "-Xlint:none", "-nowarn", "-parameters", "-Xmaxerrs", "10000");

  private final JavaCompiler compiler =
      Objects.requireNonNull(
          ToolProvider.getSystemJavaCompiler(), "breaking rules takes a JDK, not only a JRE");

  /** All that the compiler objects to, or the classes by name. */
  record Result(List<Diagnostic<? extends JavaFileObject>> errors, Map<String, byte[]> classes) {}

  /** Finds the mutants of some sources, which are good. */
  List<Breeder> breeders(List<Text> sources) {
    var log = new DiagnosticCollector<JavaFileObject>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      var task = (JavacTask) compiler.getTask(null, files, log, OPTIONS, null, sources);
      Iterable<? extends CompilationUnitTree> units = task.parse();
      task.analyze();
      refuse(errors(log));
      Trees trees = Trees.instance(task);
      var named = new HashMap<String, Text>();
      sources.forEach(source -> named.put(source.path(), source));
      var breeders = new ArrayList<Breeder>();
      for (CompilationUnitTree unit : units) {
        breeders.add(
            new Breeder(
                trees, unit, Objects.requireNonNull(named.get(Text.path(unit.getSourceFile())))));
      }
      return breeders;
    } catch (IOException e) {
      throw new UncheckedIOException("the sources cannot be compiled", e);
    }
  }

  Result compile(List<Text> sources) {
    var log = new DiagnosticCollector<JavaFileObject>();
    var outputs = new HashMap<String, ByteArrayOutputStream>();
    try (var files = new Kept(compiler.getStandardFileManager(null, null, null), outputs)) {
      compiler.getTask(null, files, log, OPTIONS, null, sources).call();
    } catch (IOException e) {
      throw new UncheckedIOException("the sources cannot be compiled", e);
    }
    var classes = new HashMap<String, byte[]>();
    outputs.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
    return new Result(errors(log), classes);
  }

  private static List<Diagnostic<? extends JavaFileObject>> errors(
      DiagnosticCollector<JavaFileObject> log) {
    var errors = new ArrayList<Diagnostic<? extends JavaFileObject>>();
    for (Diagnostic<? extends JavaFileObject> one : log.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR) {
        errors.add(one);
      }
    }
    return errors;
  }

  static void refuse(List<Diagnostic<? extends JavaFileObject>> errors) {
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException(
          "the sources do not compile: " + errors.getFirst() + ". Build first; then break rules.");
    }
  }

  /** Keeps classes instead of writing them. */
  private static final class Kept extends ForwardingJavaFileManager<StandardJavaFileManager> {

    private final Map<String, ByteArrayOutputStream> outputs;

    Kept(StandardJavaFileManager files, Map<String, ByteArrayOutputStream> outputs) {
      super(files);
      this.outputs = outputs;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
        JavaFileManager.Location location,
        String name,
        JavaFileObject.Kind kind,
        FileObject sibling) {
      var bytes = new ByteArrayOutputStream();
      outputs.put(name, bytes);
      return new SimpleJavaFileObject(URI.create("class:///" + name.replace('.', '/')), kind) {
        @Override
        public OutputStream openOutputStream() {
          return bytes;
        }
      };
    }
  }
}
