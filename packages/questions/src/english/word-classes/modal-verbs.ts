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
};

/** Other words for the modal verb, by which its meaning can be tried. */
const inOtherWords: Readonly<Record<string, string>> = {
  ability: 'is able to',
  duty: 'has to',
  advice: 'it would be a good idea to',
  possibility: 'perhaps',
  permission: 'is allowed to',
};

const meaningNames = Object.keys(meaningTexts);

const meanings = once(() =>
  rowsOf(modalMeanings).map((row) => ({ meaning: partOf(row, 0), sentence: partOf(row, 1) })),
);

/** What a modal verb shows, by the verb and by who is spoken of. */
function readMeaning(sentence: string): string {
  const [, word = ''] = /\*\*(.+?)\*\*/.exec(sentence) ?? [];
  if (word === 'must') return 'duty';
  if (word === 'should' || word === 'ought') return 'advice';
  if (word === 'can' || word === 'cannot') return 'ability';
  if (word === 'might') return 'possibility';
  if (word === 'could')
    return /When he was|great-grandmother|As a child|as a puppy/.test(sentence) ? 'ability' : 'possibility';
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
        hint: 'Say the sentence in other words: is able to, has to, it would be a good idea to, is allowed to, or perhaps?',
        steps: [
          'A modal verb comes before another verb and shows how likely, possible or necessary it is.',
          `Say the sentence in other words: “${inOtherWords[meaning]}” keeps its meaning.`,
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
          `“${inOtherWords[meaningNames.find((each) => meaningTexts[each] === text) ?? meaning]}” would change the meaning here. “${inOtherWords[meaning]}” would not.`,
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
    const meaning = random.pick(meaningNames);
    const text = meaningTexts[meaning] ?? '';
    const right = random.pick(meanings().filter((each) => each.meaning === meaning));
    const wrong = random.sample(
      meanings().filter((each) => each.meaning !== meaning),
      9,
    );
    return chooseText(
      random,
      {
        prompt: [`In which sentence does the modal verb show ${text}?`],
        hint: 'Put each sentence into other words: is able to, has to, it would be a good idea to, is allowed to, perhaps.',
        steps: [
          `We are looking for ${text}.`,
          `Say each sentence with “${inOtherWords[meaning]}”. Only one keeps its meaning.`,
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
