/** Parenthesis: the words between a pair of marks. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { pointedOf } from '../punctuation/punctuated-sentences.ts';
import { punctuated } from '../punctuation/sentences.data.ts';
import { openingsAndLists, singleDashes } from './adverbials-and-dashes.data.ts';
import { at, type ClauseForm, mistake, opensSub, words } from './sentences-with-clauses.ts';

export interface Aside {
  readonly before: string;
  readonly inner: string;
  readonly after: string;
}

/** Sentences with a parenthesis, in three parts. */
export const asides = once(() =>
  rowsOf(punctuated)
    .filter((row) => partOf(row, 0).startsWith('paren5'))
    .map((row): Aside => {
      const [, before = '', inner = '', after = ''] = /^(.*) \{(.*)\} (.*)$/.exec(partOf(row, 1)) ?? [];
      return { before, inner, after };
    }),
);

const commas = [',', ','] as const;
const dashes = [' –', ' –'] as const;
export const pairs = [commas, [' (', ')'], dashes] as const;

/** The sentence with a pair of marks around its parenthesis. */
export const withPair = ({ before, inner, after }: Aside, [open, close]: (typeof pairs)[number]): string =>
  `${before}${open}${open === ' (' ? '' : ' '}${inner}${close} ${after}`;

export const asideRule = 'A parenthesis adds something. Without it the sentence is still whole.';

/** The words between a pair of marks, by the marks alone. */
function betweenMarks(sentence: string): string | undefined {
  return (/\((.+?)\)/.exec(sentence) ?? / – (.+?) – /.exec(sentence) ?? /, (.+?), /.exec(sentence))?.[1];
}

