package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Shape;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A Judge's changes to the figures and sheets. What they say is well formed; whether it fits the
 * content, {@link Library#with} finds out.
 */
public final class HouseRules {

  private final Node node;
  private final boolean replaces;

  private HouseRules(Node node, boolean replaces) {
    this.node = node;
    this.replaces = replaces;
  }

  public static HouseRules read(Path file) {
    return of(Yaml.parse(Source.read(file)));
  }

  public static HouseRules of(Node node) {
    return new HouseRules(Shape.resource("/cleave/schemas/house.json").require(node), false);
  }

  /**
   * The same, but a whole sheet under a known name takes the place of that sheet and is not
   * refused: what they say holds whatever the packs come to contain.
   */
  public HouseRules replacing() {
    return new HouseRules(node, true);
  }

  boolean replaces() {
    return replaces;
  }

  /** As they were read. */
  public Node node() {
    return node;
  }

  /** Where something stands in them, by the names that lead to it; null if they do not say it. */
  public @Nullable Place place(String... names) {
    Node at = node;
    for (String name : names) {
      var entry = at instanceof Mapping all ? all.entries().get(name) : null;
      if (entry == null) {
        return null;
      }
      at = entry.value();
    }
    return at.place();
  }

  public String name() {
    return Fields.of(node).text("house");
  }
}
