/** e.definition: what words mean, by themselves and in a sentence. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, withOptions, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { gapped, putInto } from '../spelling/word-lists.ts';
import { withGaps } from '../synonyms/questions.ts';
import { contextClues } from './clues.data.ts';
import { definitions, metEarly, nearInMeaning, nounSorts, wellKnown } from './definitions.data.ts';

interface Params {
  /** Words in a sentence come first, and by themselves later. */
  readonly inContext: boolean;
}

type DefinitionForm = Form<Params>;
type DefinitionCell = Cell<Params>;
const mistake = mistakesIn('e.definition');

interface Defined {
  readonly year: number;
  readonly kind: string;
  readonly word: string;
  readonly meaning: string;
  readonly sentence: string;
}

const all = once(() =>
  rowsOf(definitions).map(
    (row): Defined => ({
      year: Number(partOf(row, 0)),
      kind: partOf(row, 1),
      word: partOf(row, 2),
      meaning: partOf(row, 3),
      sentence: partOf(row, 4),
    }),
  ),
);
const clues = once(() => new Map(rowsOf(contextClues).map((row) => [partOf(row, 0), partOf(row, 1)] as const)));
const byYear = new Map<number, readonly Defined[]>();
function pool(cell: DefinitionCell): readonly Defined[] {
  const found = byYear.get(cell.year) ?? all().filter(({ year }) => year === cell.year);
  byYear.set(cell.year, found);
  return found;
}

const at =
  (size: (cell: DefinitionCell) => number, ...difficulties: readonly string[]) =>
  (cell: DefinitionCell): number =>
    difficulties.includes(cell.difficulty) ? size(cell) : 0;
const early = once(() => new Set(listOf(metEarly)));
const known = once(() => new Set([...early(), ...listOf(wellKnown)]));
const isKnown = ({ word }: Defined, { difficulty }: DefinitionCell): boolean =>
  (difficulty === 'medium' && early().has(word)) || (difficulty === 'hard' && known().has(word));
/** The words that a cell asks for. */
const askedIn = (cell: DefinitionCell): readonly Defined[] => pool(cell).filter((each) => !isKnown(each, cell));
const many = (cell: DefinitionCell): number => askedIn(cell).length;

const isNear = (one: Defined, other: Defined): boolean =>
  nearInMeaning.some((group) => group.includes(one.word) && group.includes(other.word));

/** Whether two words could stand in one sentence, as far as the sorts tell. */
const isOfSort = (one: Defined, other: Defined): boolean =>
  one.kind !== 'noun' || nounSorts.some((sort) => sort.includes(one.word) && sort.includes(other.word));

/** A word and others of the same class, none of them near it in meaning, of its sort first; where it stands in a sentence, others that could stand there. */
function draw(
  random: Random,
  cell: DefinitionCell,
  isShown = false,
): { readonly own: Defined; readonly others: readonly Defined[] } {
  const own = random.pick(askedIn(cell));
  // Beside a word of the middle an early one may stand as a wrong option; at hard none does.
  const beside = cell.difficulty === 'hard' ? askedIn(cell) : pool(cell);
  const shuffled = random.shuffle(
    beside.filter((each) => each.kind === own.kind && each.word !== own.word && !isNear(each, own)),
  );
  const ofSort = shuffled.filter((each) => isOfSort(own, each));
  const rest = isShown ? [] : shuffled.filter((each) => !ofSort.includes(each));
  return { own, others: [...ofSort, ...rest].slice(0, 8) };
}

const another = (other: Defined) => mistake('meaning-of-another-word', `“${other.word}” means: ${other.meaning}.`);
/**
 * The sentence with something in place of the word and the meaning after it. Whom or what a verb is done to follows in the sentence itself:
 * “emulate (try to be as good as) the champions”.
 */
const withMeaning = ({ sentence, word, meaning }: Defined, shown: string): string =>
  putInto(
    sentence,
    word,
    `${shown} (${meaning.replace(/^(to .+) some(?:one|thing)$/, '$1').replace(/^to (?!do with)/, '')})`,
  );
