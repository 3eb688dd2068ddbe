/** Unfit words are refused wherever a question could show or say them, before and after the answer. */
import type { Block } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import { mintFor } from '../registry.ts';
import type { Made } from './generator.ts';
import { itemFaults } from './item-faults.ts';
import { mint, NoFitDraw } from './mint.ts';
import { choiceToy, mistake, text, toyPlace, typedToy } from './toy-generators.ts';
import { unfitWordsOf } from './unfit.ts';

const { subTopicId, year } = toyPlace;
const chosen = mint(choiceToy(), subTopicId, year, 'easy', 1);
const typed = mint(typedToy(), subTopicId, year, 'easy', 1);
const unfit = 'It makes AIDS.';
const says = { ...mistake, says: unfit };
const figure: Block = { type: 'figure', figure: { width: 9, height: 9, alt: unfit, marks: [] } };
const letters: Block = {
  type: 'figure',
  figure: { width: 9, height: 9, alt: '', marks: [{ kind: 'text', x: 1, y: 1, size: 4, text: 'AIDS' }] },
};

const places: readonly (readonly [string, Made])[] = [
  ['the prompt', { ...chosen, question: { ...chosen.question, prompt: [text(unfit)] } }],
  ['a description of a drawing', { ...chosen, question: { ...chosen.question, prompt: [figure] } }],
  ['letters in a drawing', { ...chosen, question: { ...chosen.question, prompt: [letters] } }],
  [
    'a passage',
    {
      ...chosen,
      question: {
        ...chosen.question,
        prompt: [{ type: 'passage', passageId: '', title: '', paragraphs: [unfit], kind: 'fiction' }],
      },
    },
  ],
  ['the voice', { ...chosen, question: { ...chosen.question, spoken: unfit } }],
  [
    'an option',
    {
      ...chosen,
      question: {
        ...chosen.question,
        answer: { type: 'multipleChoice', layout: 'list', options: [[text('a')], [text(unfit)]] },
      },
    },
  ],
  [
    'a word to pick',
    {
      ...chosen,
      question: {
        ...chosen.question,
        answer: { type: 'multipleWordChoice', layout: 'list', pick: 1, groups: [{ words: ['ant', 'AIDS'] }] },
      },
    },
  ],
  [
    'text beside the box',
    { ...typed, question: { ...typed.question, answer: { type: 'writeAnswer', kind: 'number', after: unfit } } },
  ],
  ['the hint', { ...chosen, hint: [text(unfit)] }],
  ['the explanation', { ...chosen, explanation: [[text('Look.')], [text(unfit)]] }],
  ['the feedback of an option', { ...chosen, key: { type: 'multipleChoice', option: 0, because: [undefined, says] } }],
  [
    'the feedback of a word',
    { ...chosen, key: { type: 'multipleWordChoice', picks: [[0]], because: [[undefined, says]] } },
  ],
  [
    'the feedback of a typed answer',
    {
      ...typed,
      key: { type: 'writeAnswer', spec: { kind: 'number', value: '1' }, mistakes: [{ given: '2', because: says }] },
    },
  ],
  [
    'the right answer',
    {
      ...typed,
      key: { type: 'writeAnswer', spec: { kind: 'text', accept: ['AIDS'], spelling: 'exact' }, mistakes: [] },
    },
  ],
];

describe('an unfit word', () => {
  test.each(places)('is found in %s', (_, made) => {
    expect(unfitWordsOf(made)).toEqual(['AIDS']);
    expect(itemFaults({ ...chosen, ...made })).toContain("'AIDS' is unfit for children");
  });
  test('is not found where there is none', () => {
    expect([chosen, typed].flatMap(unfitWordsOf)).toEqual([]);
  });
  test('is never stored: another draw of the same seed is taken', () => {
    const sometimes = choiceToy({
      change: (made, { random }) => (random.chance(1, 2) ? { ...made, hint: [text(unfit)] } : made),
    });
    for (let seed = 0; seed < 40; seed++)
      expect(unfitWordsOf(mint(sometimes, subTopicId, year, 'easy', seed))).toEqual([]);
  });
  test('in every draw is a fault of the generator', () => {
    const always = choiceToy({ change: (made) => ({ ...made, hint: [text(unfit)] }) });
    expect(() => mint(always, subTopicId, year, 'easy', 1)).toThrow(NoFitDraw);
  });
});

/** Found by reading: a feedback, a prompt, a code, a pair of letters. */
test.each([
  [340301, 'hard', 5653274],
  [340301, 'easy', 33],
  [360604, 'medium', 7],
  [350601, 'hard', 35],
  [340603, 'easy', 4],
  [370202, 'medium', 32],
] as const)('%i %s %i spells nothing unfit', (id, difficulty, seed) => {
  expect(unfitWordsOf(mintFor(id, difficulty, seed))).toEqual([]);
});
