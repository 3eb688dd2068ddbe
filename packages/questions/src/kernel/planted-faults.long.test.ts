/** Faults that generators have had, planted one at a time in a sound toy: whatever goes wrong, a property says so. */
import type { Block, Question } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import type { AnyGenerator, Made } from './generator.ts';
import type { Key } from './key.ts';
import { checkSubTopic } from './properties.ts';
import { choiceToy, mistake, type Plant, type Sum, text, toyPlace, typedToy } from './toy-generators.ts';

const seeds = 240;

const faultsOf = (generator: AnyGenerator, count = seeds): string[] =>
  checkSubTopic(generator, toyPlace.subTopicId, toyPlace.year, count).flatMap(({ faults }) => faults);

/** A toy whose question is changed in parts. */
const asking = (part: (made: Made, of: Sum) => Partial<Question>): Plant => ({
  change: (made, of) => ({ ...made, question: { ...made.question, ...part(made, of) } }),
});
const telling = (part: (made: Made, of: Sum) => Partial<Made>): Plant => ({
  change: (made, of) => ({ ...made, ...part(made, of) }),
});

/** Four options in the order given, the first of them right. */
const options = (...four: Block[]): Pick<Made, 'key'> & { readonly answer: Question['answer'] } => ({
  answer: { type: 'multipleChoice', layout: 'list', options: four.map((block) => [block]) },
  key: { type: 'multipleChoice', option: 0, because: four.map((_, place) => (place === 0 ? undefined : mistake)) },
});
const offering = (four: (of: Sum) => Block[]): Plant => ({
  change: (made, of) => {
    const { answer, key } = options(...four(of));
    return { ...made, question: { ...made.question, answer }, key };
  },
});
/** A key of typed words in place of the number. */
const accepting = (...accept: string[]): Plant =>
  telling(() => ({ key: { type: 'writeAnswer', spec: { kind: 'text', accept, spelling: 'exact' }, mistakes: [] } }));
const shifted = (key: Key): Key =>
  key.type === 'multipleChoice'
    ? { type: key.type, option: (key.option + 1) % 4, because: [...key.because.slice(-1), ...key.because.slice(0, -1)] }
    : key;
const square = (side: number, alt: string): Block => ({
  type: 'figure',
  figure: { width: 50, height: 50, alt, marks: [{ kind: 'rect', x: 5, y: 5, width: side, height: side }] },
});
const wordList = (words: readonly string[], picks: readonly number[]): Plant => ({
  change: (made) => ({
    ...made,
    question: {
      ...made.question,
      answer: { type: 'multipleWordChoice', groups: [{ words: [...words] }], pick: 1, layout: 'list' },
    },
    key: { type: 'multipleWordChoice', picks: [picks], because: [[]] },
  }),
  solve: () => [{ type: 'multipleWordChoice', picks: [[...picks]] }],
});

/** A dozen questions for each difficulty, under the variants given. */
const repeating = (variant: (of: Sum) => string): Plant => ({
  change: (made, of) =>
    of.one % 8 === 0
      ? {
          ...made,
          question: { ...made.question, prompt: [text(`What is ${of.one} + 100?`)] },
          key: { type: 'writeAnswer', spec: { kind: 'number', value: `${of.one + 100}` }, mistakes: [] },
          variant: variant(of),
        }
      : undefined,
});

function spin(ms: number): void {
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < ms * 1000);
}

let ticks = 0;

