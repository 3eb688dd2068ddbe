/** What recalls look at in a stored question. */
import type { Block } from '@comet/contract/question';
import { plainText, shownBy } from '../kernel/plain-text.ts';
import type { StoredItem } from './recall.ts';

/** The options of a choice as plain text; none for other answer forms. */
export function optionsOf({ question: { answer } }: StoredItem): string[] {
  return answer.type === 'multipleChoice'
    ? answer.options.map((option) => plainText(option.map(shownBy).join(' ')))
    : [];
}

/** Options that name two words: 'risky - stout'. */
export function pairsOf(item: StoredItem): (readonly [string, string])[] {
  return optionsOf(item).flatMap((option) => {
    const [one, other, ...more] = option.split(' - ');
    return one === undefined || other === undefined || more.length > 0 ? [] : [[one, other] as const];
  });
}

/** The running text of blocks, as it is shown. */
export function textsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => (block.type === 'text' ? [block.text] : []));
}

/** The options of a choice exactly as they are shown, marks and all. */
export function shownOptionsOf({ question: { answer } }: StoredItem): string[] {
  return answer.type === 'multipleChoice' ? answer.options.map((option) => textsOf(option).join(' ')) : [];
}

/** Those of them that the key calls wrong. */
export function wrongOptionsOf(item: StoredItem): string[] {
  const { key } = item;
  return key.type === 'multipleChoice' ? shownOptionsOf(item).filter((_, place) => place !== key.option) : [];
}

/** The running text of the question itself. */
export const promptOf = ({ question }: StoredItem): string[] => textsOf(question.prompt);

/** The option of a choice that the key calls right; empty for other answer forms. */
export function rightOptionOf(item: StoredItem): string {
  const { key } = item;
  return key.type === 'multipleChoice' ? (shownOptionsOf(item)[key.option] ?? '') : '';
}

/** The words to choose from, a list for each gap, group or sentence. */
export function wordSetsOf(item: StoredItem): (readonly string[])[] {
  const { answer } = item.question;
  return answer.type === 'multipleWordChoice' ? answer.groups.map(({ words }) => words) : [shownOptionsOf(item)];
}
