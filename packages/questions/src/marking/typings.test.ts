/** What fingers and phones leave around an answer changes nothing: a right one stays right and a named mistake wrong, in every sub-topic. */

import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { subTopics } from '../curriculum/curriculum.ts';
import { upper } from '../kernel/letter-case.ts';
import { hasQuestions, mintFor } from '../registry.ts';
import { rightText } from './right-text.ts';
import { scoreWritten } from './score-written.ts';

type Typing = (text: string) => string;

const exactly: readonly Typing[] = [
  (text) => `  ${text} `,
  (text) => text.replaceAll(' ', '  '),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll("'", '’').replaceAll('“', '"').replaceAll('”', '"'),
];
const freely: readonly Typing[] = [
  (text) => `${text}.`,
  (text) => `${text} .`,
  (text) => `${text}!`,
  (text) => `“${text}”`,
  (text) => `"${text}".`,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  upper,
];

/** One question of each sub-topic, easy, medium and hard in turn; hardly any non-verbal one is typed. */
const minted = subTopics
  .filter(({ subTopicId, subject }) => hasQuestions(subTopicId) && subject.name !== 'Non-verbal Reasoning')
  .map(({ subTopicId }, place) =>
    mintFor(subTopicId, difficulties[place % difficulties.length] ?? 'hard', 83_000_000 + subTopicId),
  );

/** Those whose answer is typed. */
const typed = minted.flatMap(({ key, question: { answer }, ...made }) =>
  key.type === 'writeAnswer' && answer.type === 'writeAnswer'
    ? [
        {
          key,
          answer,
          place: `${made.generatorId} ${made.subTopicId} ${made.difficulty}`,
          right: rightText(key.spec, answer),
        },
      ]
    : [],
);
type Asked = (typeof typed)[number];
const verdictOf = ({ key, answer }: Asked, text: string): string => scoreWritten(key, answer, text).verdict;

/** What is typed in one of these ways and is marked otherwise than without it. */
function marked(asked: Asked): { readonly typed: number; readonly faults: string[] } {
  const { key, place } = asked;
  const isExact = key.spec.kind === 'text' && key.spec.punctuation === 'exact';
  const isMark = (text: string): boolean => !/[\p{L}\d]/u.test(text);
  const typings = (text: string): string[] =>
    [...exactly, ...(isExact || isMark(text) ? [] : freely)].map((typing) => typing(text));
  const right = typings(asked.right);
  const wrong = key.mistakes.flatMap(({ given }) => typings(given));
  return {
    typed: right.length + wrong.length,
    faults: [
      ...right.filter((text) => verdictOf(asked, text) !== 'right').map((text) => `${place}: ${text} is not right`),
      ...wrong.filter((text) => verdictOf(asked, text) === 'right').map((text) => `${place}: ${text} is right`),
    ],
  };
}

test('spaces, full stops, quotation marks and capitals change no verdict', () => {
  const found = typed.map(marked);
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  expect(found.reduce((sum, one) => sum + one.typed, 0)).toBeGreaterThan(5000);
});

/** The numbers of a text, as plain values from the least on: '1 1/2 cm' is 1.5. */
function valuesIn(text: string): string {
  const found = text
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll('−', '-')
    .matchAll(/(-?)(?:(?:(\d+) )?(\d+)\/(\d+)|(\d+(?:\.\d+)?))/g);
  const values = [...found].map(([, sign, whole = '0', top, bottom, plain]) => {
    const size = plain === undefined ? Number(whole) + Number(top) / Number(bottom) : Number(plain);
    return sign === '-' ? -size : size;
  });
  return values
    .sort((one, other) => one - other)
    .map((value) => value.toFixed(6))
    .join(' ');
}

const lettersIn = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether two right answers say the same; what they are worth is read here in a way of its own. */
function saysSame(one: Asked, other: Asked): boolean {
  const values = valuesIn(one.right);
  if (values !== '' && values === valuesIn(other.right)) return true;
  const accepted = one.key.spec.kind === 'text' ? one.key.spec.accept : [one.right];
  return accepted.some((text) => lettersIn(text) === lettersIn(other.right));
}

test('the answer of another question is right only where it says the same', () => {
  const faults = [...Map.groupBy(typed, ({ key }) => key.spec.kind).values()].flatMap((asked) =>
    asked.flatMap((one, at) =>
      [1, 2, 3, 5, 8, 13].flatMap((step) => {
        const other = asked[(at + step) % asked.length] ?? one;
        const isTolerant = one.key.spec.kind === 'number' && one.key.spec.tolerance !== undefined;
        return isTolerant || saysSame(one, other) || verdictOf(one, other.right) !== 'right'
          ? []
          : [`${one.place}: ${other.right} is right for ${one.right}`];
      }),
    ),
  );
  expect(faults).toEqual([]);
});
