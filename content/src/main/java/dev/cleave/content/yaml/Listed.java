package dev.cleave.content.yaml;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code enum}. The library's own prints its values when it is built, and for that
 * loads the whole of Jackson: a fifth of a second at the start of every command.
 */
final class Listed extends AbstractKeyword {

  Listed() {
    super("enum");
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode values, Schema parent, SchemaContext context) {
    return new Check(this, location, values, parent, context);
  }

  private static final class Check extends BaseKeywordValidator {
    private final Set<JsonNode> values = new HashSet<>();

    Check(
        Listed keyword,
        SchemaLocation location,
        JsonNode values,
        Schema parent,
        SchemaContext context) {
      super(keyword, values, location, parent, context);
      values.forEach(this.values::add);
    }

    @Override
    public void validate(ExecutionContext run, JsonNode node, JsonNode root, NodePath at) {
      if (!values.contains(node)) {
        run.addError(
            error()
                .instanceNode(node)
                .instanceLocation(at)
                .evaluationPath(run.getEvaluationPath())
                .build());
      }
    }
  }
}
