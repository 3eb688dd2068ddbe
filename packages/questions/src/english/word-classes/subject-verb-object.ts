/** Subject, verb, object and adverbial: chosen, named, tapped. */

import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import {
  about,
  features,
  findFirst,
  foundBy,
  hasInnerPhrase,
  innerPhraseOf,
  isAskable,
  isAt,
  type Part,
  type PhraseForm,
  partNames,
  rowsFor,
  tapPart,
  wordsIn,
} from './phrase-parts-and-names.ts';
import { cutAtVerb, inside, type Parsed } from './sentence-parts.ts';
import { type ClassCell, mistake } from './sentences-and-mistakes.ts';

/** The parts a cell asks for. */
function partsOf(cell: ClassCell): readonly Part[] {
  return cell.params.phrase === 'adverbial' ? ['adverbial'] : ['subject', 'object'];
}

/** Which part of a sentence these words are, found by the verb alone. */
function readPart(sentence: string, words: string): Part | undefined {
  const cut = cutAtVerb(sentence);
  if (cut === undefined) return undefined;
  const same = (one: string): boolean => one.toLowerCase() === words.toLowerCase();
  if (same(cut.subject)) return 'subject';
  if (same(cut.front)) return 'adverbial';
  if (cut.rest.startsWith(words)) return 'object';
  return cut.rest.endsWith(words) ? 'adverbial' : 'verb';
}

/** Why a part is no adverbial, for children who have not met subject and object yet. */
const notAdverbial: Readonly<Record<Exclude<Part, 'adverbial'>, string>> = {
  subject: 'Those words tell who or what does it. They don’t tell when, where or how.',
  verb: 'That is the verb. It doesn’t tell when, where or how.',
  object: 'Those words are the noun phrase after the verb. They don’t tell when, where or how.',
};

/** Why a part is not the one asked for. */
const whyNot = (part: Part, other: Part): string =>
  part === 'adverbial' && other !== 'adverbial' ? notAdverbial[other] : `That is the ${other}. ${about[other]}`;

/** Two parts in one. */
const twoParts = (first: string, second: string): string =>
  `Those words are two parts: the ${first} and the ${second}.`;

/** Wrong options made of two parts; for an adverbial, the words after a noun, where there are any. */
function harderOptions(row: Parsed, part: Part): readonly TextMistake[] {
  if (part !== 'adverbial')
    return [
      [`${inside(row.subject)} ${row.verb}`, mistake('two-parts', twoParts('subject', 'verb'))],
      [`${row.verb} ${row.object}`, mistake('two-parts', twoParts('verb', 'object'))],
    ];
  const inner = innerPhraseOf(row);
  return inner === undefined
    ? []
    : [[inner, mistake('phrase-inside-the-noun', `“${inner}” only says more about the noun before it.`)]];
}

/** 'Which words are the object of this sentence?' */
export function whichWords(
  difficulty: string,
  fits: (row: Parsed, part: Part, cell: ClassCell) => boolean,
): PhraseForm {
  const rows = (cell: ClassCell, part: Part): readonly Parsed[] =>
    rowsFor(cell).filter((row) => isAskable(row, part) && fits(row, part, cell));
  return {
    weight: (cell) =>
      isAt(cell, ['adverbial', 'subject and object'], difficulty)
        ? partsOf(cell).reduce((sum, part) => sum + rows(cell, part).length, 0)
        : 0,
    make(random, cell) {
      const part = random.pick(partsOf(cell));
      const row = random.pick(rows(cell, part));
      const text = inside(row[part]);
      const single = partNames
        .filter((other) => other !== part)
        .map((other): TextMistake => [inside(row[other]), mistake(`${other}-for-${part}`, whyNot(part, other))]);
      const harder = harderOptions(row, part);
      // A phrase inside the subject or object is the one that tempts: it stands there in any case.
      const wrong = harder.length === 1 ? [...harder, ...random.sample(single, 2)] : [...single, ...harder];
      return chooseText(
        random,
        {
          prompt: [`Which part of the sentence is the ${part}?`, row.sentence],
          hint: findFirst[part],
          steps: [`The verb is “${row.verb}”.`, about[part], foundBy(row, part)],
          variant: `which ${part}: ${row.sentence}`,
          features: features(row, difficulty === 'easy' ? 1 : 2),
        },
        text,
        wrong,
      );
    },
    solve(seen) {
      const [, part = ''] = /^Which part of the sentence is the (\w+)\?$/.exec(seen.asks) ?? [];
      return part === '' ? undefined : chosen(seen, (option) => readPart(seen.shows, option) === part);
    },
  };
}

/** Why words are not this part. */
const isNot: Readonly<Record<Part, (text: string) => string>> = {
  subject: (text) => `“${text}” doesn’t do the action.`,
  verb: (text) => `“${text}” doesn’t tell what is done.`,
  object: (text) => `The action isn’t done to “${text}”.`,
  adverbial: (text) => `“${text}” tells none of these.`,
};

