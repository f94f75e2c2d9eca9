package dev.cleave.proof.mutants;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/**
 * Finds every mutant of a source: a condition that is always or never so, a part of one that does
 * not count, a boundary or a number off by one, an effect that does not happen, a yes for a no.
 * What only words depend on is left alone: a case does not look at sentences.
 */
final class Breeder extends TreePathScanner<@Nullable Void, @Nullable Void> {

  private static final Set<String> NO_RULES = Set.of("toString", "hashCode", "equals");
  private static final Set<Tree.Kind> BOUNDARIES =
      Set.of(
          Tree.Kind.LESS_THAN,
          Tree.Kind.LESS_THAN_EQUAL,
          Tree.Kind.GREATER_THAN,
          Tree.Kind.GREATER_THAN_EQUAL);

  private final Code code;
  private final List<Mutant> mutants = new ArrayList<>();
  private final List<Graft> ticks = new ArrayList<>();
  private final Deque<String> names = new ArrayDeque<>();

  Breeder(Trees trees, CompilationUnitTree unit, Text source) {
    this.code = new Code(trees, unit, source);
    scan(unit, null);
  }

  /** In the order in which they stand in the source. */
  List<Mutant> mutants() {
    return mutants;
  }

  /** Grafts that keep each of its loops from running for ever. */
  List<Graft> ticks() {
    return ticks;
  }

  private void add(Tree shown, Tree place, String broken, Graft graft) {
    mutants.add(
        new Mutant(
            code.path(),
            names.stream().collect(Collectors.joining(".")),
            code.line(place),
            code.of(shown),
            code.with(shown, place, broken),
            graft));
  }

  private void within(String name, Runnable scan) {
    names.addLast(name);
    scan.run();
    names.removeLast();
  }

  @Override
  public @Nullable Void visitClass(ClassTree tree, @Nullable Void none) {
    String name = tree.getSimpleName().toString();
    within(name.isEmpty() ? "new" : name, () -> super.visitClass(tree, none));
    return null;
  }

  @Override
  public @Nullable Void visitMethod(MethodTree tree, @Nullable Void none) {
    String name = tree.getName().toString();
    Tree type = tree.getReturnType();
    if (!NO_RULES.contains(name) && (type == null || !"String".equals(type.toString()))) {
      within(name.equals("<init>") ? "new" : name, () -> super.visitMethod(tree, none));
    }
    return null;
  }

  /** A value made once, when the class is loaded, cannot be broken later. */
  @Override
  public @Nullable Void visitVariable(VariableTree tree, @Nullable Void none) {
    Element element = code.element(getCurrentPath());
    boolean once =
        element != null
            && (element.getKind().isField() && element.getModifiers().contains(Modifier.STATIC));
    return once ? null : super.visitVariable(tree, none);
  }

  @Override
  public @Nullable Void visitBlock(BlockTree tree, @Nullable Void none) {
    return tree.isStatic() ? null : super.visitBlock(tree, none);
  }

  @Override
  public @Nullable Void visitAnnotation(AnnotationTree tree, @Nullable Void none) {
    return null;
  }

  @Override
  public @Nullable Void visitThrow(ThrowTree tree, @Nullable Void none) {
    return null;
  }

  @Override
  public @Nullable Void visitAssert(AssertTree tree, @Nullable Void none) {
    return null;
  }

  /** Labels are constants. */
  @Override
  public @Nullable Void visitCase(CaseTree tree, @Nullable Void none) {
    ExpressionTree guard = tree.getGuard();
    if (guard != null) {
      always(guard, guard, true);
      scan(guard, none);
    }
    if (tree.getStatements() != null) {
      scan(tree.getStatements(), none);
    }
    return scan(tree.getBody(), none);
  }

  @Override
  public @Nullable Void visitIf(IfTree tree, @Nullable Void none) {
    always(tree.getCondition(), tree.getCondition(), true);
    always(tree.getCondition(), tree.getCondition(), false);
    return super.visitIf(tree, none);
  }

  @Override
  public @Nullable Void visitConditionalExpression(
      ConditionalExpressionTree tree, @Nullable Void none) {
    if (code.isWords(getCurrentPath())) {
      return null;
    }
    always(tree, tree.getCondition(), true);
    always(tree, tree.getCondition(), false);
    return super.visitConditionalExpression(tree, none);
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree tree, @Nullable Void none) {
    always(tree.getCondition(), tree.getCondition(), false);
    tick(tree.getStatement());
    return super.visitWhileLoop(tree, none);
  }

  @Override
  public @Nullable Void visitDoWhileLoop(DoWhileLoopTree tree, @Nullable Void none) {
    always(tree.getCondition(), tree.getCondition(), false);
    tick(tree.getStatement());
    return super.visitDoWhileLoop(tree, none);
  }

