import type { JSX } from 'preact';
import { memo } from './memo';

/** Hand-made pictures by `sort`, each in a box from -10 to 10, facing right. Anything unknown is a man. */
const PICTURES: Record<string, string> = {
  man: 'M0-9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM-5 9c0-7 1-11 5-11s5 4 5 11Z',
  warrior:
    'M-1-9.500c2 0 3.200 1.400 3.200 3.300h-.900v1.200h-4.600v-1.200h-.900c0-1.900 1.200-3.300 3.200-3.300ZM-6 9c0-7 .500-13 5-13 1.300 0 2.300.500 3 1.400V5l-1.200 1.200V9ZM3-4h6v5c0 3-1.500 5-3 6-1.500-1-3-3-3-6Z',
  spearman:
    'M-1.500-9.500c2 0 3.200 1.400 3.200 3.300h-.900v1.200h-4.600v-1.200h-.900c0-1.900 1.200-3.300 3.200-3.300ZM-7 9c0-7 .500-13 5.500-13 3.200 0 4.600 2.600 5.200 6H5.500V-6L4.700-6 6.200-10 7.700-6 6.900-6V9.500H5.500V4H4.100L4.300 9Z',
  archer:
    'M-3-9a2.600 2.600 0 1 1 0 5.200A2.600 2.600 0 0 1-3-9ZM-7 9c0-6 .600-12 4-12 1.600 0 2.600.900 3.300 2.400H6V.900H0V9ZM4.400-9C8-6 9.200-3 9.200 0S8 6 4.400 9l-.700-1C6.600 5.600 7.800 3 7.800 0S6.600-5.600 3.700-8Z',
  mage: 'M0-10 3.600-4.600H6v1.300H-6v-1.300h2.400ZM-2.700-2.500h5.400a2.700 2.700 0 0 1-5.400 0ZM0 1C4 1 5.400 4.500 6 9H-6C-5.400 4.500-4 1 0 1ZM7.600-7l1 .200L9 9H7.800Z',
  beastman:
    'M-5.500-9-3-6.700a4.300 4.300 0 0 1 6 0L5.500-9 5-3.600A4 4 0 0 1 2.600-.800C6 .500 7 5 7 9H4.300L3 5.500V9h-6V5.500L-4.300 9H-7c0-4 1-8.500 4.400-9.800A4 4 0 0 1-5-3.600Z',
  beast:
    'M-10-4c1 1.600 2 2.300 3.500 2.300h7.200L3.600-5l.400-3 2 2c2 .200 3.600 1.300 4 3L9.600-1.600 6.600-1C6 1.500 5.300 2.700 5 4l.600 5H3.600L2.700 4.300H-3L-4.300 6l-.300 3h-2l-.400-5C-8.600 1-9.600-1-10-4Z',
  undead:
    'M0-9.500c3 0 4.800 2 4.800 4.600 0 1.800-.800 3-2 3.700V.500h-1v-1h-1v1h-1.600v-1h-1v1h-1v-1.700c-1.200-.700-2-1.900-2-3.700C-4.800-7.500-3-9.500 0-9.500Zm-2 3.300a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600Zm4 0a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600ZM-.800 1.500H.800V3H5v1.300H.800v1.100H4v1.300H.800V9H-.800V6.700H-4V5.400h3.200V4.300H-5V3h4.200Z',
  giant:
    'M0-10a2.400 2.400 0 1 1 0 4.800A2.400 2.400 0 0 1 0-10ZM-8-1c1-3 4-3.800 8-3.800S7-4 8-1l1 7H6.600L5.400 1.500 5 10H1L.600 5h-1.200L-1 10h-4l-.400-8.500L-6.600 6H-9Z',
  dragon:
    'M-10 7C-7.500 7.500-6 6-5.500 3.500-5 1-3-.500-.300-.800L-7-9C-2-9.300 2.500-7 3.400-2.200 4.500-3.500 4.400-5 4.800-6.500L4.300-9 6.300-7.900C7.900-8 9.400-7 10-5.400L9-4.400 6.900-4.600C6.600-2 6.600 0 5.600 2.500 5.100 4 4.600 4.500 4 5L5 9H2.500L1.500 6H-2L-2.500 9H-5L-4.700 6C-6 8.500-8 9-10 7Z',
  ooze: 'M-9.500 7C-9 2-6-.500-3.500-.500c0-3 2-5.500 4.500-5.500s3.500 2 3.500 4.500C8 0 9 3.500 9.500 7 7 9 4 8 2.500 8.600 0 9.500-3 8-5 8.600-7 9-9 8.500-9.500 7ZM1-3.600A1.200 1.200 0 1 0 1-1.200 1.200 1.200 0 0 0 1-3.600ZM-3 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z',
  construct:
    'M-3-9.500h6v5h-6ZM-7-3.500H7V0l1.500 5.500h-3L4.500 2v7.500h-3.500V5h-2v4.500h-3.500V2l-1 3.500h-3L-7 0ZM-1.700-7.700v1.200h3.400v-1.200Z',
  horse:
    'M-9.500-3C-8-4-6-4-4-3.600h5L4-8l1.400-1.500.300 1.300C8-7 9-5.500 9.500-3.600L8-2.600 5.600-3.600C5-1 4.600.500 4 2l.600 7H2.800L1.700 3.600h-5L-5 9h-1.800l.300-5.600C-8-.500-8.600 1.500-9 3.500Z',
  engine:
    'M-9 3 6-7l1.300 1.800L-1 2h8v3.200H-9ZM-5.500 5a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800Zm10 0a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800Z',
  incarnation:
    'M.500-10C5-6.500 7-3 7 2A7 7.500 0 0 1-7 2c0-3 1.500-5 3-7 .500 2 1 3 2.500 3.800C-1.800-4 0-7 .500-10ZM0 2C-1.800 3.200-2.500 4-2.500 5.500a2.500 2.500 0 0 0 5 0C2.500 4 1.500 3.200 0 2Z',
  vehicle: 'M-9-5H4V0h5.500v1.500H-9ZM-4 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  vermin:
    'M0-7.500c1.700 0 3 1.300 3 3 0 .700-.200 1.300-.600 1.800L5-4.500 7.500-8l.900.600L6-3.600 3.400-1.600 3.700 0l5-1 .300 1-5 1.600-.100.900L8.500 6 8 9H6.900l.300-2.600-3.700-2C2.700 6.300 1.500 8 0 8s-2.700-1.700-3.500-3.600l-3.700 2L-6.900 9H-8l-.500-3 4.600-3.500-.100-.900L-9 0l.300-1 5 1 .3-1.600L-6-3.600-8.400-7.400-7.500-8-5-4.500l2.600 1.800C-2.800-3.200-3-3.800-3-4.500c0-1.700 1.300-3 3-3Z',
  plant:
    'M-1.400 9.500V3.600L-6 .800C-9 .500-9.500-3-7.500-4.500-8-8-4-9-2.500-8 0-10.500 4-9.500 4.500-7 8-7 9.500-3 7-1 6.500 1 4 1.500 3 1L1.400 3.800v5.700Z',
};

