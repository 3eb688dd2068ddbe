/** Whether options can be told apart: by their look, by their value, and the two words of a pair from each other. */
import type { Mark } from '@comet/contract/figure';
import type { Block, Question } from '@comet/contract/question';
import { exact, exactText, times } from '@comet/domain/marking/exact';
import { readNumber } from '@comet/domain/marking/read-number';
import { optionText, plainText } from './plain-text.ts';

/** Marks as they are seen: a hair's breadth and the order of names do not count. */
const marksText = (marks: readonly Mark[]): string =>
  JSON.stringify(marks, (_, value: unknown) => {
    if (typeof value === 'number') return Math.round(value * 10) / 10;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  });

/** An option as the eye takes it: descriptions, spaces and ways to write the same formula do not tell two apart. */
export const lookOf = (option: readonly Block[]): string =>
  option
    .map((block) => {
      if (block.type === 'figure')
        return `${block.figure.width} ${block.figure.height} ${marksText(block.figure.marks)}`;
      if (block.type === 'maths') return plainText(block.tex);
      return block.type === 'text' ? block.text.replaceAll(/[\s\u200b\u00ad]+/g, ' ').trim() : JSON.stringify(block);
    })
    .join(' | ');

/** The value of an option that is a number; fractions (`a/b`) are left out: which of two equal ones is meant, their form tells. */
function numberOf(option: readonly Block[]): { readonly value: string; readonly isFraction: boolean } | undefined {
  const text = optionText(option);
  const read = readNumber(text);
  // A sentence may begin with a number word: 'Three-month-old puppies played here.'
  if (read.verdict === 'unreadable' || !/\d/.test(text)) return undefined;
  const { value, unit = '', written } = read.value;
  const isHundredth = unit === '%' || unit === 'p';
  const amount = isHundredth ? times(value, exact(1n, 100n)) : value;
  const name = unit === 'p' ? '£' : unit === '%' ? '' : unit;
  return { value: `${exactText(amount)} ${name}`, isFraction: written.form === 'fraction' || written.form === 'mixed' };
}

/** 0.5 beside 1/2, 50% beside 0.5, 2.50 beside 2.5: a child who chose the other was right too. */
export function hasEqualOfRight(options: readonly (readonly Block[])[], right: number): boolean {
  const own = numberOf(options[right] ?? []);
  if (own === undefined) return false;
  return options.some((option, place) => {
    const other = place === right ? undefined : numberOf(option);
    return other?.value === own.value && !(other.isFraction && own.isFraction);
  });
}

/** A word paired with itself: 'calm – calm', 'calm and calm'. Numbers and letters may be. */
const twin = /^(\p{L}{2,}) (?:[-–—/,:]|and|or|is to) \1$/iu;

/** Options that pair a word with itself. */
export function twinsIn({ answer }: Question): string[] {
  const texts =
    answer.type === 'multipleChoice'
      ? answer.options.map(optionText)
      : answer.type === 'multipleWordChoice'
        ? answer.groups.flatMap(({ words }) => words)
        : [];
  return texts.filter((text) => twin.test(text.trim()));
}
