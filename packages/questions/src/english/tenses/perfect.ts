/** The perfect: helpers and the form after them. */

import { type TextMistake, withGiven } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, gap, write } from '../ask.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import {
  at,
  hasTense,
  mistake,
  namesParticiple,
  pickSubject,
  pickVerb,
  sentenceOf,
  type TenseParams,
  tenseRule,
  tookTense,
} from './sentences-and-mistakes.ts';
import {
  conjugated,
  isIrregular,
  oftenMixed,
  otherPerfect,
  regularised,
  type Subject,
  type Verb,
  verbs,
  verbsOfThreeForms,
} from './verbs.ts';

/** Why it is have, or has. */
export const whyHelper = ({ text, isThird }: Subject): string =>
  isThird
    ? `The sentence is about “${text}”. One person, he, she or it goes with “has”.`
    : `The sentence is about “${text}”. I, you, we, they and more than one go with “have”.`;

/** The form that comes after the helper, found among the three forms of its verb. */
export const whyForm = ({ base, past, participle }: Verb, helper: string): string =>
  `After ${helper} comes the last of these three forms: ${base}, ${past}, ${participle}.`;

/** 'Mei … written a letter: have or has?' */
export const haveOrHas: TenseForm = {
  weight: at(['presentPerfect'], 80, 'easy'),
  make(random) {
    const verb = pickVerb(random, random.chance(1, 2), 'present perfect');
    const subject = pickSubject(random);
    const right = subject.isThird ? 'has' : 'have';
    const wrongForm = verb.past === verb.participle ? verb.base : verb.past;
    const options = ['have', 'has'].flatMap((helper) =>
      [verb.participle, wrongForm].map((form) => `${helper} ${form}`),
    );
    return chooseInOrder(
      {
        prompt: ['Which words fit the gap?', `${subject.text} ${gap} ${verb.rest}.`],
        hint: 'Say he or she has, but I, you, we and they have. Then listen to the verb.',
        steps: [whyHelper(subject), whyForm(verb, 'have or has'), `So it is **${right} ${verb.participle}**.`],
        variant: `have ${verb.base} ${subject.text}`,
        features: { odd: 0, load: 1 },
      },
      // The right one is not always the first or the third.
      random.chance(1, 2) ? options : [...options].reverse(),
      `${right} ${verb.participle}`,
      (given) => {
        const form = `After have or has we say “${verb.participle}”.`;
        if (given.startsWith(`${right} `)) return mistake('past-for-participle', form);
        const helper = 'He, she and it go with has; I, you, we and they go with have.';
        return mistake('have-has-confused', given.endsWith(` ${wrongForm}`) ? `${helper} ${form}` : helper);
      },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which words fit the gap?') return undefined;
    const helper = /^(I|You|We|They|The twins|The children) /.test(seen.shows) ? 'have' : 'has';
    const verb = verbs().find(({ rest }) => seen.shows.endsWith(` ${gap} ${rest}.`));
    return chosen(seen, (option) => option === `${helper} ${verb?.participle}`);
  },
};

/** What children put after have. */
function participleMistakes(verb: Verb): TextMistake[] {
  return [
    [verb.past, mistake('past-for-participle', `After have, has or had we say “${verb.participle}”.`)],
    [regularised(verb), mistake('regularised', `“${verb.base}” does not take -ed here.`)],
    [verb.base, mistake('base-for-participle', `After have, has or had we say “${verb.participle}”.`)],
    [verb.ing, mistake('ing-for-participle', `“${verb.ing}” goes with is or was, not with have.`)],
  ];
}

/** The form after have, chosen or typed. */
export function afterHave(isTyped: boolean, difficulty: string, asks: readonly TenseParams['asks'][]): TenseForm {
  return {
    weight: at(asks, 55, difficulty),
    make(random, { params, year }) {
      // In year 5 the past must not do as well, what is written is seldom said, and forms such as “telled” tempt nobody.
      const isOlder = params.asks === 'perfect';
      const known = isOlder ? verbsOfThreeForms() : verbs().filter((each) => isIrregular(each));
      const verb = random.pick(
        known.filter(
          (each) =>
            hasTense(each, 'present perfect') &&
            (!isOlder || !isTyped || oftenMixed().has(each.base)) &&
            // The verb that is given must not be the answer: come, came, come.
            (!isTyped || each.participle !== each.base),
        ),
      );
      const subject = pickSubject(random);
      const helper = params.asks === 'perfect' && random.chance(1, 2) ? 'had' : subject.isThird ? 'has' : 'have';
      const questionText = {
        prompt: [
          isTyped ? `Write the right form of “${verb.base}”.` : 'Which form fits the gap?',
          `${subject.text} ${helper} ${gap} ${verb.rest}.`,
        ],
        hint: `After ${helper} comes ${namesParticiple(year) ? 'the past participle' : 'the third form'}: ${verb.base}, ${verb.past}, …`,
        steps: [
          `The three forms are: ${verb.base}, ${verb.past}, ${verb.participle}.`,
          verb.past === verb.participle
            ? `Here the last two are the same: ${verb.participle}.`
            : `The past is “${verb.past}”, but after have, has or had we need ${namesParticiple(year) ? 'the past participle' : 'the last form'}.`,
          `After “${helper}” comes **${verb.participle}**.`,
        ],
        variant: `after ${helper} ${verb.base} ${isTyped}`,
        features: { odd: 1, load: isTyped ? 3 : 2 },
      };
      const mistakes = participleMistakes(verb).filter(([text]) => text !== verb.participle);
      const past = mistakes.slice(0, 1);
      const chosenFrom = isOlder
        ? [...past, random.pick(mistakes.filter(([text]) => text === verb.base || text === verb.ing))]
        : mistakes;
      return isTyped
        ? write(questionText, [verb.participle], mistakes)
        : chooseText(random, questionText, verb.participle, chosenFrom, { count: 3, layout: 'grid' });
    },
    solve(seen) {
      if (!/^(Which form fits the gap\?|Write the right form of)/.test(seen.asks)) return undefined;
      const verb = verbs().find((each) => seen.shows.endsWith(` ${gap} ${each.rest}.`));
      if (verb === undefined) return [];
      return seen.asks.startsWith('Write')
        ? typed(verb.participle)
        : chosen(seen, (option) => option === verb.participle);
    },
  };
}

/** 'Put the verb into the past perfect.' */
export const intoPerfect: TenseForm = {
  weight: (cell) => at(['presentPerfect'], 90, 'hard')(cell) + at(['perfect'], 130, 'medium')(cell),
  make(random, cell) {
    // Year 3 does the present perfect at hard, so year 5 begins with the other one.
    const tense = cell.params.asks === 'presentPerfect' ? 'present perfect' : 'past perfect';
    const verb = pickVerb(random, cell.params.asks === 'perfect' || random.chance(3, 4), tense);
    const subject = pickSubject(random);
    const right = conjugated(subject, verb, tense);
    const past = sentenceOf(subject, verb, 'past');
    return write(
      {
        prompt: [`Put the verb into the ${tense}. Write two words.`, `${past} → ${subject.text} ${gap} ${verb.rest}.`],
        spoken: `${past} Put the verb into the ${tense}. Write two words.`,
        hint: 'Which helper does this tense need, and which form comes after it?',
        steps: [
          tense === 'past perfect' ? tenseRule(tense, cell.year) : whyHelper(subject),
          whyForm(verb, right.split(' ')[0] ?? ''),
          `So it is **${right}**.`,
        ],
        variant: `into ${tense} ${verb.base} ${subject.isThird}`,
        features: { odd: 1, load: 4 },
      },
      [right],
      withGiven(
        [
          [
            `${subject.isThird ? 'have' : 'has'} ${verb.participle}`,
            tense === 'past perfect'
              ? tookTense(tense, 'present perfect', cell.year)
              : mistake('have-has-confused', 'He, she and it go with has; I, you, we and they go with have.'),
          ],
          [conjugated(subject, verb, otherPerfect(tense)), tookTense(tense, otherPerfect(tense), cell.year)],
          [
            `${right.split(' ')[0]} ${verb.past}`,
            mistake('past-for-participle', `After “${right.split(' ')[0]}” we say “${verb.participle}”.`),
          ],
        ],
        (given) => given !== right,
      ),
    );
  },
  solve({ asks, shows }) {
    const [, tense = ''] = /^Put the verb into the ([a-z ]+)\. Write two words\.$/.exec(asks) ?? [];
    if (tense === '') return undefined;
    const verb = verbs().find((each) => shows.endsWith(` ${gap} ${each.rest}.`) && shows.includes(` ${each.past} `));
    const helper =
      tense === 'past perfect' ? 'had' : /^(I|You|We|They|The twins|The children) /.test(shows) ? 'have' : 'has';
    return typed(`${helper} ${verb?.participle}`);
  },
};
