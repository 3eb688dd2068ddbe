/** Subject and verb agreement, the subjunctive, and tenses that stay the same. */

import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Made } from '../../kernel/generator.ts';
import { orList } from '../../kernel/list-text.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, gap, withOptions, write } from '../ask.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { mendOdd, tapOdd, whichKeeps } from './consistent-tense.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake, type TenseParams } from './sentences-and-mistakes.ts';
import { countingAgreement, hiddenAgreement, plainAgreement, singularHeads, subjunctive } from './verbs.data.ts';

export interface Row {
  readonly right: string;
  readonly wrong: readonly string[];
  readonly sentence: string;
}

const read = (lines: string): readonly Row[] =>
  rowsOf(lines).map((row) => ({ right: partOf(row, 0), wrong: listOf(row[1]), sentence: partOf(row, 2) }));

const agreeing = {
  easy: once(() => read(plainAgreement)),
  medium: once(() => read(countingAgreement)),
  hard: once(() => read(hiddenAgreement)),
};

/** Wishes and demands. */
export const wishes = once(() => read(subjunctive));

/** The sentences of a level, or of all. */
function rowsFor(asks: TenseParams['asks'], difficulty?: Difficulty): readonly Row[] {
  if (asks === 'subjunctive') return wishes();
  if (asks !== 'agreement') return [];
  return difficulty === undefined
    ? [...agreeing.easy(), ...agreeing.medium(), ...agreeing.hard()]
    : agreeing[difficulty]();
}

/** The words that stand for the right verb: only the one that is heard so, as “I wish I was” and “that he leaves” are, at easy also “I wish I am”. */
const wrongFor = ({ right, wrong }: Row, difficulty: Difficulty): readonly string[] =>
  difficulty === 'easy' && right === 'were' ? wrong : wrong.slice(0, 1);

const hints: Readonly<Partial<Record<TenseParams['asks'], string>>> = {
  agreement: 'Who or what is the sentence about? Does it count as one, or as more than one?',
  subjunctive: 'Say it as a plain fact. What form does the verb take then? A wish or a demand needs a different form.',
};

/** What follows the main word of a subject. */
const subjectEnds = / of | in | with | from | for | to | along | on | under /;

/** The words of a subject that its verb agrees with: 'The box' of 'The box of pencils'. */
const headOf = ({ sentence }: Row): string =>
  sentence.slice(0, sentence.indexOf(gap)).trim().split(subjectEnds)[0] ?? '';

const countsAsOne = ({ right }: Row): boolean => /^(?:is|has|was|does|lives|wants)$/.test(right);

const isWish = ({ sentence }: Row): boolean => /\bwish\b|^If only/.test(sentence);

/** Why a verb is right in this sentence. */
export function whyRight(asks: TenseParams['asks'], row: Row): string {
  if (asks === 'agreement')
    return `“${headOf(row)}” counts as ${countsAsOne(row) ? 'one' : 'more than one'}, so it goes with “${row.right}”.`;
  if (row.right === 'were')
    return `The sentence ${isWish(row) ? 'is a wish' : 'imagines something'}, so the subjunctive is “were”.`;
  return `The sentence says what must or should happen. After “that” the subjunctive is the plain verb “${row.right}”.`;
}

/** The rule that this sentence follows. */
export function ruleOf(asks: TenseParams['asks'], row: Row): string {
  if (asks === 'subjunctive')
    return 'For a wish or something imagined, the subjunctive is “were”. After a demand the verb keeps its plain form, without an ending.';
  return / and /.test(headOf(row))
    ? 'Two subjects joined by “and” count as more than one.'
    : 'The verb agrees with the main word of the subject, not with the word next to the verb.';
}

/** The reason against a verb of this sentence. */
export const whyWrong = (asks: TenseParams['asks'], row: Row) =>
  mistake(asks === 'agreement' ? 'agrees-with-the-nearest-word' : 'no-subjunctive', whyRight(asks, row));

