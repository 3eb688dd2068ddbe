/** Questions use the words that children are taught: numerator, subtract, vertical, past participle; a sum is an addition. */
import type { Block } from '@comet/contract/question';
import { difficulties } from '@comet/domain/curriculum/subjects';
import { expect, test } from 'vitest';
import { findSubTopic, subTopics } from './curriculum/curriculum.ts';
import type { Minted } from './kernel/mint.ts';
import { altsOf, shownBy } from './kernel/plain-text.ts';
import { generatorsFor, mintFor } from './registry.ts';

/** Words of the nursery or the playground, each with what the class calls it. */
const oldWords: readonly (readonly [old: RegExp, taught: string])[] = [
  [/\b(?:top|bottom) numbers?\b/i, 'numerator, denominator'],
  [/\b(?:multiply|divide|work out|keep|add|change) the (?:tops?|bottoms?)\b/i, 'numerator, denominator'],
  [/\btop and (?:the )?bottom (?:by|of the fraction)\b/i, 'numerator and denominator'],
  [/\btop times top\b/i, 'numerator times numerator'],
  [/\b(?:add|adds|adding|multiply|divide|then|or|to) (?:or |and )?tak(?:e|es|ing) away\b/i, 'subtract'],
  [/\byou took away\b|\btaken away\b|\btake (?:\S+ ){1,3}away\b/i, 'subtract'],
  [/\b(?:upright|level) (?:line|axis)\b|\blower axis\b/i, 'vertical, horizontal'],
  [/\bthird form\b/i, 'past participle'],
];

const otherSign = /[−×÷]/;
/** A sum that is no addition: any calculation is called one on the playground. */
const anySum = /\b(?:this|which|whole|right|undo the|do the|your|of the|in the) sum\b/i;

const textsOf = ({ question: { answer, prompt, spoken }, key, hint, explanation }: Minted): string => {
  const options: Block[] = answer.type === 'multipleChoice' ? answer.options.flat() : [];
  const words = answer.type === 'multipleWordChoice' ? answer.groups.flatMap((group) => group.words) : [];
  const because = key.type === 'writeAnswer' ? key.mistakes.map((mistake) => mistake.because) : key.because.flat();
  const blocks = [...prompt, ...options, ...hint, ...explanation.flat()];
  const says = because.map((mistake) => mistake?.says ?? '');
  return [...blocks.map(shownBy), altsOf(blocks), spoken, ...words, ...says].join('\n');
};

/** All of math, and what calculates or mirrors in the other subjects. */
const ofNumbersOrMirrors =
  /^(?:m\.|v\.(?:completeSum|lettersForNumbers|relatedNumbers|numberSeries|letterPosition)|n\.reflect)/;

/** What a question says that the class says otherwise. */
function oldWordsIn(made: Minted): string[] {
  const text = textsOf(made);
  const place = `${made.generatorId} ${made.subTopicId} ${made.difficulty}`;
  const found = oldWords.flatMap(([old, taught]) => {
    const [said] = old.exec(text) ?? [];
    return said === undefined ? [] : [`${place}: “${said}” is ${taught}`];
  });
  const shown = made.question.prompt.map(shownBy).join('\n');
  const [sum] = shown.includes('+') && !otherSign.test(shown) ? [] : (anySum.exec(text) ?? []);
  return sum === undefined ? found : [...found, `${place}: “${sum}” is calculation`];
}

test('questions say what the curriculum says', () => {
  const cells = subTopics.filter(({ subTopicId }) =>
    generatorsFor(subTopicId).some(({ generatorId }) => ofNumbersOrMirrors.test(generatorId)),
  );
  const found = cells.flatMap(({ subTopicId }) =>
    difficulties.flatMap((difficulty) => oldWordsIn(mintFor(subTopicId, difficulty, 87_000_000 + subTopicId))),
  );
  expect(found).toEqual([]);
});

test('the form after have is the past participle from year 5', () => {
  const told = (subTopicId: number): string[] =>
    difficulties
      .flatMap((difficulty) => Array.from({ length: 20 }, (_, seed) => mintFor(subTopicId, difficulty, seed)))
      .flatMap((made) =>
        made.question.prompt.some((block) => /form (?:of|fits)/.test(shownBy(block))) ? [textsOf(made)] : [],
      );
  const [third, fifth] = [told(230504), told(250504)];
  expect([findSubTopic(230504)?.year, findSubTopic(250504)?.year]).toEqual([3, 5]);
  expect(Math.min(third.length, fifth.length)).toBeGreaterThan(3);
  expect(third.filter((text) => text.includes('participle'))).toEqual([]);
  expect(fifth.filter((text) => !text.includes('past participle'))).toEqual([]);
});
