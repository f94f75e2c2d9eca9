package dev.cleave.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CropTest {
  private static final Extent WHOLE = new Extent(0, 0, 99, 49);

  private final Crop crop = new Crop();

  @Test
  void whatFitsIsNotCut() {
    crop.add(new Extent(90, 40, 90, 40), 1);
    assertThat(crop.of(WHOLE, 100, 50)).isEqualTo(WHOLE);
    assertThat(crop.of(WHOLE, 200, 80)).isEqualTo(WHOLE);
  }

  @Test
  void whatMattersIsInTheMiddle() {
    crop.add(new Extent(50, 20, 50, 20), 1);
    crop.add(new Extent(54, 24, 54, 24), 1);
    assertThat(crop.of(WHOLE, 11, 7)).isEqualTo(new Extent(47, 19, 57, 25));
  }

  @Test
  void theEdgeOfTheMapIsTheEdge() {
    crop.add(new Extent(0, 49, 0, 49), 1);
    assertThat(crop.of(WHOLE, 10, 10)).isEqualTo(new Extent(0, 40, 9, 49));
  }

  @Test
  void ofTwoCrowdsTheHeavierIsShownNotTheGapBetweenThem() {
    crop.add(new Extent(5, 5, 5, 5), 2);
    crop.add(new Extent(90, 40, 90, 40), 1);
    crop.add(new Extent(92, 42, 92, 42), 2);
    assertThat(crop.of(WHOLE, 11, 11)).isEqualTo(new Extent(86, 36, 96, 46));
  }
}
