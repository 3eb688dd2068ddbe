import { describe, expect, test } from 'vitest';
import { matchSteps } from './matching.ts';

describe('matching words and codes step by step', () => {
  test('begins with a letter that comes twice', () => {
    expect(matchSteps(['KEEN', 'MALE', 'MAKE', 'LEAK'], ['5997', '1945', '8419'])).toEqual([
      'KEEN is 5997: of the words only KEEN repeats its letters just where 5997 repeats its digits.',
      '1945 must be LEAK: E is 9 and K is 5.',
      '8419 must be MALE: L is 1.',
    ]);
  });
  test('begins with two codes that are alike, where no letter comes twice', () => {
    expect(matchSteps(['RATE', 'TEAR', 'DATE'], ['9624', '2465', '5624'])).toEqual([
      '9624 and 5624 have the same 2nd, 3rd and 4th digits and are alike in no other place. The only two words alike in just that way are RATE and DATE. So 2465 is TEAR.',
      '5624 must be RATE: R is 5.',
      'DATE and 9624 are left.',
    ]);
  });
  test('says why no other word fits, where the word has no letter that tells', () => {
    expect(matchSteps(['NEAR', 'REAR', 'LEAN', 'NOON'], ['5234', '6236', '4114'])[1]).toBe(
      '5234 must be LEAN: it can’t be NEAR, because R is 6.',
    );
    expect(matchSteps(['SOON', 'ONTO', 'NOON', 'GUYS'], ['3497', '6156', '1661'])[2]).toBe(
      '3497 must be GUYS: SOON has a letter twice.',
    );
  });
  test('names no letter that the other words have there, too', () => {
    expect(matchSteps(['ENJOY', 'NOSES', 'ENDED', 'DEEDS'], ['29158', '42243', '29424'])[1]).toBe(
      '29158 must be ENJOY: every other word that is left has a letter twice.',
    );
  });
  test('ends with the word that is asked', () => {
    expect(matchSteps(['KEEN', 'MALE', 'MAKE', 'LEAK'], ['5997', '1945', '8419'], 'KEEN')).toHaveLength(1);
  });
  test('says nothing where one would have to try things out', () => {
    expect(matchSteps(['RAID', 'MILD', 'LIED', 'MARE'], ['6159', '5189', '6728'])).toEqual([]);
  });
});
