/** Bodies of a log-in that once cost the server much, and what they must not cost any more. */
export const costlyBodies: readonly (readonly [name: string, make: () => unknown])[] = [
  ['a log-in of 240,000 blanks between two letters', () => ({ login: `a${' '.repeat(240_000)}b`, password: 'x' })],
  ['a log-in of as many blanks as its body may hold', () => ({ login: `a${' '.repeat(15_000)}b`, password: 'x' })],
  [
    'a password of accents that are to be composed',
    () => ({ login: 'a', password: `a${'\u0301\u0316'.repeat(3500)}` }),
  ],
  ['a log-in of invisible characters', () => ({ login: `a${'\u200b'.repeat(5000)}b`, password: 'x' })],
  ['6,000 brackets in one another', () => '['.repeat(6000)],
  ['2,500 objects in one another', () => '{"a":'.repeat(2500)],
  ['a body of 10 MB', () => 'a'.repeat(10_000_000)],
];
