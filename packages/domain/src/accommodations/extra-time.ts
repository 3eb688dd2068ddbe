/** Extra time: how much longer a child's clocks run, chosen by the parent and obeyed wherever a clock runs. */

/** What may be chosen, the least first. */
export const extraTimes = ['none', 'x1.25', 'x1.5', 'x1.75', 'x2', 'untimed'] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** As adults read it. */
export const extraTimeLabels: Readonly<Record<ExtraTime, string>> = {
  none: 'No extra time',
  'x1.25': '25% more time',
  'x1.5': '50% more time',
  'x1.75': '75% more time',
  x2: 'Twice the time',
  untimed: 'No time limits',
};

const quarters: Readonly<Record<Exclude<ExtraTime, 'untimed'>, number>> = {
  none: 4,
  'x1.25': 5,
  'x1.5': 6,
  'x1.75': 7,
  x2: 8,
};

/** A child's own time for something that others have `limitMs` for, in whole milliseconds; undefined is no limit. */
export function ownTimeLimitMs(limitMs: number | undefined, extraTime: ExtraTime): number | undefined {
  if (limitMs === undefined || extraTime === 'untimed') return undefined;
  return Math.ceil((limitMs * quarters[extraTime]) / 4);
}

/** How a time limit reads: '30 minutes', '6 min 15 s'. */
export function timeLimitLabel(limitMs: number | undefined): string {
  if (limitMs === undefined) return 'no time limit';
  const seconds = Math.round(limitMs / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (rest === 0) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  // Held together: a line never breaks between a number and its unit.
  return minutes === 0 ? `${rest}\u00a0s` : `${minutes}\u00a0min\u00a0${rest}\u00a0s`;
}
