import { describe, expect, test } from 'vitest';
import { casesOf, type Rule, verdictUnder } from './verdict-rule.ts';

const rules: Readonly<Record<string, Rule>> = {
  'a full stop ends the sentence': {
    spec: { kind: 'money', pence: 350 },
    right: ['£3.50. | 3.50. | 350p. | £3 50p.'],
    wrong: ['£3.05. | 35p.'],
    unreadable: ['£3.50..'],
  },
  'pounds with £ or with two decimals, pence with p': {
    spec: { kind: 'money', pence: 405 },
    right: [
      '£4.05 | 4.05 | £ 4.05 | ￡4.05 | ₤4.05 | 4.05 pounds | £4.05p | 405p | 405 p | 405P',
      '405 pence | 405 pennies | £04.05 | 4.05£ | £4 05p | £4 5p | £4 and 5p | £4 05',
      '4 pounds 5p | 4 pounds and 5 pence | 4 pounds, 5 pence | 4 Pounds 05 | 4£05 | £4·05',
    ],
    again: ['405'],
    wrong: ['£4.50 | 4.50 | £4.5 | £405 | 450p | 4 | £4 | 4p | £40.5 | 5p | -£4.05'],
    unreadable: [
      '£4,05 | 4 .05 | 4. 05 | 4,05 | £4.050 | 4.05p | £4.5p | £4-05 | £4:05 | $4.05 | €4.05 | four pounds | £',
      'p | £p | ££4.05 | £4 5 | 405pp | £405p',
    ],
  },
  'whole pounds': {
    spec: { kind: 'money', pence: 600 },
    right: ['£6 | £6.00 | 6.00 | 600p | 6 pounds | £ 6 | £6 00'],
    again: ['6 | 600 | £6.0 | 6.0'],
    wrong: ['£600 | 6p | £60 | 60'],
    unreadable: ['six | £six'],
  },
  thousands: {
    spec: { kind: 'money', pence: 125000 },
    right: ['£1250 | £1,250 | £1 250 | £1,250.00 | 1250.00 | 125000p | 125,000p | 125 000 p'],
    again: ['1250 | 1,250 | 1 250 | £1250.0 | 125000'],
    wrong: ['£1.25 | £12.50 | 1,250p | £125'],
    unreadable: ['£1,25 | £12,50 | £1.250 | £1,250,00 | £1250,00'],
  },
  'less than a pound': {
    spec: { kind: 'money', pence: 50 },
    right: ['50p | £0.50 | 0.50 | .50 | £.50 | £0.50p | 50 pence | 050p'],
    again: ['50 | £0.5 | 0.5 | .5'],
    wrong: ['£50 | 5p | £5 | 0.05'],
    unreadable: ['0.5p | 0.50p | 1/2 | £½'],
  },
  'nothing is nothing in pounds and in pence': {
    spec: { kind: 'money', pence: 0 },
    right: ['0 | £0 | 0p | £0.00 | 0.00'],
    wrong: ['1p | £1'],
  },
  'the box counts pounds': {
    spec: { kind: 'money', pence: 350 },
    box: { before: '£' },
    right: ['3.50 | £3.50 | £3 50p'],
    again: ['3.5 | 350p | £3.5'],
    wrong: ['350 | 3 | 35 | 3.05'],
    unreadable: ['3,50 | 3.5p | 3.500'],
  },
  'the box counts pounds, and they are whole': {
    spec: { kind: 'money', pence: 700 },
    box: { before: '£' },
    right: ['7 | 7.00 | £7 | 07'],
    again: ['7.0 | 700p'],
    wrong: ['700 | 7p | 70'],
  },
  'the box counts pence': {
    spec: { kind: 'money', pence: 85 },
    box: { after: 'p' },
    right: ['85 | 85p | 085'],
    again: ['£0.85 | 0.85'],
    wrong: ['850 | 8.5 | £85'],
    unreadable: ['85.5p | 0.85p'],
  },
  'named mistakes': {
    spec: { kind: 'money', pence: 350 },
    mistakes: ['£3.05 → missing-zero | £35 → ten-times'],
    wrong: [
      '3.05 → missing-zero | 305p → missing-zero | 305 → missing-zero | £35.00 → ten-times',
      '35 → ten-times | 36',
    ],
  },
};

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(casesOf(rule))('%j is %s', (typed, verdict) => {
    expect(verdictUnder(rule, typed)).toBe(verdict);
  });
});
