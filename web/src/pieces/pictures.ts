import bat from 'game:bat';
import bear from 'game:bear-face';
import animal from 'game:boar';
import archer from 'game:bowman';
import horned from 'game:bull-horns';
import camel from 'game:camel-head';
import vehicle from 'game:cartwheel';
import engine from 'game:catapult';
import cavalier from 'game:cavalry';
import centaur from 'game:centaur';
import thief from 'game:cowled';
import crocodile from 'game:croc-jaws';
import undead from 'game:death-skull';
import dinosaur from 'game:dinosaur-rex';
import dragon from 'game:dragon-head';
import dwarf from 'game:dwarf-face';
import bird from 'game:eagle-head';
import elephant from 'game:elephant';
import elf from 'game:elf-helmet';
import plant from 'game:evil-tree';
import sprite from 'game:fairy';
import cat from 'game:feline';
import fire from 'game:flame';
import frog from 'game:frog';
import spirit from 'game:ghost';
import giant from 'game:giant';
import goblin from 'game:goblin';
import slinger from 'game:goblin-head';
import ape from 'game:gorilla';
import griffon from 'game:griffin-symbol';
import harpy from 'game:harpy';
import steed from 'game:horse-head';
import monster from 'game:hydra';
import gnoll from 'game:hyena-head';
import fiend from 'game:imp';
import lizardman from 'game:lizardman';
import minotaur from 'game:minotaur';
import cleric from 'game:monk-face';
import squid from 'game:octopus';
import ogre from 'game:ogre';
import orc from 'game:orc-head';
import man from 'game:person';
import fish from 'game:piranha';
import rat from 'game:rat';
import construct from 'game:rock-golem';
import scorpion from 'game:scorpion';
import dead from 'game:skull-crossed-bones';
import ooze from 'game:slime';
import snake from 'game:snake';
import spearman from 'game:spears';
import vermin from 'game:spider-alt';
import armed from 'game:swordman';
import troll from 'game:troll';
import wild from 'game:viking-head';
import fighter from 'game:visored-helm';
import water from 'game:water-splash';
import wind from 'game:whirlwind';
import witch from 'game:witch-face';
import mage from 'game:wizard-face';
import wolf from 'game:wolf-head';

/** Silhouettes by what somebody is, each in a box of 512. */
export const PICTURES: Record<string, string> = {
  animal,
  ape,
  archer,
  armed,
  bat,
  bear,
  bird,
  camel,
  cat,
  cavalier,
  centaur,
  cleric,
  construct,
  crocodile,
  dead,
  dinosaur,
  dragon,
  dwarf,
  elephant,
  elf,
  engine,
  fiend,
  fighter,
  fire,
  fish,
  frog,
  giant,
  gnoll,
  goblin,
  griffon,
  harpy,
  horned,
  lizardman,
  mage,
  man,
  minotaur,
  monster,
  ogre,
  ooze,
  orc,
  plant,
  rat,
  scorpion,
  slinger,
  snake,
  spearman,
  spirit,
  sprite,
  squid,
  steed,
  thief,
  troll,
  undead,
  vehicle,
  vermin,
  water,
  wild,
  wind,
  witch,
  wolf,
};

/** Other words for the same picture: classes, kinds, and creatures as the builder knows them. */
const WORDS: Record<string, string> = {
  paladin: 'fighter',
  ruinguard: 'fighter',
  knight: 'fighter',
  warrior: 'fighter',
  vaultguard: 'dwarf',
  craftpriest: 'dwarf',
  dwarven: 'dwarf',
  gnome: 'dwarf',
  elven: 'elf',
  spellsword: 'elf',
  nightblade: 'thief',
  assassin: 'thief',
  venturer: 'thief',
  bard: 'thief',
  explorer: 'archer',
  barbarian: 'wild',
  berserker: 'wild',
  neanderthal: 'wild',
  crusader: 'cleric',
  priestess: 'cleric',
  priest: 'cleric',
  acolyte: 'cleric',
  bladedancer: 'cleric',
  shaman: 'cleric',
  wizard: 'mage',
  warlock: 'mage',
  apprentice: 'mage',
  hobgoblin: 'orc',
  bugbear: 'orc',
  beastman: 'orc',
  kobold: 'goblin',
  troglodyte: 'lizardman',
  hound: 'wolf',
  dog: 'wolf',
  warg: 'wolf',
  lion: 'cat',
  tiger: 'cat',
  panther: 'cat',
  horse: 'steed',
  warhorse: 'steed',
  pony: 'steed',
  mule: 'steed',
  hawk: 'bird',
  roc: 'bird',
  skeleton: 'undead',
  zombie: 'undead',
  ghoul: 'undead',
  wight: 'undead',
  spectre: 'spirit',
  wraith: 'spirit',
  spider: 'vermin',
  monstrosity: 'monster',
  incarnation: 'spirit',
  artillery: 'engine',
  golem: 'construct',
  beast: 'animal',
};

function known(sort: string): string | null {
  // A sort is the server's word: only own names count, or `constructor` would be a picture.
  if (Object.hasOwn(PICTURES, sort)) return sort;
  return Object.hasOwn(WORDS, sort) ? (WORDS[sort] as string) : null;
}

/** The picture of a sort; of several words the last that is known counts, and of men what they hold. */
export function pictureOf(sort: string, weapon = '', armour = ''): string {
  const words = sort.toLowerCase().split(/[\s-]+/);
  const picture = known(sort) ?? words.reduceRight<string | null>((found, word) => found ?? known(word), null) ?? 'man';
  if (picture === 'goblin' && /bow|sling/.test(weapon)) return 'slinger';
  if (picture !== 'man') return picture;
  if (/bow|sling|arbalest/.test(weapon)) return 'archer';
  if (/spear|pike|lance|halberd|polearm/.test(weapon)) return 'spearman';
  if (/staff/.test(weapon) && !armour) return 'mage';
  return armour && !/none|unarmoured/.test(armour) ? 'armed' : 'man';
}
