package dev.cleave.proof.mutants;

import java.net.URI;
import javax.tools.FileObject;
import javax.tools.SimpleJavaFileObject;

/** A source for the compiler, as text. */
final class Text extends SimpleJavaFileObject {

  private final String path;
  private final String code;

  /**
   * @param path from the root, ending in the name of its class and {@code .java}
   */
  Text(String path, String code) {
    super(URI.create("text:///" + path), Kind.SOURCE);
    this.path = path;
    this.code = code;
  }

  /** The path of a source that the compiler gives back in clothes of its own. */
  static String path(FileObject source) {
    return source.toUri().getPath().substring(1);
  }

  String path() {
    return path;
  }

  String code() {
    return code;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return code;
  }
}
