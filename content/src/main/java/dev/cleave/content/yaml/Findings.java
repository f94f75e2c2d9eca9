package dev.cleave.content.yaml;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Picks what is worth telling out of all that a validator found. Where a value may have one of
 * several forms, the validator lists what every form lacks; we keep the form that was most likely
 * meant, or say once that none fits.
 */
final class Findings {
  private final Wanted wanted;
  private final List<Error> errors;
  private int next;

  private Findings(Wanted wanted, List<Error> errors) {
    this.wanted = wanted;
    this.errors = errors;
  }

  static List<Finding> of(Wanted wanted, List<Error> errors) {
    var findings = new Findings(wanted, errors);
    var kept = new ArrayList<Finding>();
    while (findings.next < errors.size()) {
      kept.addAll(findings.take(0));
    }
    return kept;
  }

  /** The next error's words, from this step of its way on; it may be the first of a choice. */
  private List<Finding> take(int from) {
    var error = errors.get(next);
    var way = error.getEvaluationPath();
    int any = anyOf(way, from);
    if (any >= 0) {
      var trail = Trail.of(wanted, way, any);
      var place = cut(error.getInstanceLocation(), trail.depth());
      var choice = new Finding("anyOf", place, trail.schema(), "", List.of());
      return likeliest(choice, forms(cut(way, any + 1), place));
    }
    next++;
    var finding = Finding.of(error, Trail.of(wanted, way, way.getNameCount() - 1).schema());
    if (!finding.isChoice()) {
      return List.of(finding);
    }
    var forms = forms(way, finding.at());
    return "oneOf.indexes".equals(error.getMessageKey())
        ? List.of(finding)
        : likeliest(finding, forms);
  }

  /** Where a choice begins of which the validator tells only the forms, or -1. */
  private static int anyOf(NodePath way, int from) {
    for (int i = from; i + 1 < way.getNameCount(); i++) {
      if (way.getName(i).equals("anyOf") && way.getElement(i + 1) instanceof Integer) {
        return i;
      }
    }
    return -1;
  }

  /** Findings about the forms of one choice, form by form. */
  private List<List<Finding>> forms(NodePath choice, NodePath place) {
    var forms = new TreeMap<Integer, List<Finding>>();
    int depth = choice.getNameCount();
    int last = 0;
    while (next < errors.size() && isUnder(errors.get(next), choice, place)) {
      int form = Integer.parseInt(errors.get(next).getEvaluationPath().getName(depth));
      if (form < last) {
        break; // the same choice, of the next entry of a list
      }
      last = form;
      forms.computeIfAbsent(form, _ -> new ArrayList<>()).addAll(take(depth + 1));
    }
    return List.copyOf(forms.values());
  }

  private static boolean isUnder(Error error, NodePath choice, NodePath place) {
    return error.getEvaluationPath().getNameCount() > choice.getNameCount()
        && error.getEvaluationPath().startsWith(choice)
        && error.getInstanceLocation().startsWith(place);
  }

  private static NodePath cut(NodePath path, int length) {
    var cut = path;
    while (cut.getNameCount() > length) {
      cut = cut.getParent();
    }
    return cut;
  }

  private static List<Finding> likeliest(Finding choice, List<List<Finding>> forms) {
    var best =
        forms.stream()
            .filter(form -> form.stream().noneMatch(one -> isForeign(choice, one)))
            .sorted(Comparator.comparingInt(form -> farness(choice, form)))
            .toList();
    if (best.isEmpty()) {
      return List.of(choice);
    }
    boolean tied = best.size() > 1 && farness(choice, best.get(0)) == farness(choice, best.get(1));
    boolean lacking = best.get(0).stream().anyMatch(one -> lacks(choice, one));
    return tied && lacking ? lackedByAll(choice, best) : best.get(0);
  }

  /** The fields that every form misses, or else the choice as such. */
  private static List<Finding> lackedByAll(Finding choice, List<List<Finding>> forms) {
    var common =
        forms.getFirst().stream()
            .filter(one -> lacks(choice, one))
            .filter(one -> forms.stream().allMatch(form -> lacks(choice, form, one.property())))
            .map(one -> one.of(choice.schema()))
            .toList();
    return common.isEmpty() ? List.of(choice) : common;
  }

  private static boolean lacks(Finding choice, List<Finding> form, String field) {
    return form.stream().anyMatch(one -> lacks(choice, one) && one.property().equals(field));
  }

  /** The value is of quite another sort than the form wants. */
  private static boolean isForeign(Finding choice, Finding one) {
    return one.isBelow(choice.at(), 0)
        && switch (one.keyword()) {
          case "type", "enum", "const", "pattern", "oneOf", "anyOf" -> true;
          default -> false;
        };
  }

  /** How far a form is from the value: the fields that tell forms apart weigh most. */
  private static int farness(Finding choice, List<Finding> form) {
    return form.stream().mapToInt(one -> farness(choice, one)).sum();
  }

  private static int farness(Finding choice, Finding one) {
    if (one.isBelow(choice.at(), 1) && one.keyword().equals("const")) {
      return 20;
    }
    return lacks(choice, one) ? 10 : 1;
  }

  private static boolean lacks(Finding choice, Finding one) {
    return one.isBelow(choice.at(), 0) && one.keyword().equals("required");
  }
}
