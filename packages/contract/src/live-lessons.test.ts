import { expect, test } from 'vitest';
import { audienceSchema } from './live-lessons.ts';

test.each([0, undefined, 'nobody', 1.5])(
  'an audience that is neither a class nor everyone (%s) asks for one',
  (audience) => {
    const { error } = audienceSchema.safeParse(audience);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Class is a required field']);
  },
);

test.each(['everyone', 7])('%s is an audience', (audience) => {
  expect(audienceSchema.parse(audience)).toBe(audience);
});
