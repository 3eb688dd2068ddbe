/** e.spellRule: doubling before suffixes, tricky plurals, words ending in -fer, prefixes with a hyphen. */

import { firstOfEach } from '../../kernel/first-of-each.ts';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell } from '../../kernel/generator.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { listOf } from '../data-rows.ts';
import { type Seen, seeTexts } from '../seen.ts';
import { clear, heard, mend, spotInRow, spotInSentence, tiles } from '../spelling/questions.ts';
import { addChoice, addTyped, made, slipIn } from './adding-endings.ts';
import { hyphenForms } from './hyphenated-prefixes.ts';
import { tellingHyphenForms } from './hyphens-that-tell.ts';
import { notAtEasy, notAtHard, notAtMedium } from './levels.data.ts';
import { mistake, type RuleForm, type RuleParams } from './rule-form.ts';
import { type RuleWord, ruleWordsOf } from './rule-words.ts';

/** Plurals as few children write them after year 2, or that hear the v already: ponyes, monkeies, wolvs. Only easy cells show them, and they are known when somebody types them. */
const isAtAGlance = (miss: string): boolean => /(?:yes|[aeiou]ies|vs)$/.test(miss);

/** A noun with the slips in its plural that a reader has to look for. */
function withNearSlips(word: RuleWord): RuleWord {
  const wrong = word.wrong.filter((miss) => !isAtAGlance(miss));
  return { ...word, wrong, doubleWrong: [...word.doubleWrong, ...word.wrong.filter(isAtAGlance)] };
}

/** The words of a set at each difficulty, kept: the forms ask for them again and again. */
const pools = new Map<string, readonly RuleWord[]>();
function pool({ params: { set }, difficulty }: Cell<RuleParams>): readonly RuleWord[] {
  const key = `${set} ${difficulty}`;
  const known = pools.get(key);
  if (known !== undefined) return known;
  const left = listOf({ easy: notAtEasy[set], medium: notAtMedium[set], hard: notAtHard[set] }[difficulty]);
  const asked = ruleWordsOf(set).filter(({ base }) => !left.includes(base));
  const found = set === 'plural3' && difficulty !== 'easy' ? asked.map(withNearSlips) : asked;
  pools.set(key, found);
  return found;
}
const at =
  (size: (cell: Cell<RuleParams>) => number, ...difficulties: readonly string[]) =>
  (cell: Cell<RuleParams>): number =>
    difficulties.includes(cell.difficulty) && pool(cell).length > 0 ? size(cell) : 0;
const many = (cell: Cell<RuleParams>): number => pool(cell).length;

const rules: Readonly<Record<string, string>> = {
  double3:
    'Look at the end of each first word. Is there one vowel letter, then one consonant? Do you stress that part?',
  plural3:
    'After a consonant, y becomes -ies. After a vowel, y and o only take an s. Many words in -f take -ves. A few words change inside.',
  fer6: 'If -fer is still stressed after the ending, double the r. If it is not, keep one r.',
};
const ruleOf = (cell: Cell<RuleParams>): string => rules[cell.params.set] ?? '';

/** Where a word of a set goes wrong. */
const troubles: Readonly<Record<string, string>> = {
  double3: 'Look at the ending, and at the letters before it.',
  plural3: 'Look at how each plural is made.',
  fer6: 'Look at each f and each r: should it be single or double?',
};
const whereToLook = (cell: Cell<RuleParams>): string => troubles[cell.params.set] ?? 'Look at every letter.';

const ground = { pool };

const doubles = (word: RuleWord): boolean => word.word.startsWith(word.base + word.base.slice(-1));

/** Words whose last letter doubles, or not, by the stress: in British spelling the l of travel doubles without it. */
const byStress = (cell: Cell<RuleParams>): readonly RuleWord[] => pool(cell).filter(({ base }) => !base.endsWith('l'));

const doubledAsks = 'In which of these is the last letter doubled before the ending?';
const singleAsks = 'In which of these does the last letter stay single before the ending?';

