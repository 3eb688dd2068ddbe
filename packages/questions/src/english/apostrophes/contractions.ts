/** Apostrophes for letters left out. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions, write } from '../ask.ts';
import { once } from '../data-rows.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import { itsOrIts } from './its-and-it-is.ts';
import { at, mistake } from './owners.ts';
import {
  all,
  laterShorts,
  leftOut,
  rule,
  type Short,
  type ShortForm,
  sentences,
  shorten,
  whyWrong,
} from './short-forms.ts';

/** What to listen for: 'will not' said quickly is not yet 'won’t'. */
const listenTo = (long: string): string =>
  long === 'will not'
    ? 'How do you say it in “I will not be long”? This one is special: its first vowel changes, too.'
    : `Say “${long}” quickly. Which letters can’t you hear any more?`;

/** 'Which is the short form of did not?' */
const whichShort: ShortForm = {
  weight: at(['contraction'], 40, 'easy'),
  make(random) {
    const found = random.pick(all());
    const { long, short, wrong } = found;
    return chooseText(
      random,
      {
        prompt: [`Which is the short form of “${long}”?`],
        hint: listenTo(long),
        steps: [leftOut(long, short), rule, `“${long}” becomes **${short}**.`],
        variant: `short ${long}`,
        features: { load: 1 },
      },
      short,
      wrong.map((each): TextMistake => [each, whyWrong(found, each)]),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, long = ''] = /^Which is the short form of “(.+)”\?$/.exec(seen.asks) ?? [];
    return long === '' ? undefined : chosen(seen, (option) => option === shorten(long));
  },
};

/** Pairs of long and short forms, one of them right. */
const whichPair: ShortForm = {
  weight: at(['contraction'], 70, 'easy', 'medium'),
  make(random, cell) {
    const count = cell.difficulty === 'easy' ? 3 : 4;
    const [right, ...others] = random.sample(cell.difficulty === 'easy' ? all() : laterShorts(), 9);
    if (right === undefined) return undefined;
    const show = (long: string, short: string): string => `${long} → ${short}`;
    // Beside need’nt, are’nt and were’nt the only line without “not” would be picked by its looks.
    const isLike = ({ long }: Short): boolean => long.endsWith('not') === right.long.endsWith('not');
    const alike = others.filter(isLike);
    const apart = others.filter((other) => !isLike(other));
    const wrong = spreadMistakes(
      random,
      [...alike.slice(0, 1), ...apart.slice(0, 1), ...alike.slice(1), ...apart.slice(1)].map((other) =>
        // The only form with an apostrophe would be picked without a thought for its place.
        other.wrong
          .filter((each) => each.includes('’'))
          .map((each): TextMistake => [show(other.long, each), whyWrong(other, each)]),
      ),
      count - 1,
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which line is right?'],
          hint: 'Write the long form below the short one. Which letters are gone?',
          steps: [rule, leftOut(right.long, right.short), `So it is **${show(right.long, right.short)}**.`],
          variant: `line ${right.short}`,
          features: { load: cell.difficulty === 'easy' ? 1 : 2 },
        },
        show(right.long, right.short),
        wrong.slice(0, count - 1),
        { count, layout: 'grid' },
      ),
    );
  },
  solve: (seen) =>
    seen.asks === 'Which line is right?'
      ? chosen(seen, (option) => {
          const [long = '', short = ''] = option.split(' → ');
          return shorten(long) === short;
        })
      : undefined,
};

