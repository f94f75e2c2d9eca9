/** `3d6+1` as people write dice: how many and of how many sides. */
export function diceOf(text: string): { many: number; sides: number } | null {
  const found = /^(\d*)d(\d+|%)/i.exec(text.trim());
  if (!found) return null;
  const sides = found[2] === '%' ? 100 : Number(found[2]);
  const many = found[1] ? Number(found[1]) : 1;
  return many >= 1 && many <= 100 && sides >= 2 && sides <= 1000 ? { many, sides } : null;
}

/** What somebody typed as faces: numbers between any signs, each of them possible. */
export function facesOf(typed: string, many: number, sides: number): number[] | null {
  const faces = typed
    .split(/[^0-9]+/)
    .filter(Boolean)
    .map(Number);
  return faces.length === many && faces.every(face => face >= 1 && face <= sides) ? faces : null;
}
