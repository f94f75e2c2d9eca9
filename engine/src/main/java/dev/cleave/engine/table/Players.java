package dev.cleave.engine.table;

/** Those who answer: bots, people at a prompt, a script. */
public interface Players {

  /** Bots of the plainest kind: each does what the rulebook thinks sensible. */
  Players USUAL =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          return question.usual();
        }
      };

  /**
   * @param judge acts of the Judge go here before the question is answered
   */
  <T extends Answer> T answer(Question<T> question, Judge judge);
}
