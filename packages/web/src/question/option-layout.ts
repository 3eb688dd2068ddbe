/** How options are laid: pictures three in a row, short answers side by side, sentences one under another, parts of a line one after the other. */
import type { AnswerForm, Block } from '@comet/contract/question';

export type OptionLayout = 'pictures' | 'numbers' | 'words' | 'rows' | 'line';

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

type ChoiceForm = Extract<AnswerForm, { type: 'multipleChoice' }>;

/** What options are called on screen: by number, or by the letters of exam papers where they are the parts of a line. */
export function optionKeys({ layout, options }: Pick<ChoiceForm, 'layout' | 'options'>): readonly string[] {
  const last = options.length - 1;
  if (layout !== 'line') return options.map((_, place) => String(place + 1));
  // N is for “no mistake”.
  return options.map((_, place) => (place === last ? 'N' : String.fromCharCode('A'.charCodeAt(0) + place)));
}

export function optionLayout({ layout, options }: Pick<ChoiceForm, 'layout' | 'options'>): OptionLayout {
  if (layout === 'line') return 'line';
  if (options.some((blocks) => blocks.some(({ type }) => type === 'figure'))) return 'pictures';
  const longest = Math.max(...options.map(lettersOf));
  if (longest <= numberLetters) return 'numbers';
  return longest <= wordLetters ? 'words' : 'rows';
}
