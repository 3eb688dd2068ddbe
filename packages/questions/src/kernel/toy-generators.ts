/** Small sound generators, for the tests that plant faults in them. */
import type { Block, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type AnyGenerator, type Cell, defineGenerator, type Made } from './generator.ts';
import type { Mistake } from './key.ts';
import { chooseOptions, textOption, wrongTextOption } from './options.ts';
import type { Random } from './random.ts';

/** Where the toys stand: any id and a year in the middle. */
export const toyPlace = { subTopicId: 1, year: 5 } as const;

/** What a toy is made from, for whoever plants a fault in it. */
export interface Sum {
  readonly one: number;
  readonly other: number;
  readonly sum: number;
  readonly random: Random;
  readonly cell: Cell<object>;
}

type Solve = (question: Question, cell: Cell<object>) => ReturnType<AnyGenerator['solve']>;

/** What is other than in the sound toy. */
export interface Plant {
  /** The question in place of the sound one. */
  readonly change?: (made: Made, of: Sum) => Made | undefined;
  readonly solve?: Solve;
  readonly capacity?: number;
}

export const text = (said: string): Block => ({ type: 'text', text: said });
export const mistake: Mistake = { id: 'toy/slip', says: 'Look again.' };

const ranges: Readonly<Record<Difficulty, readonly [low: number, high: number]>> = {
  easy: [110, 199],
  medium: [210, 299],
  hard: [310, 399],
};

function drawSum(random: Random, cell: Cell<object>): Sum {
  const [low, high] = ranges[cell.difficulty];
  const [one, other] = [random.int(low, high), random.int(110, 199)];
  return { one, other, sum: one + other, random, cell };
}

function around({
  one,
  other,
  sum,
}: Sum): Omit<Made, 'key' | 'question'> & { readonly prompt: Block[]; readonly spoken: string } {
  return {
    prompt: [text(`What is ${one} + ${other}?`)],
    spoken: `What is ${one} plus ${other}?`,
    hint: [text('Add the ones first.')],
    explanation: [[text('Add ones, tens and hundreds.')], [text(`The answer is **${sum}**.`)]],
    variant: `${one}+${other}`,
    features: { size: one },
  };
}

const numbersIn = ({ prompt }: Question): number[] =>
  (prompt[0]?.type === 'text' ? (prompt[0].text.match(/\d+/g) ?? []) : []).slice(0, 2).map(Number);

/** Every option that reads as a sum of the two numbers. */
const solveChoice: Solve = (question) => {
  const [one = 0, other = 0] = numbersIn(question);
  if (question.answer.type !== 'multipleChoice') return [];
  return question.answer.options.flatMap(([block], option) =>
    block?.type === 'text' && Number(block.text) - one === other ? [{ type: 'multipleChoice' as const, option }] : [],
  );
};

/** A sum with four options on a grid, so that none is more like the others. */
export function choiceToy({ change = (made) => made, solve = solveChoice, capacity }: Plant = {}): AnyGenerator {
  return defineGenerator<object>({
    generatorId: 'toy.choice',
    version: 1,
    serves: { [toyPlace.subTopicId]: {} },
    ...(capacity === undefined ? {} : { capacity: () => capacity }),
    make(random, cell) {
      const drawn = drawSum(random, cell);
      const { prompt, spoken, ...rest } = around(drawn);
      const [tens, ones] = [random.chance(1, 2) ? 10 : -10, random.chance(1, 2) ? 1 : -1];
      const wrong = [tens, ones, tens + ones].map((off) => wrongTextOption(String(drawn.sum + off), mistake));
      const choice = chooseOptions(random, textOption(String(drawn.sum)), wrong, 4);
      if (choice === undefined) return undefined;
      const answer = { type: 'multipleChoice', options: choice.options, layout: 'list' } as const;
      return change({ question: { prompt, spoken, answer }, key: choice.key, ...rest }, drawn);
    },
    solve,
  });
}

const solveTyped: Solve = (question) => {
  const [one = 0, other = 0] = numbersIn(question);
  return [{ type: 'writeAnswer', text: String(one + other) }];
};

/** A sum whose answer is typed. */
export function typedToy({ change = (made) => made, solve = solveTyped, capacity }: Plant = {}): AnyGenerator {
  return defineGenerator<object>({
    generatorId: 'toy.typed',
    version: 1,
    serves: { [toyPlace.subTopicId]: {} },
    ...(capacity === undefined ? {} : { capacity: () => capacity }),
    make(random, cell) {
      const drawn = drawSum(random, cell);
      const { prompt, spoken, ...rest } = around(drawn);
      const key = {
        type: 'writeAnswer',
        spec: { kind: 'number', value: String(drawn.sum) },
        mistakes: [{ given: String(drawn.sum - 10), because: mistake }],
      } as const;
      const answer = { type: 'writeAnswer', kind: 'number' } as const;
      return change({ question: { prompt, spoken, answer }, key, ...rest }, drawn);
    },
    solve,
  });
}
