/** Past and present in a sentence with its time. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, write } from '../ask.ts';
import { listOf, once } from '../data-rows.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake, pickSubject, pickVerb, sentenceOf, tenseRule, tookTense } from './sentences-and-mistakes.ts';
import { verbsWithoutRepeat } from './verbs.data.ts';
import { conjugated, oftenMixed, regularised, type Tense, verbs } from './verbs.ts';

const withoutRepeat = once(() => new Set(listOf(verbsWithoutRepeat)));

const times: Readonly<Partial<Record<Tense, readonly string[]>>> = {
  past: ['Yesterday', 'Last week', 'Two days ago', 'Last night'],
  present: ['Nowadays', 'These days'],
};

/** 'Yesterday Mei … a letter.' */
export const gapByTime: TenseForm = {
  weight: at(['pastPresent'], 120, 'easy', 'medium'),
  make(random, cell) {
    const isMedium = cell.difficulty === 'medium';
    // Most verbs with -ed are chosen at a glance.
    const isOdd = isMedium || random.chance(3, 4);
    const tense = random.pick(isMedium ? (['past'] as const) : (['past', 'present'] as const));
    const verb = pickVerb(random, isOdd, tense);
    if (tense === 'present' && withoutRepeat().has(verb.base)) return undefined;
    const subject = pickSubject(random);
    const time = random.pick(times[tense] ?? []);
    const right = conjugated(subject, verb, tense);
    const other = tense === 'past' ? 'present' : 'past';
    const mistakes: TextMistake[] = [
      [conjugated(subject, verb, other), tookTense(tense, other, cell.year)],
      [verb.ing, mistake('ing-alone', 'A verb with -ing needs a helper such as is or was.')],
      ...(isMedium
        ? ([
            [
              regularised(verb),
              mistake('regularised', `“${verb.base}” does not take -ed. Its past is “${verb.past}”.`),
            ],
          ] satisfies TextMistake[])
        : []),
      ...(verb.participle === verb.past
        ? []
        : ([
            [verb.participle, mistake('participle-for-past', `“${verb.participle}” needs have or has before it.`)],
          ] satisfies TextMistake[])),
      [`will ${verb.base}`, tookTense(tense, 'future', cell.year)],
    ];
    const often = tense === 'present' ? ` ${random.pick(['every week', 'every weekend'] as const)}.` : '.';
    const sentence = sentenceOf(subject, verb, tense, time).replace(` ${right} `, ` ${gap} `).replace(/\.$/, often);
    return chooseText(
      random,
      {
        prompt: ['Which verb fits the gap?', sentence],
        hint: `“${time}” tells you when. Is that past or present?`,
        steps: [
          `“${time}” needs the ${tense}. ${tenseRule(tense, cell.year)}`,
          tense === 'past'
            ? `Today: ${verb.base}. Yesterday: ${verb.past}.`
            : `The subject is “${subject.text}”, so we say “${right}”.`,
          `The verb is **${right}**.`,
        ],
        variant: `time ${tense} ${verb.base} ${subject.isThird}`,
        features: { odd: isOdd ? 1 : 0, load: isMedium ? 2 : 1 },
      },
      right,
      mistakes.filter(([text]) => text !== right),
      { count: isMedium ? 4 : 3, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which verb fits the gap?') return undefined;
    const [time] = Object.entries(times).find(([, list]) => list?.some((each) => seen.shows.startsWith(each))) ?? [];
    const isThird = !/ (I|you|we|they|the twins|the children) _/.test(seen.shows);
    return chosen(seen, (option) => {
      const verb = verbs().find((each) => (time === 'past' ? each.past : isThird ? each.third : each.base) === option);
      return verb !== undefined && seen.shows.includes(verb.rest);
    });
  },
};

/** 'Write the verb in the past.' */
export const typePast: TenseForm = {
  weight: at(['pastPresent'], 46, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const verb = pickVerb(random, true);
    // At hard the past is one that is often mistaken for the form after have: went and saw are known long before.
    if (hard ? !oftenMixed().has(verb.base) : verb.participle !== verb.past) return undefined;
    const subject = pickSubject(random);
    const now = sentenceOf(subject, verb, 'present');
    return write(
      {
        prompt: [`Today: ${now} Write the missing verb.`, `Yesterday: ${subject.text} ${gap} ${verb.rest}.`],
        spoken: `Today: ${now} Write the missing verb. Yesterday: ${subject.text}, blank, ${verb.rest}.`,
        hint: `This verb doesn’t just take -ed. How do you say it when you tell what happened?`,
        steps: [
          `We don’t say “${regularised(verb)}”. “${verb.base}” is irregular, so its past has to be learnt.`,
          `Say it like this: today I ${verb.base}, yesterday I ${verb.past}, I have ${verb.participle}.`,
          `The verb is **${verb.past}**.`,
        ],
        variant: `past ${verb.base}`,
        features: { odd: 1, load: hard ? 3 : 2 },
      },
      [verb.past],
      [
        [regularised(verb), mistake('regularised', `“${verb.base}” does not take -ed here.`)],
        [verb.participle, mistake('participle-for-past', `“${verb.participle}” needs have or has before it.`)],
        [conjugated(subject, verb, 'present'), tookTense('past', 'present', cell.year)],
      ],
    );
  },
  solve({ asks, shows }) {
    if (!asks.startsWith('Today: ')) return undefined;
    const verb = verbs().find(
      (each) => shows.includes(each.rest) && (asks.includes(` ${each.base} `) || asks.includes(` ${each.third} `)),
    );
    return typed(verb?.past ?? '');
  },
};
