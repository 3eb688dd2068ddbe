import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, scoreUnder, verdictUnder } from './verdict-rule.ts';

const secondOfJune = { kind: 'date', day: 2, month: 6 } as const;

const rules: Readonly<Record<string, Rule>> = {
  'a date in every usual way': {
    spec: secondOfJune,
    mistakes: ['1 June → counted-first-day'],
    right: [
      '2 June | 2nd June | June 2 | June 2nd | 2nd of June | the 2nd of June | The 2nd of June. | on 2 June',
      '2 june | 2June | 2ndJune | JUNE 2 | 2 Jun | 2 Jun. | 02 June | June the 2nd | June, 2 | the second of June',
      'two June | 2/6 | 02/06 | 2.6 | 2-6 | 2 / 6 | 2/6/2026 | 2.6.26 | 2026-06-02 | 2 June 2026 | June 2, 2026',
      "Tuesday 2 June | Tues 2nd June 2026 | 2-June | 2/June | ‘2 June’ | '2nd of June' | ２ June | 2\u00a0June",
      '2\\6 | 2 June! | 2nd june? | It’s the 2nd of June. | it is 2 june | 2/6! | (2 June) | June  2',
    ],
    again: ['6/2 | 06/02/2026'],
    wrong: [
      '3 June | 2 July | 2 May | 22 June | 1st June → counted-first-day | the 1st of June → counted-first-day',
      '1/6 → counted-first-day | June 1 → counted-first-day | 31 June | 2 Jan',
    ],
    unreadable: [
      'June | the 2nd | 2 | Tuesday | 32 June | 2/13 | 0 June | 2 June July | 2 or 3 June | two | 2 Jn | 2 x',
      '2nd of the month | summer | 2 + 6 | 2,6,7,8 | ? | 2 3 June 2026 | 200 June',
      '',
    ],
  },
  'a month with a long name may be one letter off': {
    spec: { kind: 'date', day: 19, month: 8 },
    right: ['19 August | 19 Aug | 19/8 | the 19th of August | 19th Aug. | nineteenth of August'],
    nearly: ['19 Augst | 19th Agust | 19 Augustt'],
    wrong: ['18 August | 19 April | 19 September | 9 August'],
    unreadable: ['19 Agst | 19 Awgast'],
  },
  'words for large days': {
    spec: { kind: 'date', day: 21, month: 12 },
    right: [
      '21 December | twenty-first of December | twenty first December | 21st Dec | December twenty-one | 21/12/25',
    ],
    wrong: ['twentieth of December | 20 December | 31 December | twenty-second of December'],
  },
  'the box names the month': {
    spec: { kind: 'date', day: 19, month: 5 },
    box: { after: 'May' },
    mistakes: ['20 → lost-count'],
    right: ['19 | 19th | the 19th | 19 May | 19th of May | May 19 | 19/5 | nineteenth | nineteen | 19.'],
    wrong: ['20 → lost-count | 20th → lost-count | the 20th of May → lost-count | 18 | 19 June'],
    unreadable: ['May | 40 | x | Tuesday'],
  },
  'a day of the week': {
    spec: { kind: 'date', weekday: 1 },
    mistakes: ['Monday → counted-first-day'],
    right: [
      'Tuesday | tuesday | TUESDAY | Tues | Tue | Tues. | on Tuesday | Tuesday 2 June | “Tuesday” | a Tuesday',
      'Tuesday! | it’s Tuesday | It is a Tuesday. | next Tuesday | this tuesday',
    ],
    nearly: ['Tusday | Teusday | Tuesdays'],
    wrong: [
      'Monday → counted-first-day | Mon → counted-first-day | Thursday | Thurs | Wed | Weds | Mon 2 June → counted-first-day',
    ],
    unreadable: ['T | 2 | 2 June | Tuesday or Wednesday | Twosday | today | Day'],
  },
  'Wednesday has more than one short name': {
    spec: { kind: 'date', weekday: 2 },
    right: ['Wednesday | Wed | Weds | Wednes | wednesday'],
    nearly: ['Wednsday | Wendesday | Wednesay'],
    unreadable: ['Wensday'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});

test('a name one letter off is right, and told how it is spelt', () => {
  const rule: Rule = { spec: { kind: 'date', day: 19, month: 8 } };
  expect(scoreUnder(rule, '19 Agust')).toEqual({ verdict: 'right', note: 'Nearly! It is spelt “August”.' });
});

test.each([
  ['June', 'Write the day and the month, like 2 June.'],
  ['2 Jn', 'We could not read that day or month. Check the spelling.'],
  ['32 June', 'There is no such date. Months have up to 31 days, and a year has 12 months.'],
  ['?!', 'We could not read that date. Write it like 2 June.'],
])('%j gets: %s', (typed, message) => {
  expect(scoreUnder({ spec: secondOfJune }, typed)).toEqual({ verdict: 'unreadable', message });
});
