/** A piece is drawn in a box of its own: its frame is about 20 units from the middle, whatever size it is shown at. */
export const HALF = 20;

const round = (n: number) => Math.round(n * 100) / 100;

/** Sides differ by shape as well as colour: circle, clipped square, shield, lozenge. */
export function frame(side: number, rx: number = HALF, ry: number = rx): string {
  const x = (part: number) => round(rx * part);
  const y = (part: number) => round(ry * part);
  switch (side % 4) {
    case 0: {
      // Who is longer than wide fills his squares too.
      const r = Math.min(rx, ry);
      if (rx !== ry) return stadium(rx, ry, r);
      return `M0 ${-ry}A${rx} ${ry} 0 1 1 0 ${ry}A${rx} ${ry} 0 1 1 0 ${-ry}Z`;
    }
    case 1: {
      const [a, b] = [x(0.93), y(0.93)];
      const c = round(Math.min(a, b) * 0.17);
      return `M${round(c - a)} ${-b}H${round(a - c)}L${a} ${round(c - b)}V${round(b - c)}L${round(a - c)} ${b}H${round(c - a)}L${-a} ${round(b - c)}V${round(c - b)}Z`;
    }
    case 2:
      return `M${x(-0.95)} ${y(-0.9)}Q0 ${y(-1.06)} ${x(0.95)} ${y(-0.9)}C${x(0.95)} ${y(0.1)} ${x(0.68)} ${y(0.74)} 0 ${y(1.06)}C${x(-0.68)} ${y(0.74)} ${x(-0.95)} ${y(0.1)} ${x(-0.95)} ${y(-0.9)}Z`;
    default:
      return `M0 ${y(-1.2)}L${x(1.2)} 0L0 ${y(1.2)}L${x(-1.2)} 0Z`;
  }
}

function stadium(rx: number, ry: number, r: number): string {
  const [a, b] = [round(rx - r), round(ry - r)];
  return `M${-a} ${-ry}H${a}A${r} ${r} 0 0 1 ${rx} ${-b}V${b}A${r} ${r} 0 0 1 ${a} ${ry}H${-a}A${r} ${r} 0 0 1 ${-rx} ${b}V${-b}A${r} ${r} 0 0 1 ${-a} ${-ry}Z`;
}

/** How far the rim of a frame is from the middle, so many degrees clockwise from north. */
export function rim(side: number, degrees: number, rx: number = HALF, ry: number = rx): number {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  switch (side % 4) {
    case 1: {
      const straight = 0.93 / Math.max(sin / rx, cos / ry);
      return degrees % 90 === 0 ? straight : straight * 0.93;
    }
    case 2:
      // A shield has two corners above.
      if (degrees === 45 || degrees === 315) return Math.hypot(rx, ry) * 0.88;
      return 1 / Math.hypot(sin / rx, cos / ry);
    case 3:
      return 1.2 / (sin / rx + cos / ry);
    default:
      return 1 / Math.hypot(sin / rx, cos / ry);
  }
}

/** The beak that tells where somebody looks: it grows out of the rim. */
export function beak(side: number, degrees: number, rx?: number, ry?: number): string {
  const far = rim(side, degrees, rx, ry);
  return `M-8 ${round(8 - far)}L0 ${round(-far - 6.5)}L8 ${round(8 - far)}Z`;
}
