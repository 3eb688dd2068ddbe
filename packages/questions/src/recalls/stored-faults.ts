/** Judges a stored question by what is known today: recalls of its generator first, then what no question may have. */
import { hasEqualOfRight, lookOf, twinsIn } from '../kernel/alike-options.ts';
import { unfitWordsOf } from '../kernel/unfit.ts';
import type { StoredFault, StoredItem } from './recall.ts';
import { recalls } from './recalls.ts';

/** How options of a choice, or words of a group, are seen; those that the key calls right, apart. */
interface Choices {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/** The options of each choice; words of a sentence may come twice, for their places differ. */
function choicesOf({ question: { answer }, key }: StoredItem): Choices[] {
  const split = (looks: readonly string[], isRight: (place: number) => boolean): Choices => ({
    right: looks.filter((_, place) => isRight(place)),
    wrong: looks.filter((_, place) => !isRight(place)),
  });
  if (answer.type === 'multipleChoice' && key.type === 'multipleChoice')
    return [split(answer.options.map(lookOf), (place) => place === key.option)];
  if (answer.type === 'multipleWordChoice' && key.type === 'multipleWordChoice' && answer.layout === 'list')
    return answer.groups.map(({ words }, group) => split(words, (place) => key.picks[group]?.includes(place) === true));
  return [];
}

function hasSameAsRight(item: StoredItem): boolean {
  const { key, question } = item;
  const isSame =
    key.type === 'multipleChoice' &&
    question.answer.type === 'multipleChoice' &&
    hasEqualOfRight(question.answer.options, key.option);
  return isSame || choicesOf(item).some(({ right, wrong }) => wrong.some((look) => right.includes(look)));
}

const hasTwice = (item: StoredItem): boolean =>
  choicesOf(item).some(({ right, wrong }) => new Set([...right, ...wrong]).size < right.length + wrong.length);

/** What no question may have, whatever made it, and in which version; the worst first. */
const general: readonly (StoredFault & { readonly isFaulty: (item: StoredItem) => boolean })[] = [
  { harm: 'key', reason: 'a word paired with itself', isFaulty: ({ question }) => twinsIn(question).length > 0 },
  { harm: 'key', reason: 'a wrong option that is the same as the right one', isFaulty: hasSameAsRight },
  { harm: 'shown', reason: 'two wrong options that are the same', isFaulty: hasTwice },
  { harm: 'shown', reason: 'a word unfit for children', isFaulty: (item) => unfitWordsOf(item).length > 0 },
];

/** What is wrong with a stored question; undefined when it may be asked on. */
export function storedFault(item: StoredItem): StoredFault | undefined {
  const recall = recalls.find(
    ({ generatorId, upTo, isFaulty }) =>
      generatorId === item.generatorId && item.generatorVersion <= upTo && isFaulty(item),
  );
  const found = recall ?? general.find(({ isFaulty }) => isFaulty(item));
  return found && { harm: found.harm, reason: found.reason };
}
