import { describe, expect, test } from 'vitest';
import { outcomeText, tierBeside, timeLeftText } from './league-texts.ts';

describe('the time left', () => {
  const endsAt = '2026-11-30T00:00:00Z';
  test.each([
    ['2026-11-23T00:00:00Z', '7 days to go'],
    ['2026-11-28T00:00:00Z', '2 days to go'],
    ['2026-11-28T00:00:01Z', '1 day to go'],
    ['2026-11-29T12:00:00Z', '12 hours to go'],
    ['2026-11-29T22:30:00Z', 'Nearly over'],
    ['2026-12-01T00:00:00Z', 'Nearly over'],
  ])('at %s is "%s"', (now, text) => {
    expect(timeLeftText(endsAt, Date.parse(now))).toBe(text);
  });
});

test.each([
  ['bronze', 1, 'Silver'],
  ['gold', 1, 'Ruby'],
  ['ruby', 1, undefined],
  ['bronze', -1, undefined],
] as const)('beside %s by %i is %s', (tier, step, name) => {
  const leagues = (['bronze', 'silver', 'gold', 'ruby'] as const).map((one) => ({ tier: one, isCurrent: false }));
  expect(tierBeside(leagues, tier, step)).toBe(name);
});

test.each([
  ['up', 'Moved up'],
  ['stay', 'Stayed in Gold'],
  ['down', 'A calmer orbit next'],
] as const)('%s is called "%s"', (outcome, text) => {
  expect(outcomeText(outcome, 'gold')).toBe(text);
});
