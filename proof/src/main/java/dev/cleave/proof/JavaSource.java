package dev.cleave.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Java file read as text, for the rules it names. */
record JavaSource(String name, String type, List<String> lines) {

  private static final Pattern PROVES = Pattern.compile("@Proves\\s*\\(([^)]*)\\)");
  private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
  private static final Pattern ANNOTATION = Pattern.compile("\\s*@[\\w.]+\\s*(\\([^)]*\\))?");
  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|record|interface|enum)\\s+(\\w+)|(\\w+)\\s*\\(");

  /** The Java files of this source folder in every module, by path. */
  static List<JavaSource> under(Path root, String folder) {
    var sources = new ArrayList<JavaSource>();
    try (var modules = Files.list(root)) {
      for (Path module : modules.sorted().toList()) {
        Path java = module.resolve(folder);
        if (Files.isDirectory(java)) {
          sources.addAll(in(root, java));
        }
      }
      return sources;
    } catch (IOException e) {
      throw new UncheckedIOException("the folder " + root + " cannot be read", e);
    }
  }

  private static List<JavaSource> in(Path root, Path folder) throws IOException {
    var sources = new ArrayList<JavaSource>();
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).sorted().toList()) {
        String name = root.relativize(file).toString().replace('\\', '/');
        int slash = name.lastIndexOf('/') + 1;
        String type = name.substring(slash, name.length() - ".java".length());
        sources.add(new JavaSource(name, type, Files.readAllLines(file)));
      }
    }
    return sources;
  }

  /** The module it belongs to: the first folder of its path. */
  String module() {
    return name.substring(0, name.indexOf('/'));
  }

  /** Claims of its tests. */
  List<Claim> proofs() {
    var claims = new ArrayList<Claim>();
    String text = String.join("\n", lines);
    Matcher found = PROVES.matcher(text);
    while (found.find()) {
      String by = declaredAfter(text, found.end());
      long line = 1 + text.substring(0, found.start()).chars().filter(c -> c == '\n').count();
      Matcher ids = TEXT.matcher(found.group(1));
      while (ids.find()) {
        claims.add(new Claim(ids.group(1), Claim.Kind.TEST, by, name + ":" + line));
      }
    }
    return claims;
  }

  /** The class, or class and method, that an annotation ending here stands before. */
  private String declaredAfter(String text, int end) {
    Matcher other = ANNOTATION.matcher(text);
    int at = end;
    while (other.region(at, text.length()).lookingAt()) {
      at = other.end();
    }
    Matcher declared = DECLARED.matcher(text);
    if (!declared.find(at)) {
      return type;
    }
    String method = declared.group(2);
    return method == null ? declared.group(1) : type + "." + method;
  }

  /** Every rule its lines cite, once a line. */
  List<Claim> citations(Set<String> known) {
    var claims = new ArrayList<Claim>();
    for (int i = 0; i < lines.size(); i++) {
      for (String id : new LinkedHashSet<>(RuleIds.in(lines.get(i), known))) {
        claims.add(new Claim(id, Claim.Kind.CODE, type, name + ":" + (i + 1)));
      }
    }
    return claims;
  }
}
