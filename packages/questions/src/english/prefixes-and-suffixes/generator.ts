/** e.affix: words made with prefixes and suffixes. */

import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, withOptions } from '../ask.ts';
import { listOf, once } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { choice, clear, heard, mend, oneRight, spotInRow } from '../spelling/questions.ts';
import { isKnown } from '../spelling/word-lists.ts';
import { addChoice, addTyped } from '../spelling-rules/adding-endings.ts';
import { type RuleWord, ruleWordsOf } from '../spelling-rules/rule-words.ts';
import { plainLy } from './affixes.data.ts';
import { type AffixParams, prefixForms } from './prefixes.ts';

const mistake = mistakesIn('e.affix');
const pool = (cell: Cell<AffixParams>): readonly RuleWord[] => ruleWordsOf(cell.params.set);
const many = (cell: Cell<AffixParams>): number => pool(cell).length;
const at =
  (size: (cell: Cell<AffixParams>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<AffixParams>): number =>
    difficulties.includes(cell.difficulty) && pool(cell).length > 0 ? size(cell) : 0;

const ground = { pool };

const plain = once(() => new Set(listOf(plainLy)));
/** The words of hard questions. */
const harder = (cell: Cell<AffixParams>): readonly RuleWord[] => pool(cell).filter(({ word }) => !plain().has(word));

/** Only words that change before the ending are typed: solid + ify is no more than two parts in a row. */
const changing = (cell: Cell<AffixParams>): readonly RuleWord[] =>
  pool(cell).filter(({ base, ending, word }) => word !== base + ending);

/** By ear, and where the ending itself is misspelt, ‘summarize’ is right as well. */
const oneSpelling = (cell: Cell<AffixParams>): readonly RuleWord[] =>
  harder(cell).filter(({ ending }) => ending !== 'ise');

/** 'Which word can take -ify?' */
const whoTakes: Form<AffixParams> = {
  weight: at((cell) => (cell.params.set === 'ise5' ? 80 : 0), 'medium', 'hard'),
  make(random, cell) {
    const count = { easy: 3, medium: 4, hard: 5 }[cell.difficulty];
    const ending = random.pick(['ise', 'ify', 'ate'] as const);
    // To notify is to tell: nobody sees it in a note.
    const right = random.pick(pool(cell).filter((each) => each.ending === ending && each.base !== 'note'));
    const others = random.sample(
      pool(cell).filter((each) => each.ending !== ending && !isTaken(each.base, ending)),
      8,
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which of these can be made into a verb with -${ending}?`],
          hint: 'Say each word with the ending. You may have to drop its last letters.',
          steps: [
            `“${right.base}” can take -${ending}: it becomes “${right.word}”. ${right.lesson}`,
            `In a sentence: ${right.sentence}`,
            `So it is **${right.base}**.`,
          ],
          variant: `takes ${ending} ${right.base}`,
          features: { letters: right.word.length, recall: count },
        },
        right.base,
        others.map(
          (other): TextMistake => [
            other.base,
            mistake(`${ending}-for-${other.ending}`, `“${other.base}” takes another ending: “${other.word}”.`),
          ],
        ),
        { count, layout: 'grid' },
      ),
    );
  },
  solve(seen) {
    const [, ending = ''] = /^Which of these can be made into a verb with -(.+)\?$/.exec(seen.asks) ?? [];
    if (ending === '') return undefined;
    return chosen(seen, (option) => stems(option).some((stem) => isKnown(stem + ending)));
  },
};

/** What may be left of a word before one of the endings. */
const stems = (base: string): readonly string[] => [
  base,
  base.replace(/[ey]$/, ''),
  base.replace(/(or|ity)$/, ''),
  base.replace(/en$/, 'in'),
];

/** Words that take a second of the three endings: terrorise, notate, equate; and some a teacher might accept. */
const taken: Readonly<Record<string, string>> = {
  ise: 'terror fertile class hyphen domestic',
  ify: 'real special',
  ate: 'note origin equal',
};
const isTaken = (base: string, ending: string): boolean => ` ${taken[ending]} `.includes(` ${base} `);

const whereToLook = (): string => 'Look at each ending, and at what comes before it.';

export const affix = generatorOfForms<AffixParams, Seen>({
  generatorId: 'e.affix',
  version: 22,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230104: { set: 'dis3' },
    230105: { set: 'ation3' },
    240101: { set: 'il4' },
    240102: { set: 'sub4' },
    240103: { set: 'ous4' },
    250303: { set: 'over5' },
    250304: { set: 'ise5' },
    270103: { set: 'adv7' },
  },
  forms: [
    ...prefixForms,
    addChoice(ground, at(many, 'easy')),
    choice(pool, at(many, 'easy'), 1),
    oneRight(
      pool,
      at(() => 100, 'easy'),
      3,
      true,
    ),
    addTyped(
      { pool: changing },
      at((cell) => changing(cell).length, 'medium'),
    ),
    spotInRow(
      pool,
      at(() => 80, 'medium'),
      1,
      5,
      whereToLook,
    ),
    whoTakes,
    heard(
      oneSpelling,
      at((cell) => oneSpelling(cell).length, 'hard'),
    ),
    mend(
      harder,
      (cell) => cell.difficulty === 'hard' && pool(cell).length > 0,
      (word) =>
        clear(word, word.wrong, ruleWordsOf(word.set))
          .filter((miss) => !miss.endsWith('yse'))
          .slice(0, 3),
    ),
    spotInRow(
      harder,
      at(() => 80, 'hard'),
      2,
      6,
      whereToLook,
    ),
  ],
});