/** 'Write did not as one word.' */
const typeShort: ShortForm = {
  weight: at(['contraction'], 25, 'medium'),
  make(random) {
    const found = random.pick(laterShorts());
    const { long, short, wrong } = found;
    return write(
      {
        prompt: ['Write the short form, with its apostrophe.', `**${long}**`],
        hint: listenTo(long),
        steps: [leftOut(long, short), rule, `“${long}” becomes **${short}**.`],
        variant: `type ${long}`,
        features: { load: 2 },
      },
      [short],
      wrong.map((each): TextMistake => [each, whyWrong(found, each)]),
      { punctuation: 'exact' },
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'Write the short form, with its apostrophe.' ? typed(shorten(shows.replaceAll('**', ''))) : undefined,
};

/** Other long forms of the same short form. */
const otherLongs = new Map([
  ['cannot', ['can not']],
  ['I will', ['I shall']],
  ['we will', ['we shall']],
]);

/** 'Write “didn’t” in full.' */
const typeLong: ShortForm = {
  weight: at(['contraction'], 18, 'medium'),
  make(random) {
    const { long, short } = random.pick(
      laterShorts().filter(({ short: each }) => !/[’](s|d)$/.test(each) && each !== 'o’clock'),
    );
    const accept = [long, ...(otherLongs.get(long) ?? [])];
    return write(
      {
        prompt: ['Write this short form in full.', `**${short}**`],
        hint: 'Which letters does the apostrophe stand for?',
        steps: [rule, leftOut(long, short), `“${short}” is short for **${accept[0]}**.`],
        variant: `in full ${short}`,
        features: { load: 2 },
      },
      accept,
      [
        [
          short.replace('’', ''),
          mistake(
            'apostrophe-dropped-only',
            'That only drops the apostrophe. Write out every letter that it stands for.',
          ),
        ],
      ],
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Write this short form in full.') return undefined;
    const short = shows.replaceAll('**', '');
    const found = all().filter(({ long }) => shorten(long) === short);
    return found.flatMap(({ long }) => typed(long));
  },
};

/** The short form in a sentence. */
const shortIn = (sentence: string): Short | undefined =>
  all().find(({ short }) =>
    sentence
      .toLowerCase()
      .split(/[^\p{L}’]+/u)
      .includes(short.toLowerCase()),
  );

const laterSentences = once(() =>
  sentences().filter((sentence) => laterShorts().some((each) => each === shortIn(sentence))),
);

/** Whether the short form of a sentence is one of has, as in “she’s won”. */
const standsForHas = (sentence: string): boolean => /^(She’s won|Who’s been)/.test(sentence);

/** How the short form of a sentence comes about; “he’s been” is short for he has. */
function whyShort(sentence: string): string {
  const found = shortIn(sentence);
  if (found === undefined) return rule;
  if (standsForHas(sentence))
    return `“${found.short}” is short for “${found.long.replace(' is', ' has')}” here: “ha” is left out.`;
  return leftOut(found.long, found.short);
}

/** 'Tap the word that needs an apostrophe.' */
const tapShort: ShortForm = {
  // The form that lacks its apostrophe is no word, so that this is too easy for hard.
  weight: at(['contraction'], 25, 'medium'),
  make(random) {
    const sentence = random.pick(laterSentences());
    const words = sentence.split(' ');
    const place = words.findIndex((word) => word.includes('’'));
    const right = words[place] ?? '';
    return tap(
      {
        prompt: ['Tap the word that needs an apostrophe.'],
        hint: 'Which word is two words run together?',
        steps: [
          'Look for two words that are written as one. Letters are lost between them.',
          whyShort(sentence),
          `It should be **${right.replace(/[.?!]$/, '')}**.`,
        ],
        variant: `tap ${sentence}`,
        features: { load: 2 },
      },
      words.map((word) => word.replace('’', '')),
      [place],
      (at) => mistake('whole-word-chosen', `No letters are left out of “${words[at]?.replace(/[.?!,]$/, '')}”.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the word that needs an apostrophe.') return undefined;
    const bare = new Set(all().map(({ short }) => short.replace('’', '').toLowerCase()));
    const found = seen.options.map((word) => bare.has(word.replace(/[.?!,]$/, '').toLowerCase()));
    return found.includes(true) ? chosen(seen, (_, place) => found[place] === true) : undefined;
  },
};

/** A sentence with each wrong spelling of its short form. */
function wronglyWritten(sentence: string): readonly TextMistake[] {
  const found = shortIn(sentence);
  // What is said of a wrong form is said of the words in the table, and there the short form stands for “is”.
  if (found === undefined || standsForHas(sentence)) return [];
  return found.wrong.map((wrong) => [
    sentence.replace(new RegExp(found.short, 'i'), (whole) => (/^\p{Lu}/u.test(whole) ? upper(wrong) : wrong)),
    whyWrong(found, wrong),
  ]);
}

const rightAsks = 'Which sentence is written correctly?';

/** The right sentence among sentences with short forms. */
const rightShort: ShortForm = {
  weight: at(['contraction'], 80, 'hard'),
  make(random) {
    const [right, ...others] = random.sample(sentences(), 8);
    if (right === undefined) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [rightAsks],
          hint: 'Find the short form in each sentence. Which letters are gone?',
          steps: [
            rule,
            'Write each short form out in full, and see whether the apostrophe is where letters are lost.',
            whyShort(right),
            `It is right here: **${right}**`,
          ],
          variant: `sentence ${right}`,
          features: { load: 4 },
        },
        right,
        spreadMistakes(random, others.map(wronglyWritten), 3),
      ),
    );
  },
  solve(seen) {
    if (seen.asks !== rightAsks) return undefined;
    const shorts = new Set(all().map(({ long }) => shorten(long).toLowerCase()));
    const bare = new Set([...shorts].map((short) => short.replace('’', '')));
    return chosen(seen, (option) => {
      const words = option
        .toLowerCase()
        .replaceAll(/[.,?!]/g, '')
        .split(' ');
      return (
        words.some((word) => shorts.has(word)) &&
        !words.some((word) => bare.has(word) && !/^(well|ill|were|its|id|shell|hell|wont|cant)$/.test(word))
      );
    });
  },
};

/** The ways of asking about letters left out. */
export const contractionForms: readonly ShortForm[] = [
  whichShort,
  whichPair,
  typeShort,
  typeLong,
  tapShort,
  rightShort,
  itsOrIts,
];
