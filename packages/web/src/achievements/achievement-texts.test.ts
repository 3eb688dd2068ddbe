import type { AchievementKey } from '@comet/domain/achievements/achievements';
import { achievementKeys } from '@comet/domain/achievements/achievements';
import { expect, test } from 'vitest';
import { achievementTitle, remainingText } from './achievement-texts.ts';

test.each<[AchievementKey, number, number, string, string]>([
  ['first_login', 0, 1, 'First flight', 'Log in for the first time'],
  ['all_subjects_complete', 3, 4, 'All four worlds', 'Finish every chapter in 1 more subject'],
  ['earned_stars_10', 9, 10, '10 stars', '1 more star'],
  ['collected_coins_25000', 100, 25_000, '25,000 coins', '24,900 more coins'],
  ['visiting_6_months', 4, 6, '6 months', '2 months to go'],
  ['visiting_1_year', 11, 12, '1 year', '1 month to go'],
  ['visiting_2_years', 11, 24, '2 years', '13 months to go'],
  ['chapter_stars_silver_english', 3, 5, 'English silver', '2 more chapters with silver'],
  ['chapter_stars_gold_nonVerbalReasoning', 4, 5, 'Non-verbal Reasoning gold', '1 more chapter with gold'],
])('%s at %i of %i', (key, value, goal, title, text) => {
  expect(achievementTitle(key)).toBe(title);
  expect(remainingText(key, { value, goal })).toBe(text);
});

test('every achievement has a name of its own', () => {
  expect(new Set(achievementKeys.map(achievementTitle)).size).toBe(achievementKeys.length);
});
