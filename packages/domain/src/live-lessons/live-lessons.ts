/** Live lessons: a tutor and children meet at a time, once or again and again. */
import { hours, minutes } from '../time.ts';

/** A lesson that takes place once, and a series with occurrences (specification, section 3). */
export const liveLessonTypes = [5, 9] as const;
export type LiveLessonType = (typeof liveLessonTypes)[number];
export const oneOffType = 5 satisfies LiveLessonType;
export const seriesType = 9 satisfies LiveLessonType;

/** How long before the start children may join, and the tutor may prepare the room. */
export const joinLeadMs = minutes(10);
export const tutorLeadMs = minutes(30);
/** How long after its end a lesson may run over. */
export const overrunMs = minutes(15);
/** How long before the start families are reminded. */
export const reminderLeadMs = hours(1);

export const maxPlaces = 100;
export const defaultPlaces = 12;
export const minDurationMs = minutes(10);
export const maxDurationMs = hours(4);
/** A series has at most so many lessons: more than a school year of weekly ones. */
export const maxOccurrences = 60;

/** Quizzes of a recording at most. */
export const maxQuizzes = 5;

/** How a series repeats, as the form offers it. */
export const repetitions = ['never', 'daily', 'weekly', 'fortnightly', 'monthly'] as const;
export type Repetition = (typeof repetitions)[number];

const frequencies: Readonly<Record<Exclude<Repetition, 'never'>, string>> = {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
};

/** The rule (RFC 5545) of a series of so many lessons; null for a lesson that takes place once. */
export function ruleOf(repetition: Repetition, count: number): string | null {
  return repetition === 'never' ? null : `${frequencies[repetition]};COUNT=${count}`;
}

/** What the form shows for a rule; undefined for one that the form doesn't offer, which stays as it is. */
export function repetitionOf(
  rule: string | null,
): { readonly repetition: Repetition; readonly count: number } | undefined {
  if (rule === null) return { repetition: 'never', count: 1 };
  const count = Number(/;COUNT=(\d+)$/.exec(rule)?.[1]);
  const repetition = repetitions.find((known) => ruleOf(known, count) === rule);
  return repetition === undefined ? undefined : { repetition, count };
}

/** A lesson of a series, or the only one. */
export interface OccurrenceTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
}

/** Who is in a room. */
export const roomRoles = ['tutor', 'child'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** Recordings in which children's voices may be heard are deleted after so long. */
export const voicesKeptDays = 180;

/** From when until when the room is open for somebody. */
export function openTimes(
  role: RoomRole,
  { startsAt, endsAt }: Pick<OccurrenceTimes, 'startsAt' | 'endsAt'>,
): { readonly opensAt: Date; readonly closesAt: Date } {
  const leadMs = role === 'tutor' ? tutorLeadMs : joinLeadMs;
  return { opensAt: new Date(startsAt.getTime() - leadMs), closesAt: new Date(endsAt.getTime() + overrunMs) };
}

/** The occurrence that matters now: the one whose room is open, else the next one, else the last. Cancelled ones only if there's no other. */
export function currentOccurrence<T extends OccurrenceTimes>(occurrences: readonly T[], now: Date): T | undefined {
  const sorted = [...occurrences].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const ahead = sorted.filter(({ endsAt }) => endsAt > now);
  const held = (list: readonly T[]): T[] => list.filter(({ isCancelled }) => !isCancelled);
  const running = held(sorted).find((one) => one.startsAt <= now && now < openTimes('child', one).closesAt);
  const [next] = held(ahead);
  // The room of the next lesson may open before the time of the last one is quite over.
  if (next !== undefined && (running === undefined || openTimes('child', next).opensAt <= now)) return next;
  return running ?? ahead[0] ?? held(sorted).at(-1) ?? sorted.at(-1);
}
