/** Past, present and perfect: recognised, chosen, formed. */

import { low } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions } from '../ask.ts';
import { both, judgeTwo, readTwo } from '../judging-two.ts';
import { afterHave, haveOrHas, intoPerfect } from './perfect.ts';
import { perfectByTime, sentenceByTime } from './perfect-by-time.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import {
  at,
  hasTense,
  mistake,
  pickSubject,
  pickVerb,
  sentenceOf,
  shownTense,
  type TenseCell,
  type TenseParams,
  tenseRule,
  tenseSign,
  tookTense,
} from './sentences-and-mistakes.ts';
import { gapByTime, typePast } from './simple-past-and-present.ts';
import { conjugated, otherPerfect, readTense, type Tense } from './verbs.ts';

/** The tenses a cell asks for, and those that stand beside them as wrong. */
function tensesOf(cell: TenseCell): { readonly wanted: readonly Tense[]; readonly others: readonly Tense[] } {
  const { asks } = cell.params;
  const level = cell.difficulty;
  if (asks === 'pastPresent')
    return level === 'hard'
      ? {
          wanted: ['past progressive', 'present progressive'],
          others: ['past', 'present', 'past progressive', 'present progressive', 'future'],
        }
      : { wanted: ['past', 'present'], others: ['past', 'present', 'future'] };
  if (asks === 'presentPerfect')
    return {
      wanted: ['present perfect'],
      others:
        level === 'hard'
          ? ['past perfect', 'past', 'past progressive', 'present progressive']
          : ['past', 'present', 'future', 'present progressive'],
    };
  return {
    wanted: ['present perfect', 'past perfect'],
    others: ['past perfect', 'present perfect', 'past progressive', 'past'],
  };
}

/** The tense that differs in its helper alone: beside it the other tenses are told apart at a glance. */
const rivals: Readonly<Partial<Record<Tense, Tense>>> = {
  'present progressive': 'past progressive',
  'past progressive': 'present progressive',
  'present perfect': 'past perfect',
  'past perfect': 'present perfect',
};

const askedTenses: readonly TenseParams['asks'][] = ['pastPresent', 'presentPerfect', 'perfect'];
/** In year 5 only easy questions ask for a tense among whole sentences: that is what year 3 does at hard. */
const stillChosen = askedTenses.filter((asks) => asks !== 'perfect');

