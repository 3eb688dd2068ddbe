import { expect, test } from 'vitest';
import { localVoice } from './speech.ts';

const british = { lang: 'en-GB', localService: true };
const androids = { lang: 'en_GB', localService: true };
const american = { lang: 'en-US', localService: true };
const french = { lang: 'fr-FR', localService: true };
const remote = { lang: 'en-GB', localService: false };

test.each([
  ['a British voice on the device', [american, british], british],
  ['a British voice in Android’s spelling', [american, androids], androids],
  ['another English one where there is no British one', [french, american], american],
  ['none that sends the words away, even if it is British', [remote, american], american],
  ['none at all rather than that', [remote, french], undefined],
  ['none where there are no voices', [], undefined],
])('%s is chosen', (_, voices, voice) => {
  expect(localVoice(voices)).toBe(voice);
});