  @Override
  public @Nullable Void visitForLoop(ForLoopTree tree, @Nullable Void none) {
    ExpressionTree condition = tree.getCondition();
    if (condition != null) {
      always(condition, condition, false);
      scan(condition, none);
    }
    tick(tree.getStatement());
    return scan(tree.getStatement(), none);
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void none) {
    tick(tree.getStatement());
    return super.visitEnhancedForLoop(tree, none);
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void none) {
    Tree body = tree.getBody();
    if (body instanceof ExpressionTree said
        && code.type(getCurrentPath(), said) == TypeKind.BOOLEAN) {
      always(tree, said, true);
    }
    return scan(body, none);
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree tree, @Nullable Void none) {
    ExpressionTree said = tree.getExpression();
    if (said != null && code.type(getCurrentPath(), said) == TypeKind.BOOLEAN) {
      add(tree, said, "!(" + code.of(said) + ")", Graft.not(code.start(said), code.end(said)));
    }
    return super.visitReturn(tree, none);
  }

  @Override
  public @Nullable Void visitExpressionStatement(
      ExpressionStatementTree tree, @Nullable Void none) {
    if (code.isEffect(getCurrentPath(), tree.getExpression())) {
      add(tree, tree, "nothing", Graft.drop(code.start(tree), code.end(tree)));
    }
    return super.visitExpressionStatement(tree, none);
  }

  @Override
  public @Nullable Void visitBinary(BinaryTree tree, @Nullable Void none) {
    if (code.isWords(getCurrentPath())) {
      return null;
    }
    boolean and = tree.getKind() == Tree.Kind.CONDITIONAL_AND;
    if (and || tree.getKind() == Tree.Kind.CONDITIONAL_OR) {
      for (ExpressionTree part : List.of(tree.getLeftOperand(), tree.getRightOperand())) {
        if (part.getKind() != tree.getKind()) {
          always(whole(tree), part, and);
        }
      }
    } else if (BOUNDARIES.contains(tree.getKind())) {
      boundary(tree);
    }
    return super.visitBinary(tree, none);
  }

  /** The whole row of ands or ors that a part stands in. */
  private Tree whole(BinaryTree tree) {
    Tree whole = tree;
    TreePath path = getCurrentPath().getParentPath();
    while (path.getLeaf().getKind() == tree.getKind()) {
      whole = path.getLeaf();
      path = path.getParentPath();
    }
    return whole;
  }

  private void always(Tree shown, ExpressionTree condition, boolean value) {
    if (code.isRule(condition) && !code.bindsBeyond(getCurrentPath(), condition)) {
      int start = code.start(condition);
      int end = code.end(condition);
      // An if's condition brings its own parentheses, which must stay outermost.
      int bare = condition.getKind() == Tree.Kind.PARENTHESIZED ? 1 : 0;
      Graft graft =
          value ? Graft.yes(start + bare, end - bare) : Graft.no(start + bare, end - bare);
      add(shown, condition, bare == 1 ? "(" + value + ")" : "" + value, graft);
    }
  }

  private void boundary(BinaryTree tree) {
    ExpressionTree right = tree.getRightOperand();
    TypeKind left = code.type(getCurrentPath(), tree.getLeftOperand());
    TypeKind other = code.type(getCurrentPath(), right);
    boolean exact = left != TypeKind.DOUBLE && other != TypeKind.DOUBLE;
    String before = code.of(tree.getLeftOperand()) + " ";
    String after = " " + code.of(right);
    boolean up =
        tree.getKind() == Tree.Kind.LESS_THAN || tree.getKind() == Tree.Kind.GREATER_THAN_EQUAL;
    String sign =
        switch (tree.getKind()) {
          case LESS_THAN -> "<=";
          case LESS_THAN_EQUAL -> "<";
          case GREATER_THAN -> ">=";
          default -> ">";
        };
    Graft graft = Graft.next(code.start(right), code.end(right), up, exact ? "" : "(double) ");
    add(tree, tree, before + sign + after, graft);
  }

  @Override
  public @Nullable Void visitLiteral(LiteralTree tree, @Nullable Void none) {
    Tree parent = getCurrentPath().getParentPath().getLeaf();
    if (tree.getKind() == Tree.Kind.INT_LITERAL && !isBare(parent)) {
      int value = (Integer) tree.getValue();
      Tree shown =
          parent instanceof ExpressionTree ? parent : parent instanceof StatementTree s ? s : tree;
      add(shown, tree, "" + (value + 1), Graft.next(code.start(tree), code.end(tree), true, ""));
    }
    return null;
  }

  /** Where a number is broken otherwise, or means no quantity. */
  private static boolean isBare(Tree parent) {
    return BOUNDARIES.contains(parent.getKind())
        || switch (parent.getKind()) {
          case UNARY_MINUS, NEW_ARRAY, NEW_CLASS, ANNOTATION -> true;
          default -> false;
        };
  }

  private void tick(StatementTree body) {
    if (body instanceof BlockTree) {
      ticks.add(Graft.tick(code.start(body) + 1));
    }
  }
}