const inMeaning = (own: Defined): string => withMeaning(own, own.word);
/** The sentence with a gap and the meaning after it: more than one word may fit the sentence alone. */
const inGap = (own: Defined): string => withMeaning(own, gap);
const bold = ({ sentence, word }: Defined): string => putInto(sentence, word, word, '**');

const helping = (clue: string): string =>
  clue.includes(' ')
    ? `The words “${clue}” help. Which meaning goes with them?`
    : `The word “${clue}” helps. Which meaning goes with it?`;

/** 'What does orchard mean?', with the sentence where words are met in context. */
function whatMeans(isShown: (cell: DefinitionCell) => boolean, count: number, difficulty: string): DefinitionForm {
  return {
    weight: at(many, difficulty),
    make(random, cell) {
      const shown = isShown(cell);
      const { own, others } = draw(random, cell, shown);
      return chooseText(
        random,
        {
          prompt: shown ? ['What does the word in bold mean?', bold(own)] : [`What does “${own.word}” mean?`],
          hint: shown
            ? 'Read the sentence without the word in bold. What would make sense there?'
            : `Look at how it is used: ${bold(own)}`,
          steps: [
            shown ? helping(clues().get(own.word) ?? '') : `Here is the word in a sentence: ${own.sentence}`,
            `With its meaning: ${inMeaning(own)}`,
            `“${own.word}” means **${own.meaning}**.`,
          ],
          variant: `means ${shown} ${own.word}`,
          features: { load: count },
        },
        own.meaning,
        others.map((other): TextMistake => [other.meaning, another(other)]),
        { count },
      );
    },
    solve(seen, cell) {
      const [, word = ''] =
        /^What does “(.+)” mean\?$/.exec(seen.asks) ??
        (seen.asks === 'What does the word in bold mean?' ? (/\*\*(.+?)\*\*/.exec(seen.shows) ?? []) : []);
      if (word === '') return undefined;
      return chosen(seen, (option) =>
        pool(cell).some((each) => each.word.toLowerCase() === word.toLowerCase() && each.meaning === option),
      );
    },
  };
}

