/** The main nouns of noun phrases, and where the words stand that say more about them. */

import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { mainNouns } from './main-nouns.data.ts';
import { isExpanded } from './noun-phrases.ts';
import { isAt, nounOf, type PhraseForm, rowsFor } from './phrase-parts-and-names.ts';
import { inside } from './sentence-parts.ts';
import { type ClassCell, mistake } from './sentences-and-mistakes.ts';

/** A noun phrase with the place of its main noun. */
interface Phrase {
  readonly words: readonly string[];
  readonly place: number;
}

const mainNounPhrases = once(() =>
  rowsOf(mainNouns).map((row) => {
    const marked = partOf(row, 1).split(' ');
    const place = marked.findIndex((word) => word.startsWith('*'));
    return { level: partOf(row, 0), words: marked.map((word) => word.replace('*', '')), place };
  }),
);

/** The place of the noun, found by the word that opens what comes after it. */
function readMainNoun(words: readonly string[]): number {
  const stop = words.findIndex(
    (word, place) =>
      place > 0 &&
      (/^(of|with|in|on|at|from|to|through|for)$/.test(word) || (word === 'full' && words[place + 1] === 'of')),
  );
  return (stop === -1 ? words.length : stop) - 1;
}

/** 'What is the main noun of this noun phrase?' */
export const mainNoun: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['expanded noun phrase'], 'easy', 'medium')
      ? mainNounPhrases().filter(({ level }) => level === cell.difficulty).length
      : 0,
  make(random, cell) {
    const { words, place } = random.pick(mainNounPhrases().filter(({ level }) => level === cell.difficulty));
    const noun = words[place] ?? '';
    return tap(
      {
        prompt: ['Tap the main noun of this noun phrase.'],
        hint: 'Who or what is the whole phrase about? The other words say more about that person or thing.',
        steps: [
          'A noun names a person, an animal, a place or a thing. Look for the one that the whole phrase is about.',
          `The phrase is about “${noun}”. The other words say more about it.`,
          `The main noun is **${noun}**.`,
        ],
        variant: `main noun: ${words.join(' ')}`,
        features: { words: words.length, load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      words,
      [place],
      (at) => mistake('detail-for-main-noun', `“${words[at]}” only tells us more about the main noun.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the main noun of this noun phrase.') return undefined;
    const place = readMainNoun(seen.options);
    return chosen(seen, (_, at) => at === place);
  },
};

/** Where the words stand that say more about the noun. */
const sides = ['before', 'after', 'both'] as const;
type Side = (typeof sides)[number];

const sideOf = ({ words, place }: Phrase): Side | undefined => {
  const before = place > 1;
  const after = place < words.length - 1;
  if (before) return after ? 'both' : 'before';
  return after ? 'after' : undefined;
};

/** Noun phrases that open with an article: a word such as ‘our’ or ‘six’ could be called one that says more. */
function phrasesOn(cell: ClassCell): Readonly<Record<Side, readonly Phrase[]>> {
  const ofRows = rowsFor(cell).flatMap((row) =>
    (['subject', 'object'] as const).flatMap((part) => {
      if (!isExpanded(row, part)) return [];
      const words = inside(row[part]).split(' ');
      return [{ words, place: words.indexOf(nounOf(row[part])) }];
    }),
  );
  const all = [...mainNounPhrases(), ...ofRows].filter(({ words }) => /^(the|an?)$/.test(words[0] ?? ''));
  const on = (side: Side): readonly Phrase[] => all.filter((phrase) => sideOf(phrase) === side);
  return { before: on('before'), after: on('after'), both: on('both') };
}

const saysOf: Readonly<Record<Side, string>> = {
  before: 'All the words that say more about it come before it.',
  after: 'All the words that say more about it come after it; “the” and “a” only introduce it.',
  both: 'Some of the words that say more about it come before it, and some after it.',
};

const askedSides = { both: 'both before and after', after: 'only after' } as const;

/** 'Which noun phrase is expanded by words both before and after its noun?' */
export const whereExpanded: PhraseForm = {
  weight: (cell) => (isAt(cell, ['expanded noun phrase'], 'hard') ? 160 : 0),
  make(random, cell) {
    const phrases = phrasesOn(cell);
    const asked = random.pick(['both', 'after'] as const);
    const right = random.pick(phrases[asked].filter(({ words }) => asked === 'after' || words.length < 7));
    const noun = right.words[right.place] ?? '';
    const text = right.words.join(' ');
    // One wrong phrase of each kind at least, so that none falls out at a glance; most with words on both sides are long.
    const near =
      asked === 'both'
        ? random.sample(
            phrases.after.filter(({ words }) => words.length > 5),
            2,
          )
        : random.sample(phrases.both, 2);
    const wrong = [...near, ...random.sample(phrases.before, 1)].filter(({ words }) => !words.includes(noun));
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which noun phrase is expanded by words ${askedSides[asked]} its noun?`],
          hint: 'Find the main noun of each phrase. Do the words that say more about it come before it or after it? Words like “the” and “a” don’t count.',
          steps: [`The main noun of the right one is “${noun}”.`, saysOf[asked], `So it is **${text}**.`],
          variant: `${asked}: ${text}, ${wrong.map(({ words }) => words.join(' ')).join(', ')}`,
          features: { words: right.words.length, load: 3 },
        },
        text,
        wrong.map(
          (phrase) =>
            [
              phrase.words.join(' '),
              mistake(
                'other-side-of-the-noun',
                `The main noun there is “${phrase.words[phrase.place]}”. ${saysOf[sideOf(phrase) ?? 'before']}`,
              ),
            ] as const,
        ),
      ),
    );
  },
  solve(seen) {
    const [, where = ''] =
      /^Which noun phrase is expanded by words (both before and after|only after) its noun\?$/.exec(seen.asks) ?? [];
    const asked = sides.find((side) => side !== 'before' && askedSides[side] === where);
    return asked === undefined
      ? undefined
      : chosen(seen, (option) => {
          const words = option.split(' ');
          return sideOf({ words, place: readMainNoun(words) }) === asked;
        });
  },
};
