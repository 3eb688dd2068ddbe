/** Gaps for possessive pronouns. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, write } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { ownThings } from './gaps.data.ts';
import { type FillForm, isAt } from './gaps.ts';
import { mistake } from './sentences-and-mistakes.ts';

const owners = [
  ['my', 'mine', 'I', 'me'],
  ['your', 'yours', 'You', 'you'],
  ['her', 'hers', 'Mum', 'her'],
  ['his', 'his', 'Dad', 'him'],
  ['our', 'ours', 'We', 'us'],
  ['their', 'theirs', 'The twins', 'them'],
] as const;

const things = once(() =>
  rowsOf(ownThings).flatMap((row) => [
    { noun: partOf(row, 0), many: false },
    { noun: partOf(row, 1), many: true },
  ]),
);

/** The wrong ways to write a possessive pronoun. */
function ownMistakes([determiner, pronoun, , object]: (typeof owners)[number]): readonly TextMistake[] {
  return [
    [determiner, mistake('determiner-for-possessive-pronoun', `“${determiner}” needs a noun after it.`)],
    [
      pronoun === 'mine' ? 'mines' : pronoun === 'his' ? 'his’s' : pronoun.replace(/s$/, '’s'),
      mistake(
        'apostrophe-in-pronoun',
        pronoun === 'mine' ? 'It is “mine”, without an s.' : 'A possessive pronoun has no apostrophe.',
      ),
    ],
    // “her” does show whose it is: it only lacks its noun.
    ...(object === determiner
      ? []
      : [
          [object, mistake('object-pronoun-for-possessive-pronoun', `“${object}” does not show whose it is.`)] as const,
        ]),
  ];
}

/** 'This coat is my coat.' with a pronoun instead of the last two words. */
export const ownReplaced: FillForm = {
  weight: (cell) => (isAt(cell, 'possessive', 'easy', 'medium') ? 160 : 0),
  make(random, cell) {
    const owner = random.pick(owners);
    const [determiner, pronoun] = owner;
    const { noun, many } = random.pick(things());
    const sentence = `${many ? 'These' : 'This'} ${noun} ${many ? 'are' : 'is'} **${determiner} ${noun}**.`;
    const questionText = {
      prompt: [
        cell.difficulty === 'easy'
          ? 'Which word can stand for the words in bold?'
          : 'Write one word to replace the words in bold.',
        sentence,
      ],
      hint: 'You need one word that shows whose it is, with no noun after it.',
      steps: [
        'A possessive pronoun stands by itself and shows whose it is.',
        `There is no noun after it: it takes the place of “${determiner} ${noun}”, noun and all.`,
        `“${determiner} ${noun}” becomes **${pronoun}**.`,
      ],
      variant: `own ${pronoun} ${noun}`,
      features: { scale: 1, step: cell.difficulty === 'easy' ? 1 : 2 },
    };
    return cell.difficulty === 'easy'
      ? chooseText(random, questionText, pronoun, [...ownMistakes(owner), ...otherOwners(random, pronoun)], {
          layout: 'grid',
        })
      : write(questionText, [pronoun], ownMistakes(owner));
  },
  solve(seen) {
    if (!/^(Which word can stand for|Write one word to replace) the words in bold/.test(seen.asks)) return undefined;
    const [, determiner = ''] = /\*\*(\w+) /.exec(seen.shows) ?? [];
    const pronoun = determiner === 'my' ? 'mine' : determiner === 'his' ? 'his' : `${determiner}s`;
    return seen.asks.startsWith('Write') ? typed(pronoun) : chosen(seen, (option) => option === pronoun);
  },
};

/** Pronouns of other owners. */
function otherOwners(random: Random, pronoun: string): readonly TextMistake[] {
  return random
    .sample(
      owners.filter((each) => each[1] !== pronoun),
      2,
    )
    .map(([, other]) => [other, mistake('another-owner', `“${other}” shows another owner.`)] as const);
}

/** 'We own this tent. It is …' */
export const ownGap: FillForm = {
  weight: (cell) => (isAt(cell, 'possessive', 'hard') ? 160 : 0),
  make(random) {
    const owner = random.pick(owners);
    const [, pronoun, who] = owner;
    const { noun, many } = random.pick(things());
    const verb = random.pick(['bought', 'paid for', 'chose'] as const);
    const sentence = `${who} ${verb} ${many ? 'these' : 'this'} ${noun}, so ${many ? 'they are' : 'it is'} ${gap}.`;
    return write(
      {
        prompt: ['Type the possessive pronoun for the gap.', sentence],
        spoken: `Type the possessive pronoun for the gap. ${sentence.replace(gap, 'blank')}`,
        hint: `The beginning of the sentence tells you whose ${noun} ${many ? 'they are' : 'it is'}. Which one word shows that?`,
        steps: [
          `The sentence begins with “${who}”. That tells you whose ${noun} ${many ? 'they are' : 'it is'}.`,
          'The word must show whose it is without a noun after it.',
          `So the word is **${pronoun}**.`,
        ],
        variant: `own gap ${pronoun} ${verb} ${noun}`,
        features: { scale: 2, step: 3 },
      },
      [pronoun],
      ownMistakes(owner),
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Type the possessive pronoun for the gap.') return undefined;
    if (shows.startsWith('I ')) return typed('mine');
    if (shows.startsWith('You ')) return typed('yours');
    if (shows.startsWith('We ')) return typed('ours');
    return typed(shows.startsWith('Mum ') ? 'hers' : shows.startsWith('Dad ') ? 'his' : 'theirs');
  },
};
