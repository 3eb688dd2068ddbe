/** Wrong options that a teacher would accept, as they were found by reading. */
import { type Difficulty, difficulties } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../recalls/item-texts.ts';
import { generatorsFor, mintFor } from '../registry.ts';
import { adverbialLast } from './clauses/sentences-with-clauses.ts';

const manyOptions = (
  subTopicId: number,
  wanted: readonly Difficulty[] = difficulties,
  isMeant: (variant: string) => boolean = () => true,
): string[] =>
  wanted.flatMap((difficulty) =>
    Array.from({ length: 150 }, (_, seed) => mintFor(subTopicId, difficulty, seed)).flatMap(
      ({ question: { answer }, variant }) =>
        answer.type === 'multipleChoice' && isMeant(variant) ? answer.options.flatMap(textsOf) : [],
    ),
  );

describe('apostrophes', () => {
  test('a noun with ’s before a past participle can stand for has', () => {
    const [generator] = generatorsFor(240603);
    const options = [
      'The women’s umbrella’s turned inside out by the gates.',
      'The women’s umbrellas turned inside out under the stars.',
      'The people’s ticket’s went missing outside the shops.',
    ];
    const answers = generator?.solve(
      {
        prompt: [{ type: 'text', text: 'Which sentence is right?' }],
        answer: { type: 'multipleChoice', layout: 'list', options: options.map((text) => [{ type: 'text', text }]) },
        spoken: 'Which sentence is right?',
      },
      240603,
      4,
      'hard',
    );
    expect(answers).toHaveLength(2);
  });

  test.each([240203, 240504, 240603, 250604])('%i calls no such sentence wrong', (subTopicId) => {
    const options = manyOptions(subTopicId);
    expect(options.length).toBeGreaterThan(500);
    expect(
      options.filter((text) => /^The \S+’s? \S+’s (?!flew|fell|blew|broke|sank|shook|went|would)/.test(text)),
    ).toEqual([]);
  });
});

test.each([230503, 230504, 240503, 250504])('%i puts no verb into a form that nobody says', (subTopicId) => {
  const shown = difficulties.flatMap((difficulty) =>
    Array.from({ length: 150 }, (_, seed) => JSON.stringify(mintFor(subTopicId, difficulty, seed).question)),
  );
  expect(shown.filter((text) => /\b(am|is|are|was|were) (knowing|seeing|forgetting)\b/.test(text))).toEqual([]);
});

test('a list from a plain word over a good one to a bad one is not called wrong', () => {
  const wrong = Array.from({ length: 200 }, (_, seed) => mintFor(270202, 'hard', seed)).flatMap(({ question, key }) => {
    const { answer } = question;
    if (key.type !== 'multipleChoice' || answer.type !== 'multipleChoice') return [];
    return answer.options.flatMap((option, place) => {
      const [, good, plain, bad] = /^It should be: (.+), (.+), (.+)\.$/.exec(key.because[place]?.says ?? '') ?? [];
      return good === undefined ? [] : [{ shown: textsOf(option).join(' '), arguable: `${plain}, ${good}, ${bad}` }];
    });
  });
  expect(wrong.length).toBeGreaterThan(100);
  expect(wrong.filter(({ shown, arguable }) => shown === arguable)).toEqual([]);
});

test('no sentence with its adverbial in front ends with what could be one, too', () => {
  // Where a sentence is to be built from its parts, wrong options move other words to the front.
  const options = manyOptions(240501, difficulties, (variant) => !variant.startsWith('move:'));
  expect(options.length).toBeGreaterThan(500);
  // Sentences with a comma in another place have their adverbial at the end.
  const last = new Set(adverbialLast().map(({ sentence }) => sentence));
  expect(
    options.filter((text) => !last.has(text) && /, .+ (on|in|at|by|near|under) the \p{L}+\.$/u.test(text)),
  ).toEqual([]);
});

test('both readings of a sentence with a comma differ', () => {
  expect(manyOptions(250602).filter((text) => text.includes('I feel sorry about it because'))).toEqual([]);
});

test('an everyday sentence is not called less formal than another everyday one', () => {
  const [generator] = generatorsFor(260302);
  const options = [
    'Numbers may go down in winter.',
    'The pool is for children only.',
    'Do not attempt to open the door.',
    'Please ensure that the gate is shut.',
  ];
  const asks = 'Which sentence is the least formal?';
  const answers = generator?.solve(
    {
      prompt: [{ type: 'text', text: asks }],
      answer: { type: 'multipleChoice', layout: 'list', options: options.map((text) => [{ type: 'text', text }]) },
      spoken: asks,
    },
    260302,
    6,
    'hard',
  );
  expect(answers).toHaveLength(2);
});

test('no sentence that could tell what happened is said to need the subjunctive', () => {
  const options = manyOptions(260502);
  expect(options.length).toBeGreaterThan(500);
  // Whoever insists, suggests or advises can state a fact, and what is vital can have happened, unless it is tomorrow’s.
  expect(options.filter((text) => /\b(?:insists?|suggests?|advises?) that\b/.test(text))).toEqual([]);
  expect(options.filter((text) => /^It is \p{L}+ that (?!.*\btomorrow(?:’s \p{L}+| morning)?\.$)/u.test(text))).toEqual(
    [],
  );
});

test.each([240303, 260303, 270102])('%i calls no words with a common Greek or Latin root unlike', (subTopicId) => {
  const wrong = Array.from({ length: 300 }, (_, seed) => mintFor(subTopicId, 'hard', seed)).flatMap(
    ({ question: { answer }, key }) =>
      key.type === 'multipleChoice' && answer.type === 'multipleChoice'
        ? answer.options.filter((_, place) => key.because[place] !== undefined).flatMap(textsOf)
        : [],
  );
  const pairs = wrong.filter((text) => text.includes(' – '));
  expect(pairs.length).toBeGreaterThan(100);
  const parts = ['log', 'graph', 'scope', 'metre', 'micro', 'trans'];
  expect(pairs.filter((pair) => parts.some((part) => pair.split(' – ').every((word) => word.includes(part))))).toEqual(
    [],
  );
});