/** The sentence with a word in its gap. */
export const filled = ({ sentence }: Row, word: string): string => sentence.replace(gap, word);

/** The verb of a gap by the head of its subject, or by the kind of clause it stands in. */
export function readGap(sentence: string, options: readonly string[]): string | undefined {
  const [before = ''] = sentence.split(gap);
  if (
    options.some((option) => /^(am|is|was)$/.test(option)) &&
    /\b(if|wish|suppose|though)\b/i.test(before) &&
    options.includes('were')
  )
    return 'were';
  if (/\bthat\b/.test(before))
    return (
      options.find((option) => option === 'be') ??
      [...options]
        .sort((one, other) => one.length - other.length || 0)
        .find((option) =>
          options.some(
            (each) => each === `${option}s` || each === `${option}es` || each === `${option.slice(0, -1)}ies`,
          ),
        )
    );
  const heads = singularHeads.split(' ');
  const subject = before.trim().replace(/^Why /, '').split(subjectEnds)[0] ?? '';
  const isOne = subject.split(' ').some((word) => heads.includes(word)) && !/ and /.test(subject);
  const one = options.find((option) => /s$/.test(option));
  return isOne ? one : options.find((option) => option !== one);
}

/** The right word of a gap among the others; where there is only one other, two gaps are asked at once. */
const gapChoice: TenseForm = {
  weight: (cell) => at(['agreement', 'subjunctive'], rowsFor(cell.params.asks, 'easy').length, 'easy')(cell),
  make(random, cell) {
    const { asks } = cell.params;
    const row = random.pick(rowsFor(asks, 'easy'));
    if (row.wrong.length === 1) return twoGaps(random, asks, row);
    return chooseText(
      random,
      {
        prompt: [asks === 'subjunctive' ? 'Which subjunctive fits the gap?' : 'Which verb fits the gap?', row.sentence],
        hint: hints[asks] ?? '',
        steps: [ruleOf(asks, row), whyRight(asks, row), `So it is **${row.right}**: ${filled(row, row.right)}`],
        variant: `gap ${row.sentence}`,
        features: { load: 1 },
      },
      row.right,
      row.wrong.map((each): TextMistake => [each, whyWrong(asks, row)]),
      { count: 3, layout: 'grid' },
    );
  },
  solve(seen, cell) {
    if (rowsFor(cell.params.asks).length === 0) return undefined;
    if (/^Which (verb|subjunctive) fits the gap\?$/.test(seen.asks))
      return chosen(seen, (option) => option === readGap(seen.shows, seen.options));
    if (seen.asks !== gapsAsks) return undefined;
    const parts = seen.options.map((option) => option.split(', then '));
    const [first, second] = readTwo(seen.shows).map((text, place) =>
      readGap(text, [...new Set(parts.map((words) => words[place] ?? ''))]),
    );
    return chosen(seen, (option) => option === both(first ?? '', second ?? ''));
  },
};

const gapsAsks = 'Which verbs fit the gaps?';

function twoGaps(random: Random, asks: TenseParams['asks'], row: Row): Made | undefined {
  const other = random.pick(rowsFor(asks, 'easy').filter((each) => each.wrong.length === 1 && each !== row));
  const judged = (judgedRow: Row): Judged => ({
    text: judgedRow.sentence,
    right: judgedRow.right,
    other: judgedRow.wrong[0] ?? '',
    because: whyWrong(asks, judgedRow),
  });
  return judgeTwo(
    {
      asks: gapsAsks,
      hint: hints[asks] ?? '',
      steps: [
        ...new Set([row, other].map((each) => ruleOf(asks, each))),
        whyRight(asks, row),
        whyRight(asks, other),
        `So it is **${both(row.right, other.right)}**.`,
      ],
      features: { load: 1 },
    },
    judged(row),
    judged(other),
  );
}

