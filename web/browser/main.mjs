// The page against a real `cleave serve`, in a real browser: sh web/browser.sh [words of a name…]
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { aftermath, asPlainText, nextFight } from './after.mjs';
import { areaMoves } from './areas.mjs';
import { accessible } from './axe.mjs';
import { besideThem, cardOnAPhone, pointedAt } from './card.mjs';
import { Chromium } from './chromium.mjs';
import { serve } from './cleave.mjs';
import { sixtyInTheDark, sixtyTokens } from './crowd.mjs';
import {
  aloneInFourClicks,
  byOneLink,
  filesRefused,
  nothingLost,
  ownTables,
  whereOthersCome,
  whoIsLost,
  withoutThem,
} from './doors.mjs';
import { byFinger, byMouse, sharedRuler } from './drag.mjs';
import { drawn } from './drawing.mjs';
import { keysAfterATab, secretsOpen, sound, theEnd } from './end.mjs';
import { allMineByHand, ownDice, threeAtATable } from './fight.mjs';
import { judgesHand } from './judge.mjs';
import { byKeysAlone, mapByKeys } from './keys.mjs';
import { firstLoad } from './load.mjs';
import { fortyOrcs, inAnothersPlace, throughOthersEyes } from './many.mjs';
import { hostileNames, lostAnswer, noSeat } from './mishaps.mjs';
import { onAPhone } from './phone.mjs';
import { seatsChange } from './seats.mjs';
import { foundInTheStory } from './story.mjs';

const wanted = process.argv.slice(2);
let server;
let chromium;

before(async () => {
  server = await serve();
  chromium = await Chromium.launch(server.base);
});

after(async () => {
  await chromium?.close();
  await server?.close();
});

/** Longer than any journey takes, others at work on the machine or not; two of them fit into what a test may take. */
const LONGEST = 140_000;

/** Once through, with all its contexts closed afterwards; so one that hangs does not go on beside the next. */
async function once(walk, note) {
  let troubles;
  let late;
  const own = chromium.beside();
  const walked = walk({ chromium: own, base: server.base, note });
  walked.catch(() => {});
  try {
    await Promise.race([
      walked,
      new Promise((_, failed) => {
        late = setTimeout(() => failed(new Error(`not there after ${LONGEST / 1000} s`)), LONGEST);
      }),
    ]);
  } finally {
    clearTimeout(late);
    troubles = await own.leave();
  }
  assert.deepEqual(troubles, [], 'no error in a console, no other server asked');
}

/** The dice are nobody's, so a fight may end before its journey does: each may be walked twice, and says so. */
function journey(name, walk) {
  const skip = wanted.length > 0 && !wanted.some(word => name.includes(word));
  test(name, { skip, timeout: 300_000 }, async t => {
    const note = text => t.diagnostic(text);
    try {
      await once(walk, note);
    } catch (error) {
      note(`walked again, for the first time it was: ${error.message}`);
      await once(walk, note);
    }
  });
}

// What is measured has the machine to itself.
journey('the first load is small and quick', firstLoad);
journey('sixty tokens', sixtyTokens);
journey('sixty by sixty in the dark', sixtyInTheDark);
journey('alone from the first page to the first blow in four clicks', aloneInFourClicks);

/** The others mostly wait: for dice, for each other, for odds. So some go on beside each other, the longest first. */
const BESIDE = Number(process.env.CLEAVE_JOURNEYS ?? 3);

describe('beside each other', { concurrency: BESIDE }, () => {
  journey('a Judge and two players: an interrupt, a lost line, an undo, the end, the replay', threeAtATable);
  journey('nothing that axe calls serious, by day', accessible('light'));
  journey('nothing that axe calls serious, by night', accessible('dark'));
  journey('a passphrase and addresses where others can come', whereOthersCome);
  journey("the Judge's hand", judgesHand);
  journey('forty orcs are run with a few clicks', fortyOrcs);
  journey("the Judge answers in another's place", inAnothersPlace);
  journey('the Judge looks as a seat sees', throughOthersEyes);
  journey('seats are changed', seatsChange);
  journey('somebody throws dice of their own', ownDice);
  journey('own dice without a map, all sides mine', allMineByHand);
  journey('a fight by keys alone', byKeysAlone);
  journey('the map by keys', mapByKeys);
  journey('on a phone', onAPhone);
  journey('the answer stands beside whom it is about', besideThem);
  journey('whoever is pointed at has the answer beside him', pointedAt);
  journey('the answer fills the sheet of a phone', cardOnAPhone);
  journey("a spell's area moves and names whom it catches", areaMoves);
  journey('the story is searched and sifted', foundInTheStory);
  journey('a piece is dragged by mouse', byMouse);
  journey('a piece is dragged by finger', byFinger);
  journey('a ruler is shared', sharedRuler);
  journey('the table as plain text', asPlainText);
  journey('what comes after', aftermath);
  journey('the end of a fight, and again', theEnd);
  journey('what was secret opens after the fight', secretsOpen);
  journey('sound is a switch', sound);
  journey('keys after a tab', keysAfterATab);
  journey('the next fight at the same table', nextFight);
  journey('an answer lost on its way', lostAnswer);
  journey('hostile names stay names', hostileNames);
  journey('who has no seat is told so', noSeat);
  journey('a scenario is drawn', drawn);
  journey("one's own tables: continue, links, put away, bring back", ownTables);
  journey('by one link for the table', byOneLink);
  journey('the absent are named, and the Judge begins without them', withoutThem);
  journey('a reload and a way home lose nothing', nothingLost);
  journey('files that are no scenario are refused in words', filesRefused);
  journey('who is lost finds home', whoIsLost);
});
