/** Word classes by words in bold: which sentence has one of the class, which has not, which class it is. */
import type { GivenAnswer } from '@comet/contract/question';
import type { Mistake } from '../../kernel/key.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseBesideRival, chooseText, standsOut, withOptions } from '../ask.ts';
import type { Form, Seen } from '../seen.ts';
import { type Bold, boldOf, eachWordOnce, few, notAtOnce, othersOf, plain } from './bold-words.ts';
import { aClass, classOf, definition, manyOf, type WordClass } from './class-names.ts';
import { nearWordsOf } from './near-words.ts';
import {
  type ClassCell,
  classesOf,
  isUnnamed,
  mistake,
  mixes,
  type WordClassParams,
  why,
} from './sentences-and-mistakes.ts';
import { bare, type InClass, readTag } from './tagged-sentences.ts';
import { boldUse, usesFor, usesInBold } from './two-class-uses.ts';
import { whatBoldDoes } from './what-it-does.ts';

type ClassForm = Form<WordClassParams>;

/** What class a word has in its sentence, and what shows it there: ‘“rest” is a noun here. Look at “a rest” …’ */
function whyHere({ text, word, name }: Bold, year = 4): string {
  if (isUnnamed(name, year)) return why(word, name, year);
  const isCalled = `“${word}” is ${aClass(name)}`;
  const told = whatBoldDoes(classOf(name), text);
  if (told.startsWith(isCalled)) return told;
  return `${isCalled} here. ${told.replace(`Here “${word}” `, 'It ')}`;
}

/** What a word of another class is. A helping verb such as ‘have’ tells nothing that anyone does. */
const whyOther = (wanted: WordClass, bold: Bold, year?: number): string =>
  wanted.name === 'modal verb' && bold.name === 'verb'
    ? `“${bold.word}” is a verb, but it does not show how likely, possible or necessary anything is.`
    : whyHere(bold, year);

const tookBold = (wanted: WordClass, bold: Bold, year: number): Mistake =>
  mistake(`${bold.name.replaceAll(' ', '-')}-for-${wanted.name.replaceAll(' ', '-')}`, whyOther(wanted, bold, year));

/** What a second reader makes of the bold word of an option. */
export function isReadAs(wanted: WordClass, option: string): boolean {
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

/** Whether a class has words of its own that pass for it, where few words belong to it and to another class. */
const hasNearWords = (cell: ClassCell): boolean => classesOf(cell).some(({ name }) => nearWordsOf(name).length > 0);

/** Whether the words of a question are of another class in another sentence. */
export const isTwoClassed = (cell: ClassCell): boolean =>
  cell.difficulty === 'hard' || (cell.difficulty === 'medium' && cell.year > 4 && !hasNearWords(cell));

/** At easy, words that children take for the class: one of them stands beside plainer ones. */
function rivalsOf(cell: ClassCell, wanted: WordClass): readonly Bold[] {
  if (cell.difficulty !== 'easy') return [];
  return cell.year < 5 ? othersOf(cell, wanted, true) : nearWordsOf(wanted.name);
}

/** Wrong words for a right one: from year 5 near ones at once; later those that pass for the class, and at hard the right word itself in other classes. */
function wrongBolds(random: Random, cell: ClassCell, wanted: WordClass, right: Bold): readonly Bold[] {
  const passing = cell.difficulty === 'easy' ? [] : nearWordsOf(wanted.name);
  if (cell.difficulty === 'hard') return passing.filter(({ word }) => word === right.word);
  if (passing.length > 0) return few(random, passing, 12, right);
  const near = cell.difficulty === 'medium' || cell.year > 4;
  const others = othersOf(cell, wanted, near);
  const rivals = rivalsOf(cell, wanted);
  if (rivals.length > 0) return eachWordOnce([random.pick(rivals), ...few(random, others, 12, right)], right);
  const wrong = eachWordOnce(few(random, others, near ? 12 : 14, right), right);
  // An adverb in -ly is known by its ending, unless an adjective such as ‘lonely’ stands beside it.
  if (cell.difficulty === 'easy' || wanted.name !== 'adverb' || !right.word.endsWith('ly')) return wrong;
  const alsoLy = random.shuffle(others.filter(({ word }) => word.endsWith('ly'))).slice(0, 1);
  return [...alsoLy, ...wrong.filter(({ word }) => !alsoLy.some((each) => each.word === word))].slice(0, 3);
}

/** 'In which sentence is the word in bold an adverb?' */
const pickBold: ClassForm = {
  weight(cell) {
    // At hard only the relative pronouns have enough sentences with the same word in other classes.
    if (cell.difficulty === 'hard') return cell.params.fills === 'relative' ? 60 : 0;
    return isTwoClassed(cell)
      ? 0
      : Math.min(140, classesOf(cell).reduce((sum, each) => sum + boldOf(cell, each).length, 0) * 4);
  },
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const near = cell.difficulty !== 'easy' || cell.year > 4;
    const candidates = near ? notAtOnce(cell, wanted) : boldOf(cell, wanted);
    if (candidates.length === 0) return undefined;
    const right = random.pick(candidates);
    const wrong = wrongBolds(random, cell, wanted, right);
    const choose = rivalsOf(cell, wanted).length > 0 ? chooseBesideRival : chooseText;
    return withOptions(
      choose(
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
          features: { words: right.text.split(' ').length, load: { easy: 1, medium: 2, hard: 3 }[cell.difficulty] },
        },
        right.text,
        wrong.map((bold) => [bold.text, tookBold(wanted, bold, cell.year)] as const),
        { count: near ? 4 : 3 },
      ),
    );
  },
  solve: solveBold,
};

