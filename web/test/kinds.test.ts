import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, PROMPTS } from '../src/wire/kinds';

describe('kinds', () => {
  const protocol = readFileSync('../docs/protocol.md', 'utf8');
  const listed = (heading: string): string[] => {
    const table = protocol.split(`| ${heading} | |\n`)[1]?.split('\n\n')[0] ?? '';
    return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(row => row[1] as string);
  };

  it('of cards are those of the protocol', () => {
    expect(listed('card')).toEqual([...CARDS]);
  });

  it('of prompts are those of the protocol', () => {
    expect(listed('prompt')).toEqual([...PROMPTS]);
  });
});