const planted: readonly (readonly [name: string, generator: AnyGenerator, says: RegExp])[] = [
  [
    'a story that does not say for how long',
    choiceToy(
      asking(({ question }) => ({
        prompt: [
          ...question.prompt,
          text('Amara swims 2 lengths a day for 3 days. Noah swims 5 a day. Who swims more?'),
        ],
      })),
    ),
    /a rate without its time/,
  ],
  [
    'an explanation that says the hint again',
    choiceToy(telling(({ explanation }) => ({ explanation: [[text('Add the ones first.')], ...explanation] }))),
    /repeats the hint: 'add the ones first'/,
  ],
  [
    'an explanation that is shorter than the hint',
    choiceToy(
      telling(() => ({ hint: [text('Write the numbers one under another and begin with the ones, on the right.')] })),
    ),
    /no longer than the hint/,
  ],
  [
    'bars that are not drawn',
    choiceToy(
      telling(({ explanation }) => ({ explanation: [[text('Read the height of the bars.')], ...explanation] })),
    ),
    /names bars, which the question doesn't show/,
  ],
  [
    'a cost where there is no money',
    choiceToy(telling(({ explanation }) => ({ explanation: [[text('Add the cost of both.')], ...explanation] }))),
    /names a cost/,
  ],
  ['a key at a wrong option', choiceToy(telling(({ key }) => ({ key: shifted(key) }))), /second solver says/],
  [
    'a typed key that is one off',
    typedToy(
      telling((_, { sum }) => ({
        key: { type: 'writeAnswer', spec: { kind: 'number', value: String(sum + 1) }, mistakes: [] },
      })),
    ),
    /second solver says/,
  ],
  [
    'two right options',
    choiceToy(offering(({ sum }) => [text(`${sum}`), text(`${sum}.0`), text('1'), text('2')])),
    /second solver says.*option":1/,
  ],
  ['a solver that finds nothing', typedToy({ solve: () => [] }), /second solver finds no answer/],
  [
    'a solver that breaks',
    typedToy({
      solve: () => {
        throw new Error('no such form');
      },
    }),
    /second solver breaks: no such form/,
  ],
  [
    'drawings that differ in their description only',
    choiceToy(offering(() => [square(20, 'small'), square(20.01, 'smaller'), square(30, 'big'), square(40, 'bigger')])),
    /two options look the same/,
  ],
  [
    'texts that differ in their spaces only',
    choiceToy(offering(({ sum }) => [text(`${sum} cm`), text(`${sum}\u00a0 cm`), text('1 cm'), text('2 cm')])),
    /two options look the same/,
  ],
  [
    'a word paired with itself',
    choiceToy(offering(() => ['calm – wild', 'calm – calm', 'thin – slim', 'risky – stout'].map(text))),
    /pairs a word with itself/,
  ],
  [
    'one formula written in two ways',
    choiceToy(
      offering(() =>
        ['\\frac{1}{2}', '\\dfrac12', '\\frac{1}{3}', '\\frac{1}{4}'].map((tex) => ({
          type: 'maths',
          tex,
          spoken: 'a',
        })),
      ),
    ),
    /two options look the same/,
  ],
  [
    'equal values, 0.5 and 1/2',
    choiceToy(offering(() => [text('0.5'), text('1/2'), text('2'), text('0.2')])),
    /has the value of the right one/,
  ],
  [
    'equal values, £2.50 and 250p',
    choiceToy(offering(() => [text('£2.50'), text('250p'), text('£25'), text('25p')])),
    /has the value of the right one/,
  ],
  [
    'spellings of one date as text',
    typedToy(accepting('2 June', 'June 2nd', 'the second of June')),
    /a date is asked as text/,
  ],
  [
    'a mistake that leads to the right answer',
    typedToy(
      telling(({ key }, { sum }) =>
        key.type === 'writeAnswer' ? { key: { ...key, mistakes: [{ given: `${sum}.0`, because: mistake }] } } : {},
      ),
    ),
    /the mistake '\d+\.0' is scored right/,
  ],
  [
    'a wrong option without its mistake',
    choiceToy(telling(({ key }) => (key.type === 'multipleChoice' ? { key: { ...key, because: [] } } : {}))),
    /without its mistake/,
  ],
  [
    'a hint with the typed answer',
    typedToy(telling((_, { sum }) => ({ hint: [text(`Is it about ${sum}?`)] }))),
    /hint tells/,
  ],
  [
    'a hint with the right option',
    choiceToy(telling((_, { sum }) => ({ hint: [text(`Look for ${sum}.`)] }))),
    /hint tells/,
  ],
  [
    'the answer read aloud',
    typedToy(asking(({ question }, { sum }) => ({ spoken: `${question.spoken} ${sum}` }))),
    /reading aloud tells/,
  ],
  [
    'the answer in the description of a drawing',
    choiceToy(
      asking(({ question }, { sum }) => ({ prompt: [...question.prompt, square(9, `A bar of ${sum} parts.`)] })),
    ),
    /description of the drawing tells/,
  ],
  [
    'the answer in the prompt',
    typedToy(
      asking((_, { one, other, sum }) => ({ prompt: [text(`What is ${one} + ${other}? ${one} + ${other} = ${sum}`)] })),
    ),
    /prompt gives the answer away/,
  ],
  [
    'the right option alone in the prompt',
    choiceToy(asking((_, { one, other, sum }) => ({ prompt: [text(`Add ${one} and ${other}. Not under ${sum}.`)] }))),
    /prompt names the right option alone/,
  ],
  [
    'an explanation of something else',
    typedToy(telling(() => ({ explanation: [[text('Add ones, tens and hundreds.')]] }))),
    /explanations never say the answer/,
  ],
  ['too few different questions', typedToy(repeating(({ one }) => `${one}`)), /different questions in/],
  [
    'variants that differ in what nobody sees',
    typedToy(repeating(({ one, other }) => `${one} ${other}`)),
    /different questions in/,
  ],
  ['a draw that is hardly ever fit', typedToy({ change: () => undefined }), /no fit question in \d+ draws/],
  ['chance of its own', typedToy(telling(() => ({ variant: `${ticks++}` }))), /same seed made another question/],
  [
    'a prompt that is too long',
    typedToy(asking(({ question }) => ({ prompt: [...question.prompt, text('Think well. '.repeat(25))] }))),
    /the prompt has \d+ words/,
  ],
  [
    'a sentence that is too long',
    typedToy(asking(({ question }) => ({ prompt: [...question.prompt, text('on and '.repeat(10))] }))),
    /a sentence has \d+ words/,
  ],
  ['a value that leaked', typedToy(telling(() => ({ hint: [text(`Add ${undefined} first.`)] }))), /a value leaked/],
  [
    'a value that leaked into the voice',
    typedToy(asking(() => ({ spoken: `What is ${Number.NaN}?` }))),
    /a value leaked/,
  ],
  ['no hint', typedToy(telling(() => ({ hint: [] }))), /no hint/],
  ['no explanation', typedToy(telling(() => ({ explanation: [] }))), /no explanation/],
  ['nothing to read aloud', typedToy(asking(() => ({ spoken: ' ' }))), /nothing to read aloud/],
  [
    'a formula that cannot be set',
    typedToy(
      asking(({ question }) => ({ prompt: [...question.prompt, { type: 'maths', tex: '\\frac{1}{', spoken: 'a' }] })),
    ),
    /KaTeX cannot set/,
  ],
  [
    'a box of another kind',
    typedToy(asking(() => ({ answer: { type: 'writeAnswer', kind: 'money' } }))),
    /the box asks for money/,
  ],
  [
    'a key of another type',
    typedToy(asking(() => ({ answer: options(text('1'), text('2')).answer }))),
    /key is of another type/,
  ],
  ['the same word twice', choiceToy(wordList(['ant', 'bee', 'ant', 'cat'], [1])), /two words of a group are the same/],
  [
    'more words in the key than asked',
    choiceToy(wordList(['ant', 'bee', 'cow', 'cat'], [1, 2])),
    /another number of words/,
  ],
  [
    'the first word of a list, always',
    choiceToy(wordList(['ant', 'bee', 'cow', 'cat'], [0])),
    /guessing 'first words'/,
  ],
  [
    'the right option always first',
    choiceToy(offering(({ sum }) => [sum, sum + 10, sum + 1, sum + 11].map((value) => text(`${value}`)))),
    /guessing 'first'/,
  ],
  [
    'wrong options that are the answer with one change',
    choiceToy({
      change: (made, { sum, random }) => {
        const place = random.int(0, 3);
        const values = [sum + 1, sum + 10, sum + 100].toSpliced(place, 0, sum);
        const { answer } = options(...values.map((value) => text(`${value}`)));
        const because = values.map((_, at) => (at === place ? undefined : mistake));
        return {
          ...made,
          question: { ...made.question, answer },
          key: { type: 'multipleChoice', option: place, because },
        };
      },
    }),
    /guessing 'most like the others'/,
  ],
  [
    'a right option that is always the longest',
    choiceToy(
      asking(({ question: { answer }, key }) => ({
        answer:
          answer.type === 'multipleChoice' && key.type === 'multipleChoice'
            ? {
                ...answer,
                options: answer.options.map((option, at) =>
                  at === key.option ? [...option, text('exactly')] : option,
                ),
              }
            : answer,
      })),
    ),
    /guessing 'longest'/,
  ],
  [
    'hard questions that are the easy ones',
    typedToy({
      change: (made, { other, cell }) => ({
        ...made,
        question: { ...made.question, prompt: [text(`What is 100 + ${other}?`)] },
        variant: `${other}`,
        features: { size: cell.difficulty === 'hard' ? 2 : 1 },
      }),
    }),
    /both easy and hard/,
  ],
  ['hard without a stated cause', typedToy(telling(() => ({ features: { steps: 1 } }))), /what makes it hard/],
];

describe('a sound toy', () => {
  test.each([
    ['to choose', choiceToy()],
    ['to type', typedToy()],
  ])('%s has no fault', (_, generator) => {
    expect(faultsOf(generator)).toEqual([]);
  });
});

test.each(planted)('%s is found', (_, generator, says) => {
  expect(faultsOf(generator)).toContainEqual(expect.stringMatching(says));
});

test.each([
  [
    'sentences that differ in a hyphen have different values',
    choiceToy(
      offering(() =>
        ['Four-year-old children sang.', 'Four year-old children sang.', 'The band sang.', 'They sang.'].map(text),
      ),
    ),
    /has the value of the right one/,
  ],
  [
    'words that a date is accepted beside are not asked as a date',
    typedToy(accepting('the end of May', '31 May', 'May')),
    /a date is asked as text/,
  ],
])('%s', (_, generator, says) => {
  expect(faultsOf(generator)).not.toContainEqual(expect.stringMatching(says));
});

test('a generator that is far too slow is found, in few seeds too', () => {
  const slow = typedToy({
    change: (made) => {
      spin(22);
      return made;
    },
  });
  expect(faultsOf(slow, 20)).toContainEqual(expect.stringMatching(/ms each/));
});
