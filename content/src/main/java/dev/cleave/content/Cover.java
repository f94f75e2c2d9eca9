package dev.cleave.content;

import dev.cleave.content.yaml.Fields;

/** The words for cover and the grades they stand for. */
final class Cover {

  private Cover() {}

  static int of(Fields said) {
    return switch (said.text("cover", "none")) {
      case "quarter", "waist-high" -> 1;
      case "half", "chest-high" -> 2;
      case "three-quarter", "very narrow" -> 3;
      case "full" -> 4;
      default -> 0;
    };
  }
}
