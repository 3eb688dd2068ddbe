import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeckComplete, selfRatings } from './deck.ts';
import { letterDifference } from './letter-difference.ts';
import { type CardKey, markCard } from './mark-card.ts';

const typed = (back: string, accepted: string[] = []): CardKey => ({ kind: 'typed', back, accepted });
const spelling = (back: string): CardKey => ({ kind: 'spelling', back, accepted: [] });

describe('a typed answer', () => {
  test.each([
    ['Paris', 'paris', 'right'],
    ['Paris', ' Paris. ', 'right'],
    ['the Thames', 'Thames', 'right'],
    ['café', 'cafe', 'right'],
    ['ice cream', 'icecream', 'right'],
    ['Paris', 'Pariss', 'nearly'],
    ['enormous', 'enormuos', 'nearly'],
    ['Paris', 'London', 'wrong'],
    ['cat', 'cut', 'wrong'],
    ['42', '42', 'right'],
    ['42', 'forty-two', 'right'],
    ['42', '43', 'wrong'],
    ['1,250', '1250', 'right'],
    ['3/4', '0.75', 'right'],
    ['12 cm', '12', 'right'],
    ['12 cm', '12 kg', 'wrong'],
    ['big; large', 'large', 'right'],
    ['big / large', 'big', 'right'],
    ['big; large', 'big; large', 'right'],
  ])('%s: %s is %s', (back, text, verdict) => {
    expect(markCard(typed(back), text).verdict).toBe(verdict);
  });

  test('may be one of several', () => {
    expect(markCard(typed('glad', ['happy', 'cheerful']), 'cheerful').verdict).toBe('right');
    expect(markCard(typed('glad', ['happy', 'cheerful']), 'cheerfull').verdict).toBe('nearly');
  });

  test('that is empty or far too long is no answer', () => {
    for (const text of ['', '  ', '\u200b', 'a'.repeat(201)])
      expect(markCard(typed('a'), text).verdict).toBe('unreadable');
  });
});

describe('a spelling', () => {
  test.each([
    ['accident', 'accident', 'right'],
    ['accident', 'Accident', 'right'],
    ['accident', 'acident', 'wrong'],
    ['don’t', "don't", 'right'],
    ['don’t', 'dont', 'wrong'],
    ['separate', 'seperate', 'wrong'],
  ])('%s: %s is %s', (back, text, verdict) => {
    expect(markCard(spelling(back), text).verdict).toBe(verdict);
  });

  test('shows what was left out, what was too much and what was another letter', () => {
    const shown = (back: string, text: string) => {
      const mark = markCard(spelling(back), text);
      return mark.verdict === 'wrong' ? mark.slip?.map(({ letter, kind }) => `${kind} ${letter}`) : [];
    };
    expect(shown('accident', 'acident')).toContain('missing c');
    expect(shown('until', 'untill')).toContain('extra l');
    expect(shown('separate', 'seperate')).toEqual(expect.arrayContaining(['wrong e', 'missing a']));
  });
});

test('what can’t be typed is rated in three words', () => {
  const key: CardKey = { kind: 'selfRated', back: 'a drawing', accepted: [] };
  expect(selfRatings.map((rating) => markCard(key, rating).verdict)).toEqual(['right', 'nearly', 'wrong']);
  expect(markCard(key, 'sort of').verdict).toBe('unreadable');
});

describe('any answer', () => {
  const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
  test('that is the back itself is right, whatever it says', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('typed' as const, 'spelling' as const), (back, kind) => {
        const { verdict } = markCard({ kind, back, accepted: [] }, back);
        expect(['right', 'unreadable']).toContain(verdict);
      }),
    );
  });

  test('gives a verdict and never an error', () => {
    fc.assert(
      fc.property(text, text, (back, given) => {
        expect(['right', 'nearly', 'wrong', 'unreadable']).toContain(markCard(typed(back), given).verdict);
      }),
    );
  });
});

test('the difference of two texts holds both of them', () => {
  const word = fc.string({ maxLength: 90, unit: fc.constantFrom('a', 'b', 'c', 'é', '👩‍🚀') });
  fc.assert(
    fc.property(word, word, (right, given) => {
      const marks = letterDifference(right, given);
      const read = (kinds: readonly string[]): string =>
        marks.flatMap(({ letter, kind }) => (kinds.includes(kind) ? [letter] : [])).join('');
      expect(read(['same', 'missing'])).toBe(right);
      expect(read(['same', 'extra', 'wrong'])).toBe(given);
    }),
  );
});

describe('a deck', () => {
  const card = (userAnswer?: string) => ({ flashcardProgress: userAnswer === undefined ? null : { userAnswer } });
  test.each([
    ['without cards', [], false],
    ['with every card answered', [card('a'), card('b')], true],
    ['with a card that was never shown', [card('a'), card()], false],
    ['with a card that was restarted', [card('a'), card('')], false],
  ])('%s is complete: %s', (_, cards, isComplete) => {
    expect(isDeckComplete(cards)).toBe(isComplete);
  });
});
