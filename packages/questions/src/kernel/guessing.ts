/** Children who never read the question: ways to guess from the options alone must stay at chance. */
import type { Block } from '@comet/contract/question';
import type { Minted } from './mint.ts';

/** How often one way of guessing is right, beside pure chance. */
export interface GuessRate {
  readonly way: string;
  readonly rate: number;
  readonly chance: number;
  /** Questions with options it was tried on: few of them prove little. */
  readonly asked: number;
}

const partsOf = (option: readonly Block[]): string[] => {
  const [block] = option;
  if (option.length === 1 && block?.type === 'text')
    return block.text.split(/(?=.)/u).map((letter, place) => `${place}${letter}`);
  return JSON.stringify(option).match(/"[a-zA-Z]+":(?:-?[\d.]+|"[^"]*")/g) ?? [];
};

/** The option that shares most with the others: right far too often where wrong options are the answer with one change. */
function mostAlike(options: readonly (readonly Block[])[]): number[] {
  const parts = options.map((option) => new Set(partsOf(option)));
  const likeness = parts.map((own, place) =>
    parts.reduce(
      (sum, other, at) =>
        at === place
          ? sum
          : sum + [...own].filter((part) => other.has(part)).length / Math.max(1, own.size, other.size),
      0,
    ),
  );
  return bestPlaces(likeness);
}

function bestPlaces(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return scores.flatMap((value, place) => (Math.abs(value - best) < 1e-9 ? [place] : []));
}

const ways: Readonly<Record<string, (options: readonly (readonly Block[])[]) => number[]>> = {
  'most like the others': mostAlike,
  longest: (options) => bestPlaces(options.map((option) => JSON.stringify(option).length)),
  first: () => [0],
  last: (options) => [options.length - 1],
};

/** Whether drawings are compared with each other alone (odd one out): to look at the options is then to read the question. */
function asksOfOptionsAlone({ question: { prompt, answer } }: Minted): boolean {
  const isDrawn = answer.type === 'multipleChoice' && answer.options.flat().every(({ type }) => type === 'figure');
  return isDrawn && prompt.every(({ type }) => type === 'text');
}

/** The success of each way over these questions; ties are shared. Questions without options are left out. */
export function guessRates(made: readonly Minted[]): GuessRate[] {
  const choices = made
    .filter((item) => !asksOfOptionsAlone(item))
    .flatMap(({ question, key }) =>
      question.answer.type === 'multipleChoice' && key.type === 'multipleChoice' && question.answer.options.length > 2
        ? [{ options: question.answer.options, right: key.option }]
        : [],
    );
  if (choices.length === 0) return [];
  const chance = choices.reduce((sum, { options }) => sum + 1 / options.length, 0) / choices.length;
  return Object.entries(ways).map(([way, guess]) => {
    const won = choices.reduce((sum, { options, right }) => {
      const places = guess(options);
      return sum + (places.includes(right) ? 1 / places.length : 0);
    }, 0);
    return { way, rate: won / choices.length, chance, asked: choices.length };
  });
}
