/** Apostrophes that show whose it is. */

import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder } from '../ask.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { at, hasSeveral, isIrregular, isPluralOwner, mistake, owning, whose } from './owners.ts';
import { type OwnerForm, shorter, typeOwner } from './possession-in-phrases.ts';
import { rightSentence, tapOwner, writeOwnerOf } from './possession-in-sentences.ts';
import { rightTwo, tapTwo } from './two-apostrophes.ts';

const countsAsks = 'How many owners are there in each sentence?';

/** 'The boys’ kite, the girl’s kite: how many boys, how many girls?' */
const howMany: OwnerForm = {
  weight: (cell) =>
    at(['plural', 'pluralOrPossessive', 'revision'], 60, 'easy')(cell) +
    at(['plural', 'pluralOrPossessive'], 60, 'medium')(cell),
  make(random, cell) {
    const several = owning().filter(hasSeveral);
    const regular = several.filter((each) => !isIrregular(each));
    // At medium and in year 5 one of the two is a plural without s, such as children; one owner in each sentence is what year 3 learns.
    const odd = several.filter(isIrregular);
    const rows = [random.pick(cell.difficulty === 'easy' && cell.year < 5 ? regular : odd), random.pick(regular)];
    if (rows[0] === rows[1]) return undefined;
    // Where nothing else is chosen, none of the four answers is right too often.
    const isFirstMany = cell.difficulty === 'easy' || random.chance(5, 6);
    const drawn = rows.map((row, place) => ({ row, isMany: place === 0 ? isFirstMany : random.chance(3, 8) }));
    const [first, second] = random.shuffle(drawn).map(({ row, isMany }): Judged => {
      const owner = isMany ? row.more : row.one;
      return {
        text: `The ${whose(owner, isMany)} ${row.things} ${row.happened}.`,
        right: isMany ? 'more than one' : 'one',
        other: isMany ? 'one' : 'more than one',
        because: mistake(
          'owners-miscounted',
          `The word before the apostrophe is “${owner}”. That is ${isMany ? 'more than one' : 'only one'}.`,
        ),
      };
    });
    if (first === undefined || second === undefined) return undefined;
    const why = ({ because }: Judged, place: number): string => `Sentence ${place + 1}. ${because.says}`;
    return judgeTwo(
      {
        asks: countsAsks,
        hint: 'Look at what comes before each apostrophe. Is it one owner or more?',
        steps: [
          'Cover the apostrophe and what comes after it. What is left is the owner.',
          why(first, 0),
          why(second, 1),
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== countsAsks) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) =>
      isPluralOwner(/^The (\S+?)’/.exec(text)?.[1] ?? '') ? 'more than one' : 'one',
    );
    return chosen(seen, (option) => option === both(first, second));
  },
};

/** A plural that owns something is a plural too, so the option for a plain one says that it owns nothing. */
const plain = 'a plural, but no owner';
const roles = [plain, 'one owner', 'more than one owner'] as const;
const inId = (role: string): string => (role === plain ? 'a-plural' : role.replaceAll(' ', '-'));

/** Why a word does not show what was chosen. */
function whyRole(word: string, role: string, other: string): string {
  if (role === plain) return `“${word}” has no apostrophe, so it doesn’t show an owner.`;
  if (other === plain) return `The apostrophe in “${word}” shows that something belongs to somebody.`;
  const [owner = ''] = word.split('’');
  return `Look at the part before the apostrophe: “${owner}”. Is it one, or more than one?`;
}

/** 'What does the s of the word in bold show?' */
const whatShows: OwnerForm = {
  weight: at(['pluralOrPossessive'], 90, 'easy'),
  make(random) {
    const role = random.pick(roles);
    const row = random.pick(owning().filter((each) => !isIrregular(each)));
    const word = role === plain ? row.more : whose(role === 'one owner' ? row.one : row.more, role !== 'one owner');
    const thing = role === 'one owner' ? row.thing : row.things;
    const sentence =
      role === plain
        ? random.pick([
            `I saw the **${word}** yesterday.`,
            `We drew the **${word}** on Monday.`,
            `We talked about the **${word}**.`,
          ])
        : `The **${word}** ${thing} ${row.happened}.`;
    return chooseInOrder(
      {
        prompt: ['What does the word in bold show?', sentence],
        hint: 'Is there an apostrophe? What comes before it?',
        steps: [
          role === plain
            ? 'There is no apostrophe: it is just more than one.'
            : `Before the apostrophe you see “${role === 'one owner' ? row.one : row.more}”: that is ${role === 'one owner' ? 'only one' : 'more than one'}.`,
          'An apostrophe shows an owner. A plain plural never has one.',
          `So it shows **${role}**.`,
        ],
        variant: `shows ${sentence}`,
        features: { load: 1 },
      },
      roles,
      role,
      (other) => mistake(`${inId(role)}-taken-for-${inId(other)}`, whyRole(word, role, other)),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What does the word in bold show?') return undefined;
    const [, word = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    const role = word.endsWith('s’') ? 'more than one owner' : word.endsWith('’s') ? 'one owner' : plain;
    return chosen(seen, (option) => option === role);
  },
};

/** The ways of asking whose it is. */
export const ownerForms: readonly OwnerForm[] = [
  shorter,
  typeOwner,
  tapOwner,
  writeOwnerOf,
  tapTwo,
  rightTwo,
  howMany,
  rightSentence,
  whatShows,
];