const ALIASES: Record<string, string> = {
  humanoid: 'man',
  fighter: 'warrior',
  thief: 'archer',
  cleric: 'warrior',
  goblinoid: 'beastman',
  orc: 'beastman',
  animal: 'beast',
  wolf: 'beast',
  skeleton: 'undead',
  ogre: 'giant',
  monstrosity: 'vermin',
  artillery: 'engine',
  golem: 'construct',
};

/** A caster or bowman is told by what he holds. */
export function pictureOf(sort: string, weapon = '', armour = ''): string {
  // A sort is the server's word: only own names count, or `constructor` would be a picture.
  const known = Object.hasOwn(PICTURES, sort) ? sort : Object.hasOwn(ALIASES, sort) ? (ALIASES[sort] as string) : 'man';
  if (known !== 'man' && known !== 'warrior') return known;
  if (/bow|sling|arbalest/.test(weapon)) return 'archer';
  if (/spear|pike|lance|halberd|polearm/.test(weapon)) return 'spearman';
  if (known === 'warrior') return known;
  if (/staff/.test(weapon) && !armour) return 'mage';
  return armour && !/none|unarmoured/.test(armour) ? 'warrior' : 'man';
}

export const Silhouette = memo(function Silhouette({ picture, size }: { picture: string; size: number }): JSX.Element {
  return (
    <path
      class="silhouette"
      d={PICTURES[picture] ?? PICTURES.man}
      transform={`scale(${size / 20})`}
      fill-rule="evenodd"
    />
  );
});
