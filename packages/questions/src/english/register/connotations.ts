/** What words make us feel. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, withOptions, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { connotationReasons, firstConnotations, formerConnotations, rarerConnotations } from './connotations.data.ts';
import { at, mistake, type RegisterForm } from './mistakes.ts';

const tones = ['good', 'plain', 'bad'] as const;

type Tone = (typeof tones)[number];

const toneTexts: Readonly<Record<Tone, string>> = {
  good: 'a positive connotation',
  plain: 'a neutral connotation',
  bad: 'a negative connotation',
};

const read = (lines: string) =>
  rowsOf(lines).map((row) => ({
    good: partOf(row, 0),
    plain: partOf(row, 1),
    bad: partOf(row, 2),
    about: partOf(row, 3),
    notBad: listOf(row[4]),
    notGood: listOf(row[5]),
  }));
const first = once(() => read(firstConnotations));
const rarer = once(() => read(rarerConnotations));
const triples = once(() => [...first(), ...rarer(), ...read(formerConnotations)]);

/** Rarer ones of single words: a plain ‘word’ of several words would stand out in a list. */
const rarerSingle = once(() => rarer().filter(({ plain }) => !plain.includes(' ')));

const toneOf = (word: string): Tone | undefined =>
  tones.find((tone) => triples().some((triple) => triple[tone] === word));

/** What a word suggests, where it is the good or the bad word of its line. */
const suggests = once(
  () =>
    new Map(
      rowsOf(connotationReasons).flatMap((row) => {
        const words = triples().find(({ good }) => good === partOf(row, 0));
        return words === undefined ? [] : [[words.good, partOf(row, 1)] as const, [words.bad, partOf(row, 2)] as const];
      }),
    ),
);
/** What connotation a word has, and what it makes us think of. */
function feelingOf(word: string, text: string): string {
  const thought = suggests().get(word);
  if (text === toneTexts.plain) return `“${word}” has ${text}: it neither praises nor blames.`;
  return `“${word}” has ${text}${thought === undefined ? '' : `: it makes us think of ${thought}`}.`;
}
const misjudged = (word: string, text: string) => mistake('feeling-misjudged', feelingOf(word, text));
const feelingsOf = (words: Readonly<Record<Tone, string>>, asked: readonly Tone[] = tones): readonly string[] =>
  asked.map((tone) => feelingOf(words[tone], toneTexts[tone]));

const hint =
  'A connotation is the feeling that comes with a word. Imagine hearing each word: does it please you, or put you off?';

/** 'Which word has a negative connotation?' */
export const whichTone: RegisterForm = {
  weight: (cell) => at('connotation', first().length * tones.length, 'easy')(cell),
  make(random) {
    const triple = random.pick(first());
    const tone = random.pick(tones);
    return chooseText(
      random,
      {
        prompt: [`Which word has ${toneTexts[tone]}?`, `All three are about ${triple.about}.`],
        hint,
        steps: [...feelingsOf(triple), `The one with ${toneTexts[tone]} is **${triple[tone]}**.`],
        variant: `tone ${tone} ${triple[tone]}`,
        features: { load: 1 },
      },
      triple[tone],
      tones
        .filter((other) => other !== tone)
        .map((other): TextMistake => [triple[other], misjudged(triple[other], toneTexts[other])]),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, text] = /^Which word has (a (?:positive|neutral|negative) connotation)\?$/.exec(seen.asks) ?? [];
    if (text === undefined || !seen.shows.startsWith('All three')) return undefined;
    return chosen(seen, (option) => {
      const tone = toneOf(option);
      return tone !== undefined && toneTexts[tone] === text;
    });
  },
};

