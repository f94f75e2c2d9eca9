import type { Draft, Fighter } from '../src/start/draft';
import type { Combatant, Facing, Square } from '../src/wire/protocol';
import { textOf } from '../src/yaml/value';

/** What a fake fight knows of somebody beside what it shows. */
export interface Person extends Combatant {
  hp: number;
  most: number;
  attack: number;
  ac: number;
  shield: boolean;
  damage: number;
  speed: number;
  weapons: string[];
  level: string;
}

const ARMOUR: Record<string, number> = { leather: 2, scale: 3, chain: 4, plate: 6 };
const CREATURES: Record<
  string,
  {
    hp: number;
    ac: number;
    sort: string;
    weapon: string;
    size?: string;
    base?: [number, number];
    damage?: number;
    attack?: number;
  }
> = {
  orc: { hp: 5, ac: 2, sort: 'beastman', weapon: 'scimitar' },
  goblin: { hp: 3, ac: 2, sort: 'beastman', weapon: 'short sword' },
  brigand: { hp: 5, ac: 2, sort: 'man', weapon: 'sword' },
  guard: { hp: 5, ac: 4, sort: 'man', weapon: 'spear' },
  ogre: { hp: 19, ac: 4, sort: 'giant', weapon: 'club', size: 'large', base: [2, 2], damage: 8, attack: 7 },
  troll: { hp: 29, ac: 5, sort: 'giant', weapon: 'claws', size: 'large', base: [2, 2], damage: 6, attack: 5 },
  wolf: { hp: 10, ac: 2, sort: 'animal', weapon: 'bite' },
  'dire wolf': { hp: 19, ac: 3, sort: 'animal', weapon: 'bite', base: [1, 2] },
  horse: { hp: 14, ac: 2, sort: 'horse', weapon: 'hooves', base: [1, 2] },
  skeleton: { hp: 4, ac: 2, sort: 'undead', weapon: 'sword' },
  'young dragon': { hp: 40, ac: 7, sort: 'dragon', weapon: 'bite', size: 'huge', base: [3, 3], damage: 10, attack: 3 },
  'ancient dragon': {
    hp: 90,
    ac: 11,
    sort: 'dragon',
    weapon: 'bite',
    size: 'colossal',
    base: [4, 4],
    damage: 20,
    attack: 1,
  },
};

function one(fighter: Fighter, index: number, id: string, at: Square): Person {
  const creature = CREATURES[fighter.what];
  const isClass = fighter.kind === 'class';
  const armour = textOf(fighter.rest.get('armour')) || (creature && creature.sort === 'man' ? 'leather' : '');
  const weapon = textOf(fighter.rest.get('weapon')) || creature?.weapon || 'sword';
  const more = fighter.rest.get('weapons');
  const fights = fighter.what === 'fighter';
  const hp = isClass ? (fights ? 2 + fighter.level * 5 : 2 + fighter.level * 3) : (creature?.hp ?? 5);
  const shield = fighter.rest.get('shield') === true || (!isClass && fighter.what === 'orc');
  return {
    id,
    name: fighter.count > 1 ? `${fighter.name} ${index + 1}` : fighter.name,
    side: fighter.side,
    sort: isClass ? (fighter.what === 'mage' ? 'mage' : 'man') : (creature?.sort ?? 'man'),
    size: creature?.size ?? 'man-sized',
    at,
    base: creature?.base ?? [1, 1],
    facing: fighter.facing ?? ('N' as Facing),
    health: 'unhurt',
    hp,
    most: hp,
    conditions: [],
    fate: 'standing',
    weapon,
    armour: [armour && `${armour}`, shield && 'shield'].filter(Boolean).join(', '),
    notes: [],
    turn: 'none',
    attack: creature?.attack ?? (isClass && fights ? 10 - Math.floor(fighter.level / 3) : 10),
    ac: armour ? (ARMOUR[armour] ?? 2) : (creature?.ac ?? 0),
    shield,
    damage: creature?.damage ?? (weapon.startsWith('great') ? 8 : 6),
    speed: armour === 'plate' ? 20 : 30,
    weapons: Array.isArray(more) ? more.map(textOf) : [],
    level: isClass ? `level ${fighter.level}` : '1 HD',
  };
}

export function people(draft: Draft): Person[] {
  const all: Person[] = [];
  for (const fighter of draft.fighters) {
    for (let i = 0; i < fighter.count; i++) {
      all.push(one(fighter, i, `c${all.length}`, fighter.places[i] ?? [1 + all.length, 1]));
    }
  }
  return all;
}
