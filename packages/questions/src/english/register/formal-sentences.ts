/** Formal and informal sentences. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, standsOut, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { at, mistake, type RegisterForm, rules, type Side, sides, wrongSide } from './mistakes.ts';
import { sentencePairs } from './register.data.ts';

const sentences = once(() =>
  rowsOf(sentencePairs).map((row) => ({ informal: partOf(row, 0), formal: partOf(row, 1), why: partOf(row, 2) })),
);

const isInformal = (text: string): boolean => sentences().some(({ informal }) => informal === text);

const whys: Readonly<Record<string, string>> = {
  help: 'everyday words',
  'everyday word': 'everyday words',
  'short form': 'short forms such as can’t',
  'question tag': 'a question tag such as isn’t it',
  passive: 'the passive',
  subjunctive: 'the subjunctive',
};

/** 'Is this formal or informal?' */
export const isFormal: RegisterForm = {
  weight: at('structures', 60, 'easy'),
  make(random) {
    const pair = random.pick(sentences());
    const side = random.pick(sides);
    return chooseInOrder(
      {
        prompt: ['Is this sentence formal or informal?', pair[side]],
        hint: 'Look for short forms, question tags and everyday words.',
        steps: [rules[side], `So it is **${side}**.`],
        variant: `is ${pair[side]}`,
        features: { load: 1 },
      },
      sides,
      side,
      () => mistake('register-misjudged', rules[side]),
    );
  },
  solve: (seen) =>
    seen.asks === 'Is this sentence formal or informal?'
      ? chosen(seen, (option) => (option === 'informal') === isInformal(seen.shows))
      : undefined,
};

/** 'Which sentence is formal?' */
export const whichFormal: RegisterForm = {
  weight: at('structures', 110, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const side = random.pick(sides);
    const [own, ...others] = random.sample(sentences(), 9);
    if (own === undefined) return undefined;
    const wrong = others.map((other) => other[side === 'formal' ? 'informal' : 'formal']);
    if (standsOut(random, own[side], wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence is ${side}?`],
          hint: 'Look for short forms, question tags and everyday words.',
          steps: [rules[side], `So it is: **${own[side]}**`],
          variant: `which ${side} ${own[side]}`,
          features: { load: hard ? 4 : 1 },
        },
        own[side],
        wrong.map((text): TextMistake => [text, wrongSide(side, text)]),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, side] = /^Which sentence is (formal|informal)\?$/.exec(seen.asks) ?? [];
    return side === undefined ? undefined : chosen(seen, (option) => isInformal(option) === (side === 'informal'));
  },
};

/** 'Which sentence says the same formally?' */
export const sameFormally: RegisterForm = {
  weight: at('structures', 60, 'medium'),
  make(random) {
    const [own, ...others] = random.sample(sentences(), 7);
    if (own === undefined) return undefined;
    const side = random.pick(sides);
    const given = own[side === 'formal' ? 'informal' : 'formal'];
    return chooseText(
      random,
      {
        prompt: [`Which sentence says the same in a ${side === 'formal' ? 'formal' : 'friendly'} way?`, given],
        hint: 'Find the sentence with the same meaning.',
        steps: [`The difference is made by ${whys[own.why]}.`, `So it is: **${own[side]}**`],
        variant: `same ${side} ${own[side]}`,
        features: { load: 2 },
      },
      own[side],
      others.map(
        (other): TextMistake => [other[side], mistake('another-meaning', 'That sentence says something else.')],
      ),
    );
  },
  solve(seen) {
    const [, side] = /^Which sentence says the same in a (formal|friendly) way\?$/.exec(seen.asks) ?? [];
    if (side === undefined) return undefined;
    return chosen(seen, (option) =>
      sentences().some(({ formal, informal }) =>
        side === 'formal' ? informal === seen.shows && formal === option : formal === seen.shows && informal === option,
      ),
    );
  },
};

/** What can mark the register of a sentence. */
export const features = ['short form', 'question tag', 'passive', 'subjunctive'] as const;

const featureTexts: Readonly<Record<string, string>> = {
  'short form': 'a short form, such as can’t',
  'question tag': 'a question tag, such as isn’t it?',
  passive: 'the passive, such as was seen',
  subjunctive: 'the subjunctive, such as if I were',
};

/** What marks the register of a sentence, by its form. */
function readFeature(text: string): string {
  if (/, (isn’t it|is it|will you)\?$/.test(text)) return 'question tag';
  if (/\b(were (to|you|taller)|wishes that he were|insisted that he leave|requests that we make)\b/.test(text))
    return 'subjunctive';
  if (/\b(was dealt|be worn|been \w+|be demolished|is prohibited|be refunded)\b/.test(text)) return 'passive';
  return 'short form';
}

/** 'What makes this sentence formal?' */
export const whatMakes: RegisterForm = {
  weight: at('structures', 22, 'medium', 'hard'),
  make(random, cell) {
    const feature = random.pick(features);
    const pair = random.pick(sentences().filter(({ why }) => why === feature));
    const side: Side = feature === 'passive' || feature === 'subjunctive' ? 'formal' : 'informal';
    const text = pair[side];
    if (readFeature(text) !== feature || text.split(' ').length > 6 !== (cell.difficulty === 'hard')) return undefined;
    return chooseInOrder(
      {
        prompt: [`What makes this sentence ${side}?`, text],
        hint: 'Look for each of the four in the sentence.',
        steps: [rules[side], `Here it is **${featureTexts[feature]}**.`],
        variant: `makes ${text}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      features.map((each) => featureTexts[each] ?? ''),
      featureTexts[feature] ?? '',
      (other) => mistake('feature-misread', `There is no sign of ${other.split(',')[0]} here.`),
    );
  },
  solve: (seen) =>
    /^What makes this sentence (formal|informal)\?$/.test(seen.asks)
      ? chosen(seen, (option) => option === featureTexts[readFeature(seen.shows)])
      : undefined,
};
