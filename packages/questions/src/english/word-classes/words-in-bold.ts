/** Word classes by words in bold: which sentence has one of the class, which has not, which class it is. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions } from '../ask.ts';
import type { Form, Seen } from '../seen.ts';
import { findWord } from '../word-place.ts';
import { aClass, classOf, definition, manyOf, type WordClass } from './class-names.ts';
import {
  type ClassCell,
  classesOf,
  isConfused,
  isKindOf,
  mistake,
  type WordClassParams,
  why,
} from './sentences-and-mistakes.ts';
import {
  bare,
  type InClass,
  nameOf,
  readTag,
  shownWord,
  type Tagged,
  taggedFor,
  twoClass,
} from './tagged-sentences.ts';
import { whatBoldDoes } from './what-it-does.ts';

type ClassForm = Form<WordClassParams>;

/** A sentence with one word in bold. */
interface Bold {
  readonly text: string;
  readonly word: string;
  readonly name: string;
}

/** The sentence with the word at this place in bold; a full stop after it stays plain. */
function boldAt(words: readonly string[], place: number): string {
  return words
    .map((word, at) => (at === place ? word.replace(/^(\P{L}*)(.+?)(\P{L}*)$/u, '$1**$2**$3') : word))
    .join(' ');
}

const standsOnce = (words: readonly string[], place: number): boolean =>
  words.filter((word) => bare(word) === bare(words[place] ?? '')).length === 1;

/** Every word that may be put in bold in the sentences of a year, by the name of its class. */
const boldByYear = new Map<number, ReadonlyMap<string, readonly Bold[]>>();
function boldFor(year: ClassCell['year']): ReadonlyMap<string, readonly Bold[]> {
  const known = boldByYear.get(year);
  if (known !== undefined) return known;
  const found = new Map<string, Bold[]>();
  const put = (sentence: Tagged, place: number): void => {
    const name = nameOf(sentence.tags[place] ?? 'x');
    if (name === '' || !standsOnce(sentence.words, place)) return;
    const bold = { text: boldAt(sentence.words, place), word: shownWord(sentence.words, place), name };
    found.set(name, [...(found.get(name) ?? []), bold]);
  };
  for (const sentence of taggedFor(year)) for (const place of sentence.tags.keys()) put(sentence, place);
  boldByYear.set(year, found);
  return found;
}

/** Bold words of the class itself, where nothing in the sentence makes the class unclear. Modal verbs are no good verbs to ask for: ‘should’ tells nothing that anyone does. */
function boldOf(cell: ClassCell, wanted: WordClass): readonly Bold[] {
  const names = new Set(wanted.tags.map(nameOf).filter((name) => name === wanted.name || name !== 'modal verb'));
  return [...names].flatMap((name) => boldFor(cell.year).get(name) ?? []);
}

/** Whether some teachers would count a class as the wanted one too. */
const isUnclear = (wanted: WordClass, name: string): boolean => wanted.unclear.some((tag) => nameOf(tag) === name);

/** Bold words of other classes: those children confuse with it, or those they do not. */
function othersOf(cell: ClassCell, wanted: WordClass, near: boolean): readonly Bold[] {
  return [...boldFor(cell.year)].flatMap(([name, bolds]) =>
    isKindOf(name, wanted.name) || isConfused(wanted.name, name) !== near || isUnclear(wanted, name) ? [] : bolds,
  );
}

const tookBold = (wanted: WordClass, { word, name }: Bold): Mistake =>
  mistake(`${name.replaceAll(' ', '-')}-for-${wanted.name.replaceAll(' ', '-')}`, why(word, name));

/** What a second reader makes of the bold word of an option. */
function isReadAs(wanted: WordClass, option: string): boolean {
  const [, word = ''] = /\*\*(.+?)\*\*/.exec(option) ?? [];
  const tag = readTag(option, bare(word));
  return tag !== undefined && wanted.tags.includes(tag);
}

function solveBold(seen: Seen): readonly GivenAnswer[] | undefined {
  const [, name = ''] = /^In which sentence is the word in bold an? (.+)\?$/.exec(seen.asks) ?? [];
  if (name === '') return undefined;
  const wanted = classOf(name);
  return chosen(seen, (option) => isReadAs(wanted, option));
}

