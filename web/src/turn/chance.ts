/** A chance in percent. What is possible is never called 0 %, what may fail never 100 %. */
export function percent(chance: number): string {
  if (!(chance > 0)) return '0 %';
  if (chance >= 1) return '100 %';
  const hundredths = chance * 100;
  if (hundredths < 1) return '< 1 %';
  if (hundredths > 99) return '> 99 %';
  return `${hundredths < 10 && hundredths % 1 > 0.05 && hundredths % 1 < 0.95 ? hundredths.toFixed(1) : Math.round(hundredths)} %`;
}

/** The short of it: how likely he falls, or where one blow cannot fell him, how likely it hits. */
export function shortly({ hit, drop }: { hit: number; drop: number }): string {
  return drop > 0 || hit === 0 ? `${percent(drop)} falls` : `${percent(hit)} hit`;
}

/** Mean damage, one digit after the point unless it is whole. */
export function mean(damage: number): string {
  const rounded = Math.round(damage * 10) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1);
}

/** With its sign, and a real minus. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function feet(distance: number): string {
  return `${distance}′`;
}

/** "one more 30 %, two or more 9 %", as far as it is worth saying. */
export function cleaves(chances: number[]): string {
  return chances
    .map((chance, i) => [i + 1, chance] as const)
    .filter(([, chance]) => chance >= 0.005)
    .slice(0, 3)
    .map(([many, chance]) => `${many === 1 ? 'one more' : `${many} or more`} ${percent(chance)}`)
    .join(', ');
}

/** What a throw needs: "9+", or that no roll is enough. */
export function needs(target: number): string {
  if (!Number.isFinite(target)) return '–';
  return `${target}+`;
}
