/** The word lists as generators use them: who is a word, who is fit, who has which letters. */
import { describe, expect, it } from 'vitest';
import { fillingsOf, gainsOf, lossesOf, neighboursOf } from './neighbours.ts';
import { isUnfit } from './unfit-words.ts';
import { anagramsOf, wordsMatching, wordsOfLength, wordsWith } from './word-index.ts';
import { isAccepted, isKnown, isRare, isWide, wordsOf } from './word-lists.ts';

describe('the word lists', () => {
  it.each(['owl', 'zebra', 'house', 'colour', 'grey'])('take %s as an answer', (word) => {
    expect(isAccepted(word)).toBe(true);
  });
  it.each(['cums', 'baud', 'rape', 'gun', 'color', 'xyzzy'])('do not take %s as an answer', (word) => {
    expect(isAccepted(word)).toBe(false);
  });
  it('nest: an answer is known, a known word is wide', () => {
    expect([...wordsOf('accept')].filter((word) => !isKnown(word))).toEqual([]);
    expect([...wordsOf('known')].filter((word) => !isWide(word))).toEqual([]);
  });
  it.each(['ked', 'huss', 'soya', 'scots', 'welsh', 'mary', 'venus', 'spain', 'gnow'])(
    'have %s, which rules out a second answer but is never asked for',
    (word) => {
      expect([isRare(word), isAccepted(word)]).toEqual([true, false]);
    },
  );
  it('keep unfit words out of answers, in capitals too', () => {
    expect([...wordsOf('accept')].filter(isUnfit)).toEqual([]);
    expect(isUnfit('Damn')).toBe(true);
  });
});

describe('the word index', () => {
  it('finds words by pattern', () => {
    expect(wordsMatching('c.t', 'accept')).toEqual(['cat', 'cot', 'cut']);
  });
  it('finds anagrams in any order of letters', () => {
    expect([...anagramsOf('tca', 'accept')].sort()).toEqual(['act', 'cat']);
  });
  it('finds words by letters at places', () => {
    expect(wordsWith(3, [0, 2], 'ct', 'accept')).toEqual(['cat', 'cot', 'cut']);
  });
  it('gives only words of the asked length', () => {
    expect(wordsOfLength(3, 'accept').every((word) => word.length === 3)).toBe(true);
  });
});

describe('neighbours', () => {
  it('differ by one letter', () => {
    expect(fillingsOf('c.t', 'accept')).toEqual(['cat', 'cot', 'cut']);
    expect(neighboursOf('cat', 'accept')).toContain('hat');
    expect(neighboursOf('cat', 'accept')).not.toContain('cat');
  });
  it('lose or gain one letter', () => {
    expect(lossesOf('bread', 'accept').map(({ rest }) => rest)).toContain('read');
    expect(gainsOf('at', 'c', 'accept')).toContain('cat');
  });
  it('keep the plainest words among the accepted ones', () => {
    expect([...wordsOf('plain')].filter((word) => !isAccepted(word))).toEqual([]);
  });
});
