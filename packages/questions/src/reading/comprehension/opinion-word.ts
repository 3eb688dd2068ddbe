/** The word that gives an opinion away, to be tapped in its sentence. */

import { chosen } from '../../kernel/seen.ts';
import { askGroups, quoted } from '../ask.ts';
import type { Form } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { isOpinionWord } from './opinion-words.data.ts';

/** Words that show a guess: a child could say that these make the sentence an opinion. */
const guesses = /\b(?:must|surely|certainly|perhaps|probably)\b/i;

const asks = 'This is an opinion. Tap the word that makes it an opinion.';

/** Which word tells what the writer thinks or feels? */
export const opinionWord: Form = {
  tasks(passages, { difficulty, params }) {
    if (difficulty !== 'medium' || !params.lists?.includes('fact or opinion')) return [];
    return passages.flatMap((passage) =>
      passage.lists['fact or opinion']
        .filter(({ label, text }) => label === 'O' && !guesses.test(text))
        .map(({ text, quote }) => ({
          make() {
            const words = text.split(/\s+/);
            const place = words.findIndex((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '') === quote);
            if (place < 0) return undefined;
            return askGroups(
              {
                passage,
                asks,
                spoken: `${asks} ${text}`,
                hint: 'Which word could somebody else disagree with?',
                steps: [
                  `A fact would not need the word ${quoted(quote)}. It tells us what the writer thinks or wants.`,
                  `The word that makes it an opinion is **${quote}**.`,
                ],
                variant: `opinion word ${text}`,
                features: { search: 0, sorted: 4, options: words.length },
              },
              [{ words, right: [place], because: () => mistake('plainWord') }],
              'sentence',
            );
          },
        })),
    );
  },
  solve: (seen) => (seen.asks === asks ? chosen(seen, isOpinionWord) : undefined),
};