/** 'Which words are the parenthesis?' */
export const whichAside: ClauseForm = {
  weight: at(['parenthesis'], 60, 'easy'),
  make(random) {
    const row = random.pick(asides());
    // Brackets show at a glance what stands between them.
    const pair = random.pick([commas, dashes]);
    const rest = row.after.replace(/\.$/, '');
    if (standsOut(random, row.inner, [row.before, rest])) return undefined;
    return chooseText(
      random,
      {
        prompt: ['Which words are the parenthesis?', withPair(row, pair)],
        hint: 'Which words could be left out? Try it.',
        steps: [asideRule, `Without it: ${row.before} ${row.after}`, `So the parenthesis is **${row.inner}**.`],
        variant: `aside ${pair[0]}: ${row.inner}`,
        features: { words: words(row.inner), load: 1 },
      },
      row.inner,
      [
        [row.before, mistake('needed-words', 'The sentence cannot do without those words.')],
        [rest, mistake('needed-words', 'The sentence cannot do without those words.')],
        [`${row.before} ${row.inner}`, mistake('needed-words', 'That takes in words the sentence needs.')],
        [`${row.inner} ${rest}`, mistake('needed-words', 'That takes in words the sentence needs.')],
      ],
      { count: 3 },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which words are the parenthesis?'
      ? chosen(seen, (option) => option === betweenMarks(seen.shows))
      : undefined,
};

/** A sentence without what stands between its pair of marks. */
export function leftOf(sentence: string): string {
  const inner = betweenMarks(sentence) ?? '';
  return sentence.replace(` (${inner})`, '').replace(` – ${inner} –`, '').replace(`, ${inner},`, '');
}

/** 'What is left without the parenthesis?' */
export const whatIsLeft: ClauseForm = {
  weight: at(['parenthesis'], 60, 'easy'),
  make(random) {
    const row = random.pick(asides());
    const pair = random.pick(pairs);
    const right = `${row.before} ${row.after}`;
    return chooseText(
      random,
      {
        prompt: ['Leave out the parenthesis. Which sentence is left?', withPair(row, pair)],
        hint: 'Find the two marks. Leave out everything between them.',
        steps: [`The parenthesis is “${row.inner}”.`, asideRule, `What is left: **${right}**`],
        variant: `left ${pair[0]}: ${right}`,
        features: { words: words(right), load: 1 },
      },
      right,
      [
        [
          `${upper(row.inner)} ${row.after}`,
          mistake('subject-left-out', 'That keeps the parenthesis and leaves out the words before it.'),
        ],
        [
          `${row.before} ${row.inner}.`,
          mistake('rest-left-out', 'That keeps the parenthesis and leaves out the rest of the sentence.'),
        ],
        [
          `${row.before} ${row.inner} ${row.after}`,
          mistake('only-marks-left-out', 'Only the marks are gone there. The words between them must go too.'),
        ],
      ],
      { count: 3 },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Leave out the parenthesis. Which sentence is left?') return undefined;
    return chosen(seen, (option) => option === leftOf(seen.shows));
  },
};

const listSentences = once(() => pointedOf('list3 fronted4 clause4').map(({ gold }) => gold));

const oneDash = once(() => rowsOf(singleDashes).map((row) => partOf(row, 0)));

const openingAndList = once(() => rowsOf(openingsAndLists).map((row) => partOf(row, 0)));

const commasIn = (sentence: string): number => sentence.split(',').length - 1;

/** Sentences without a parenthesis have two commas as well, so that counting commas doesn't help. Few are plain lists, which are easy to spot. */
const withTwoCommas = once(() => {
  const both = (sets: string): string[] => pointedOf(sets).flatMap(({ gold }) => (commasIn(gold) === 2 ? [gold] : []));
  return { openings: [...openingAndList(), ...both('clause4')], lists: both('list3') };
});

/** What the marks of a sentence without a parenthesis do. */
function whyMarks(sentence: string): string {
  if (sentence.includes(' – ')) return 'There is only one dash there, and what follows it goes on to the end.';
  if (openingAndList().includes(sentence))
    return 'The first comma there ends the opening words. The second separates two parts of a list.';
  const count = commasIn(sentence);
  // “As quick as lightning” and “After lunch” begin like a clause, and have no verb.
  if (pointedOf('fronted4').some(({ gold }) => gold === sentence)) return 'The comma there ends an opening phrase.';
  if (!opensSub(sentence))
    return count === 1
      ? 'The comma there separates two parts of a list.'
      : 'The commas there separate the parts of a list. No part adds anything to the one before it.';
  return count > 1
    ? 'The first comma there ends an opening clause. What follows is a list.'
    : 'The comma there ends an opening clause.';
}

/** 'Which sentence has a parenthesis?' */
export const hasAside: ClauseForm = {
  weight: at(['parenthesis'], 90, 'hard', 'easy'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const pair = hard ? commas : random.pick([commas, dashes]);
    const own = random.sample(asides(), 8).map((row) => withPair(row, pair));
    // Beside a pair of dashes every wrong sentence has a dash, too: to see one is not enough.
    const others = hard
      ? [...random.sample(withTwoCommas().openings, 4), ...random.sample(withTwoCommas().lists, 3)]
      : random.sample(pair === dashes ? oneDash() : listSentences(), 9);
    const [right = '', ...wrong] = wants ? [own[0] ?? '', ...others] : [others[0] ?? '', ...own];
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} parenthesis?`],
          hint:
            pair === dashes
              ? 'Try to leave words out. Is there a dash on each side of them?'
              : 'Try to leave words out between two marks. Not every comma belongs to a parenthesis.',
          steps: [
            asideRule,
            ...(wants
              ? [
                  'Look for a pair of marks and read the sentence without what is between them.',
                  `You could leave out “${betweenMarks(right)}” here, and the sentence would still make sense.`,
                  `So it is: **${right}**`,
                ]
              : [
                  'In the other sentences the words between the commas only add something.',
                  `In one sentence they don’t. ${whyMarks(right)}`,
                  `So it is: **${right}**`,
                ]),
          ],
          variant: `has ${wants}: ${right}`,
          features: { words: words(right), load: hard ? 4 : 1 },
        },
        right,
        wrong.map(
          (text): TextMistake => [
            text,
            mistake(
              wants ? 'comma-without-parenthesis' : 'parenthesis-overlooked',
              wants
                ? whyMarks(text)
                : `“${betweenMarks(text)}” stands between two commas and could be left out, so it is a parenthesis.`,
            ),
          ],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) parenthesis\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    const has = (option: string): boolean => {
      const inner = betweenMarks(option);
      return (
        inner !== undefined &&
        !oneDash().includes(option) &&
        !/ and [^,]+\.$/.test(option.slice(option.indexOf(inner) + inner.length)) &&
        !withTwoCommas().openings.includes(option) &&
        !listSentences().includes(option)
      );
    };
    return chosen(seen, (option) => has(option) === (which === 'a'));
  },
};
