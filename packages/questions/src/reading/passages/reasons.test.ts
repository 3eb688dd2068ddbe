/** Every wrong choice about a passage is told its own reason, which leaves the answer to be found. */
import { expect, test } from 'vitest';
import { mistake } from '../mistakes.ts';
import { passageById, passageIds } from './library.ts';
import { type Item, plain, wordCount } from './passage.ts';

const longest = 24;
const bare = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '');

/** What each wrong option and each quote that shows nothing is told. */
const reasonsOf = ({ options, decoys }: Item): [choice: string, reason: string][] => [
  ...options.flatMap(({ text, because }): [string, string][] => (because ? [[text, because.says]] : [])),
  ...decoys.map(({ words, because }): [string, string] => [words, because.says]),
];

/** Sentences said of so many choices that they are about none of them. */
const general = (() => {
  const counts = new Map<string, number>();
  for (const id of passageIds())
    for (const item of passageById(id)?.items ?? [])
      for (const [, reason] of reasonsOf(item)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return new Set([mistake('weak').says, ...[...counts].filter(([, count]) => count > 6).map(([reason]) => reason)]);
})();

test.each([...passageIds()])('%s', (id) => {
  const reasons = (passageById(id)?.items ?? []).flatMap((item) =>
    reasonsOf(item).map(([choice, reason]) => ({ item, choice, reason, asked: `line ${item.line}: ${choice}` })),
  );
  const found = (isFaulty: (reason: (typeof reasons)[number]) => boolean): string[] =>
    reasons.filter(isFaulty).map(({ asked, reason }) => `${asked} – ${reason}`);
  expect(found(({ reason }) => general.has(reason))).toEqual([]);
  expect(found(({ reason }) => wordCount(reason) > longest)).toEqual([]);
  expect(found(({ reason }) => !/[.!?]”?$/u.test(reason))).toEqual([]);
  // A word or two of an answer can hardly be avoided; a whole answer or proof can.
  expect(
    found(({ item, reason }) =>
      [item.right.text, ...item.evidence].some((told) => wordCount(told) >= 3 && bare(reason).includes(bare(told))),
    ),
  ).toEqual([]);
  const twice = reasons.filter(
    ({ item, reason }, at) => reasons.findIndex((other) => other.item === item && other.reason === reason) !== at,
  );
  expect(twice.map(({ asked, reason }) => `${asked} – ${reason}`)).toEqual([]);
});

test('what a text does not say is set against what it says', () => {
  const untold = [...passageIds()].flatMap((id) =>
    (passageById(id)?.lists['true or false'] ?? []).filter(({ label }) => label === 'N'),
  );
  expect(untold.filter(({ instead }) => instead === '').map(({ text }) => text)).toEqual([]);
  expect(untold.filter(({ instead }) => wordCount(instead) > longest).map(({ text }) => text)).toEqual([]);
});
