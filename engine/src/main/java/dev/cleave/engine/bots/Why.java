package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Why somebody does what he does, in a sentence; FOE is whom it is about. */
enum Why {
  NOTHING("nothing better to do"),
  ORDERED_CHARGE("goes for FOE: ordered to charge the nearest"),
  ORDERED_BACK("falls back: ordered"),
  ORDERED_SHOT("shoots at FOE: ordered"),
  TO_POST("goes to the post: ordered to hold it"),
  KEEPS_POST("keeps the post: ordered"),
  CANNOT_KEEP_POST("cannot get to the post; fights where it stands"),
  TO_WARD("stays by FOE: ordered to guard"),
  KEEPS_LINE("keeps the line: ordered"),
  LURKS("stays hidden: nobody is near enough to strike unseen"),
  STALKS("steals up on FOE"),
  FROM_AMBUSH("strikes FOE unawares"),
  HIDES("hides: out of sight is worth more than a blow"),
  ROUSES("brings FOE back into the fight"),
  LIGHTS("makes a light: nobody can be seen"),
  OFFERS_TERMS("offers terms: the foe's heart fails"),
  KINDLES("sets fire to what lies under the foe"),
  WONDER("this does more than a blow"),
  SHOOTS("shoots at FOE: TASTE"),
  SEEKS_SHOT("looks for a clear shot"),
  SEEKS_CAST("goes to where a spell reaches somebody"),
  HURLS("throws at FOE before it comes to blows"),
  HURLS_PAST("throws at FOE, past those who fight"),
  LOBS("throws at FOE for want of anything better"),
  TRICK("tries a maneuver on FOE: it does more than a blow"),
  STRIKES("strikes at FOE: TASTE"),
  CHARGES("charges FOE, the nearest"),
  CLOSES("goes for FOE, the nearest"),
  CLOSES_WITH_LINE("goes forward with the line, at FOE"),
  WAITS_FOR_LINE("waits for the others to come up"),
  COVERS("stays before the archers while they shoot"),
  SECOND_RANK("takes place in the second rank, to strike over a friend's shoulder"),
  SCATTERS("stands apart from the others: that comes again"),
  DRESSES("dresses the ranks: back beside FOE"),
  HEEDS_POINTS("does not run onto the points about FOE"),
  READY("waits with a blow: FOE may come"),
  AWAITS("lets FOE come"),
  LEAVES_TO_OTHERS("keeps the bow in hand: FOE can do nothing and is left to the others"),
  STAYS_OUT("stays out of reach: going on would end beside FOE without a blow"),
  NOT_WORTH_IT("does not go for FOE: too many about"),
  SPENT("gives way before FOE: no spell left and nobody in front"),
  KEEPS_AWAY("keeps away from FOE"),
  BREAKS_OFF("breaks off: too badly hurt"),
  PARRIES("wards off FOE and leaves the blow to a friend: too badly hurt"),
  YIELDS("lays down arms: badly hurt and outnumbered");

  private final String text;

  Why(String text) {
    this.text = text;
  }

  String says(@Nullable Combatant about, String taste) {
    return text.replace("FOE", about == null ? "the foe" : about.name()).replace("TASTE", taste);
  }
}
