package dev.cleave.proof.mutants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * All of Cleave once more, with classes of our own in place of some. What one world remembers in
 * its classes another does not know.
 */
final class World extends ClassLoader {

  private static final String CLEAVE = "dev.cleave.";

  private final Map<String, byte[]> classes;

  /**
   * @param classes compiled classes by name
   */
  World(Map<String, byte[]> classes) {
    super(World.class.getClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    // Both worlds must mean the same by a trial, or they could not speak.
    if (!name.startsWith(CLEAVE) || name.equals(Trial.class.getName())) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    byte[] code = classes.get(name);
    if (code == null) {
      code = stored(name);
    }
    return defineClass(name, code, 0, code.length);
  }

  private byte[] stored(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the class " + name + " cannot be read", e);
    }
  }
}