/** The word of a gap, typed. */
const gapTyped: TenseForm = {
  weight: (cell) => at(['agreement', 'subjunctive'], rowsFor(cell.params.asks, 'medium').length, 'medium')(cell),
  make(random, cell) {
    const { asks } = cell.params;
    const row = random.pick(rowsFor(asks, cell.difficulty));
    const choices = [row.right, ...row.wrong].sort();
    return write(
      {
        prompt: [
          `Type ${orList(choices)} to fill the gap${asks === 'subjunctive' ? ' with the subjunctive' : ''}.`,
          row.sentence,
        ],
        hint: hints[asks] ?? '',
        steps: [ruleOf(asks, row), whyRight(asks, row), `So it is **${row.right}**: ${filled(row, row.right)}`],
        variant: `typed ${row.sentence}`,
        features: { load: 2 },
      },
      [row.right],
      row.wrong.map((each): TextMistake => [each, whyWrong(asks, row)]),
    );
  },
  solve({ asks, shows }) {
    const [, list = ''] = /^Type (.+) to fill the gap(?: with the subjunctive)?\.$/.exec(asks) ?? [];
    return list === '' ? undefined : typed(readGap(shows, list.split(/, | or /)) ?? '');
  },
};

/** The question for a right or a wrong sentence. */
function askFor(asks: TenseParams['asks'], isWrong: boolean): string {
  if (asks === 'subjunctive')
    return isWrong
      ? 'In formal English, which sentence should have the subjunctive but doesn’t?'
      : 'Which sentence has the subjunctive?';
  return isWrong ? 'Which sentence has the wrong verb?' : 'Which sentence has the right verb?';
}

/** One right sentence among different ones. */
const rightSentence: TenseForm = {
  weight: at(['agreement', 'subjunctive'], 110, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const { asks } = cell.params;
    const hard = cell.difficulty === 'hard';
    const count = cell.difficulty === 'easy' ? 3 : hard ? 5 : 4;
    const [own, ...others] = random.sample(rowsFor(asks, cell.difficulty), 8);
    if (own === undefined) return undefined;
    const wantsWrong = cell.difficulty !== 'easy' && random.chance(1, 2);
    const oneMistake = random.pick(wrongFor(own, cell.difficulty));
    const right = wantsWrong ? filled(own, oneMistake) : filled(own, own.right);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [askFor(asks, wantsWrong)],
          hint: hints[asks] ?? '',
          steps: [
            ruleOf(asks, own),
            whyRight(asks, own),
            wantsWrong
              ? `It should be “${own.right}”, not “${oneMistake}”. So this is the one: **${right}**`
              : `So it is: **${right}**`,
          ],
          variant: `right ${wantsWrong} ${own.sentence}`,
          features: { load: count },
        },
        right,
        others.map(
          (other): TextMistake =>
            wantsWrong
              ? [
                  filled(other, other.right),
                  mistake('right-verb-doubted', `That verb is right. ${whyRight(asks, other)}`),
                ]
              : [filled(other, random.pick(wrongFor(other, cell.difficulty))), whyWrong(asks, other)],
        ),
        { count },
      ),
    );
  },
  solve(seen, cell) {
    const { asks } = cell.params;
    const which = [false, true].find((isWrong) => askFor(asks, isWrong) === seen.asks);
    if (which === undefined || rowsFor(asks).length === 0) return undefined;
    return chosen(seen, (option) => {
      const rows = rowsFor(cell.params.asks);
      const row = rows.find((each) => [each.right, ...each.wrong].some((word) => filled(each, word) === option));
      if (row === undefined) return false;
      const right = readGap(row.sentence, [row.right, ...row.wrong].sort());
      return (right !== undefined && filled(row, right) === option) !== which;
    });
  },
};

/** The ways of asking about agreement, the subjunctive and steady tenses. */
export const agreementForms: readonly TenseForm[] = [gapChoice, gapTyped, rightSentence, tapOdd, mendOdd, whichKeeps];