/** 'Which word is the unkind one for slim?' */
export const otherTone: RegisterForm = {
  weight: at('connotation', 44, 'medium'),
  make(random) {
    const own = random.pick(rarer());
    const tone = random.pick(['good', 'bad'] as const);
    const from = tone === 'good' ? 'bad' : 'good';
    return chooseText(
      random,
      {
        prompt: [`Which word is about the same thing as “${own[from]}”, but has ${toneTexts[tone]}?`],
        hint: `All the words are about ${own.about}. Which one would ${tone === 'good' ? 'please you' : 'put you off'}?`,
        steps: [...feelingsOf(own, ['good', 'bad']), `The one with ${toneTexts[tone]} is **${own[tone]}**.`],
        variant: `other ${tone} ${own[tone]}`,
        features: { load: 2 },
      },
      own[tone],
      [
        // A plain ‘word’ of several words would stand out.
        ...(own.plain.includes(' ') ? [] : [[own.plain, misjudged(own.plain, toneTexts.plain)] as const]),
        ...(tone === 'good' ? own.notGood : own.notBad).map(
          (word): TextMistake => [word, misjudged(word, tone === 'good' ? toneTexts.bad : 'no negative connotation')],
        ),
      ],
      { count: own.plain.includes(' ') ? 3 : 4, layout: 'grid' },
    );
  },
  solve(seen) {
    const [, word, text] =
      /^Which word is about the same thing as “(.+)”, but has (a (?:positive|negative) connotation)\?$/.exec(
        seen.asks,
      ) ?? [];
    if (word === undefined) return undefined;
    const tone = tones.find((each) => toneTexts[each] === text) ?? 'good';
    return chosen(seen, (option) =>
      triples().some((triple) => triple[tone] === option && tones.some((each) => triple[each] === word)),
    );
  },
};

const orderAsks = 'Which list goes from a positive connotation to a neutral and then a negative one?';

/** The old wording, which stored questions still have: recalls solve them again. */
const askedBefore = 'Which list goes from a good feeling to a bad one?';

/** 'Which list goes from a positive connotation to a negative one?' */
export const toneOrder: RegisterForm = {
  weight: at('connotation', 90, 'hard'),
  make(random) {
    const own = random.pick(rarerSingle());
    const others = random.sample(
      rarerSingle().filter((each) => each !== own),
      7,
    );
    const show = (words: readonly string[]): string => words.join(', ');
    return withOptions(
      chooseText(
        random,
        {
          prompt: [orderAsks],
          hint,
          steps: [...feelingsOf(own), `So it is **${show([own.good, own.plain, own.bad])}**.`],
          variant: `order ${own.good}`,
          features: { load: 4 },
        },
        show([own.good, own.plain, own.bad]),
        // Of lists that begin with the negative word one is enough: they are seen by their first word.
        others.map(
          (other, place): TextMistake => [
            show(place === 0 ? [other.bad, other.plain, other.good] : [other.good, other.bad, other.plain]),
            mistake('feeling-misjudged', `It should be: ${show([other.good, other.plain, other.bad])}.`),
          ],
        ),
      ),
    );
  },
  solve: (seen) =>
    seen.asks === orderAsks || seen.asks === askedBefore
      ? chosen(seen, (option) =>
          triples().some(({ good, plain, bad }) =>
            // A plain word and a good one are too close to be called wrong the other way round.
            [`${good}, ${plain}, ${bad}`, `${plain}, ${good}, ${bad}`].includes(option),
          ),
        )
      : undefined,
};

const adjectives = { good: 'positive', bad: 'negative' } as const;

/** 'Type the word that describes this in a negative way.' */
export const typeTone: RegisterForm = {
  weight: at('connotation', 40, 'medium'),
  make(random) {
    const own = random.pick(rarer());
    const tone = random.pick(['good', 'bad'] as const);
    // Of two words alone one would be right by luck. The third may feel as strong as the wrong one of the two.
    const others = tone === 'good' ? own.notGood : own.notBad;
    const choices = random.shuffle([own.good, own.bad, ...random.sample(others, 1)]);
    return write(
      {
        prompt: [
          `Type the word that describes this in a ${adjectives[tone]} way.`,
          `${upper(own.about)}: ${choices.join(' / ')}`,
        ],
        hint,
        steps: [...feelingsOf(own, ['good', 'bad']), `The word with ${toneTexts[tone]} is **${own[tone]}**.`],
        variant: `type ${tone} ${own[tone]}`,
        features: { load: 2 },
      },
      [own[tone]],
      choices
        .filter((word) => word !== own[tone])
        .map(
          (word): TextMistake => [
            word,
            misjudged(
              word,
              others.includes(word) && tone === 'bad' ? 'no negative connotation' : toneTexts[toneOf(word) ?? 'bad'],
            ),
          ],
        ),
    );
  },
  solve({ asks, shows }) {
    const [, wanted] = /^Type the word that describes this in a (positive|negative) way\.$/.exec(asks) ?? [];
    if (wanted === undefined) return undefined;
    const words = shows.slice(shows.indexOf(': ') + 2).split(' / ');
    return words.filter((word) => toneOf(word) === (wanted === 'positive' ? 'good' : 'bad')).flatMap(typed);
  },
};
