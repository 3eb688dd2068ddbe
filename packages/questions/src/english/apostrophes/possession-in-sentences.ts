/** Owners in a sentence. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions, write } from '../ask.ts';
import { spreadMistakes } from '../spread-mistakes.ts';
import {
  at,
  canFollowHas,
  endsOf,
  hasOthers,
  isIrregular,
  isPluralOwner,
  mistake,
  type Owning,
  owning,
  takesPlainS,
  whose,
} from './owners.ts';
import { drawn, type OwnerForm, ownerMistakes, pluralWithoutS, ruleFor } from './possession-in-phrases.ts';

/** What a sentence may begin with, so that its owner isn’t always the second word. */
const openings = ['', 'Yesterday', 'At noon', 'On Monday', 'That morning'] as const;

const sentenceOf = (row: Owning, isMany: boolean, end = '', first = 'The'): string =>
  `${first} ${whose(isMany ? row.more : row.one, isMany)} ${isMany ? row.things : row.thing} ${row.happened}${end === '' ? '' : ` ${end}`}.`;

/** 'Tap the word that needs an apostrophe.' */
export const tapOwner: OwnerForm = {
  weight: (cell) =>
    at(['singular'], 80, 'hard')(cell) + at(['singular', 'plural', 'pluralOrPossessive'], 35, 'medium')(cell),
  make(random, cell) {
    const { row, isMany } = drawn(random, cell);
    // Without its apostrophe ‘mens’ or ‘ladys’ is no word, so that it is found at a glance; one owner is for year 3.
    const isUnfit = isMany ? isIrregular(row) : cell.params.asks !== 'singular' || !takesPlainS(row) || !hasOthers(row);
    if (isUnfit) return undefined;
    const hard = cell.difficulty === 'hard' || cell.params.asks === 'pluralOrPossessive';
    // Without its apostrophe the owner itself does not tell whether it is one or more.
    const end = hard ? random.pick(endsOf(row)) : '';
    const opener = end === '' ? random.pick(openings) : random.chance(1, 2) ? upper(end) : '';
    const sentence =
      opener === ''
        ? sentenceOf(row, isMany, end, isMany ? 'Both' : 'One')
        : `${opener} ${sentenceOf(row, isMany, '', isMany ? 'both' : 'one')}`;
    const words = sentence.split(' ');
    return tap(
      {
        prompt: ['Tap the word that needs an apostrophe.'],
        hint: `Which word tells us who owns something?${end === '' ? '' : ' A plural that owns nothing needs no apostrophe.'}`,
        steps: [
          `The ${isMany ? row.things : row.thing} ${isMany ? 'belong' : 'belongs'} to ${isMany ? `both ${row.more}` : `one ${row.one}`}.`,
          ruleFor(row, isMany),
          `So it is **${whose(isMany ? row.more : row.one, isMany)}**.`,
        ],
        variant: `tap ${cell.difficulty} ${sentence}`,
        features: { load: cell.difficulty === 'hard' ? 4 : 2 },
      },
      words.map((word) => word.replace('’', '')),
      [words.findIndex((word) => word.includes('’'))],
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

const writeAsks = 'One word in this sentence needs an apostrophe. Write that word correctly.';

/** 'Both puppies bowls tipped over two hours ago.' */
export const writeOwnerOf: OwnerForm = {
  weight: at(['plural', 'pluralOrPossessive'], 80, 'hard'),
  make(random, cell) {
    const { row } = drawn(random, cell);
    // ‘Peoples’ is a word: nations.
    if (row.more === 'people') return undefined;
    // ‘The kings crowns’ and ‘all the kings crowns’ could be one king’s; ‘the foxes dens’ could not.
    const first = takesPlainS(row) ? 'both' : random.pick(['the', 'both']);
    const owners = `${first} ${row.more}${isIrregular(row) ? 's' : ''}`;
    const [end, isInFront] = [random.pick(endsOf(row)), random.chance(1, 2)];
    const said = `${owners} ${row.things} ${row.happened}`;
    const shown = `${upper(isInFront ? `${end} ${said}` : `${said} ${end}`)}.`;
    const right = whose(row.more, true);
    return write(
      {
        prompt: [writeAsks, shown],
        hint: 'Who owns something here? A plural that owns nothing needs no apostrophe.',
        steps: [`The ${row.things} belong to the ${row.more}.`, ruleFor(row, true), `So it is **${right}**.`],
        variant: `write owner ${shown}`,
        features: { load: 4 },
      },
      [right],
      [
        ...ownerMistakes(row, true),
        [
          `${row.things}’`,
          mistake(
            'apostrophe-on-the-thing',
            `The ${row.things} own nothing. The apostrophe belongs to the word that says whose they are.`,
          ),
        ],
      ],
      { punctuation: 'exact' },
    );
  },
  solve({ asks, shows }) {
    if (asks !== writeAsks) return undefined;
    const words = shows.replace('.', '').toLowerCase().split(' ');
    return owning().flatMap(({ more, things }) =>
      words.some((word, place) => [more, `${more}s`].includes(word) && words[place + 1] === things)
        ? typed(whose(more, isPluralOwner(more)))
        : [],
    );
  },
};

/** The plural of 'two hours ago'. */
const lastPlural = (end: string): string => end.split(' ').find((word) => word.endsWith('s')) ?? end;

/** Ways to put the apostrophes of a sentence wrong. */
function sentenceMistakes(row: Owning, isMany: boolean, end: string): readonly TextMistake[] {
  const owner = isMany ? row.more : row.one;
  const plain = owner.endsWith('s') ? owner : `${owner}s`;
  const thing = isMany ? row.things : row.thing;
  const write = (first: string, second: string, last = end): string =>
    `The ${first} ${second} ${row.happened}${last === '' ? '' : ` ${last}`}.`;
  const right = whose(owner, isMany);
  return [
    [write(plain, thing), mistake('no-apostrophe', `Whose ${thing}? The owner needs an apostrophe.`)],
    [
      write(plain, `${thing}’${thing.endsWith('s') ? '' : 's'}`),
      mistake(
        'apostrophe-on-the-thing',
        // Not that it owns nothing: “the shirt’s got muddy” may be short for “the shirt has got muddy”.
        `Whose ${thing}? The owner is the word before “${thing}”, so the apostrophe belongs there.`,
      ),
    ],
    // ‘Peoples’ is a word: nations.
    ...(isMany && isIrregular(row) && owner !== 'people'
      ? [[write(`${owner}s’`, thing), mistake('apostrophe-after-s', pluralWithoutS(owner))] as const]
      : []),
    ...(isMany && owner.endsWith('s')
      ? [
          [
            write(`${owner}’s`, thing),
            mistake('apostrophe-before-s', `“${owner}” already ends in s, so it takes only an apostrophe.`),
          ] as const,
        ]
      : []),
    ...(end === ''
      ? []
      : [
          [
            write(right, thing, end.replace(/s(?= |$)/, '’s')),
            mistake(
              'apostrophe-in-a-plural',
              `“${lastPlural(end)}” is a plain plural. It owns nothing, so it has no apostrophe.`,
            ),
          ] as const,
        ]),
    ...(isMany && !canFollowHas(row.happened)
      ? [
          [
            write(right, thing.replace(/s$/, '’s')),
            mistake(
              'apostrophe-in-a-plural',
              `“${thing}” is a plain plural. It owns nothing, so it has no apostrophe.`,
            ),
          ] as const,
        ]
      : []),
  ];
}

/** The right sentences, by the rule, for the second solver; a thing with ’s is right where it stands for 'has'. */
function isRightSentence(sentence: string): boolean {
  const [, owner = '', mark = '', thing = '', rest = ''] = /^The (\p{L}+)(’s|’)? (\S+) (.+)\.$/u.exec(sentence) ?? [];
  if (/’/.test(rest)) return false;
  const [bare = '', short] = thing.split('’');
  if (short !== undefined && (short !== 's' || !canFollowHas(rest))) return false;
  const row = owning().find(
    (each) =>
      (each.one === owner && each.thing === bare) ||
      (each.more === owner && (short === undefined ? each.things : each.thing) === bare),
  );
  return row !== undefined && owner + mark === whose(owner, isPluralOwner(owner));
}

/** 'Which sentence is right?' among different sentences. */
export const rightSentence: OwnerForm = {
  weight: (cell) =>
    at(['singular', 'plural', 'revision'], 90, 'easy')(cell) +
    at(['pluralOrPossessive', 'revision'], 90, 'medium')(cell) +
    at(['singular', 'plural', 'pluralOrPossessive'], 90, 'hard')(cell),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : 4;
    const own = drawn(random, cell);
    if (!own.isMany && cell.params.asks !== 'singular') return undefined;
    const endOf = (row: Owning): string => (cell.difficulty === 'easy' ? '' : random.pick(endsOf(row)));
    const end = endOf(own.row);
    const right = sentenceOf(own.row, own.isMany, end);
    // Each sentence is about another owner: the same one twice would be looked at together.
    const others = new Map(Array.from({ length: 14 }, () => drawn(random, cell)).map((each) => [each.row, each]));
    others.delete(own.row);
    // The only sentence with an apostrophe would be picked without a thought for its place, and so would the only one whose end is right.
    // One owner leaves only three faults, and each is needed once.
    const isFree = cell.params.asks !== 'singular';
    const isOfPlace = (text: string, place: number, last: string): boolean =>
      (place === 0 ? isFree || !text.includes('’') : text.includes('’')) &&
      text.endsWith(`${last}.`) === (last === '' || place === 0 || place > 2);
    const wrong = spreadMistakes(
      random,
      [...others.values()].slice(0, 6).map(({ row, isMany }, place) => {
        const last = endOf(row);
        return sentenceMistakes(row, isMany, last).filter(([text]) => isOfPlace(text, place, last));
      }),
      count - 1,
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which sentence is right?'],
          hint: 'Look for the owner in each sentence. Only the owner takes an apostrophe.',
          steps: [
            ruleFor(own.row, own.isMany),
            'Ask in each sentence who owns something. A plural that owns nothing takes no apostrophe.',
            `So it is: **${right}**`,
          ],
          variant: `right ${right}`,
          features: { load: hard ? 4 : 1 },
        },
        right,
        wrong,
        { count },
      ),
    );
  },
  solve: (seen) => (seen.asks === 'Which sentence is right?' ? chosen(seen, isRightSentence) : undefined),
};
