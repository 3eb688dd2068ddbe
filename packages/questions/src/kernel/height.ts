/** The right height: what is too easy or too hard for a school year, whichever generator asks it. The table is in docs/questions.md. */
import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import { notBefore } from '../words/hard-words.ts';
import type { Made } from './generator.ts';
import { answerTexts, plainText, shownBy } from './plain-text.ts';

/** Times tables that year 3 knows; a fact with one of these as a factor is in reach. */
const yearThreeTables = new Set([0, 1, 2, 3, 4, 5, 8, 10]);
/** The largest denominator, by year, apart from tenths of tenths: 50, 100 and 1,000. */
const maxDenominator: Readonly<Record<Year, number>> = { 3: 24, 4: 40, 5: 100, 6: 144, 7: 400 };
/** The smallest product of two one-digit numbers that is a question by itself; below it, the fact is known by heart. */
const minFact: Readonly<Record<Year, Readonly<Record<Difficulty, number>>>> = {
  3: { easy: 0, medium: 0, hard: 10 },
  4: { easy: 0, medium: 10, hard: 16 },
  5: { easy: 10, medium: 16, hard: 24 },
  6: { easy: 12, medium: 20, hard: 30 },
  7: { easy: 16, medium: 24, hard: 36 },
};
/** Roman numerals that are too well known to be a question by themselves. */
const easyRomans = ['i', 'ii', 'iii', 'iv', 'v'];
/** Letters hidden in a word that is to be completed, at least, by year. */
const minHidden: Readonly<Record<Year, number>> = { 3: 1, 4: 1, 5: 2, 6: 2, 7: 2 };

const texts = ({ question: { prompt } }: Pick<Made, 'question'>): string =>
  plainText(
    prompt.flatMap((block) => (block.type === 'text' || block.type === 'maths' ? [shownBy(block)] : [])).join(' '),
  );

/** Facts such as 7 × 6 or 42 ÷ 7 that are shown, as two factors. */
function factsIn(text: string): (readonly [one: number, other: number])[] {
  const found = [...text.matchAll(/(?<![\d.,/])(\d{1,2}) ?× ?(\d{1,2})(?![\d.,/])/g)].map(
    ([, one, other]) => [Number(one), Number(other)] as const,
  );
  const divided = [...text.matchAll(/(?<![\d.,/])(\d{1,3}) ?÷ ?(\d{1,2})(?![\d.,/])/g)].flatMap(([, total, by]) =>
    Number(by) > 0 && Number(total) % Number(by) === 0 && Number(total) / Number(by) <= 12
      ? [[Number(by), Number(total) / Number(by)] as const]
      : [],
  );
  return [...found, ...divided].filter(([one, other]) => one <= 12 && other <= 12);
}

const denominatorsIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d/])\d+\/(\d+)(?![\d/])/g)].map(([, bottom]) => Number(bottom));

function mathFaults(text: string, year: Year, difficulty: Difficulty): string[] {
  const facts = factsIn(text);
  const isWholeFact = /^(?:what is |work out |calculate )?(\d) ?[×] ?(\d) ?(?:= ?[□?]?)?\??$/.test(text);
  const [[one, other] = [0, 0]] = facts;
  const tooHard = year === 3 && facts.some((fact) => fact.every((factor) => !yearThreeTables.has(factor)));
  const large = denominatorsIn(text).filter(
    (bottom) => bottom > maxDenominator[year] && ![50, 100, 1000].includes(bottom),
  );
  const roman = /^what number is ([ivxlcdm]+)\?$/.exec(text)?.[1] ?? '';
  return [
    ...(isWholeFact && one * other < minFact[year][difficulty] ? [`${one} × ${other} is too easy`] : []),
    ...(tooHard ? ['a times table that year 3 has not learnt'] : []),
    ...large.map((bottom) => `a denominator of ${bottom}`),
    ...(easyRomans.includes(roman) ? [`a Roman numeral under ${easyRomans.length + 1}`] : []),
  ];
}

/** Words of a question that are asked about or offered, and that this year has not met. */
function wordFaults(made: Pick<Made, 'question' | 'key'>, year: Year): string[] {
  const { answer } = made.question;
  const offered = [
    ...answerTexts(made),
    ...(answer.type === 'multipleChoice' ? answer.options.map((option) => option.map(shownBy).join(' ')) : []),
    ...(answer.type === 'multipleWordChoice' ? answer.groups.flatMap(({ words }) => words) : []),
  ];
  const words = new Set(offered.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []));
  return [...words].filter((word) => (notBefore.get(word) ?? 0) > year).map((word) => `“${word}” is too hard a word`);
}

/** What is too easy or too hard in a question for its year, as sentences. */
export function heightFaults(made: Pick<Made, 'question' | 'key'>, year: Year, difficulty: Difficulty): string[] {
  const text = texts(made);
  const hidden = /[a-z□]*□[a-z□]*/u.exec(made.question.prompt.map(shownBy).join(' '))?.[0] ?? '';
  const boxes = [...hidden].filter((letter) => letter === '□').length;
  return [
    ...mathFaults(text, year, difficulty),
    ...(hidden.length > boxes && boxes > 0 && boxes < minHidden[year] ? [`only ${boxes} letter hidden`] : []),
    ...wordFaults(made, year),
  ];
}