/** 'What is the part in bold?' */
export const nameThePart: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['subject and object'], 'medium', 'hard')
      ? Math.ceil(rowsFor(cell).length * (cell.difficulty === 'hard' ? 0.2 : 1))
      : 0,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    // A verb is plain to see, and so are a subject in front and a fronted adverbial before its comma. Hard questions ask for a long subject between two other parts.
    const part = hard ? 'subject' : random.pick(partNames.filter((each) => each !== 'verb'));
    const row = random.pick(
      rowsFor(cell).filter((each) => each.fronted === (part === 'subject') && (hard ? 4 : 0) <= wordsIn(each.subject)),
    );
    if (!isAskable(row, part)) return undefined;
    const text = inside(row[part]);
    const questionText = {
      prompt: ['What is the part in bold?', row.sentence.replace(row[part], '**$&**')],
      hint: 'Find the verb first. Then ask who does it, to whom or what it is done, and when, where or how.',
      steps: [
        `The verb is “${row.verb}”.`,
        `${about[part]} ${foundBy(row, part, `“${text}”`)}`,
        `So “${text}” is the **${part}**.`,
      ],
      variant: `name ${part}: ${row.sentence}`,
      features: features(row, hard ? 3 : 2),
    };
    const because = (other: Part): Mistake =>
      mistake(`${part}-taken-for-${other}`, `${about[other]} ${isNot[other](text)}`);
    const wrong = partNames.filter((each) => each !== part).map((each): TextMistake => [each, because(each)]);
    return chooseText(random, questionText, part, wrong);
  },
  solve(seen) {
    if (seen.asks !== 'What is the part in bold?') return undefined;
    const [, words = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    const part = readPart(seen.shows, words);
    return chosen(seen, (option) => option === part);
  },
};

/** Rows whose subject or object takes some thought: a subject that opens the sentence is simply its first words, and at medium an object comes last. */
const partRows = (cell: ClassCell, part: Part): readonly Parsed[] => {
  const hard = cell.difficulty === 'hard';
  const [least, most] = hard ? [4, 99] : [2, 3];
  return rowsFor(cell).filter(
    (row) => (row.fronted || (hard && part === 'object')) && wordsIn(row[part]) >= least && wordsIn(row[part]) <= most,
  );
};

/** Rows with an adverbial of some length. Its comma gives a fronted one away; at the end another phrase tempts, ‘in the next cage’, or one inside it: ‘on the far side of the pond’. */
const adverbialRows = (cell: ClassCell, atEnd: boolean): readonly Parsed[] => {
  const hard = cell.difficulty === 'hard';
  const [least, most] = hard ? [!atEnd || cell.year === 6 ? 4 : 3, 99] : [2, 3];
  return rowsFor(cell).filter(
    (row) =>
      isAskable(row, 'adverbial') &&
      row.fronted !== atEnd &&
      ((hard && (!atEnd || hasInnerPhrase(row.adverbial))) || innerPhraseOf(row) !== undefined) &&
      wordsIn(row.adverbial) >= least &&
      wordsIn(row.adverbial) <= most,
  );
};

/** 'Tap the three words that are the subject.' */
export const tapTheWords: PhraseForm = {
  weight: (cell) =>
    isAt(cell, ['adverbial', 'subject and object'], 'medium', 'hard')
      ? partsOf(cell).reduce(
          (sum, part) => sum + (part === 'adverbial' ? adverbialRows(cell, true) : partRows(cell, part)).length,
          0,
        )
      : 0,
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const part = random.pick(partsOf(cell));
    const rows =
      part === 'adverbial'
        ? adverbialRows(cell, !hard || cell.year === 6 || random.chance(3, 4))
        : partRows(cell, part);
    if (rows.length === 0) return undefined;
    const row = random.pick(rows);
    const text = row[part];
    return tapPart(
      row,
      text,
      {
        prompt: [`Tap all the words of the ${part}: ${wordsIn(text)} words.`],
        hint: findFirst[part],
        steps: [`The verb is “${row.verb}”.`, about[part], foundBy(row, part)],
      },
      hard ? 4 : 2,
      part,
    );
  },
  solve(seen) {
    const [, part = '', count = ''] = /^Tap all the words of the (\w+): (\d+) words\.$/.exec(seen.asks) ?? [];
    if (part === '') return undefined;
    const cut = cutAtVerb(seen.options.join(' '));
    if (cut === undefined) return [];
    const many = Number(count);
    const total = seen.options.length;
    const ahead = cut.front === '' ? 0 : wordsIn(cut.front);
    const from =
      part === 'subject'
        ? ahead
        : part === 'adverbial'
          ? cut.front === ''
            ? total - many
            : 0
          : total - wordsIn(cut.rest);
    return chosen(seen, (_, place) => place >= from && place < from + many);
  },
};
