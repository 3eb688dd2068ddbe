/** Parenthesis in sentences that lack their marks, or have them in other places. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { once } from '../data-rows.ts';
import { type Aside, asideRule, asides, leftOf, pairs, withPair } from './parenthesis.ts';
import { at, type ClauseForm, mistake, words } from './sentences-with-clauses.ts';

type Pair = (typeof pairs)[number];

const nameOf = ([open]: Pair): string => (open === ',' ? 'commas' : open === ' (' ? 'brackets' : 'dashes');

/** The verb alone may be drawn into the parenthesis: ‘unlike a hare never’ would leave a whole sentence. */
const movable = once(() => asides().filter(({ after }) => after.includes(' ') && !after.startsWith('never ')));

/** The same sentence with its marks in other places. */
function misplaced({ before, inner, after }: Aside, pair: Pair): readonly TextMistake[] {
  const [open, close] = pair;
  const [verb = '', ...rest] = after.split(' ');
  const tail = rest.join(' ');
  const late: TextMistake = [
    withPair({ before, inner: `${inner} ${verb}`, after: tail }, pair),
    mistake(
      'mark-too-late',
      `The words “${verb}” and “${tail.replace(/\.$/, '')}” belong together. The second mark must not part them: it goes before both.`,
    ),
  ];
  if (open === ' (')
    return [
      late,
      [
        `(${before} ${inner}) ${after}`,
        mistake('needed-words', `Without “${before}” nobody knows who or what the sentence is about.`),
      ],
      [
        `${before} ${inner} (${after.replace(/\.$/, '')}).`,
        mistake('needed-words', 'Without those words the sentence has no verb.'),
      ],
    ];
  const single = mistake('one-mark', 'A parenthesis inside a sentence needs a mark before it and a mark after it.');
  return [late, [`${before}${open} ${inner} ${after}`, single], [`${before} ${inner}${close} ${after}`, single]];
}

const placesAsks = /^Which sentence has its (?:commas|brackets|dashes) in the right places\?$/;

/** 'Which sentence has its commas in the right places?' */
export const placedMarks: ClauseForm = {
  weight: at(['parenthesis'], 84, 'medium'),
  make(random) {
    const row = random.pick(movable());
    const pair = random.pick(pairs);
    const right = withPair(row, pair);
    return chooseText(
      random,
      {
        prompt: [`Which sentence has its ${nameOf(pair)} in the right places?`],
        hint: 'Which words could be left out? One mark comes before them, the other after them.',
        steps: [
          asideRule,
          `Without “${row.inner}” it is still whole: ${row.before} ${row.after}`,
          `So it is: **${right}**`,
        ],
        variant: `places ${right}`,
        features: { words: words(right), load: 2 },
      },
      right,
      misplaced(row, pair),
    );
  },
  solve(seen) {
    if (!placesAsks.test(seen.asks)) return undefined;
    const whole = new Set(asides().map(({ before, after }) => `${before} ${after}`));
    return chosen(seen, (option) => whole.has(leftOf(option)));
  },
};

const bracketsAsk = 'The brackets are missing. Which words should go inside them?';

/** 'The brackets are missing. Which words should go inside them?' */
export const withoutMarks: ClauseForm = {
  weight: at(['parenthesis'], 28, 'medium'),
  make(random) {
    const { before, inner, after } = random.pick(movable());
    const [verb = ''] = after.split(' ');
    const rest = after.replace(/\.$/, '');
    return chooseText(
      random,
      {
        prompt: [bracketsAsk, `${before} ${inner} ${after}`],
        hint: 'Which words could be left out? What is left must still be a sentence.',
        steps: [asideRule, `Without it: ${before} ${after}`, `So the words are **${inner}**.`],
        variant: `brackets ${inner}`,
        features: { words: words(inner), load: 2 },
      },
      inner,
      [
        [`${inner} ${verb}`, mistake('needed-words', `The sentence needs its verb “${verb}”.`)],
        [`${before} ${inner}`, mistake('needed-words', `Without “${before}” nobody knows who or what it is about.`)],
        [rest, mistake('needed-words', 'Without those words the sentence has no verb.')],
      ],
    );
  },
  solve(seen) {
    if (seen.asks !== bracketsAsk) return undefined;
    const whole = new Set(asides().map(({ before, after }) => `${before} ${after}`));
    return chosen(seen, (option) => whole.has(seen.shows.replace(` ${option} `, ' ')));
  },
};
