package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.scene.Scene;
import dev.cleave.engine.tally.Concordance;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A question of shared rules as the edition that is played asks it: by its own ids. */
final class CitedQuestion<T extends Answer> extends Question<T> {

  private final Question<T> question;
  private final Concordance concordance;

  CitedQuestion(Question<T> question, Concordance concordance) {
    super(
        question.scene(),
        question.kind(),
        question.side(),
        question.who(),
        concordance.own(question.rule()));
    this.question = question;
    this.concordance = concordance;
  }

  private Refusal own(Refusal refusal) {
    return new Refusal(
        refusal.what(),
        refusal.why(),
        concordance.own(refusal.rule()),
        refusal.verb(),
        refusal.target());
  }

  @Override
  public List<Option<T>> options() {
    return question.options();
  }

  @Override
  public @Nullable Option<T> option(T answer) {
    return question.option(answer);
  }

  @Override
  public List<T> legal(Predicate<? super T> sort) {
    return question.legal(sort);
  }

  @Override
  public T usual() {
    return question.usual();
  }

  @Override
  public String because() {
    return question.because();
  }

  @Override
  public T quiet() {
    return question.quiet();
  }

  @Override
  public int calm() {
    return question.calm();
  }

  @Override
  public List<Refusal> refusals() {
    return question.refusals().stream().map(this::own).toList();
  }

  @Override
  public Lead lead(T answer) {
    return question.lead(answer);
  }

  @Override
  public List<Lead> leads(List<Option<T>> options, int ways) {
    return question.leads(options, ways);
  }

  @Override
  public @Nullable Tally needs(T answer) {
    Tally needed = question.needs(answer);
    return needed == null ? null : concordance.own(needed);
  }

  @Override
  public @Nullable Term decides(T answer) {
    Term decides = question.decides(answer);
    return decides == null ? null : concordance.own(decides);
  }

  @Override
  public @Nullable T approach(Combatant target) {
    return question.approach(target);
  }

  @Override
  public boolean tryOut(Scene copy, Table table, String answer) {
    return question.tryOut(copy, new CitingTable(table, concordance), answer);
  }

  @Override
  public String says() {
    return question.says();
  }

  @Override
  public @Nullable Refusal refuses(T answer) {
    Refusal refusal = question.refuses(answer);
    return refusal == null ? null : own(refusal);
  }

  @Override
  public @Nullable T read(String text) {
    return question.read(text);
  }

  @Override
  public Refusal refusal(String text) {
    return own(question.refusal(text));
  }

  @Override
  public String whose() {
    return question.whose();
  }
}
