/** How a child's week reads to a parent. */
import type { AnswerOf } from '@comet/contract/call';
import type { getYearProgress, listChildrenWeeks } from '@comet/contract/child-reports';
import type { YearPace } from '@comet/domain/reports/year-progress';
import { days, minutes } from '@comet/domain/time';
import { dayOfMonth, weekdayAndTime, weekdayDate } from '../ui/dates.ts';

type Week = AnswerOf<typeof listChildrenWeeks>[number];
type YearProgress = AnswerOf<typeof getYearProgress>;

export const moodNames = { new: 'New', goingWell: 'Going well', needsNudge: 'Needs a nudge' } as const;

/** Fewer active days in a week than this and a word from the parent helps. */
const fewDays = 2;
const justNowMs = minutes(10);
const weekMs = days(6);

export function moodOf({
  lastActiveAt,
  activeDays,
}: Pick<Week, 'lastActiveAt' | 'activeDays'>): keyof typeof moodNames {
  if (lastActiveAt === null) return 'new';
  return activeDays < fewDays ? 'needsNudge' : 'goingWell';
}

/** How long ago a child last answered anything. */
export function timeAgo(instant: string | null, now: Date): string {
  if (instant === null) return 'Hasn’t started yet';
  const at = new Date(instant);
  const agoMs = now.getTime() - at.getTime();
  if (agoMs < justNowMs) return 'Practising now';
  return `Last on ${agoMs < weekMs ? weekdayAndTime(at) : dayOfMonth(at)}`;
}

/** Subjects, most time first. */
export function subjectsText([most, ...others]: readonly string[]): { readonly short: string; readonly more: string } {
  if (most === undefined) return { short: 'Nothing this week', more: '' };
  if (others.length === 0) return { short: `Only ${most}`, more: '' };
  return {
    short: `Mostly ${most}`,
    more: others.length === 1 ? `and ${others[0]}` : `and ${others.length} other subjects`,
  };
}

export function whatNext(next: Week['next']): { readonly short: string; readonly more: string } {
  switch (next.kind) {
    case 'task':
      return { short: next.task.name, more: `Due ${weekdayDate(next.task.dueAt)}` };
    case 'weak':
      return { short: next.subTopic.title, more: `${next.subTopic.right} of ${next.subTopic.answered} right so far` };
    case 'goOn':
      return { short: 'The next mission', more: 'All going well' };
    case 'begin':
      return { short: 'A first mission', more: 'Open Missions together' };
  }
}

const paceTitles: Readonly<Record<YearPace, (name: string, year: number) => string>> = {
  starting: (name, year) => `${name} has just started Year ${year}`,
  ahead: (name, year) => `${name} is ahead in Year ${year}`,
  onTrack: (name, year) => `${name} is on track for Year ${year}`,
  behind: (name, year) => `${name} is a little behind in Year ${year}`,
};

export const paceTitle = (name: string, { pace, year }: YearProgress): string => paceTitles[pace](name, year);

/** What the title rests on, in a sentence, and what to do about it. */
export function paceText(
  name: string,
  { pace, year, known, subTopics, percentKnown, percentPassed }: YearProgress,
): string {
  const knows = `${name} knows ${known} of the ${subTopics} topics in Year ${year}. That’s ${percentKnown}\u00a0%, and ${percentPassed}\u00a0% of the school year has passed.`;
  switch (pace) {
    case 'starting':
      return `${name} knows ${known} of the ${subTopics} topics in Year ${year} so far. We’ll say how that compares with the school year after four weeks.`;
    case 'behind':
      return `${knows} Three or four short sessions a week help most.`;
    case 'ahead':
    case 'onTrack':
      return knows;
  }
}
