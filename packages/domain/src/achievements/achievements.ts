/** Achievements (specification, section 3): what each asks for, and how far a child is. They are never lost. */
import { type SubjectKey, subjectKeys } from '../curriculum/subjects.ts';
import { days } from '../time.ts';

export const medalLevels = ['bronze', 'silver', 'gold'] as const;
export type MedalLevel = (typeof medalLevels)[number];

const starGoals = [10, 50, 100, 150] as const;
/** Coins collected that earn an achievement. */
export const coinGoals = [1000, 5000, 10_000, 15_000, 20_000, 25_000] as const;
const visitGoals = ['2_months', '4_months', '6_months', '1_year', '2_years'] as const;

/** A month as long as a twelfth of a year. */
const monthDays = 365.25 / 12;
const visitMonths: Readonly<Record<(typeof visitGoals)[number], number>> = {
  '2_months': 2,
  '4_months': 4,
  '6_months': 6,
  '1_year': 12,
  '2_years': 24,
};

/** Chapters of a subject and year that make a medal; fewer where there aren't so many. */
const chaptersPerMedal = 5;

const medalKeys = subjectKeys.flatMap((subject) =>
  medalLevels.map((level) => `chapter_stars_${level}_${subject}` as const),
);

/** By icon key, in the order in which they are shown. */
export const achievementKeys = [
  'first_login',
  'all_subjects_complete',
  ...starGoals.map((goal) => `earned_stars_${goal}` as const),
  ...visitGoals.map((goal) => `visiting_${goal}` as const),
  ...coinGoals.map((goal) => `collected_coins_${goal}` as const),
  ...medalKeys,
] as const;
export type AchievementKey = (typeof achievementKeys)[number];

/** What a badge is about, for its drawing and words. */
export type Achievement =
  | { readonly kind: 'firstLogin' | 'allSubjects' }
  | { readonly kind: 'stars' | 'coins'; readonly goal: number }
  | { readonly kind: 'visiting'; readonly months: number }
  | { readonly kind: 'medal'; readonly subject: SubjectKey; readonly level: MedalLevel };

const achievements: ReadonlyMap<AchievementKey, Achievement> = new Map<AchievementKey, Achievement>([
  ['first_login', { kind: 'firstLogin' }],
  ['all_subjects_complete', { kind: 'allSubjects' }],
  ...starGoals.map((goal) => [`earned_stars_${goal}`, { kind: 'stars', goal }] as const),
  ...visitGoals.map((goal) => [`visiting_${goal}`, { kind: 'visiting', months: visitMonths[goal] }] as const),
  ...coinGoals.map((goal) => [`collected_coins_${goal}`, { kind: 'coins', goal }] as const),
  ...subjectKeys.flatMap((subject) =>
    medalLevels.map((level) => [`chapter_stars_${level}_${subject}`, { kind: 'medal', subject, level }] as const),
  ),
]);

export function achievementOf(key: AchievementKey): Achievement {
  const found = achievements.get(key);
  if (found === undefined) throw new Error(`no achievement ${key}`);
  return found;
}

/** Whether it can be earned once in every school year, rather than once. */
export const isByYear = (key: AchievementKey): boolean => {
  const { kind } = achievementOf(key);
  return kind === 'medal' || kind === 'allSubjects';
};

/** What is counted whatever the school year. */
export interface LifeFacts {
  readonly hasLoggedIn: boolean;
  readonly stars: number;
  /** All coins that ever came in, spent or not. */
  readonly coinsCollected: number;
  readonly memberForMs: number;
}

/** Chapters of a subject in one school year: how many there are, and how many have at least each badge. */
export type SubjectFacts = Readonly<Record<MedalLevel, number>> & { readonly chapters: number };
export type YearFacts = Readonly<Record<SubjectKey, SubjectFacts>>;

export interface Progress {
  readonly value: number;
  readonly goal: number;
}

/** How far a child is towards an achievement; it is earned once the value reaches the goal. */
export function progressTo(key: AchievementKey, life: LifeFacts, year: YearFacts): Progress {
  const achievement = achievementOf(key);
  const upTo = (value: number, goal: number): Progress => ({ value: Math.min(goal, Math.floor(value)), goal });
  switch (achievement.kind) {
    case 'firstLogin':
      return upTo(life.hasLoggedIn ? 1 : 0, 1);
    case 'allSubjects': {
      const complete = subjectKeys.filter((subject) => year[subject].bronze >= Math.max(1, year[subject].chapters));
      return upTo(complete.length, subjectKeys.length);
    }
    case 'stars':
      return upTo(life.stars, achievement.goal);
    case 'coins':
      return upTo(life.coinsCollected, achievement.goal);
    case 'visiting':
      return upTo(life.memberForMs / days(monthDays), achievement.months);
    case 'medal': {
      const { chapters, [achievement.level]: reached } = year[achievement.subject];
      return upTo(reached, Math.max(1, Math.min(chaptersPerMedal, chapters)));
    }
  }
}

export const isEarned = ({ value, goal }: Progress): boolean => value >= goal;
