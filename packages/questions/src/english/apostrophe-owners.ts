/** Apostrophes that show whose it is. */
import type { Random } from '../kernel/random.ts';
import {
  type ApostropheCell,
  type ApostropheParams,
  at,
  ends,
  isIrregular,
  isPluralOwner,
  mistake,
  type Owning,
  owning,
  whose,
} from './apostrophe-ground.ts';
import { chosen, type Form, typed } from './forms.ts';
import { choose, chooseInOrder, gap, type Slip, tap, withOptions, write } from './telling.ts';

type OwnerForm = Form<ApostropheParams>;

const rule = 'One owner: ’s. More owners ending in s: an apostrophe after the s. Plurals without s: ’s.';

/** One owner or more, as the sub-topic has it; harder cells bring plurals without s. */
function drawn(random: Random, cell: ApostropheCell): { readonly row: Owning; readonly isMany: boolean } {
  const { asks } = cell.params;
  const isMany = asks === 'plural' || (asks !== 'singular' && random.chance(1, 2));
  const odd =
    isMany && (cell.difficulty === 'hard' ? random.chance(2, 3) : cell.difficulty === 'medium' && random.chance(1, 4));
  return { row: random.pick(owning().filter((row) => isIrregular(row) === odd)), isMany };
}

/** Ways to go wrong with the owner. */
function ownerSlips(row: Owning, isMany: boolean): readonly Slip[] {
  const owner = isMany ? row.more : row.one;
  const right = whose(owner, isMany);
  const slips: readonly Slip[] = [
    [isMany ? owner : `${owner}s`, mistake('no-apostrophe', 'Without an apostrophe it does not show whose it is.')],
    [
      `${owner}s’`,
      mistake(
        'apostrophe-after-s',
        isMany
          ? `“${owner}” is already more than one. It takes ’s.`
          : 'The apostrophe after s would mean more than one owner.',
      ),
    ],
    [`${row.one}’s`, mistake('one-owner', 'That would mean only one owner.')],
    [`${row.more}’s`, mistake('apostrophe-before-s', 'That is not how more than one owner is shown here.')],
    [whose(row.more, true), mistake('more-owners', 'That would mean more than one owner.')],
    [
      `${owner.slice(0, -1)}’${owner.slice(-1)}`,
      mistake('apostrophe-inside', 'The apostrophe comes after the whole owner.'),
    ],
  ];
  return slips.filter(([text]) => text !== right && !/s’?s’$/.test(text));
}

const asOf = (row: Owning, isMany: boolean): string =>
  `the ${isMany ? row.things : row.thing} of the ${isMany ? row.more : row.one}`;

/** Takes 'the tail of the dog' apart by its words alone. */
function readOf(text: string): { readonly thing: string; readonly possessive: string } {
  const [, thing = '', owner = ''] = /the (\S+) of the (\S+?)(?: =|$)/.exec(text) ?? [];
  return { thing, possessive: whose(owner, isPluralOwner(owner)) };
}

/** 'Which is the short way to say the tail of the dog?' */
const shorter: OwnerForm = {
  size: at(['singular', 'plural', 'revision'], 70, 'easy'),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    const thing = isMany ? row.things : row.thing;
    const right = whose(isMany ? row.more : row.one, isMany);
    const show = (owner: string): string => `the ${owner} ${thing}`;
    return choose(
      random,
      {
        prompt: ['Which is a shorter way to say this?', asOf(row, isMany)],
        hint: `Who owns the ${thing}? Is it one owner or more?`,
        steps: [rule, `So it is **${show(right)}**.`],
        variant: `shorter ${show(right)}`,
        features: { load: 1 },
      },
      show(right),
      [
        ...ownerSlips(row, isMany).map(([text, because]): Slip => [show(text), because]),
        ...['’s', '’'].map(
          (end): Slip => [
            `the ${isMany ? row.more : `${row.one}s`} ${thing}${end}`,
            mistake('apostrophe-on-the-thing', `The apostrophe belongs to the owner, not to the ${thing}.`),
          ],
        ),
      ],
      3,
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which is a shorter way to say this?') return undefined;
    const { thing, possessive } = readOf(seen.shows);
    return chosen(seen, (option) => option === `the ${possessive} ${thing}`);
  },
};

