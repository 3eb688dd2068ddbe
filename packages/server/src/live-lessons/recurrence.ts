/** The dates of a live lesson, from its rule and its time zone. */
import { wallTime } from '@comet/domain/live-lessons/lesson-time';
import { maxOccurrences } from '@comet/domain/live-lessons/live-lessons';
import { RRuleTemporal } from 'rrule-temporal';

interface Plan {
  /** By the clocks of the zone: 2026-11-30T16:30. */
  readonly startTime: string;
  readonly timeZone: string;
  /** A rule of RFC 5545; null for one date. */
  readonly recurrence: string | null;
}

const once = 'FREQ=DAILY;COUNT=1';

function expand({ startTime, timeZone, recurrence }: Plan): Date[] {
  const first = `${startTime.slice(0, 16).replaceAll(/[-:]/g, '')}00`;
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${timeZone}:${first}\nRRULE:${recurrence ?? once}`,
    maxIterations: 10_000,
  });
  return rule.all((_, place) => place <= maxOccurrences).map(({ epochMilliseconds }) => new Date(epochMilliseconds));
}

/**
 * When the lessons of a plan start. The clocks of the zone decide: 4:30 pm stays 4:30 pm when they change, and a date that
 * doesn't exist (31 April) has no lesson. Undefined where the rule can't be read, the first date or time doesn't exist, or there
 * are none or too many.
 */
export function startsOf(plan: Plan): Date[] | undefined {
  try {
    const [first] = expand({ ...plan, recurrence: once });
    // An hour that the clocks leave out would be put off, and every later lesson with it.
    if (first === undefined || wallTime(first, plan.timeZone) !== plan.startTime.slice(0, 16)) return undefined;
    const starts = expand(plan);
    return starts.length === 0 || starts.length > maxOccurrences ? undefined : starts;
  } catch (error) {
    // What the library says of a rule or a date that it can't read.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
