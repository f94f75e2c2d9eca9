package dev.cleave.content.yaml;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.NonValidationKeyword;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/**
 * The form a document must have: a JSON Schema (draft 2020-12) whose refusals come out as {@link
 * Problem}s in plain words.
 *
 * <p>Beside the draft's keywords a schema may say {@code x-says}: what is wanted, as a noun such as
 * {@code a dice expression such as 2d6+1}. It is used in every message about that value. A schema
 * may refer to other schemas in its folder ({@code common.json#/$defs/dice}), never to an address.
 */
public final class Shape {
  private static final Map<String, Shape> KNOWN = new ConcurrentHashMap<>();

  /** Put off until a shape is first used: most of the cost of a schema is loading its classes. */
  private static final class Registry {
    static final SchemaRegistry ONLY =
        SchemaRegistry.withDialect(
            dialect(),
            registry ->
                registry
                    .schemaCacheEnabled(false)
                    .schemaLoader(loader -> loader.block(any -> true))
                    .schemaRegistryConfig(config()));

    private static Dialect dialect() {
      return Dialect.builder(Dialects.getDraft202012())
          .keyword(new NonValidationKeyword("x-says"))
          .keyword(new Listed())
          .build();
    }

    private static SchemaRegistryConfig config() {
      return SchemaRegistryConfig.builder().regularExpressionFactory(ShortPattern::of).build();
    }
  }

  private final Schema schema;
  private final Wanted wanted;
  private final Sentences sentences;

  private Shape(JsonNode json) {
    this.schema = Registry.ONLY.getSchema(json);
    this.wanted = new Wanted(json);
    this.sentences = new Sentences(wanted);
  }

  /** The shape in a resource of the class path, such as {@code /schemas/scenario.json}. */
  public static Shape resource(String path) {
    return KNOWN.computeIfAbsent(path, p -> new Shape(Bundle.resource(p)));
  }

  /** The shape written in a text. */
  public static Shape of(String json) {
    return new Shape(Bundle.text(json));
  }

  /** Everything about the document that does not have this shape, in the order of the file. */
  public List<Problem> check(Node root) {
    var errors = schema.validate(root.json());
    return errors.isEmpty() ? List.of() : sentences.problems(root, Findings.of(wanted, errors));
  }

  /** Refuses a document that does not have this shape; else returns it. */
  public Node require(Node root) {
    var problems = check(root);
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return root;
  }
}
