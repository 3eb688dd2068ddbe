import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, verdictUnder } from './verdict-rule.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

const rules: Readonly<Record<string, Rule>> = {
  'a full stop ends the sentence': {
    spec: { kind: 'time', minutes: at(14, 30), clock: 'any' },
    right: ['14:30. | 2:30 pm. | 2.30 p.m. | half past 2 pm. | 14.30.'],
    wrong: ['14:31.'],
    unreadable: ['14:30..'],
  },
  'the 24-hour clock has four digits': {
    spec: { kind: 'time', minutes: at(9, 5), clock: '24' },
    right: [
      '09:05 | 09.05 | 0905 | 09 05 | 09;05 | 09,05 | 09-05 | 09 : 05 | ０９：０５ | 09∶05 | 0905 hours | 09:05h | 09h05',
    ],
    again: [
      '9:05 | 9.05 | 905 | 9:05 am | 9.05am | 09:05 am | 5 past 9 | five past nine',
      '9-05 | 9,05 | 9h05 | nine oh five | nine o five',
    ],
    wrong: ['21:05 | 09:50 | 9:05 pm | 10:05 | 05:09'],
    unreadable: ['9:5 | 9 | 9:005 | 09:05:00 | 25:00 | 09:60', '', 'morning | 9/05 | nine five | 9-5'],
  },
  'the afternoon on the 24-hour clock': {
    spec: { kind: 'time', minutes: at(15, 30), clock: '24' },
    right: ['15:30 | 1530 | 15.30'],
    again: ['3:30 pm | 3.30pm | 03:30 pm | half past 3 in the afternoon'],
    wrong: ['3:30 | 03:30 | 15:03 | half past 3 | 3:30 am'],
    unreadable: ['15:30 pm | 15:30 am | 330 o | half 3'],
  },
  'midnight on the 24-hour clock': {
    spec: { kind: 'time', minutes: at(0, 0), clock: '24' },
    right: ['00:00 | 24:00 | 0000'],
    again: ['0:00 | midnight | 12 midnight | 12:00 am | 12am'],
    wrong: ['12:00 | noon | 12 pm'],
    unreadable: ['24:01 | 0:00 am | 00:00 am'],
  },
  'the 12-hour clock wants am or pm': {
    spec: { kind: 'time', minutes: at(15, 30), clock: '12' },
    right: [
      '3:30 pm | 3.30 pm | 3:30pm | 3.30PM | 03:30 pm | 3:30 p.m. | 3:30 p.m | 3:30 pm.',
      '3;30pm | 330pm | 3 30 pm | 3:30㏘ | half past 3 pm | half past three in the afternoon',
      'Half past 3 p.m. | half-past three pm | 3:30 in the afternoon | 30 past 3 pm',
    ],
    again: ['3:30 | 03:30 | 15:30 | 1530 | half past 3 | half past three'],
    wrong: ['3:30 am | 3:03 pm | 4:30 pm | half past 4 | 3:30 in the morning | 2:30'],
    unreadable: ['3:30 xm | 3:30 p | pm | 3:30 pm pm | 15:30 pm | 0:30 pm | half to 3 | half past 13', '3:3 pm'],
  },
  'noon is 12 pm': {
    spec: { kind: 'time', minutes: at(12, 0), clock: '12' },
    right: ['12:00 pm | 12 pm | 12pm | noon | Midday | 12 noon | twelve noon | 12:00 noon', "12 o'clock pm"],
    again: ["12:00 | 12 o'clock | 1200"],
    wrong: ['12:00 am | 12am | midnight | 12:30 pm | 11:00'],
  },
  'midnight is 12 am': {
    spec: { kind: 'time', minutes: at(0, 0), clock: '12' },
    right: ["12:00 am | 12 am | midnight | 12 midnight | Midnight | 12 o'clock at night"],
    again: ["12:00 | 00:00 | 0:00 | 24:00 | twelve o'clock"],
    wrong: ['12:00 pm | noon | 1:00 am'],
  },
  'half an hour after midnight, typed with no half of the day': {
    spec: { kind: 'time', minutes: at(0, 30), clock: '12' },
    right: ['12:30 am | half past 12 am | half past twelve at night'],
    again: ['12:30 | 0:30 | 00:30 | half past 12'],
    wrong: ['12:30 pm | 1:30 am'],
  },
  'any clock will do': {
    spec: { kind: 'time', minutes: at(16, 45), clock: 'any' },
    right: [
      '16:45 | 4:45 pm | 1645 | 4.45pm | quarter to 5 pm | quarter to five in the afternoon',
      'a quarter to 5 in the evening | 15 minutes to 5 pm',
    ],
    again: [
      '4:45 | quarter to 5 | 04:45 | fifteen to five | four forty-five | Four forty five. | 1/4 to 5 | ¼ to five',
    ],
    wrong: ['4:45 am | 5:45 pm | quarter past 5 | quarter to 4 | 16:54'],
    unreadable: ['quarter 5 | quarter two 5 | to 5 | 4 45 5 | four four five | forty-five four | four hundred'],
  },
  'any clock, in the morning: the digits say it as they are': {
    spec: { kind: 'time', minutes: at(7, 20), clock: 'any' },
    right: ['7:20 | 07:20 | 7.20 | 7:20 am | 20 past 7 | twenty past seven | 20 minutes past 7', '7:20 in the morning'],
    wrong: ['7:20 pm | 19:20 | 20 to 7 | 7:40'],
  },
  'what children put around a time': {
    spec: { kind: 'time', minutes: at(10, 30), clock: 'any' },
    right: [
      '“10:30” | (10:30) | 10:30! | It is half past 10. | it’s half past ten | the answer is 10:30 | ten thirty | ten-thirty am',
      '½ past 10 | 1/2 past ten | 10h30',
    ],
    wrong: ['ten thirty pm | ten fifteen | 1/4 past 10'],
    unreadable: ['half ten | half 10 | 1/2 to 11 | ten thirty one two | 10:30 or 11:30'],
  },
  "o'clock": {
    spec: { kind: 'time', minutes: at(8, 0), clock: 'any' },
    right: [
      "8 o'clock | 8 o’clock | 8 oclock | 8 O'Clock | 8 o clock | 8 0'clock | eight o'clock",
      "8:00 | 8 am | 8am | 8:00 o'clock | 8 in the morning | 8'o clock",
    ],
    wrong: ["9 o'clock | 8 pm | 8 o'clock in the evening | 8 at night"],
    unreadable: ["8 | eight | 8 hours | 14 o'clock | oclock | o'clock"],
  },
  'minutes to the hour in words': {
    spec: { kind: 'time', minutes: at(12, 35), clock: 'any' },
    right: [
      '25 to 1 pm | 35 minutes past 12 | 35 past 12 pm | twenty-five to one in the afternoon',
      'twenty five to 1 pm | 12:35 | 25 to 1 | 12:35 pm',
    ],
    wrong: ['25 past 12 | 25 to 2 | 25 to 1 am'],
    unreadable: ['60 past 12 | twentyfive to one | 25 two 1'],
  },
  'a clock face tells no half of the day': {
    spec: { kind: 'time', minutes: at(3, 40), clock: 'face' },
    right: ['3:40 | 03:40 | 3.40 | 3:40 am | 3:40 pm | 15:40 | 20 to 4 | twenty to four'],
    wrong: ['8:18 | 4:40 | 20 past 4 | 3:04'],
  },
  'named mistakes': {
    spec: { kind: 'time', minutes: at(3, 40), clock: 'face' },
    mistakes: ['8:20 → hands-swapped | 20 to 3 → hour-not-moved'],
    wrong: ['8:20 → hands-swapped | 8.20 → hands-swapped | 2:40 → hour-not-moved', '20 to 3 → hour-not-moved | 2:50'],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});
