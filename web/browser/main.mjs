// The page against a real `cleave serve`, in a real browser: sh web/browser.sh [words of a name…]
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { aftermath, asPlainText, nextFight } from './after.mjs';
import { accessible } from './axe.mjs';
import { Chromium } from './chromium.mjs';
import { serve } from './cleave.mjs';
import { sixtyTokens } from './crowd.mjs';
import { drawn } from './drawing.mjs';
import { ownDice, threeAtATable } from './fight.mjs';
import { judgesHand } from './judge.mjs';
import { byKeysAlone, mapByKeys } from './keys.mjs';
import { firstLoad } from './load.mjs';
import { hostileNames, lostAnswer, noSeat } from './mishaps.mjs';
import { onAPhone } from './phone.mjs';
import { seatsChange } from './seats.mjs';

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

/** Once through, with all its contexts closed afterwards. */
async function once(walk, note) {
  let troubles;
  try {
    await walk({ chromium, base: server.base, note });
  } finally {
    troubles = await chromium.leave();
  }
  assert.deepEqual(troubles, [], 'no error in a console, no other server asked');
}

/** The dice are nobody's, so a fight may end before its journey does: each may be walked twice, and says so. */
function journey(name, walk) {
  const skip = wanted.length > 0 && !wanted.some(word => name.includes(word));
  test(name, { skip, timeout: 160_000 }, async t => {
    const note = text => t.diagnostic(text);
    try {
      await once(walk, note);
    } catch (error) {
      note(`walked again, for the first time it was: ${error.message}`);
      await once(walk, note);
    }
  });
}

journey('the first load is small and quick', firstLoad);
journey('a Judge and two players: an interrupt, a lost line, an undo, the end, the replay', threeAtATable);
journey("the Judge's hand", judgesHand);
journey('seats are changed', seatsChange);
journey('somebody throws dice of their own', ownDice);
journey('a fight by keys alone', byKeysAlone);
journey('the map by keys', mapByKeys);
journey('on a phone', onAPhone);
journey('sixty tokens', sixtyTokens);
journey('the table as plain text', asPlainText);
journey('what comes after', aftermath);
journey('the next fight at the same table', nextFight);
journey('an answer lost on its way', lostAnswer);
journey('hostile names stay names', hostileNames);
journey('who has no seat is told so', noSeat);
journey('a scenario is drawn', drawn);
journey('nothing that axe calls serious', accessible);
