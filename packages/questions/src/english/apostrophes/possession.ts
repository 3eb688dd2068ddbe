/** Apostrophes that show whose it is. */

import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { at, ends, isIrregular, isPluralOwner, mistake, owning, whose } from './owners.ts';
import { type OwnerForm, shorter, typeOwner } from './possession-in-phrases.ts';
import { rightSentence, tapOwner } from './possession-in-sentences.ts';

const counts = ['one', 'more than one'] as const;

/** 'The boys’ kite: how many boys are there?' */
const howMany: OwnerForm = {
  weight: at(['plural', 'pluralOrPossessive', 'revision'], 60, 'easy', 'medium'),
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

const roles = ['a plural', 'one owner', 'more than one owner'] as const;

/** 'What does the s of the word in bold show?' */
const whatShows: OwnerForm = {
  weight: at(['pluralOrPossessive', 'revision'], 90, 'easy', 'medium', 'hard'),
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
