/** A parenthesis at the end of a sentence, or a whole sentence in brackets: on which side does the full stop stand? */

import { low, upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { singleMarks } from '../../kernel/quotation.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { bracketedSentences, closingParentheses } from './later-parentheses.data.ts';
import { at, type PunctuateParams } from './params.ts';
import { mistake } from './punctuated-sentences.ts';

interface Bracketed {
  readonly gold: string;
  readonly rule: string;
  readonly mistakes: readonly TextMistake[];
}

const wrong = (text: string, name: string, says: string): TextMistake => [text, mistake(name, says)];

const stopInside = 'The brackets are part of the sentence, so its full stop belongs after them.';
const stopOutside = 'The words in brackets are a whole sentence, so their full stop belongs inside the brackets.';

const closing = once(() =>
  rowsOf(closingParentheses).map((row): Bracketed => {
    const [sentence, added] = [partOf(row, 0), partOf(row, 1)];
    return {
      gold: `${sentence} (${added}).`,
      rule: `“${added}” is no sentence: it only adds something to the words before it. ${stopInside}`,
      mistakes: [
        wrong(`${sentence} (${added}.)`, 'stop-inside-brackets', stopInside),
        wrong(`${sentence}, (${added}).`, 'comma-before-brackets', 'No comma belongs before brackets.'),
        wrong(
          `${sentence} (${upper(added)}).`,
          'capital-in-brackets',
          'The sentence goes on inside the brackets, so no capital letter is needed.',
        ),
        wrong(
          `${sentence}. (${upper(added)}.)`,
          'phrase-as-sentence',
          `“${upper(added)}” is not a whole sentence, so it can’t stand by itself.`,
        ),
      ],
    };
  }),
);

const whole = once(() =>
  rowsOf(bracketedSentences).map((row): Bracketed => {
    const [first, second] = [partOf(row, 0), partOf(row, 1)];
    const inner = second.slice(0, -1);
    return {
      gold: `${first} (${second})`,
      rule: `“${singleMarks(second)}” is a sentence of its own. ${stopOutside}`,
      mistakes: [
        wrong(`${first} (${inner}).`, 'stop-outside-brackets', stopOutside),
        wrong(`${first} (${inner})`, 'no-stop-in-brackets', stopOutside),
        wrong(
          `${first} (${low(second)})`,
          'no-capital-in-brackets',
          'The words in brackets are a whole sentence, so they should begin with a capital letter.',
        ),
        wrong(`${first.slice(0, -1)}, (${second})`, 'comma-before-brackets', 'No comma belongs before brackets.'),
      ],
    };
  }),
);

/** Whether the full stop, the capital letter and the brackets go together: the second solver's rule. */
function keepsRules(text: string): boolean {
  const [, before = '', inner = '', after] = /^(.+) \((.+)\)(\.?)$/.exec(text) ?? [];
  const isSentence = rowsOf(bracketedSentences).some((row) => partOf(row, 1) === inner);
  if (isSentence) return /\.$/.test(before) && after === '';
  return after === '.' && /^\p{Ll}/u.test(inner) && /[^.,]$/.test(inner) && /[^.,]$/.test(before);
}

const asks = 'Which sentence uses brackets and full stops correctly?';

/** 'Which sentence uses brackets and full stops correctly?' */
export const stopAndBrackets: Form<PunctuateParams> = {
  weight: at(({ params, year }) => (params.asks === 'parenthesis' && year === 7 ? 200 : 0), 'hard'),
  make(random) {
    const own = random.pick(random.pick([closing(), whole()]));
    const others = random
      .shuffle([...random.sample(closing(), 4), ...random.sample(whole(), 4)])
      .filter(({ gold }) => gold !== own.gold);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [asks],
          hint: 'Are the words in brackets a whole sentence, or do they only add something to the sentence before them?',
          steps: [own.rule, 'Each of the others has a wrong mark or capital letter.', `So it is: **${own.gold}**`],
          variant: `brackets ${own.gold}`,
          features: { words: own.gold.split(' ').length, near: 5 },
        },
        own.gold,
        spreadMistakes(
          random,
          others.map(({ mistakes }) => mistakes),
          3,
        ),
        { count: 4 },
      ),
    );
  },
  solve: (seen) => (seen.asks === asks ? chosen(seen, keepsRules) : undefined),
};