/** Some of them, a few longer than the right one among them where there are any, so that length tells nothing. */
function few(random: Random, bolds: readonly Bold[], many: number, right: Bold): readonly Bold[] {
  if (bolds.length <= many) return bolds;
  const longer = bolds.filter(({ text }) => text.length > right.text.length);
  const some = (from: readonly Bold[], count: number): Bold[] =>
    from.length === 0 ? [] : Array.from({ length: count }, () => random.pick(from));
  return [...some(longer, 3), ...some(bolds, many)];
}

/** 'In which sentence is the word in bold an adverb?' */
const pickBold: ClassForm = {
  weight: (cell) =>
    cell.difficulty === 'hard'
      ? 0
      : Math.min(140, classesOf(cell).reduce((sum, each) => sum + boldOf(cell, each).length, 0) * 4),
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const candidates = boldOf(cell, wanted);
    if (candidates.length === 0) return undefined;
    const right = random.pick(candidates);
    const near = cell.difficulty === 'medium';
    const wrong = few(random, othersOf(cell, wanted, near), near ? 8 : 10, right);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`In which sentence is the word in bold ${aClass(wanted.name)}?`],
          hint: `${wanted.find} Look only at the words in bold.`,
          steps: [
            definition(wanted),
            whatBoldDoes(wanted, right.text),
            `So **${right.word}** is ${aClass(wanted.name)}.`,
          ],
          variant: `bold ${wanted.name} ${near}: ${right.text}`,
          features: { words: right.text.split(' ').length, load: near ? 2 : 1 },
        },
        right.text,
        wrong.map((bold) => [bold.text, tookBold(wanted, bold)] as const),
        { count: near ? 4 : 3 },
      ),
    );
  },
  solve: solveBold,
};

/** 'Three of the words in bold are adverbs. In which sentence is it something else?' */
const notBold: ClassForm = {
  weight: (cell) => (cell.difficulty === 'hard' && cell.params.classes.length > 0 ? 90 : 0),
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const others = othersOf(cell, wanted, true);
    const own = boldOf(cell, wanted);
    if (others.length === 0 || own.length < 4) return undefined;
    const right = random.pick(others);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [
            `Three of the words in bold are ${manyOf(wanted.name)}. Choose the sentence whose word in bold is not.`,
          ],
          hint: 'Ask of each word in bold what it does in its sentence.',
          steps: [
            definition(wanted),
            why(right.word, right.name),
            `So the sentence is **${right.text.replaceAll('**', '')}** The other three words in bold are ${manyOf(wanted.name)}.`,
          ],
          variant: `not ${wanted.name}: ${right.text}`,
          features: { words: right.text.split(' ').length, load: 3 },
        },
        right.text,
        few(random, own, 9, right).map(
          ({ text, word }) => [text, mistake('overlooked-the-class', why(word, wanted.name))] as const,
        ),
      ),
    );
  },
  solve(seen) {
    const [, many = ''] = /^Three of the words in bold are (.+)\. Choose the sentence whose/.exec(seen.asks) ?? [];
    if (many === '') return undefined;
    const wanted = classOf(many.replace(/s( of possibility)?$/, '$1'));
    return chosen(seen, (option) => !isReadAs(wanted, option));
  },
};

const joined = /[\p{L}’-]/u;
function boldUse(word: string, { sentence }: InClass): string {
  const place = findWord(word, sentence, joined);
  if (place === undefined) return sentence;
  const { at, end } = place;
  return `${sentence.slice(0, at)}**${sentence.slice(at, end)}**${sentence.slice(end)}`;
}

interface TwoUses {
  readonly word: string;
  readonly right: InClass;
  readonly wrong: readonly InClass[];
}

const usesByYear = new Map<string, readonly TwoUses[]>();

/** Words of two classes that can be of the wanted one. */
function usesFor(cell: ClassCell, wanted: WordClass): readonly TwoUses[] {
  const key = `${cell.year} ${wanted.name}`;
  const known = usesByYear.get(key);
  if (known !== undefined) return known;
  const found = twoClass().flatMap(({ year, word, uses }) => {
    const right = uses.find(({ className }) => className === wanted.name);
    const wrong = uses.filter(({ className }) => !isKindOf(className, wanted.name));
    return right === undefined || wrong.length === 0 || year > cell.year ? [] : [{ word, right, wrong }];
  });
  usesByYear.set(key, found);
  return found;
}