/** 'Which word means …?' */
const whichWord: DefinitionForm = {
  weight: at((cell) => Math.ceil(many(cell) * 0.7), 'easy', 'medium'),
  make(random, cell) {
    const { own, others } = draw(random, cell);
    return chooseText(
      random,
      {
        prompt: ['Which word has this meaning?', `${upper(own.meaning)}.`],
        hint: 'Think of a sentence with each word.',
        steps: [
          `“${own.word}” means: ${own.meaning}.`,
          `In a sentence: ${own.sentence}`,
          `The word is **${own.word}**.`,
        ],
        variant: `word ${cell.difficulty} ${own.word}`,
        features: { load: cell.difficulty === 'easy' ? 2 : 3 },
      },
      own.word,
      // Few to choose from, so that those of its sort are taken.
      others.slice(0, 4).map((other): TextMistake => [other.word, another(other)]),
      { count: cell.difficulty === 'easy' ? 3 : 5, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word has this meaning?') return undefined;
    const wanted = seen.shows.replace(/\.$/, '').toLowerCase();
    return chosen(seen, (option) =>
      pool(cell).some((each) => each.word === option && each.meaning.toLowerCase() === wanted),
    );
  },
};

/** Words in a sentence with its meaning in brackets at most: as many as a child of year 3 reads. */
const mostWords = 14;
const fitsAsks = 'Which word fits the gap? Its meaning is in brackets.';

/** 'Which word fits the gap?' */
const whichFits: DefinitionForm = {
  weight: at((cell) => Math.ceil(many(cell) * 0.25), 'easy', 'medium'),
  make(random, cell) {
    const { own, others } = draw(random, cell);
    if (own.sentence.split(' ').length > 7 !== (cell.difficulty === 'medium')) return undefined;
    if (inGap(own).split(' ').length > mostWords) return undefined;
    return chooseText(
      random,
      {
        prompt: [fitsAsks, inGap(own)],
        hint: 'Read the meaning in brackets. Which word says the same in one word?',
        steps: [
          `“${own.word}” means: ${own.meaning}.`,
          `None of the other words means that. In its sentence: ${own.sentence}`,
          `So it is **${own.word}**.`,
        ],
        variant: `fits ${own.word}`,
        features: { load: cell.difficulty === 'easy' ? 2 : 3 },
      },
      own.word,
      others.map((other): TextMistake => [other.word, another(other)]),
      { count: cell.difficulty === 'easy' ? 3 : 4, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (seen.asks !== fitsAsks) return undefined;
    return chosen(seen, (option) => pool(cell).some((each) => each.word === option && inGap(each) === seen.shows));
  },
};

/** 'Write the whole word' from its meaning and some letters. */
const complete: DefinitionForm = {
  weight: at(many, 'hard'),
  make(random, cell) {
    const { own } = draw(random, cell);
    return write(
      {
        prompt: [`Write the whole word. It means: ${own.meaning}.`, withGaps(own.word)],
        spoken: `Write the whole word. It means: ${own.meaning}. Some of its letters are shown.`,
        hint: `It goes here: ${gapped(own.sentence, own.word)}`,
        steps: [
          `It means ${own.meaning}, and these letters are shown: ${withGaps(own.word)}`,
          `With its meaning: ${inMeaning(own)}`,
          `The word is **${own.word}**.`,
        ],
        variant: `complete ${own.word}`,
        features: { load: 5 },
      },
      [own.word],
      [],
    );
  },
  solve({ asks, shows }, cell) {
    const [, meaning = ''] = /^Write the whole word\. It means: (.+)\.$/.exec(asks) ?? [];
    if (meaning === '') return undefined;
    const pattern = new RegExp(`^${shows.replaceAll(' ', '').replaceAll('_', '[a-z]')}$`);
    return pool(cell)
      .filter((each) => each.meaning === meaning && pattern.test(each.word))
      .flatMap(({ word }) => typed(word));
  },
};

const arrow = ' – ';

/** 'Which word has its right meaning beside it?' */
const rightPair: DefinitionForm = {
  weight: at(() => 90, 'hard'),
  make(random, cell) {
    const { own, others } = draw(random, cell);
    const right = own.word + arrow + own.meaning;
    // A meaning that stood beside two words could be the right one of neither.
    const used = new Set<Defined>();
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which word has its right meaning beside it?'],
          hint: 'Think of a sentence for each word. Then look at the meaning beside it.',
          steps: [
            'Put each word into a sentence of your own and see whether the meaning still fits.',
            `“${own.word}” means: ${own.meaning}. In a sentence: ${own.sentence}`,
            `So it is **${right}**.`,
          ],
          variant: `right pair ${own.word}`,
          features: { load: 5 },
        },
        right,
        others.flatMap((other): TextMistake[] => {
          // Of the same sort: nobody would take a cliff for a person.
          const next = others.find(
            (each) => each !== other && !used.has(each) && !isNear(each, other) && isOfSort(each, other),
          );
          if (next === undefined) return [];
          used.add(next);
          return [[other.word + arrow + next.meaning, another(other)]];
        }),
      ),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which word has its right meaning beside it?') return undefined;
    return chosen(seen, (option) => pool(cell).some(({ word, meaning }) => option === word + arrow + meaning));
  },
};

export const definition = generatorOfForms<Params, Seen>({
  generatorId: 'e.definition',
  version: 13,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230305: { inContext: false },
    240304: { inContext: true },
    270203: { inContext: true },
  },
  forms: [
    whatMeans((cell) => cell.params.inContext, 3, 'easy'),
    whatMeans(() => true, 4, 'medium'),
    whichWord,
    whichFits,
    complete,
    rightPair,
  ],
});
