package dev.cleave.engine.tally;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/**
 * Under which ids a book has the rules that it shares with another edition. Code that serves
 * several editions cites one of them; on the way out the others translate.
 */
public final class Concordance {

  private final UnaryOperator<String> ids;
  private final Map<Term, Term> terms = new ConcurrentHashMap<>();

  /**
   * @param ids from the id that is cited to the book's own; what it does not know it gives back
   */
  public Concordance(UnaryOperator<String> ids) {
    this.ids = ids;
  }

  /** The book's own id of a rule. */
  public String own(String rule) {
    return ids.apply(rule);
  }

  public Term own(Term term) {
    return terms.computeIfAbsent(term, one -> new Term(one.label(), own(one.rule()), one.tag()));
  }

  /** A copy whose parts name the book's own rules. */
  public Tally own(Tally tally) {
    return tally.with(this::own);
  }
}