/** The same word in two classes, beside another such word: 'In which sentence is the word in bold a verb?' */
const sameWord: ClassForm = {
  weight(cell) {
    const all = classesOf(cell).reduce((sum, each) => sum + usesFor(cell, each).length, 0);
    return cell.difficulty === 'hard' && all > 5 ? all * 6 : 0;
  },
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const all = usesFor(cell, wanted);
    if (all.length < 5) return undefined;
    const [own, ...others] = random.sample(all, 4);
    if (own === undefined) return undefined;
    const oneMistake = (word: string, use: InClass): TextMistake => [
      boldUse(word, use),
      mistake('class-from-the-word-alone', `In that sentence ${why(word, use.className)}`),
    ];
    return chooseText(
      random,
      {
        prompt: [`In which sentence is the word in bold ${aClass(wanted.name)}?`],
        hint: `Look at what the word does in its sentence. ${wanted.find}`,
        steps: [
          'The same word can belong to two classes. Its sentence decides.',
          definition(wanted),
          `${whatBoldDoes(wanted, boldUse(own.word, own.right))} So it is **${boldUse(own.word, own.right).replaceAll('**', '')}**`,
        ],
        variant: `same ${wanted.name}: ${[own, ...others].map(({ word }) => word).join(' ')}`,
        features: { words: own.right.sentence.split(' ').length, load: 4 },
      },
      boldUse(own.word, own.right),
      [own, ...others].flatMap(({ word, wrong }) => wrong.map((use) => oneMistake(word, use))),
    );
  },
  solve: solveBold,
};

/** The classes a word is named from. */
const namesOf = (cell: ClassCell): readonly WordClass[] => cell.params.names?.map(classOf) ?? classesOf(cell);

/** 'What is the word in bold?' of a few classes: only where the sub-topic mixes them. */
const nameIt: ClassForm = {
  weight: (cell) => (cell.params.classes.length > 1 ? (cell.difficulty === 'hard' ? 200 : 300) : 0),
  make(random, cell) {
    const classes = namesOf(cell);
    const wanted = random.pick(classes);
    const bold = cell.difficulty === 'hard' ? hardBold(random, cell, wanted) : random.pick(boldOf(cell, wanted));
    if (bold === undefined) return undefined;
    const length = bold.text.split(' ').length;
    if (cell.difficulty === 'easy' ? length > 8 : cell.difficulty === 'medium' && length <= 8) return undefined;
    return chooseInOrder(
      {
        prompt: ['Which class does the word in bold belong to?', bold.text],
        hint: 'Ask what the word does in this sentence: name, tell, describe, join, or something else?',
        steps: [
          'Look at the words next to it, and ask what job it does.',
          whatBoldDoes(wanted, bold.text),
          `So it is ${aClass(wanted.name).replace(wanted.name, `**${wanted.name}**`)}.`,
        ],
        variant: `name: ${bold.text}`,
        features: { words: length, load: cell.difficulty === 'hard' ? 4 : 1 },
      },
      classes.map(({ name }) => name),
      wanted.name,
      (name) =>
        mistake(
          `${wanted.name.replaceAll(' ', '-')}-taken-for-${name.replaceAll(' ', '-')}`,
          `${definition(classOf(name))} Here “${bold.word}” ${wanted.does}.`,
        ),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'Which class does the word in bold belong to?') return undefined;
    const wanted = namesOf(cell).filter((each) => isReadAs(each, seen.shows));
    return chosen(seen, (option) => wanted.some(({ name }) => name === option));
  },
};

/** A word of two classes in one of its sentences. */
function hardBold(random: Random, cell: ClassCell, wanted: WordClass): Bold | undefined {
  const all = usesFor(cell, wanted);
  if (all.length === 0) return undefined;
  const { word, right } = random.pick(all);
  return { text: boldUse(word, right), word, name: wanted.name };
}

/** The ways of asking by words in bold. */
export const boldForms: readonly ClassForm[] = [pickBold, notBold, sameWord, nameIt];
