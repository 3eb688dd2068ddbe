/** How options are laid: pictures three in a row, short answers side by side, sentences one under another. */
import type { AnswerForm, Block } from '@comet/contract/question';

export type OptionLayout = 'pictures' | 'numbers' | 'words' | 'rows';

/** Letters that fit on half a phone: in large type, and in the page's own. */
const numberLetters = 5;
const wordLetters = 9;

function lettersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.type === 'text') return sum + block.text.length;
    // A fraction is as wide as the longer of its numbers.
    return sum + (block.type === 'maths' ? Math.ceil(block.spoken.length / 3) : wordLetters + 1);
  }, 0);
}

export function optionLayout({
  options,
}: Pick<Extract<AnswerForm, { type: 'multipleChoice' }>, 'options'>): OptionLayout {
  if (options.some((blocks) => blocks.some(({ type }) => type === 'figure'))) return 'pictures';
  const longest = Math.max(...options.map(lettersOf));
  if (longest <= numberLetters) return 'numbers';
  return longest <= wordLetters ? 'words' : 'rows';
}
