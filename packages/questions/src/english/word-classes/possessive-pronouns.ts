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
  ['my', 'mine', 'me', 'me'],
  ['your', 'yours', 'you', 'you'],
  ['her', 'hers', 'Mum', 'her'],
  ['his', 'his', 'Dad', 'him'],
  ['our', 'ours', 'us', 'us'],
  ['their', 'theirs', 'the twins', 'them'],
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

/** 'This tent belongs to us, so it is …' */
export const ownGap: FillForm = {
  weight: (cell) => (isAt(cell, 'possessive', 'medium') ? 120 : 0),
  make(random) {
    const owner = random.pick(owners);
    const [, pronoun, who] = owner;
    const { noun, many } = random.pick(things());
    const sentence = `${many ? 'These' : 'This'} ${noun} ${many ? 'belong' : 'belongs'} to ${who}, so ${many ? 'they are' : 'it is'} ${gap}.`;
    return write(
      {
        prompt: ['Type the possessive pronoun for the gap.', sentence],
        spoken: `Type the possessive pronoun for the gap. ${sentence.replace(gap, 'blank')}`,
        hint: `The beginning of the sentence tells you whose ${noun} ${many ? 'they are' : 'it is'}. Which one word shows that?`,
        steps: [
          `“To ${who}” tells you whose ${noun} ${many ? 'they are' : 'it is'}.`,
          'The word must show whose it is without a noun after it.',
          `So the word is **${pronoun}**.`,
        ],
        variant: `own gap ${pronoun} ${noun}`,
        features: { scale: 2, step: 3 },
      },
      [pronoun],
      ownMistakes(owner),
    );
  },
  solve({ asks, shows }) {
    if (asks !== 'Type the possessive pronoun for the gap.') return undefined;
    const [, who = ''] = / to (.+?), /.exec(shows) ?? [];
    return who === '' ? [] : typed(ownersRead[who] ?? 'theirs');
  },
};

/**
 * Who says ‘This is my tent’, or is told ‘This is your tent’, and the pronoun that somebody else then uses; and how the story goes on. Where the
 * speaker tells the story, “my” only turns into “mine”, so nobody says ‘I said’ or ‘we said’ of what is their own.
 */
const sayers = [
  ['my', 'Mum said', 'she was', 'hers'],
  ['my', 'my sister told us', 'she was', 'hers'],
  ['my', 'Dad said', 'he was', 'his'],
  ['my', 'my brother told us', 'he was', 'his'],
  ['my', 'you told me', 'you were', 'yours'],
  ['our', 'the twins said', 'they were', 'theirs'],
  ['our', 'the twins told us', 'they were', 'theirs'],
  ['our', 'you told me', 'you were', 'yours'],
  ['your', 'Mum told me', 'she was', 'mine'],
  ['your', 'I told my brother', 'I was', 'his'],
  ['your', 'we told my sister', 'we were', 'hers'],
  ['your', 'Dad told us', 'he was', 'ours'],
  ['your', 'I told the twins', 'I was', 'theirs'],
] as const;

/** '“This is my tent,” Mum said, and she was right: it was …': what the speaker calls “my” is called something else here. */
export const ownSaid: FillForm = {
  weight: (cell) => (isAt(cell, 'possessive', 'hard') ? 160 : 0),
  make(random) {
    const [quoted, who, speaker, pronoun] = random.pick(sayers);
    const { noun, many } = random.pick(things());
    const sentence = `“${many ? 'These are' : 'This is'} ${quoted} ${noun},” ${who}, and ${speaker} right: ${many ? 'they were' : 'it was'} ${gap}.`;
    const owner = owners.find((each) => each[1] === pronoun) ?? owners[0];
    const said = owners.find((each) => each[0] === quoted)?.[1] ?? '';
    return write(
      {
        prompt: ['Type the possessive pronoun for the gap.', sentence],
        hint: `Who speaks, and to whom? Whose ${noun} ${many ? 'are they' : 'is it'}? Then say it as the person who tells the story.`,
        steps: [
          `The speaker says “${quoted}”. Outside the quotation marks the storyteller speaks, so the word may change.`,
          `Ask whose ${noun} ${many ? 'they are' : 'it is'}: “${who}” tells you.`,
          `The word must show that with no noun after it: **${pronoun}**.`,
        ],
        variant: `own said ${quoted} ${who} ${noun}`,
        features: { scale: 2, step: 3 },
      },
      [pronoun],
      [
        ...ownMistakes(owner),
        [said, mistake('speaker-not-changed', `The speaker’s “${quoted}” is not the storyteller’s.`)],
      ],
    );
  },
  solve({ asks, shows }) {
    const [, quoted = '', who = ''] = /(my|our|your) [^“]*,” (.+?), and /.exec(shows) ?? [];
    if (asks !== 'Type the possessive pronoun for the gap.' || quoted === '') return undefined;
    const [speaker = '', hearer = ''] = who.split(/ said| told /);
    const owner = quoted === 'your' ? hearer : speaker.toLowerCase();
    return typed(ownersRead[owner] ?? 'theirs');
  },
};

/** The pronoun of each owner, as a second reader knows them. */
const ownersRead: Readonly<Record<string, string>> = {
  me: 'mine',
  i: 'mine',
  you: 'yours',
  us: 'ours',
  we: 'ours',
  Mum: 'hers',
  mum: 'hers',
  'my sister': 'hers',
  Dad: 'his',
  dad: 'his',
  'my brother': 'his',
};