/** Words of the class and one that is not: words that pass for it, words of two classes, or “his” among the possessive pronouns. */
function odd(cell: ClassCell, wanted: WordClass): { readonly own: readonly Bold[]; readonly others: readonly Bold[] } {
  const passing = nearWordsOf(wanted.name);
  if (passing.length > 0) return { own: notAtOnce(cell, wanted), others: passing };
  // “My” and “your” are known for determiners at once: only “his” can be both.
  if (cell.params.fills === 'possessive') {
    const isHis = ({ word }: Bold): boolean => word === 'his';
    const pronouns = boldOf(cell, wanted);
    return {
      own: [...pronouns.filter(isHis), ...pronouns.filter((bold) => !isHis(bold))],
      others: othersOf(cell, wanted, true).filter(isHis),
    };
  }
  const uses = usesFor(cell, wanted);
  if (uses.length > 1) return { own: usesInBold(uses, true), others: usesInBold(uses, false) };
  return { own: notAtOnce(cell, wanted), others: othersOf(cell, wanted, true) };
}

/** Words of the class beside the odd one: of “his”, once as the pronoun itself, and then another word twice, so that not only the odd one has its like. */
function wrongNots(random: Random, own: readonly Bold[], right: Bold): readonly Bold[] {
  const others = own.filter(({ text }) => plain(text) !== plain(right.text));
  const [twin] = right.word === 'his' ? random.shuffle(others.filter(({ word }) => word === 'his')) : [];
  if (twin === undefined) return eachWordOnce(few(random, own, 12, right), right);
  const rest = random.shuffle(others.filter(({ text, word }) => word !== 'his' && plain(text) !== plain(twin.text)));
  const pair = rest.find((one) => rest.some((other) => other !== one && other.word === one.word));
  return [twin, ...rest.filter(({ word }) => word === pair?.word).slice(0, 2)];
}

/** 'Three of the words in bold are adverbs. In which sentence is it something else?' */
const notBold: ClassForm = {
  weight: (cell) => (cell.difficulty === 'hard' && cell.params.classes.length > 0 && !mixes(cell) ? 120 : 0),
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const { own, others } = odd(cell, wanted);
    if (others.length === 0 || own.length < 4) return undefined;
    const right = random.pick(others);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [
            `Three of the words in bold are ${manyOf(wanted.name)}. In which sentence is the word in bold something else?`,
          ],
          hint: 'Ask of each word in bold what it does in its sentence.',
          steps: [
            definition(wanted),
            whyOther(wanted, right),
            `So the sentence is **${right.text.replaceAll('**', '')}** The other three words in bold are ${manyOf(wanted.name)}.`,
          ],
          variant: `not ${wanted.name}: ${right.text}`,
          features: { words: right.text.split(' ').length, load: 3 },
        },
        right.text,
        wrongNots(random, own, right).map(
          (bold) => [bold.text, mistake('overlooked-the-class', whyHere(bold))] as const,
        ),
      ),
    );
  },
  solve(seen) {
    const [, many = ''] =
      /^Three of the words in bold are (.+)\. (?:Choose the sentence whose|In which sentence)/.exec(seen.asks) ?? [];
    if (many === '') return undefined;
    const wanted = classOf(many.replace(/s( of possibility)?$/, '$1'));
    return chosen(seen, (option) => !isReadAs(wanted, option));
  },
};

/** The same word in two classes, beside another such word: 'In which sentence is the word in bold a verb?' */
const sameWord: ClassForm = {
  weight(cell) {
    if (!isTwoClassed(cell)) return 0;
    const all = classesOf(cell).reduce((sum, each) => sum + usesFor(cell, each).length, 0);
    return all > 5 ? all * 6 : 0;
  },
  make(random, cell) {
    const wanted = random.pick(classesOf(cell));
    const all = usesFor(cell, wanted);
    if (all.length < 5) return undefined;
    const [own, ...sampled] = random.sample(all, cell.year > 5 ? 3 : 4);
    if (own === undefined) return undefined;
    // A word of four classes is asked about by itself.
    const others = own.wrong.length > 2 ? [] : sampled;
    const oneMistake = (word: string, use: InClass): TextMistake => {
      const text = boldUse(word, use);
      return [text, mistake('class-from-the-word-alone', whyHere({ text, word, name: use.className }))];
    };
    const right = boldUse(own.word, own.right);
    const wrong = [own, ...others].flatMap(({ word, wrong: uses }) => uses.map((use) => oneMistake(word, use)));
    if (standsOut(random, right, wrong)) return undefined;
    return chooseText(
      random,
      {
        prompt: [`In which sentence is the word in bold ${aClass(wanted.name)}?`],
        hint: `Look at what the word does in its sentence. ${wanted.find}`,
        steps: [
          'The same word can belong to more than one class. Its sentence decides.',
          definition(wanted),
          `${whatBoldDoes(wanted, right)} So it is **${right.replaceAll('**', '')}**`,
        ],
        variant: `same ${wanted.name}: ${[own, ...others].map(({ word }) => word).join(' ')}`,
        features: { words: own.right.sentence.split(' ').length, load: cell.difficulty === 'hard' ? 4 : 3 },
      },
      right,
      wrong,
    );
  },
  solve: solveBold,
};

/** The ways of asking by words in bold. */
export const boldForms: readonly ClassForm[] = [pickBold, notBold, sameWord];
