/** What a second solver gives back, for each answer form. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { optionTexts } from './ask.ts';

/** Every answer that is one of these texts: typed, or the options that say so. */
export function answersAmong(question: Question, found: Iterable<string>): GivenAnswer[] {
  const texts = [...new Set(found)];
  if (question.answer.type === 'writeAnswer') return texts.map((text) => ({ type: 'writeAnswer', text }));
  return answersWhere(question, (option) => texts.includes(option));
}

/** Every option for which this holds. */
export function answersWhere(question: Question, holds: (option: string, place: number) => boolean): GivenAnswer[] {
  return optionTexts(question).flatMap((option, place): GivenAnswer[] =>
    holds(option, place) ? [{ type: 'multipleChoice', option: place }] : [],
  );
}

/** The groups of words as seen; none for another answer form. */
export function wordGroups(question: Question): string[][] {
  return question.answer.type === 'multipleWordChoice' ? question.answer.groups.map(({ words }) => words) : [];
}

/** Every way to pick one word of each group for which this holds. */
export function picksWhere(question: Question, holds: (words: readonly string[]) => boolean): GivenAnswer[] {
  const groups = wordGroups(question);
  let ways: { places: number[]; words: string[] }[] = [{ places: [], words: [] }];
  for (const group of groups)
    ways = ways.flatMap((way) =>
      group.map((word, place) => ({ places: [...way.places, place], words: [...way.words, word] })),
    );
  return ways
    .filter(({ words }) => groups.length > 0 && holds(words))
    .map(({ places }) => ({ type: 'multipleWordChoice', picks: places.map((place) => [place]) }));
}

/** Every way to pick two words of the one group for which this holds. */
export function pairsWhere(
  question: Question,
  holds: (one: string, other: string, rest: readonly string[]) => boolean,
): GivenAnswer[] {
  const [words = []] = wordGroups(question);
  return words.flatMap((one, first) =>
    words.flatMap((other, second): GivenAnswer[] => {
      if (second <= first) return [];
      const rest = words.filter((_, place) => place !== first && place !== second);
      return holds(one, other, rest) ? [{ type: 'multipleWordChoice', picks: [[first, second]] }] : [];
    }),
  );
}