/** 'In which word is the last letter doubled?' */
const whoDoubles: RuleForm = {
  weight: at((cell) => (cell.params.set === 'plural3' ? 0 : 70), 'medium', 'hard'),
  make(random, cell) {
    const wants = random.chance(1, 2);
    const right = random.pick(byStress(cell).filter((each) => doubles(each) === wants));
    // Of two words of one family, neither would be the only one.
    const others = firstOfEach(
      random.shuffle(byStress(cell).filter((each) => doubles(each) !== wants)),
      ({ base }) => base,
    ).slice(0, 8);
    const count = cell.difficulty === 'hard' ? 5 : 3;
    const show = (word: RuleWord): string => `${word.base} + ${word.ending}`;
    return chooseText(
      random,
      {
        prompt: [wants ? doubledAsks : singleAsks],
        hint: ruleOf(cell),
        steps: [
          `${right.base} + ${right.ending} becomes ${right.word}. ${right.lesson}`,
          `In a sentence: ${right.sentence}`,
          `So it is **${show(right)}**.`,
        ],
        variant: `doubles ${wants}: ${right.word} ${others
          .slice(0, count - 1)
          .map(({ word }) => word)
          .join(' ')}`,
        features: { letters: right.word.length, recall: count },
      },
      show(right),
      others.map(
        (other) =>
          [
            show(other),
            mistake(wants ? 'doubled-needlessly' : 'not-doubled', `That word becomes “${other.word}”. ${other.lesson}`),
          ] as const,
      ),
      { count, layout: 'grid' },
    );
  },
  solve(seen) {
    if (seen.asks !== doubledAsks && seen.asks !== singleAsks) return undefined;
    return chosen(seen, (option) => {
      const [base = '', ending = ''] = option.split(' + ');
      const isDoubled = made(`**${base}** + **${ending}**`) === base + base.slice(-1) + ending;
      return isDoubled === (seen.asks === doubledAsks);
    });
  },
};

/** 'Which plural is right?' among plurals of different words. */
const rightPlural: RuleForm = {
  weight: at((cell) => (cell.params.set === 'plural3' ? 70 : 0), 'medium', 'hard'),
  make(random, cell) {
    const [right, ...others] = random.sample(pool(cell), 8);
    if (right === undefined) return undefined;
    const count = cell.difficulty === 'hard' ? 5 : 3;
    return chooseText(
      random,
      {
        prompt: ['Which plural is right?'],
        hint: ruleOf(cell),
        steps: [
          // The lesson of a word that changes inside begins so by itself.
          right.lesson.startsWith('One ') ? right.lesson : `One ${right.base}, two ${right.word}. ${right.lesson}`,
          `In a sentence: ${right.sentence}`,
          `So it is **${right.base} → ${right.word}**.`,
        ],
        variant: `plural: ${right.word} ${others
          .slice(0, count)
          .map(({ base }) => base)
          .join(' ')}`,
        features: { letters: right.word.length, recall: count },
      },
      `${right.base} → ${right.word}`,
      others.map((other) => {
        const oneMistake = random.pick(other.mistakes.filter((miss) => !isAtAGlance(miss)));
        const slip = slipIn(other, oneMistake);
        // The steps tell the rule of the right plural only.
        const says = slip.says === other.lesson ? slip.says : `${slip.says} ${other.lesson}`;
        return [`${other.base} → ${oneMistake}`, { ...slip, says }] as const;
      }),
      { count, layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which plural is right?'
      ? chosen(seen, (option) => {
          const [base = '', plural = ''] = option.split(' → ');
          return made(`plural of **${base}**`) === plural;
        })
      : undefined,
};

export const spellRule = generatorOfForms<RuleParams, Seen>({
  generatorId: 'e.spellRule',
  version: 17,
  see: seeTexts,
  capacity: 'weights',
  serves: {
    230101: { set: 'double3' },
    230203: { set: 'plural3' },
    260101: { set: 'fer6' },
    260102: { set: 'hyphen6' },
  },
  forms: [
    addChoice(
      ground,
      at(() => 20, 'easy'),
    ),
    tiles(pool, ({ difficulty }) => difficulty === 'easy'),
    spotInRow(
      pool,
      at(() => 90, 'easy'),
      1,
      3,
      whereToLook,
      true,
    ),
    spotInSentence(pool, ({ difficulty }) => difficulty === 'easy'),
    addTyped(ground, at(many, 'medium')),
    whoDoubles,
    rightPlural,
    spotInRow(
      pool,
      at(() => 60, 'medium'),
      1,
      5,
      whereToLook,
      true,
    ),
    heard(pool, at(many, 'hard')),
    mend(
      pool,
      (cell) => cell.difficulty === 'hard' && pool(cell).length > 0,
      (word) => clear(word, word.wrong, ruleWordsOf(word.set)).slice(0, 3),
    ),
    spotInRow(
      pool,
      at(() => 110, 'hard'),
      2,
      6,
      whereToLook,
      true,
    ),
    ...hyphenForms,
    ...tellingHyphenForms,
  ],
});
