/** Children who never read the question: ways to guess from the options alone must stay at chance. */
import type { Block } from '@comet/contract/question';
import type { Minted } from './mint.ts';

/** How often one way of guessing is right, beside pure chance. */
interface GuessRate {
  readonly way: string;
  readonly rate: number;
  readonly chance: number;
  /** Different questions with options it was tried on: few of them prove little. */
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
  second: () => [1],
  middle: (options) => [Math.floor(options.length / 2)],
  last: (options) => [options.length - 1],
};

/** Whether drawings are compared with each other alone (odd one out): to look at the options is then to read the question. */
function asksOfOptionsAlone({ question: { prompt, answer } }: Minted): boolean {
  const isDrawn = answer.type === 'multipleChoice' && answer.options.flat().every(({ type }) => type === 'figure');
  return isDrawn && prompt.every(({ type }) => type === 'text');
}

/**
 * Guessing the first or the last words of a list; words of running text stand where the sentence has them. Asked only
 * where lists are the most of a cell: one small form among others, in an order of its own, is left to the reader.
 */
function listRates(made: readonly Minted[]): GuessRate[] {
  const groups = made.flatMap(({ question: { answer }, key }) =>
    answer.type === 'multipleWordChoice' && key.type === 'multipleWordChoice' && answer.layout === 'list'
      ? answer.groups.map(({ words }, place) => ({
          size: words.length,
          pick: answer.pick,
          picks: key.picks[place] ?? [],
        }))
      : [],
  );
  const open = groups.filter(({ size, pick }) => size > pick + 1);
  if (open.length === 0 || open.length < made.length / 2) return [];
  const mean = (value: (group: (typeof open)[number]) => number): number =>
    open.reduce((sum, group) => sum + value(group), 0) / open.length;
  const chance = mean(({ size, pick }) => pick / size);
  const rateOf = (isGuessed: (place: number, size: number, pick: number) => boolean): number =>
    mean(({ size, pick, picks }) => picks.filter((place) => isGuessed(place, size, pick)).length / pick);
  return [
    { way: 'first words', rate: rateOf((place, _, pick) => place < pick), chance, asked: open.length },
    { way: 'last words', rate: rateOf((place, size, pick) => place >= size - pick), chance, asked: open.length },
  ];
}

/** The success of each way over these questions; ties are shared. Questions without options are left out. */
function guessRates(made: readonly Minted[]): GuessRate[] {
  const choices = made
    .filter((item) => !asksOfOptionsAlone(item))
    .flatMap(({ variant, question, key }) =>
      question.answer.type === 'multipleChoice' && key.type === 'multipleChoice' && question.answer.options.length > 2
        ? [{ variant, options: question.answer.options, right: key.option }]
        : [],
    );
  if (choices.length === 0) return listRates(made);
  const chance = choices.reduce((sum, { options }) => sum + 1 / options.length, 0) / choices.length;
  // The same question drawn again proves nothing more about a cell that has few.
  const asked = new Set(choices.map(({ variant }) => variant)).size;
  const rates = Object.entries(ways).map(([way, guess]) => {
    const won = choices.reduce((sum, { options, right }) => {
      const places = guess(options);
      return sum + (places.includes(right) ? 1 / places.length : 0);
    }, 0);
    return { way, rate: won / choices.length, chance, asked };
  });
  return [...rates, ...listRates(made)];
}

/** A list of words is mostly short of questions, and their order may be the matter itself: it is given more room. */
const roomFor = (way: string): number => (way.endsWith('words') ? 0.3 : 0.12);

/** The ways of guessing that beat chance by more than luck, as sentences; asked of too few questions they say nothing. */
export function guessFaults(made: readonly Minted[]): string[] {
  if (made.length < 200) return [];
  return guessRates(made).flatMap(({ way, rate, chance, asked }) =>
    rate > chance + Math.max(roomFor(way), 3.5 * Math.sqrt((chance * (1 - chance)) / asked))
      ? [`guessing '${way}' is right in ${(100 * rate).toFixed(0)} % (chance ${(100 * chance).toFixed(0)} %)`]
      : [],
  );
}
