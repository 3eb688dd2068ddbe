/** Pronouns that could stand for two people or things, and the nouns that make it clear who or what is meant. */
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, gap, standsOut, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { type ClozeCell, type ClozeParams, mistake } from './linked-sentences.ts';
import { clearPronouns, unclearPronouns } from './unclear-pronouns.data.ts';

interface Unclear {
  readonly gappy: string;
  readonly noun: string;
  readonly pronoun: string;
  readonly other: string;
  /** The two that could be meant: 'Ravi or Ben'. */
  readonly both: string;
}

const bracket = /\{(.+)\}/;

const unclear = once(() =>
  rowsOf(unclearPronouns.replaceAll(/(?<=\{[^}]*)\|(?=[^{]*\})/g, '/')).map((row): Unclear => {
    const text = partOf(row, 0);
    const [noun = '', pronoun = '', other = ''] = (bracket.exec(text)?.[1] ?? '').split('/');
    return { gappy: text.replace(bracket, gap), noun, pronoun, other, both: partOf(row, 1) };
  }),
);

interface Clear {
  readonly sentence: string;
  readonly pronoun: string;
  readonly noun: string;
}

const clear = once(() =>
  rowsOf(clearPronouns).map((row): Clear => {
    const text = partOf(row, 0);
    return {
      sentence: text.replaceAll(/[{}]/g, ''),
      pronoun: bracket.exec(text)?.[1] ?? '',
      noun: partOf(row, 1),
    };
  }),
);

const filled = ({ gappy }: Unclear, word: string): string => gappy.replace(gap, word);
const couldBe = (word: string, both: string): string => `“${word}” could be ${both}.`;

const weight =
  (size: number) =>
  ({ params, difficulty }: ClozeCell): number =>
    params.set === 'pronoun4' && difficulty === 'hard' ? size : 0;

const gapAsks = 'Which word or words make it clear who or what is meant?';

/** 'Which word or words make it clear who or what is meant?' */
const whichIsClear: Form<ClozeParams> = {
  weight: weight(24),
  make(random) {
    const row = random.pick(unclear());
    return chooseText(
      random,
      {
        prompt: [gapAsks, row.gappy],
        hint: 'The sentence names two people or things. Which of the words could stand for either of them?',
        steps: [
          `The sentence tells of two: ${row.both.replace(' or ', ' and ')}.`,
          `${couldBe(row.pronoun, row.both)} ${couldBe(row.other, row.both)}`,
          `Only “${row.noun}” is clear: ${filled(row, `**${row.noun}**`)}`,
        ],
        variant: `clear ${row.gappy}`,
        features: { load: 4 },
      },
      row.noun,
      [row.pronoun, row.other].map(
        (word): TextMistake => [
          word,
          mistake('pronoun-for-either', `${couldBe(word, row.both)} We can’t tell which one is meant.`),
        ],
      ),
      { count: 3, layout: 'grid' },
    );
  },
  solve: (seen) =>
    seen.asks === gapAsks
      ? chosen(seen, (option) => unclear().some((row) => row.gappy === seen.shows && row.noun === option))
      : undefined,
};

const clearAsks = 'In which line is it clear who or what is meant?';
const unclearAsks = 'In which line is it not clear who or what is meant?';

/** 'In which line is it clear who or what is meant?', and in which it is not. */
const whichLineIsClear: Form<ClozeParams> = {
  weight: weight(110),
  make(random) {
    const findsClear = random.chance(1, 2);
    const rows = random.sample(unclear(), 8);
    const sound = random.sample(clear(), 8);
    const [first] = rows;
    const [fine] = sound;
    if (first === undefined || fine === undefined) return undefined;
    const right = findsClear ? fine.sentence : filled(first, first.pronoun);
    const wrong = findsClear
      ? rows.map(
          (row): TextMistake => [
            filled(row, row.pronoun),
            mistake('pronoun-for-either', couldBe(row.pronoun, row.both)),
          ],
        )
      : sound.map(
          (row): TextMistake => [
            row.sentence,
            mistake('clear-pronoun-doubted', `“${row.pronoun}” can only stand for “${row.noun}” there.`),
          ],
        );
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [findsClear ? clearAsks : unclearAsks],
          hint: 'Find the pronoun in each line. How many people or things of that line could it stand for?',
          steps: [
            'A pronoun is clear when only one person or thing before it fits: one or several, male or female.',
            findsClear
              ? `“${fine.pronoun}” can only stand for “${fine.noun}”.`
              : `${couldBe(first.pronoun, first.both)} “${first.noun}” would be clear.`,
            `So it is: **${right}**`,
          ],
          variant: `line ${findsClear} ${right}`,
          features: { load: 5 },
        },
        right,
        wrong,
        { count: 5 },
      ),
    );
  },
  solve(seen) {
    if (seen.asks !== clearAsks && seen.asks !== unclearAsks) return undefined;
    const isClear = (option: string): boolean => clear().some(({ sentence }) => sentence === option);
    return chosen(seen, (option) => isClear(option) === (seen.asks === clearAsks));
  },
};

/** The ways of asking about pronouns that could stand for either of two. */
export const unclearPronounForms: readonly Form<ClozeParams>[] = [whichIsClear, whichLineIsClear];
