/** What modal verbs show: ability, duty, advice, possibility, permission. */

import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { modalMeanings } from './gaps.data.ts';
import { type FillForm, isAt } from './gaps.ts';
import { mistake } from './sentences-and-mistakes.ts';

const meaningTexts: Readonly<Record<string, string>> = {
  ability: 'being able to do something',
  duty: 'having to do something',
  advice: 'what would be a good idea',
  possibility: 'what may happen or be true',
  permission: 'being allowed to do something',
  certain: 'being almost sure that something is true',
};

/** What a sentence says with each meaning, to end ‘It is about this: …’. */
const inOtherWords: Readonly<Record<string, string>> = {
  ability: 'someone or something is able to do it',
  duty: 'someone has to do it',
  advice: 'it would be a good idea to do it',
  possibility: 'perhaps it is so, or will be so',
  permission: 'someone is allowed to do it',
  certain: 'it is almost certainly so',
};

const meaningNames = ['ability', 'duty', 'advice', 'possibility', 'permission'] as const;

/** Modal verbs that show two things. */
const twoMeanings = [
  ['could', 'ability', 'possibility'],
  ['may', 'possibility', 'permission'],
  ['must', 'duty', 'certain'],
] as const;

const meanings = once(() =>
  rowsOf(modalMeanings).map((row) => ({ meaning: partOf(row, 0), sentence: partOf(row, 1) })),
);

/** What a modal verb shows, by the verb and by who is spoken of. */
function readMeaning(sentence: string): string {
  const [, word = ''] = /\*\*(.+?)\*\*/.exec(sentence) ?? [];
  if (word === 'must') return sentence.includes('** be ') ? 'certain' : 'duty';
  if (word === 'should' || word === 'ought') return 'advice';
  if (word === 'can' || word === 'cannot') return 'ability';
  if (word === 'might') return 'possibility';
  if (word === 'could')
    return /when he was|great-grandmother|as a child|as a puppy|at the age|long ago/i.test(sentence)
      ? 'ability'
      : 'possibility';
  return word === 'May' || /^(You|Pupils)\b/.test(sentence) ? 'permission' : 'possibility';
}

/** 'What does the modal verb in bold show?' */
export const whatItShows: FillForm = {
  weight: (cell) => (isAt(cell, 'modal', 'medium') ? meanings().length : 0),
  make(random) {
    const meaning = random.pick(meaningNames);
    const { sentence } = random.pick(meanings().filter((each) => each.meaning === meaning));
    const right = meaningTexts[meaning] ?? '';
    return chooseInOrder(
      {
        prompt: ['What does the modal verb in bold show?', sentence],
        hint: 'Say the sentence in other words. Is somebody able to do it, forced to do it, allowed to do it, or well advised to do it? Or is it only possible?',
        steps: [
          'A modal verb comes before another verb and shows how likely, possible or necessary it is.',
          `The sentence is about this: ${inOtherWords[meaning]}.`,
          `Here the modal verb shows **${right}**.`,
        ],
        variant: `shows: ${sentence}`,
        features: { scale: 3, step: 2 },
      },
      meaningNames.map((each) => meaningTexts[each] ?? ''),
      right,
      (text) =>
        mistake(
          `${meaning}-misread`,
          `That would mean: ${inOtherWords[meaningNames.find((each) => meaningTexts[each] === text) ?? meaning]}. This sentence means: ${inOtherWords[meaning]}.`,
        ),
    );
  },
  solve: (seen) =>
    seen.asks === 'What does the modal verb in bold show?'
      ? chosen(seen, (option) => option === meaningTexts[readMeaning(seen.shows)])
      : undefined,
};

/** 'In which sentence does the modal verb show duty?' */
export const whichShows: FillForm = {
  weight: (cell) => (isAt(cell, 'modal', 'hard') ? 200 : 0),
  make(random) {
    const [verb, ...both] = random.pick(twoMeanings);
    const [meaning, other] = random.shuffle(both);
    const having = (shown: string | undefined) =>
      meanings().filter((each) => each.meaning === shown && each.sentence.toLowerCase().includes(`**${verb}**`));
    const text = meaningTexts[meaning ?? ''] ?? '';
    const right = random.pick(having(meaning));
    const wrong = random.sample(having(other), 6);
    return chooseText(
      random,
      {
        prompt: [`In which sentence does the modal verb show ${text}?`],
        hint: 'The verb is the same in all four sentences. Put each sentence into other words, without that verb.',
        steps: [
          `The question asks for ${text}.`,
          `Try these words on each sentence: “${inOtherWords[meaning ?? '']}”. They fit only one.`,
          `So it is: **${right.sentence.replaceAll('**', '')}**`,
        ],
        variant: `which shows ${meaning}: ${right.sentence} ${wrong[0]?.sentence}`,
        features: { scale: 4, step: 3 },
      },
      right.sentence,
      wrong.map(
        (each) =>
          [
            each.sentence,
            mistake(`${each.meaning}-for-${meaning}`, `There it shows ${meaningTexts[each.meaning]}.`),
          ] as const,
      ),
    );
  },
  solve(seen) {
    const [, text = ''] = /^In which sentence does the modal verb show (.+)\?$/.exec(seen.asks) ?? [];
    return text === '' ? undefined : chosen(seen, (option) => meaningTexts[readMeaning(option)] === text);
  },
};
