/** A sign for a condition in a box of 16: lines, and what is filled. */
export interface Sign {
  line?: string;
  solid?: string;
}

const SIGNS: Record<string, Sign> = {
  asleep: { line: 'M3.5 5h4l-4 5h4M9.5 3.5h3.5l-3.5 4h3.500' },
  frightened: { line: 'M8 2.800v6.400', solid: 'M8 11.400a1.300 1.300 0 1 0 .01 0z' },
  prone: {
    line: 'M6 10.500h7M6 10.500l-1.200-1.200M9 10.500l2-2.500',
    solid: 'M3.600 7.400a1.700 1.700 0 1 0 .01 0z',
  },
  blinded: { line: 'M2.500 8c3-4.200 8-4.200 11 0-3 4.200-8 4.200-11 0zM3.500 13 12.500 3' },
  grabbed: { line: 'M5 12.500c-3-3.500-2-8 1-9.500M11 12.500c3-3.500 2-8-1-9.500M8 4v5.500M6.300 8 8 9.700 9.700 8' },
  burning: {
    solid:
      'M8.300 1.800c.600 2.600 4 3.900 4 7.600 0 2.800-1.900 4.800-4.300 4.800s-4.300-1.900-4.300-4.500c0-1.800 1-2.900 1.700-4.100.400 1 .900 1.500 1.500 1.700-.100-2 .2-3.800 1.400-5.500z',
  },
  dying: { solid: 'M8 2c2.500 3.300 4.300 5.400 4.300 7.900a4.300 4.300 0 0 1-8.600 0C3.700 7.400 5.500 5.300 8 2z' },
  disordered: {
    line: 'M3.500 3.500h9v4.500c0 3-2 4.500-4.500 5.500-2.500-1-4.500-2.500-4.500-5.500zM9.500 3.500 7 7.500l2.500 1.500L7.500 13',
  },
  defending: { solid: 'M3 3h10v5c0 3.300-2.300 5-5 6-2.700-1-5-2.700-5-6z' },
  readied: {
    line: 'M4.500 2.500h7M4.500 13.500h7M5.200 2.500c0 3.500 5.600 4.500 5.600 11M10.800 2.500c0 3.500-5.600 4.500-5.600 11',
  },
  casting: { solid: 'M8 1.500l1.500 5L14.500 8l-5 1.500L8 14.500 6.500 9.500 1.500 8l5-1.500z' },
  stunned: {
    line: 'M8 8.200c.900 0 .900 1.300-.200 1.300-1.800 0-2.300-2.700.2-3.200 3.200-.500 4.300 3.700 1.300 5.200-4 2-8-2-6-5.800C5 2.500 9.500 1.700 12 4.500',
  },
  paralysed: { line: 'M8 2.500v11M3.200 5.200l9.600 5.600M12.800 5.200 3.200 10.800' },
  hidden: { line: 'M2.500 7c3 4 8 4 11 0M4.500 9.500 3.300 11.300M8 10.300v2.200M11.500 9.500l1.200 1.800' },
  poisoned: {
    line: 'M6.200 2.500h3.600M7 2.500v3.700L3.800 12c-.500 1 0 1.700 1 1.700h6.400c1 0 1.500-.700 1-1.700L9 6.200V2.500M5 10.500h6',
  },
  faltering: { line: 'M4.500 2.500v11M4.500 3.500h7.500l-2 2.500 2 2.500H4.500M8 8.500l2.500 4' },
  fatigued: { line: 'M8 3v7M4.500 7 8 10.500 11.500 7M4 13.200h8' },
};

/** The rulebooks' words for what these signs stand for. */
const MEANS: [RegExp, string][] = [
  [/sleep/, 'asleep'],
  [/fright|afraid|cower|panic|flee|rout/, 'frightened'],
  [/prone|knocked/, 'prone'],
  [/blind|dazzl/, 'blinded'],
  [/grab|grip|held|wrestl|bound|entangl|pinned|restrain|webbed|swallow/, 'grabbed'],
  [/burn|fire/, 'burning'],
  [/dying|bleed|bloody/, 'dying'],
  [/disorder|off balance|reeling/, 'disordered'],
  [/^(defen|on guard)/, 'defending'],
  [/ready|readied|waits/, 'readied'],
  [/casting|concentrat/, 'casting'],
  [/stun|daz|confus|charm/, 'stunned'],
  [/paraly|helpless|petrif|incapac|unconscious/, 'paralysed'],
  [/hid|sneak|invisible/, 'hidden'],
  [/poison|sick|nause|disease/, 'poisoned'],
  [/falter|waver|shaken/, 'faltering'],
  [/fatig|exhaust|slow|winded|weak/, 'fatigued'],
];

/** The name of a condition's sign; null if none says it. */
export function signName(condition: string): string | null {
  return MEANS.find(([words]) => words.test(condition))?.[1] ?? null;
}

export function signOf(name: string): Sign {
  return SIGNS[name] ?? {};
}

export interface Badge {
  /** A sign's name, or the text itself. */
  sign: string | null;
  text: string;
}

export interface Afflicted {
  conditions?: string[];
  hidden?: boolean;
  health?: string;
  ready?: string;
  declares?: string;
}

/** What is worth a sign: posture first. */
function worth({ conditions = [], hidden, ready, declares }: Afflicted): string[] {
  // Who sleeps is helpless, and one sign says so.
  const all = conditions.filter(one => one !== 'helpless' || !conditions.includes('asleep'));
  if (hidden && !all.some(one => signName(one) === 'hidden')) all.push('hidden');
  if (ready) all.push('readied');
  if (declares && /\bcast/.test(declares)) all.push('casting');
  const posture = (one: string) => (/^(prone|hidden)$/.test(signName(one) ?? '') ? 0 : 1);
  return all.sort((a, b) => posture(a) - posture(b));
}

/** At most two badges: of more than two conditions the first, and how many more there are. */
export function badges(who: Afflicted): Badge[] {
  if (who.health === 'dead') return [];
  if (who.health === 'down') return [{ sign: 'dying', text: 'down' }];
  const all = worth(who);
  const badge = (one: string): Badge => ({ sign: signName(one), text: one });
  if (all.length <= 2) return all.map(badge);
  return [badge(all[0] as string), { sign: null, text: `+${all.length - 1}` }];
}
