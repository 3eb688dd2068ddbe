import { describe, expect, test } from 'vitest';
import { days } from '../time.ts';
import {
  type AchievementKey,
  achievementKeys,
  isByYear,
  isEarned,
  type LifeFacts,
  progressTo,
  type SubjectFacts,
  type YearFacts,
} from './achievements.ts';

const nothing: LifeFacts = { hasLoggedIn: false, stars: 0, coinsCollected: 0, memberForMs: 0 };
const subject = (bronze: number, silver = 0, gold = 0, chapters = 8): SubjectFacts => ({
  bronze,
  silver,
  gold,
  chapters,
});
const year = (math: SubjectFacts, others: SubjectFacts = subject(0)): YearFacts => ({
  math,
  english: others,
  verbalReasoning: others,
  nonVerbalReasoning: others,
});

test('there are 29, each with a key of its own', () => {
  expect(new Set(achievementKeys).size).toBe(29);
  expect(achievementKeys.filter(isByYear)).toHaveLength(13);
});

describe('progress', () => {
  test.each<[AchievementKey, Partial<LifeFacts>, YearFacts, number, number]>([
    ['first_login', {}, year(subject(0)), 0, 1],
    ['first_login', { hasLoggedIn: true }, year(subject(0)), 1, 1],
    ['earned_stars_10', { stars: 9 }, year(subject(0)), 9, 10],
    ['earned_stars_10', { stars: 500 }, year(subject(0)), 10, 10],
    ['collected_coins_1000', { coinsCollected: 999 }, year(subject(0)), 999, 1000],
    ['visiting_2_months', { memberForMs: days(60) }, year(subject(0)), 1, 2],
    ['visiting_2_months', { memberForMs: days(61) }, year(subject(0)), 2, 2],
    ['visiting_1_year', { memberForMs: days(366) }, year(subject(0)), 12, 12],
    ['visiting_2_years', { memberForMs: days(730) }, year(subject(0)), 23, 24],
    ['chapter_stars_bronze_math', {}, year(subject(4)), 4, 5],
    ['chapter_stars_bronze_math', {}, year(subject(7)), 5, 5],
    ['chapter_stars_silver_math', {}, year(subject(7, 3)), 3, 5],
    ['chapter_stars_gold_math', {}, year(subject(3, 3, 3, 3)), 3, 3],
    ['chapter_stars_gold_english', {}, year(subject(7, 7, 7)), 0, 5],
    ['all_subjects_complete', {}, year(subject(8), subject(8)), 4, 4],
    ['all_subjects_complete', {}, year(subject(8), subject(7)), 1, 4],
    ['all_subjects_complete', {}, year(subject(0, 0, 0, 0)), 0, 4],
  ])('to %s with %o', (key, life, facts, value, goal) => {
    const progress = progressTo(key, { ...nothing, ...life }, facts);
    expect(progress).toEqual({ value, goal });
    expect(isEarned(progress)).toBe(value === goal);
  });

  test('of somebody new is nothing earned', () => {
    const earned = achievementKeys.filter((key) => isEarned(progressTo(key, nothing, year(subject(0)))));
    expect(earned).toEqual([]);
  });
});
