/** Achievements in a child's words. */
import {
  type Achievement,
  type AchievementKey,
  achievementOf,
  type MedalLevel,
} from '@comet/domain/achievements/achievements';
import { subjectName } from '@comet/domain/curriculum/subjects';

const levelNames: Readonly<Record<MedalLevel, string>> = { bronze: 'bronze', silver: 'silver', gold: 'gold' };

function visitName(months: number): string {
  if (months < 12) return `${months} months`;
  return months === 12 ? '1 year' : `${months / 12} years`;
}

function titleOf(achievement: Achievement): string {
  switch (achievement.kind) {
    case 'firstLogin':
      return 'First flight';
    case 'allSubjects':
      return 'All four worlds';
    case 'stars':
      return `${achievement.goal} stars`;
    case 'coins':
      return `${achievement.goal.toLocaleString('en-GB')} coins`;
    case 'visiting':
      return visitName(achievement.months);
    case 'medal':
      return `${subjectName(achievement.subject)} ${levelNames[achievement.level]}`;
  }
}

export const achievementTitle = (key: AchievementKey): string => titleOf(achievementOf(key));

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is still to do. */
export function remainingText(
  key: AchievementKey,
  { value, goal }: { readonly value: number; readonly goal: number },
): string {
  const left = goal - value;
  const achievement = achievementOf(key);
  switch (achievement.kind) {
    case 'firstLogin':
      return 'Log in for the first time';
    case 'allSubjects':
      return `Finish every chapter in ${plural(left, 'more subject', 'more subjects')}`;
    case 'stars':
      return plural(left, 'more star', 'more stars');
    case 'coins':
      return `${left.toLocaleString('en-GB')} more ${left === 1 ? 'coin' : 'coins'}`;
    case 'visiting':
      return `${plural(left, 'month', 'months')} to go`;
    case 'medal':
      return `${plural(left, 'more chapter', 'more chapters')} with ${levelNames[achievement.level]}`;
  }
}
