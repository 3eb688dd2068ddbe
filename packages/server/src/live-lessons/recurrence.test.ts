/** When the lessons of a series start: by the clocks of their zone, also when those change. */
import { maxOccurrences } from '@comet/domain/live-lessons/live-lessons';
import { describe, expect, test } from 'vitest';
import { startsOf } from './recurrence.ts';

interface Case {
  readonly about: string;
  readonly zone: string;
  readonly from: string;
  readonly rule: string | null;
  /** In UTC; the minutes and the day are enough. */
  readonly starts: readonly string[] | undefined;
}

const cases: readonly Case[] = [
  { about: 'once', zone: 'Europe/London', from: '2026-07-01T16:30', rule: null, starts: ['2026-07-01T15:30'] },
  {
    about: 'London, clocks go forward on 29 March',
    zone: 'Europe/London',
    from: '2026-03-24T16:30',
    rule: 'FREQ=WEEKLY;COUNT=3',
    starts: ['2026-03-24T16:30', '2026-03-31T15:30', '2026-04-07T15:30'],
  },
  {
    about: 'London, clocks go back on 25 October',
    zone: 'Europe/London',
    from: '2026-10-20T16:30',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-10-20T15:30', '2026-10-27T16:30'],
  },
  {
    about: 'New York, clocks go forward on 8 March',
    zone: 'America/New_York',
    from: '2026-03-05T16:00',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-03-05T21:00', '2026-03-12T20:00'],
  },
  {
    about: 'New York, clocks go back on 1 November',
    zone: 'America/New_York',
    from: '2026-10-29T16:00',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-10-29T20:00', '2026-11-05T21:00'],
  },
  {
    about: 'Sydney, clocks go back on 5 April',
    zone: 'Australia/Sydney',
    from: '2026-04-01T09:00',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-03-31T22:00', '2026-04-07T23:00'],
  },
  {
    about: 'Sydney, clocks go forward on 4 October',
    zone: 'Australia/Sydney',
    from: '2026-09-30T09:00',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-09-29T23:00', '2026-10-06T22:00'],
  },
  {
    about: 'no change of the clocks in Lagos',
    zone: 'Africa/Lagos',
    from: '2026-03-24T16:30',
    rule: 'FREQ=WEEKLY;COUNT=2',
    starts: ['2026-03-24T15:30', '2026-03-31T15:30'],
  },
  {
    about: '29 February comes in leap years only',
    zone: 'Europe/London',
    from: '2028-02-29T10:00',
    rule: 'FREQ=YEARLY;COUNT=2',
    starts: ['2028-02-29T10:00', '2032-02-29T10:00'],
  },
  {
    about: 'daily over 29 February',
    zone: 'Europe/London',
    from: '2028-02-28T10:00',
    rule: 'FREQ=DAILY;COUNT=3',
    starts: ['2028-02-28T10:00', '2028-02-29T10:00', '2028-03-01T10:00'],
  },
  {
    about: 'monthly on the 31st leaves short months out',
    zone: 'Europe/London',
    from: '2026-10-31T10:00',
    rule: 'FREQ=MONTHLY;COUNT=3',
    starts: ['2026-10-31T10:00', '2026-12-31T10:00', '2027-01-31T10:00'],
  },
  {
    about: 'two days a week',
    zone: 'Europe/London',
    from: '2026-11-30T16:30',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3',
    starts: ['2026-11-30T16:30', '2026-12-03T16:30', '2026-12-07T16:30'],
  },
  {
    about: 'until a day',
    zone: 'Europe/London',
    from: '2026-11-30T16:30',
    rule: 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261215T000000Z',
    starts: ['2026-11-30T16:30', '2026-12-14T16:30'],
  },
  {
    about: 'an hour that comes twice is its first',
    zone: 'Europe/London',
    from: '2026-10-25T01:30',
    rule: null,
    starts: ['2026-10-25T00:30'],
  },
  {
    about: 'a series leaves out the day on which its hour is left out',
    zone: 'Europe/London',
    from: '2026-03-28T01:30',
    rule: 'FREQ=DAILY;COUNT=2',
    starts: ['2026-03-28T01:30', '2026-03-30T00:30'],
  },
  { about: 'an hour that is left out', zone: 'Europe/London', from: '2026-03-29T01:30', rule: null, starts: undefined },
  { about: 'a day that is not', zone: 'Europe/London', from: '2026-02-30T10:00', rule: null, starts: undefined },
  { about: 'a zone that is not', zone: 'Mars/Olympus', from: '2026-02-01T10:00', rule: null, starts: undefined },
  {
    about: 'no end',
    zone: 'Europe/London',
    from: '2026-02-01T10:00',
    rule: 'FREQ=DAILY;INTERVAL=1',
    starts: undefined,
  },
  { about: 'no date', zone: 'Europe/London', from: '2026-02-01T10:00', rule: 'FREQ=DAILY;COUNT=0', starts: undefined },
  {
    about: 'a date that never comes',
    zone: 'Europe/London',
    from: '2026-02-01T10:00',
    rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;COUNT=2',
    starts: undefined,
  },
  {
    about: 'an unknown day',
    zone: 'Europe/London',
    from: '2026-02-01T10:00',
    rule: 'FREQ=WEEKLY;BYDAY=XX;COUNT=2',
    starts: undefined,
  },
];

describe('a series', () => {
  test.each(cases)('$about', ({ zone, from, rule, starts }) => {
    const found = startsOf({ startTime: from, timeZone: zone, recurrence: rule });
    expect(found?.map((start) => start.toISOString().slice(0, 16))).toEqual(starts);
  });

  test('has so many lessons at most', () => {
    const daily = (count: number) =>
      startsOf({ startTime: '2026-12-01T10:00', timeZone: 'Europe/London', recurrence: `FREQ=DAILY;COUNT=${count}` });
    expect(daily(maxOccurrences)).toHaveLength(maxOccurrences);
    expect(daily(maxOccurrences + 1)).toBeUndefined();
  });
});
