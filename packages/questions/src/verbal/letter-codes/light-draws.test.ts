import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { mirrorOf, stepsBetween } from '../alphabet.ts';
import { boldParts, promptText } from '../ask.ts';

test.each([340501, 350601, 360601, 360604, 370401])(
  '%i: one letter at most is copied from the example or left alone in it',
  (id) => {
    for (const level of difficulties)
      for (let seed = 0; seed < 15; seed++) {
        const { question } = mintFor(id, level, seed);
        const [word = '', code = '', asked = ''] = boldParts(question);
        const shown = promptText(question).includes('How is') ? word : code;
        const inPlace = [...asked].filter((letter, place) => shown.charAt(place) === letter);
        expect(inPlace.length, `${shown} ${asked}`).toBeLessThan(2);
        const alone = [...word].filter((letter, place) => code.charAt(place) === letter);
        expect(alone.length, `${word} ${code}`).toBeLessThan(2);
      }
  },
);

test.each([350601, 360601, 370401])('%i: a code of steps alone does not look like one of mirror letters', (id) => {
  for (const level of difficulties)
    for (let seed = 0; seed < 15; seed++) {
      const { question, explanation } = mintFor(id, level, seed);
      if (JSON.stringify(explanation).includes('mirror letter')) continue;
      const [word = '', code = ''] = boldParts(question);
      const partners = [...word].filter((letter, place) => mirrorOf(letter) === code.charAt(place));
      expect(partners.length, `${word} ${code}`).toBeLessThan(2);
    }
});

test.each([
  [360601, 'hard'],
  [370401, 'easy'],
  [370401, 'medium'],
] as const)('%i %s: a word that is turned round does not look the same from both ends', (id, level) => {
  for (let seed = 0; seed < 30; seed++) {
    const [word = '', code = ''] = boldParts(mintFor(id, level, seed).question);
    expect(new Set(word).size, word).toBe(word.length);
    const steps = [...word].map((letter, place) => stepsBetween(letter, code.charAt(place)));
    expect(new Set(steps).size, `${word} ${code}`).toBe(steps.length);
  }
});

test('360601 easy: the steps take turns, as those that grow come later', () => {
  for (let seed = 0; seed < 20; seed++)
    expect(JSON.stringify(mintFor(360601, 'easy', seed).explanation)).toContain('the letters take turns');
});

test('350601 easy: a turn from Z to A is seen in the example before it is asked', () => {
  for (let seed = 0; seed < 60; seed++) {
    const { question, explanation } = mintFor(350601, 'easy', seed);
    const [word = '', code = ''] = boldParts(question);
    const isRound = /After Z comes A|before A comes Z/i.test(JSON.stringify(explanation));
    const turns = [...word].filter((letter, place) => {
      const step = stepsBetween(letter, code.charAt(place));
      return step > 0 !== letter < code.charAt(place);
    });
    if (isRound) expect(turns.length, `${word} ${code}`).toBeGreaterThan(0);
  }
});