/** 'Which sentence is in the past tense?' */
const whichSentence: TenseForm = {
  weight: (cell) => at(askedTenses, 130, 'easy')(cell) + at(stillChosen, 130, 'hard')(cell),
  make(random, cell) {
    const { wanted, others } = tensesOf(cell);
    const tense = random.pick(wanted);
    const isOdd = cell.difficulty === 'hard' || cell.params.asks === 'perfect' || random.chance(3, 4);
    const verb = pickVerb(random, isOdd, tense);
    const subject = pickSubject(random);
    const right = sentenceOf(subject, verb, tense);
    const count = cell.difficulty === 'hard' ? 4 : 3;
    const wrong = [...others, ...others]
      .filter((other) => other !== tense)
      .map(
        (other): TextMistake => [
          sentenceOf(
            pickSubject(random),
            hasTense(verb, other) && random.chance(1, 2) ? verb : pickVerb(random, isOdd, other),
            other,
          ),
          tookTense(tense, other, cell.year),
        ],
      );
    if (standsOut(random, right, wrong)) return undefined;
    const made = withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence is in the ${tense}?`],
          hint: 'Look at the whole verb of each sentence, helper and all.',
          steps: [tenseRule(tense, cell.year), shownTense(subject, verb, tense, cell.year), `So it is: **${right}**`],
          variant: `which ${tense}: ${verb.base}`,
          features: { odd: isOdd ? 1 : 0, load: cell.difficulty === 'hard' ? 4 : 1 },
        },
        right,
        wrong,
        { count },
      ),
    );
    const rival = rivals[tense];
    if (rival === undefined || !others.includes(rival) || made?.key.type !== 'multipleChoice') return made;
    const { id } = tookTense(tense, rival, cell.year);
    return made.key.because.some((because) => because?.id === id) ? made : undefined;
  },
  solve(seen) {
    const [, tense = ''] = /^Which sentence is in the ([a-z ]+)\?$/.exec(seen.asks) ?? [];
    return tense === '' ? undefined : chosen(seen, (option) => readTense(option) === tense);
  },
};

/** A tense by its name beside the progressive and the perfect ones. */
const labelOf = (tense: Tense): string => (tense === 'past' || tense === 'present' ? `simple ${tense}` : tense);

/** 'Which tense is this sentence in?' */
const nameTense: TenseForm = {
  weight: at(['presentPerfect', 'pastPresent'], 110, 'medium'),
  make(random, cell) {
    const choices: readonly Tense[] =
      cell.params.asks === 'presentPerfect'
        ? ['past', 'past progressive', 'present perfect']
        : ['present', 'past', 'present progressive', 'past progressive'];
    const tense = random.pick(choices);
    const verb = pickVerb(random, true, tense);
    const subject = pickSubject(random);
    const sentence = sentenceOf(subject, verb, tense);
    return chooseText(
      random,
      {
        prompt: ['Which tense is this sentence in?', sentence],
        hint: 'Look at the whole verb: is there a helper such as is, was, has or had?',
        steps: [
          shownTense(subject, verb, tense, cell.year),
          tenseRule(tense, cell.year),
          `So it is the **${labelOf(tense)}**.`,
        ],
        variant: `name ${sentence}`,
        features: { odd: 1, load: 2 },
      },
      labelOf(tense),
      choices
        .filter((each) => each !== tense)
        .map(
          (other): TextMistake => [
            labelOf(other),
            mistake(
              'tense-misnamed',
              `The verb here is “${conjugated(subject, verb, tense)}”. The ${labelOf(other)} looks different: ${low(tenseSign(other, cell.year))}`,
            ),
          ],
        ),
      { count: choices.length },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which tense is this sentence in?'
      ? chosen(seen, (option) => option === labelOf(readTense(seen.shows) ?? 'future'))
      : undefined,
};

const bothAsk = 'Which tense is each sentence in?';

/** 'Which tense is each sentence in?' One perfect or the other, twice. */
const nameTwo: TenseForm = {
  weight: at(['perfect'], 110, 'medium'),
  make(random, { year }) {
    const told = [1, 2].map(() => {
      const tense = random.pick(['past perfect', 'present perfect'] as const);
      const verb = pickVerb(random, true, tense);
      const subject = pickSubject(random);
      const because = mistake('tense-misnamed', shownTense(subject, verb, tense, year));
      return { text: sentenceOf(subject, verb, tense), right: tense, other: otherPerfect(tense), because };
    });
    const [first, second] = told;
    if (first === undefined || second === undefined) return undefined;
    return judgeTwo(
      {
        asks: bothAsk,
        hint: 'Look at the helper in each sentence: is it “had”, or is it “have” or “has”?',
        steps: [
          ...told.map(({ because }, place) => `Sentence ${place + 1}. ${because.says}`),
          'With “had” it is the past perfect, with “have” or “has” the present perfect.',
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { odd: 1, load: 2 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== bothAsk) return undefined;
    const [first, second] = readTwo(seen.shows).map((text) => readTense(text) ?? '');
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};

/** The ways of asking about past, present and perfect. */
export const tenseForms: readonly TenseForm[] = [
  whichSentence,
  gapByTime,
  typePast,
  haveOrHas,
  afterHave(false, 'easy', ['perfect']),
  afterHave(false, 'medium', ['presentPerfect']),
  // Year 3 writes the form after have at medium, so in year 5 that is easy.
  afterHave(true, 'easy', ['perfect']),
  afterHave(true, 'medium', ['presentPerfect']),
  intoPerfect,
  perfectByTime,
  sentenceByTime,
  nameTense,
  nameTwo,
];
