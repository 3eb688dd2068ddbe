/** Answer forms together with their keys: to type, to choose, to tap. */
import type { Figure } from '@comet/contract/figure';
import type { AnswerForm, Block } from '@comet/contract/question';
import type { FairWrong } from './fair-options.ts';
import type { Key, Mistake, WriteSpec } from './key.ts';
import type { TextMistake } from './mistakes.ts';
import { plainNumber } from './number-text.ts';
import { chooseOptions } from './options.ts';
import type { Random } from './random.ts';

/** How a child answers, and what is right. */
export interface Answer {
  readonly form: AnswerForm;
  readonly key: Key;
}

/** Options one under another, next to each other, or as the parts of a line of text. */
export type Layout = 'list' | 'grid' | 'line';
type NumberSpec = Extract<WriteSpec, { kind: 'number' }>;
/** Wrong answers that name their mistake, as a child would type them. */
export type TypedMistakes = Extract<Key, { type: 'writeAnswer' }>['mistakes'];

/** What stands around the box of a typed number, and what may be typed besides the number. */
export interface NumberBox extends Omit<NumberSpec, 'kind' | 'value'> {
  readonly before?: string;
  readonly after?: string;
}

/** What is printed around a box, and what it shows while it is empty. */
export interface TypedBox {
  readonly before?: string;
  readonly after?: string;
  readonly placeholder?: string;
  readonly tiles?: string[];
}

/** An answer to type, read by its spec: words, a fraction, a list, a time. */
export function typedAnswer(spec: WriteSpec, mistakes: TypedMistakes, box: TypedBox = {}): Answer {
  return { form: { type: 'writeAnswer', kind: spec.kind, ...box }, key: { type: 'writeAnswer', spec, mistakes } };
}

/** A number to type. */
export function numberAnswer(
  value: number | string,
  mistakes: TypedMistakes,
  { before, after, ...allowed }: NumberBox = {},
): Answer {
  return {
    form: {
      type: 'writeAnswer',
      kind: 'number',
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
    key: { type: 'writeAnswer', spec: { kind: 'number', value: plainNumber(String(value)), ...allowed }, mistakes },
  };
}

interface Choosing {
  readonly fair: FairWrong;
  /** How many options there are; 4 where not said. */
  readonly count?: number;
  readonly layout?: Layout;
  /** How an option is shown; as text where not said. */
  block?(text: string): Block;
}

const textBlock = (text: string): Block => ({ type: 'text', text });

/** A choice between texts. Undefined when too few mistakes differ from the right one. */
export function textChoice(
  random: Random,
  right: string,
  mistakes: readonly TextMistake[],
  { fair, count = 4, layout = 'list', block = textBlock }: Choosing,
): Answer | undefined {
  const wrong = mistakes.map(([text, because]) => ({ blocks: [block(text)], same: text, because }));
  const laid = fair(random.fork('fair'), right, wrong, count - 1);
  const choice = chooseOptions(random, { blocks: [block(right)], same: right }, laid, count);
  return choice && { form: { type: 'multipleChoice', options: choice.options, layout }, key: choice.key };
}

/** A drawing as an option; two with the same `same` look the same. */
export interface DrawnOption {
  readonly figure: Figure;
  readonly same: string;
}

/** A drawing as an option; drawings with the same marks look the same. */
export function drawnOption(figure: Figure, same: string = JSON.stringify(figure.marks)): DrawnOption {
  return { figure, same };
}

/** A choice between drawings: wrong ones in the order of what they tell. Undefined when too few look different. */
export function figureChoice(
  random: Random,
  right: DrawnOption,
  wrong: readonly (DrawnOption & { readonly because: Mistake })[],
  count: number,
): Answer | undefined {
  const blocksOf = ({ figure }: DrawnOption): Block[] => [{ type: 'figure', figure }];
  const choice = chooseOptions(
    random,
    { blocks: blocksOf(right), same: right.same },
    wrong.map((each) => ({ blocks: blocksOf(each), same: each.same, because: each.because })),
    count,
  );
  return choice && { form: { type: 'multipleChoice', options: choice.options, layout: 'grid' }, key: choice.key };
}

/** A choice whose options keep their order: letters of arrows, 'always / sometimes / never'. */
export function fixedChoice(
  texts: readonly string[],
  right: number,
  because: (text: string, place: number) => Mistake,
  layout: Layout = 'grid',
): Answer {
  return {
    form: { type: 'multipleChoice', options: texts.map((text) => [textBlock(text)]), layout },
    key: {
      type: 'multipleChoice',
      option: right,
      because: texts.map((text, place) => (place === right ? undefined : because(text, place))),
    },
  };
}

/** A group of words to tap, in the order they stand, and the places of the right ones. */
export interface WordGroup {
  readonly label?: string;
  readonly words: readonly string[];
  readonly right: readonly number[];
  because(word: string, place: number): Mistake;
}

/** Words or numbers to tap, as many in every group. */
export function wordGroups(groups: readonly WordGroup[], layout: 'list' | 'sentence' = 'list'): Answer {
  return {
    form: {
      type: 'multipleWordChoice',
      groups: groups.map(({ label, words }) => ({ ...(label === undefined ? {} : { label }), words: [...words] })),
      pick: groups[0]?.right.length ?? 1,
      layout,
    },
    key: {
      type: 'multipleWordChoice',
      picks: groups.map(({ right }) => [...right].sort((one, other) => one - other)),
      because: groups.map((group) =>
        group.words.map((word, place) => (group.right.includes(place) ? undefined : group.because(word, place))),
      ),
    },
  };
}

/** One of a few fixed words in their fixed order ('<', '=', '>'; 'ones', 'tens', 'hundreds'). */
export function oneWord(words: readonly string[], right: string, because: (word: string) => Mistake): Answer {
  return wordGroups([{ words, right: [words.indexOf(right)], because }]);
}

/** Words or numbers to tap, the right ones among others in a random order. Undefined when too few are wrong. */
export function shuffledWords(
  random: Random,
  right: readonly string[],
  wrong: readonly TextMistake[],
): Answer | undefined {
  const mistakes = new Map(wrong.filter(([word]) => !right.includes(word)));
  const words = random.fork('words').shuffle([...right, ...mistakes.keys()]);
  if (new Set(words).size < words.length || mistakes.size < 2) return undefined;
  return {
    form: { type: 'multipleWordChoice', groups: [{ words }], pick: right.length, layout: 'list' },
    key: {
      type: 'multipleWordChoice',
      picks: [words.flatMap((word, place) => (right.includes(word) ? [place] : []))],
      because: [words.map((word) => mistakes.get(word))],
    },
  };
}