/** 'the tail of the dog = the … tail' */
const typeOwner: OwnerForm = {
  size: at(['singular', 'plural', 'revision'], 35, 'medium'),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    const right = whose(isMany ? row.more : row.one, isMany);
    const thing = isMany ? row.things : row.thing;
    return write(
      {
        prompt: ['Write the missing word with its apostrophe.', `${asOf(row, isMany)} = the ${gap} ${thing}`],
        hint: 'Write the owner first. Then decide where the apostrophe goes.',
        steps: [rule, `So it is **${right}**: the ${right} ${thing}.`],
        variant: `type ${right} ${thing}`,
        features: { load: 2 },
      },
      [right],
      ownerSlips(row, isMany),
      { punctuation: 'exact' },
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'Write the missing word with its apostrophe.' ? typed(readOf(shows).possessive) : undefined,
};

const sentenceOf = (row: Owning, isMany: boolean, end = ''): string =>
  `The ${whose(isMany ? row.more : row.one, isMany)} ${isMany ? row.things : row.thing} ${row.happened}${end === '' ? '' : ` ${end}`}.`;

/** 'Tap the word that needs an apostrophe.' */
const tapOwner: OwnerForm = {
  size: (cell) =>
    at(['singular', 'plural', 'pluralOrPossessive', 'revision'], 80, 'hard')(cell) +
    at(['singular', 'plural', 'pluralOrPossessive', 'revision'], 35, 'medium')(cell),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    const hard = cell.difficulty === 'hard' || cell.params.asks === 'pluralOrPossessive';
    const sentence = sentenceOf(row, isMany, hard ? random.pick(ends()) : '');
    const words = sentence.split(' ');
    return tap(
      {
        prompt: ['Tap the word that needs an apostrophe.'],
        hint: 'Which word tells who owns something? A word for more than one thing needs none.',
        steps: [
          `The ${isMany ? row.things : row.thing} ${isMany ? 'belong' : 'belongs'} to the ${isMany ? row.more : row.one}.`,
          `So it is **${whose(isMany ? row.more : row.one, isMany)}**.`,
        ],
        variant: `tap ${cell.difficulty} ${sentence}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      words.map((word) => word.replace('’', '')),
      [1],
      (place) => mistake('no-owner', `“${words[place]?.replace('.', '')}” does not own anything here.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the word that needs an apostrophe.') return undefined;
    const isThing = (word: string): boolean => owning().some(({ thing, things }) => word === thing || word === things);
    return chosen(seen, (word, place) => {
      const isOwner = owning().some((row) => [`${row.one}s`, row.more, `${row.more}s`].includes(word));
      return isOwner && isThing(seen.options[place + 1]?.replace('.', '') ?? '');
    });
  },
};

const counts = ['one', 'more than one'] as const;

/** 'The boys’ kite: how many boys are there?' */
const howMany: OwnerForm = {
  size: at(['plural', 'pluralOrPossessive', 'revision'], 60, 'easy', 'medium'),
  make(random, cell) {
    const isMany = random.chance(1, 2);
    const row = random.pick(
      owning().filter((each) => isIrregular(each) === (cell.difficulty === 'medium' && random.chance(1, 3))),
    );
    const owner = whose(isMany ? row.more : row.one, isMany);
    const sentence = `The ${owner} ${row.things} ${row.happened}.`;
    return chooseInOrder(
      {
        prompt: [`How many ${row.more} does this sentence speak of?`, sentence],
        hint: 'Look at what stands before the apostrophe. Is it one owner or more?',
        steps: [
          `Before the apostrophe stands “${isMany ? row.more : row.one}”.`,
          `So there is **${isMany ? 'more than one' : 'one'}**.`,
        ],
        variant: `how many ${sentence}`,
        features: { load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      counts,
      isMany ? 'more than one' : 'one',
      () => mistake('owners-miscounted', `The word before the apostrophe is “${isMany ? row.more : row.one}”.`),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('How many ') || !seen.asks.endsWith('does this sentence speak of?')) return undefined;
    const [, owner = ''] = /^The (\S+?)’/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => option === (isPluralOwner(owner) ? 'more than one' : 'one'));
  },
};

/** Ways to put the apostrophes of a sentence wrong. */
function sentenceSlips(row: Owning, isMany: boolean, end: string): readonly Slip[] {
  const owner = isMany ? row.more : row.one;
  const plain = owner.endsWith('s') ? owner : `${owner}s`;
  const thing = isMany ? row.things : row.thing;
  const write = (first: string, second: string, last = end): string =>
    `The ${first} ${second} ${row.happened}${last === '' ? '' : ` ${last}`}.`;
  const right = whose(owner, isMany);
  return [
    [write(plain, thing), mistake('no-apostrophe', 'An apostrophe must show whose it is.')],
    [
      write(plain, `${thing}’${thing.endsWith('s') ? '' : 's'}`),
      mistake(
        'apostrophe-on-the-thing',
        `The ${thing} ${isMany ? 'own' : 'owns'} nothing. The apostrophe belongs to the owner.`,
      ),
    ],
    ...(end === ''
      ? []
      : [
          [
            write(right, thing, end.replace(/s$/, '’s')),
            mistake('apostrophe-in-a-plural', 'A plain plural has no apostrophe.'),
          ] as const,
        ]),
    ...(isMany
      ? [
          [
            write(right, thing.replace(/s$/, '’s')),
            mistake('apostrophe-in-a-plural', 'A plain plural has no apostrophe.'),
          ] as const,
        ]
      : []),
  ];
}

/** The right sentences, by the rule, for the second solver. */
function isRightSentence(sentence: string): boolean {
  const [, owner = '', mark = '', thing = '', rest = ''] = /^The (\p{L}+)(’s|’)? (\S+) (.+)\.$/u.exec(sentence) ?? [];
  if (/’/.test(thing) || /’/.test(rest)) return false;
  const row = owning().find(
    (each) => (each.one === owner && each.thing === thing) || (each.more === owner && each.things === thing),
  );
  return row !== undefined && owner + mark === whose(owner, isPluralOwner(owner));
}

/** 'Which sentence is right?' among different sentences. */
const rightSentence: OwnerForm = {
  size: at(['singular', 'plural', 'pluralOrPossessive', 'revision'], 90, 'easy', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = hard ? 4 : 3;
    const own = drawn(random, cell);
    const endOf = (): string => (hard || cell.params.asks === 'pluralOrPossessive' ? random.pick(ends()) : '');
    const end = endOf();
    const right = sentenceOf(own.row, own.isMany, end);
    const wrong = Array.from({ length: 6 }, (): Slip => {
      const { row, isMany } = drawn(random, cell);
      return random.pick(sentenceSlips(row, isMany, endOf()));
    });
    return withOptions(
      choose(
        random,
        {
          prompt: ['Which sentence is right?'],
          hint: 'Look for the owner in each sentence. Only the owner takes an apostrophe.',
          steps: [rule, `So it is: **${right}**`],
          variant: `right ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        wrong,
        count,
      ),
    );
  },
  solve: (seen) => (seen.asks === 'Which sentence is right?' ? chosen(seen, isRightSentence) : undefined),
};

const roles = ['a plural', 'one owner', 'more than one owner'] as const;

/** 'What does the s of the word in bold show?' */
const whatShows: OwnerForm = {
  size: at(['pluralOrPossessive', 'revision'], 90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const role = random.pick(roles);
    const row = random.pick(owning().filter((each) => !isIrregular(each)));
    const level = { easy: 1, medium: 2, hard: 3 }[cell.difficulty];
    const word =
      role === 'a plural' ? row.more : whose(role === 'one owner' ? row.one : row.more, role !== 'one owner');
    const thing = level === 1 && role === 'one owner' ? row.thing : row.things;
    const sentence =
      role === 'a plural'
        ? random.pick([
            `I saw the **${word}** ${random.pick(ends())}.`,
            `We waved to the **${word}** ${random.pick(ends())}.`,
          ])
        : `The **${word}** ${thing} ${row.happened}${level === 3 ? ` ${random.pick(ends())}` : ''}.`;
    return chooseInOrder(
      {
        prompt: ['What does the word in bold show?', sentence],
        hint: 'Is there an apostrophe? What stands before it?',
        steps: [
          role === 'a plural'
            ? 'There is no apostrophe: it is just more than one.'
            : `Before the apostrophe stands “${role === 'one owner' ? row.one : row.more}”.`,
          `So it shows **${role}**.`,
        ],
        variant: `shows ${cell.difficulty} ${sentence}`,
        features: { load: level },
      },
      roles,
      role,
      (other) =>
        mistake(
          `${role.replaceAll(' ', '-')}-taken-for-${other.replaceAll(' ', '-')}`,
          'Look at the apostrophe: is there one, and does it come before or after the s?',
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What does the word in bold show?') return undefined;
    const [, word = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    const role = word.endsWith('s’') ? 'more than one owner' : word.endsWith('’s') ? 'one owner' : 'a plural';
    return chosen(seen, (option) => option === role);
  },
};

/** The ways of asking whose it is. */
export const ownerForms: readonly OwnerForm[] = [shorter, typeOwner, tapOwner, howMany, rightSentence, whatShows];
