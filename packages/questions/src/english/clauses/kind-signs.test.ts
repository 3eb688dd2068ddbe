/** A step that is as true of a trap as of the right answer proves nothing: since opens clauses and phrases. */
import { expect, test } from 'vitest';
import { compoundSign, kindTest, kindThere } from './kind-signs.ts';

test('the verb tells a clause from a phrase that opens alike', () => {
  expect(kindTest('subordinate clause with a conjunction', 'Since nobody could read it')).toContain(
    'After “since” comes “nobody could read it”, with a verb',
  );
  expect(kindThere('phrase', 'subordinate clause with a conjunction', 'Since the discovery of gold')).toContain(
    'After “since” comes only “the discovery of gold”: there is no verb',
  );
});

test('both clauses of a compound sentence are named', () => {
  expect(compoundSign('The engine failed, so the crew took to the oars.')).toContain(
    '“So” joins “the engine failed” and “the crew took to the oars”.',
  );
});
