/** Formal and informal sentences. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, standsOut, withOptions } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { everydayExpressions, nearlyFormal, plainSentences, sentencePairs } from './formal-sentences.data.ts';
import { at, mistake, type RegisterForm, rules, type Side, sides } from './mistakes.ts';

const sentences = once(() =>
  rowsOf(sentencePairs).map((row) => ({
    informal: partOf(row, 0),
    formal: partOf(row, 1),
    why: partOf(row, 2),
    alsoInformal: partOf(row, 3),
    otherMeanings: [partOf(row, 4), partOf(row, 5)],
    halfFormal: partOf(row, 6),
  })),
);

const plain = once(() => new Set(rowsOf(plainSentences).map((row) => partOf(row, 0))));
/** The sentences of one side that can be judged by themselves. */
const judged = (side: Side): readonly string[] =>
  sentences()
    .map((pair) => pair[side])
    .filter((text) => !plain().has(text));

const nearly = once(() => rowsOf(nearlyFormal).map((row) => ({ text: partOf(row, 0), sign: partOf(row, 1) })));

const everyday = once(() => listOf(everydayExpressions));

const isInformal = (text: string): boolean =>
  sentences().some(({ informal }) => informal === text) || nearly().some((each) => each.text === text);

/** What can mark the register of a sentence. */
export const features = ['short form', 'question tag', 'passive', 'subjunctive'] as const;

/** An example beside the name would be seen in the sentence itself: ‘If I were you’. */
const featureTexts: Readonly<Record<string, string>> = {
  'short form': 'a short form',
  'question tag': 'a question tag',
  passive: 'a passive verb',
  subjunctive: 'a verb in the subjunctive',
};

/** How each mark is recognised. */
const featureSigns: Readonly<Record<string, string>> = {
  'short form': 'There is an apostrophe in place of a letter that was left out.',
  'question tag': 'A little question is added after the comma at the end.',
  passive: 'A form of “be” and a past participle come together, and nobody is named as the doer.',
  subjunctive: 'The verb has an unusual form: “were” for “was”, or no s after he, she or it.',
};

/** What marks the register of a sentence, by its form. */
function readFeature(text: string): string {
  if (/, (isn’t it|is it|will you|would you|are they)\?$/.test(text)) return 'question tag';
  if (/\b(were (to|you|taller)|wishes that he were|insisted that he leave|requests that he make)\b/.test(text))
    return 'subjunctive';
  if (/\b(was dealt|be worn|been \w+|be demolished|is prohibited|be refunded)\b/.test(text)) return 'passive';
  return 'short form';
}

/** What shows the register of this very sentence. */
function signOf(text: string, side: Side): string {
  if (side === 'formal') {
    const feature = readFeature(text);
    return feature === 'passive' || feature === 'subjunctive'
      ? `The sentence has ${featureTexts[feature]}, and no everyday expressions.`
      : 'The sentence has no short forms, no question tag and no everyday expressions.';
  }
  const one = nearly().find((each) => each.text === text)?.sign ?? '';
  if (!/^(?:short form|question tag|)$/.test(one)) return `“${one}” is an everyday expression.`;
  const [, tag] = /, (\p{L}+(?:’t)? (?:you|it|they|he)\?)$/u.exec(text) ?? [];
  if (tag !== undefined) return `“${tag}” is a question tag: a little question that we add when we speak.`;
  const expression = everyday().find((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'u').test(text));
  const short = /\p{L}+’\p{L}+/u.exec(text)?.[0];
  if (expression !== undefined) {
    // “Friday’s” may be Friday’s own; these can only be short forms.
    const alsoShort = /\p{L}+’(?:t|ve|re|ll|d|m)(?!\p{L})/u.exec(text)?.[0];
    return alsoShort === undefined || expression.includes(alsoShort)
      ? `“${expression}” is an everyday expression.`
      : `“${alsoShort}” is a short form, and “${expression}” is an everyday expression.`;
  }
  return short === undefined
    ? 'The sentence has everyday words and phrases that you would hear among friends.'
    : `“${short}” is a short form. We use short forms when we speak.`;
}

const whys: Readonly<Record<string, string>> = { passive: 'the passive', subjunctive: 'the subjunctive' };

/** Which of the two sentences has the mark. */
const marksOf = (why: string): Side => (why === 'passive' || why === 'subjunctive' ? 'formal' : 'informal');

const registerAsks = 'Is each sentence formal or informal?';

/** 'Is each of these formal or informal?' */
export const isFormal: RegisterForm = {
  weight: at('structures', 60, 'easy'),
  make(random) {
    const picked = random.sample(sentences(), 4);
    const told = picked.flatMap((pair): readonly (Judged & { readonly step: string })[] => {
      const side = random.pick(sides);
      const text = pair[side];
      if (plain().has(text)) return [];
      const step = `“${text}” is ${side}. ${signOf(text, side)} ${rules[side]}`;
      const because = mistake('register-misjudged', step);
      return [{ text, right: side, other: side === 'formal' ? 'informal' : 'formal', because, step }];
    });
    const [first, second] = told;
    if (first === undefined || second === undefined) return undefined;
    return judgeTwo(
      {
        asks: registerAsks,
        hint: 'Look for short forms, question tags and everyday words.',
        steps: [first.step, second.step, `So it is **${both(first.right, second.right)}**.`],
        features: { load: 1 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== registerAsks) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) => (isInformal(text) ? 'informal' : 'formal'));
    return chosen(seen, (option) => option === both(first, second));
  },
};

const longWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Whether two sentences share so many words that they say nearly the same. */
const isTwin = (one: string, other: string): boolean =>
  longWords(one).filter((word) => longWords(other).includes(word)).length > 1;

/** 'Which sentence is formal?' */
export const whichFormal: RegisterForm = {
  weight: at('structures', 110, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const side = random.pick(sides);
    const texts = (each: Side): readonly string[] =>
      hard && each === 'informal' ? nearly().map(({ text }) => text) : judged(each);
    const otherSide = side === 'formal' ? 'informal' : 'formal';
    const own = random.pick(texts(side));
    // Beside its twin the one word that differs would be seen at once.
    const wrong = random.sample(texts(otherSide), 11).filter((text) => !isTwin(text, own));
    if (standsOut(random, own, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence is ${side}?`],
          hint: hard
            ? 'One everyday word or phrase is enough to make a sentence informal.'
            : 'Look for short forms, question tags and everyday words.',
          steps: [
            rules[side],
            signOf(own, side).replace(/^The sentence/, 'The right sentence'),
            `So it is: **${own}**`,
          ],
          variant: `which ${side} ${own}`,
          features: { load: hard ? 4 : 1 },
        },
        own,
        wrong.map(
          (text): TextMistake => [
            text,
            side === 'formal'
              ? mistake('informal-for-formal', signOf(text, 'informal'))
              : mistake('formal-for-informal', `That is formal. ${signOf(text, 'formal')}`),
          ],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, side] = /^Which sentence is (formal|informal)\?$/.exec(seen.asks) ?? [];
    return side === undefined ? undefined : chosen(seen, (option) => isInformal(option) === (side === 'informal'));
  },
};

const sameAsks = 'Which sentence says the same in a formal way?';

/** 'Which sentence says the same formally?' One has the right meaning and the wrong tone, two the right tone alone. */
export const sameFormally: RegisterForm = {
  weight: at('structures', 120, 'medium'),
  make(random) {
    const own = random.pick(sentences());
    const [given = '', informal = ''] = random.shuffle([own.informal, own.alsoInformal]);
    const toneless = random.pick([informal, own.halfFormal]);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [sameAsks, given],
          hint: 'Find the sentences that mean the same. Which of them has no words that you would only use among friends?',
          steps: [
            `Two of the sentences mean the same, but “${toneless}” is informal, too.`,
            `${marksOf(own.why) === 'formal' ? `The formal sentence uses ${whys[own.why]}.` : signOf(given, 'informal').replace(/^The sentence/, 'The sentence above')} ${rules.formal}`,
            `So it is: **${own.formal}**`,
          ],
          variant: `same ${given}`,
          features: { load: 2 },
        },
        own.formal,
        [
          [
            toneless,
            mistake(
              'informal-for-formal',
              `It means the same, but it is informal, too. ${signOf(toneless, 'informal')}`,
            ),
          ],
          ...own.otherMeanings.map(
            (text): TextMistake => [
              text,
              mistake('another-meaning', `It isn’t informal, but it doesn’t mean the same as “${given}”`),
            ],
          ),
        ],
      ),
    );
  },
  solve: (seen) =>
    seen.asks === sameAsks
      ? chosen(seen, (option) =>
          sentences().some(
            ({ formal, informal, alsoInformal }) =>
              formal === option && (informal === seen.shows || alsoInformal === seen.shows),
          ),
        )
      : undefined,
};

/** 'Which of these makes this sentence formal?' Words may do so as well. */
export const whatMakes: RegisterForm = {
  weight: at('structures', 20, 'medium'),
  make(random) {
    const feature = random.pick(features);
    const pair = random.pick(sentences().filter(({ why }) => why === feature));
    const side = marksOf(feature);
    const text = pair[side];
    if (readFeature(text) !== feature) return undefined;
    // A short form beside the tag would be a second answer.
    if (feature === 'question tag' && text.includes('’')) return undefined;
    return chooseInOrder(
      {
        prompt: [`Which of these makes this sentence ${side}?`, text],
        hint: 'Look at the verb first: is something done to the subject, or only wished for or demanded? Then look for apostrophes, and at the end of the sentence.',
        steps: [featureSigns[feature] ?? '', rules[side], `Here it is **${featureTexts[feature]}**.`],
        variant: `makes ${text}`,
        features: { load: 2 },
      },
      features.map((each) => featureTexts[each] ?? ''),
      featureTexts[feature] ?? '',
      (other) => mistake('feature-misread', `There is no sign of ${other} here.`),
    );
  },
  solve: (seen) =>
    /^Which of these makes this sentence (formal|informal)\?$/.test(seen.asks)
      ? chosen(seen, (option) => option === featureTexts[readFeature(seen.shows)])
      : undefined,
};
