package dev.cleave.proof.mutants;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A source with grafts: stretches lie within each other or apart, never across. */
final class Grafting {

  private final Text source;
  private final List<Graft> grafts;
  private final int[] starts;
  private final int[] ends;

  /** One end of a graft. */
  private record Cut(int graft, int at, boolean opens) {}

  Grafting(Text source, List<Graft> grafts) {
    this.source = source;
    this.grafts = List.copyOf(grafts);
    this.starts = new int[grafts.size()];
    this.ends = new int[grafts.size()];
  }

  /** The source with everything grafted in. */
  Text text() {
    var text = new StringBuilder();
    int done = 0;
    for (Cut cut : cuts()) {
      text.append(source.code(), done, cut.at());
      done = cut.at();
      Graft graft = grafts.get(cut.graft());
      if (cut.opens()) {
        starts[cut.graft()] = text.length();
        text.append(graft.prefix());
      } else {
        text.append(graft.suffix());
        ends[cut.graft()] = text.length();
      }
    }
    text.append(source.code(), done, source.code().length());
    return new Text(source.path(), text.toString());
  }

  /** Closings before openings; the inner closes first, the outer opens first. */
  private List<Cut> cuts() {
    var cuts = new ArrayList<Cut>();
    for (int i = 0; i < grafts.size(); i++) {
      cuts.add(new Cut(i, grafts.get(i).start(), true));
      if (grafts.get(i).end() > grafts.get(i).start()) {
        cuts.add(new Cut(i, grafts.get(i).end(), false));
      }
    }
    cuts.sort(
        Comparator.comparingInt(Cut::at)
            .thenComparing(Cut::opens)
            .thenComparingInt(cut -> -other(cut))
            .thenComparingInt(cut -> cut.opens() ? cut.graft() : -cut.graft()));
    return cuts;
  }

  private int other(Cut cut) {
    Graft graft = grafts.get(cut.graft());
    return cut.opens() ? graft.end() : graft.start();
  }

  /** The innermost graft around a place of the text, -1 if there is none. */
  int around(long at) {
    int inner = -1;
    for (int i = 0; i < starts.length; i++) {
      if (starts[i] <= at
          && at <= ends[i]
          && (inner < 0 || ends[i] - starts[i] < ends[inner] - starts[inner])) {
        inner = i;
      }
    }
    return inner;
  }
}
