package dev.cleave.proof.mutants;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** A source and what the compiler knows of its parts. */
final class Code {

  private static final Set<String> WORDS =
      Set.of("java.lang.String", "java.lang.StringBuilder", "java.util.StringJoiner");

  private final Trees trees;
  private final CompilationUnitTree unit;
  private final Text source;

  Code(Trees trees, CompilationUnitTree unit, Text source) {
    this.trees = trees;
    this.unit = unit;
    this.source = source;
  }

  String path() {
    return source.path();
  }

  int start(Tree tree) {
    return (int) trees.getSourcePositions().getStartPosition(unit, tree);
  }

  int end(Tree tree) {
    return (int) trees.getSourcePositions().getEndPosition(unit, tree);
  }

  int line(Tree tree) {
    return (int) unit.getLineMap().getLineNumber(start(tree));
  }

  /** A part's own words in one line. */
  String of(Tree tree) {
    return inLine(source.code().substring(start(tree), end(tree)));
  }

  /** The words of a whole with others in place of a part. */
  String with(Tree whole, Tree part, String broken) {
    String all = source.code();
    return inLine(
        all.substring(start(whole), start(part)) + broken + all.substring(end(part), end(whole)));
  }

  private static String inLine(String code) {
    return code.replaceAll("//[^\n]*", "").replaceAll("\\s+", " ").strip();
  }

  @Nullable Element element(TreePath path) {
    return trees.getElement(path);
  }

  TypeKind type(TreePath parent, Tree child) {
    TypeMirror type = trees.getTypeMirror(new TreePath(parent, child));
    return type == null ? TypeKind.NONE : type.getKind();
  }

  /** Made for people to read, so breaking it breaks no rule. */
  boolean isWords(TreePath path) {
    TypeMirror type = trees.getTypeMirror(path);
    return type != null && WORDS.contains(type.toString());
  }

  /** A condition that decides something: a constant does not, nor does it who is listening. */
  boolean isRule(ExpressionTree condition) {
    return switch (condition) {
      case ParenthesizedTree inner -> isRule(inner.getExpression());
      case LiteralTree _ -> false;
      case UnaryTree not -> isRule(not.getExpression());
      case MethodInvocationTree call
          when call.getMethodSelect() instanceof MemberSelectTree method ->
          !method.getIdentifier().contentEquals("listens");
      default -> true;
    };
  }

  /** A statement that does something that outlives it. */
  boolean isEffect(TreePath statement, ExpressionTree expression) {
    return switch (expression) {
      case MethodInvocationTree call ->
          !isOfConstructor(call) && !isWords(new TreePath(statement, call));
      case CompoundAssignmentTree _, UnaryTree _ -> true;
      case AssignmentTree assignment -> outlives(statement, assignment);
      default -> false;
    };
  }

  private static boolean isOfConstructor(MethodInvocationTree call) {
    return call.getMethodSelect() instanceof IdentifierTree name
        && (name.getName().contentEquals("this") || name.getName().contentEquals("super"));
  }

  /** A constructor sets every field once; a local variable may have no value without it. */
  private boolean outlives(TreePath statement, AssignmentTree assignment) {
    ExpressionTree variable = assignment.getVariable();
    Element element = element(new TreePath(statement, variable));
    boolean isFinal =
        element != null && element.getModifiers().contains(javax.lang.model.element.Modifier.FINAL);
    return variable instanceof ArrayAccessTree
        || !isFinal && element != null && element.getKind().isField();
  }

  /** Names something that is used outside of the condition. */
  boolean bindsBeyond(TreePath path, Tree condition) {
    var bound = new HashSet<String>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitBindingPattern(BindingPatternTree tree, @Nullable Void none) {
        bound.add(tree.getVariable().getName().toString());
        return super.visitBindingPattern(tree, none);
      }
    }.scan(condition, null);
    bound.remove("");
    return !bound.isEmpty() && isUsedOutside(path, condition, bound);
  }

  private boolean isUsedOutside(TreePath path, Tree condition, Set<String> names) {
    Tree method = path.getLeaf();
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      method = up.getLeaf();
      if (method instanceof MethodTree) {
        break;
      }
    }
    boolean[] used = new boolean[1];
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void visitIdentifier(IdentifierTree tree, @Nullable Void none) {
        used[0] |=
            names.contains(tree.getName().toString())
                && (start(tree) < start(condition) || start(tree) >= end(condition));
        return null;
      }
    }.scan(method, null);
    return used[0];
  }
}
