/** Owners and what they own, in a phrase. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, write } from '../ask.ts';
import type { Form } from '../seen.ts';
import {
  type ApostropheCell,
  type ApostropheParams,
  at,
  isIrregular,
  isPluralOwner,
  mistake,
  type Owning,
  owning,
  takesPlainS,
  whose,
} from './owners.ts';

/** A way of asking whose something is. */
export type OwnerForm = Form<ApostropheParams>;

/** Where the apostrophe of an owner goes. */
export function ruleFor({ one, more }: Owning, isMany: boolean): string {
  if (!isMany) return `“${one}” is one owner. One owner takes an apostrophe and an s: ’s.`;
  return more.endsWith('s')
    ? `“${more}” is a plural that ends in s, so it takes only an apostrophe.`
    : `“${more}” is a plural that does not end in s, so it takes an apostrophe and an s: ’s.`;
}

/** Who the owner is. */
const ownerSays = ({ one, more }: Owning, isMany: boolean): string =>
  isMany ? `The owners are the ${more}: there is more than one.` : `The owner is the ${one}: there is only one.`;

/**
 * One owner or more, as the sub-topic has it; one owner asks too little at hard and in year 5. Harder cells bring plurals without s, and year 5
 * begins where year 4 ends: with plurals that are more than the word and an s.
 */
export function drawn(random: Random, cell: ApostropheCell): { readonly row: Owning; readonly isMany: boolean } {
  const { asks } = cell.params;
  const asksMore = cell.difficulty === 'hard' || asks === 'revision';
  const isMany = asks === 'plural' || (asks !== 'singular' && (asksMore || random.chance(1, 2)));
  const odd = isMany && (asksMore ? random.chance(1, 2) : cell.difficulty === 'medium' && random.chance(1, 4));
  const isUnfit = asks === 'revision' && cell.difficulty === 'easy' ? takesPlainS : () => false;
  return { row: random.pick(owning().filter((row) => isIrregular(row) === odd && !isUnfit(row))), isMany };
}

/** Why children, men and mice take ’s. */
export const pluralWithoutS = (owner: string): string =>
  `“${owner}” means more than one without an s at its end, so it takes ’s.`;

/** Ways to go wrong with the owner. */
export function ownerMistakes(row: Owning, isMany: boolean): readonly TextMistake[] {
  const owner = isMany ? row.more : row.one;
  const right = whose(owner, isMany);
  const mistakes: readonly TextMistake[] = [
    [
      owner.endsWith('s') ? owner : `${owner}s`,
      mistake('no-apostrophe', 'Without an apostrophe it does not show who the owner is.'),
    ],
    [
      `${owner}s’`,
      mistake(
        'apostrophe-after-s',
        isMany
          ? pluralWithoutS(owner)
          : row.more === `${owner}s`
            ? 'The apostrophe after s would mean more than one owner.'
            : `More than one ${owner} would be “${row.more}”. Here there is one owner: “${owner}” and ’s.`,
      ),
    ],
    [`${row.one}’s`, mistake('one-owner', 'That would mean only one owner.')],
    [
      `${row.more}’s`,
      mistake(
        'apostrophe-before-s',
        isMany
          ? `“${row.more}” already ends in s, so it takes only an apostrophe.`
          : `There is only one owner here: “${row.one}”.`,
      ),
    ],
    [whose(row.more, true), mistake('more-owners', 'That would mean more than one owner.')],
    // ‘the bird’s’ for ‘the birds’’ is among the wrong options already, as having one owner.
    ...(isMany && owner.endsWith('s') && owner.slice(0, -1) !== row.one
      ? [
          [
            `${owner.slice(0, -1)}’s`,
            mistake('apostrophe-inside', `The apostrophe comes after the whole word “${owner}”.`),
          ] as const,
        ]
      : []),
  ];
  return mistakes.filter(([text]) => text !== right && !/s’?s’$/.test(text));
}

const asOf = (row: Owning, isMany: boolean): string =>
  `the ${isMany ? row.things : row.thing} of the ${isMany ? row.more : row.one}`;

/** Takes 'the tail of the dog' apart by its words alone. */
function readOf(text: string): { readonly thing: string; readonly possessive: string } {
  const [, thing = '', owner = ''] = /the (\S+) of the (\S+?)(?: =|$)/.exec(text) ?? [];
  return { thing, possessive: whose(owner, isPluralOwner(owner)) };
}

const saysTheSame = 'Which says the same and is written correctly?';
/** The old wording, which stored questions still have: recalls solve them again. */
const askedBefore = 'Which is a shorter way to say this?';

/** 'Which says the same as the tail of the dog?' */
export const shorter: OwnerForm = {
  weight: (cell) => at(['singular', 'plural'], 70, 'easy')(cell) + at(['revision'], 40, 'easy')(cell),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    const thing = isMany ? row.things : row.thing;
    const right = whose(isMany ? row.more : row.one, isMany);
    const show = (owner: string): string => `the ${owner} ${thing}`;
    return chooseText(
      random,
      {
        prompt: [saysTheSame, asOf(row, isMany)],
        hint: `Who owns the ${thing}? Is it one owner or more?`,
        steps: [ownerSays(row, isMany), ruleFor(row, isMany), `So it is **${show(right)}**.`],
        variant: `shorter ${show(right)}`,
        features: { load: 1 },
      },
      show(right),
      [
        ...ownerMistakes(row, isMany).map(([text, because]): TextMistake => [show(text), because]),
        ...(isMany ? [`${row.things}’`, `${row.thing}’s`] : [`${row.thing}’s`]).map(
          (wrong): TextMistake => [
            `the ${isMany && row.more.endsWith('s') ? row.more : `${isMany ? row.more : row.one}s`} ${wrong}`,
            mistake('apostrophe-on-the-thing', `The apostrophe belongs to the owner, not to the ${thing}.`),
          ],
        ),
      ],
      { count: 3 },
    );
  },
  solve(seen) {
    if (seen.asks !== saysTheSame && seen.asks !== askedBefore) return undefined;
    const { thing, possessive } = readOf(seen.shows);
    return chosen(seen, (option) => option === `the ${possessive} ${thing}`);
  },
};

/** 'the tail of the dog = the … tail' */
export const typeOwner: OwnerForm = {
  weight: at(['singular', 'plural'], 35, 'medium'),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    const right = whose(isMany ? row.more : row.one, isMany);
    const thing = isMany ? row.things : row.thing;
    return write(
      {
        prompt: ['Write the missing word with its apostrophe.', `${asOf(row, isMany)} = the ${gap} ${thing}`],
        hint: 'Write the owner first. Then decide where the apostrophe goes.',
        steps: [ownerSays(row, isMany), ruleFor(row, isMany), `So it is **${right}**: the ${right} ${thing}.`],
        variant: `type ${right} ${thing}`,
        features: { load: 2 },
      },
      [right],
      ownerMistakes(row, isMany),
      { punctuation: 'exact' },
    );
  },
  solve: ({ asks, shows }) =>
    asks === 'Write the missing word with its apostrophe.' ? typed(readOf(shows).possessive) : undefined,
};
