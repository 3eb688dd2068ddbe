/** The questions of a file, asked in several ways: choose, type, check a child's answer. */
import { possessive } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { askChoice, askTyped, placeOf, quoted } from '../ask.ts';
import { type Form, itemsOf, type Seen, type Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Item, type Option, type Passage, plain, wordCount } from '../passages/passage.ts';
import {
  isAsked,
  isQuotedAlready,
  isSecondReading,
  isShownByTwo,
  isToldByProof,
  itemIn,
  nameOutside,
  pointed,
  questionTextOf,
} from './file-question-text.ts';
import { isShortEnough } from './reading-lengths.ts';

/** The question with its options. Easy ones say where to look and have three options. */
export const choose: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            questionTextOf(passage, item, isEasy ? pointed(passage, item, item.asks) : item.asks, 'choose', {
              search: isEasy ? 0 : 1,
              proof: 0,
              options: isEasy ? 3 : 4,
            }),
            item.right.text,
            item.options.flatMap(({ text, because }) => (because === undefined ? [] : [{ text, because }])),
            isEasy ? 3 : 4,
          ),
      }));
  },
  solve(seen) {
    const item = itemIn(seen, seen.asks.split('\n\n').at(-1) ?? '');
    return item === undefined ? undefined : chosen(seen, (option) => isSecondReading(item, option));
  },
};

/** A short answer typed by the child. From year 5 on, copying a word or a number out of the text is not hard any more. */
export const type: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== (cell.year < 5 ? 'hard' : 'medium')) return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => item.accept.length > 0)
      .map(({ passage, item }) => ({
        make: () =>
          askTyped(
            questionTextOf(passage, item, `${item.asks}\n\nType your answer, as short as you can.`, 'type', {
              search: 1,
              proof: 1,
              options: 9,
            }),
            item.accept,
          ),
      }));
  },
  solve(seen) {
    const [asks = '', ask] = seen.asks.split('\n\n');
    if (!ask?.startsWith('Type your answer')) return undefined;
    const item = itemIn(seen, asks);
    // What the second reader chose must hold one of the short answers, or one of them must stand in the proof.
    const places = [item?.secondReading?.text ?? '', ...(item?.evidence ?? [])].map((text) =>
      plain(text).toLowerCase(),
    );
    return (item?.accept ?? [])
      .filter((short) => places.some((place) => place.includes(plain(short).toLowerCase())))
      .flatMap(typed);
  },
};

/** The verdict with the words that are to show it, as an option. */
const verdictWith = (verdict: 'Yes' | 'No', words: string): string => `${verdict}: ${quoted(words)}`;

const summingUp = /^Which sentence sums up (.+?)(?: best| fairly)?\?$/;

/** Only one answer is shown to check, so nothing is asked that chooses among several; and no words of a text show how all of it is built. */
const isCheckable = ({ asks, skill }: Item): boolean =>
  skill !== 'structure' && (summingUp.test(asks) || !/^Which (?:sentence|of these)\b|\bbest\b/.test(asks));

/** How another child's answer is judged. What will happen can be likely, but nobody knows that it is right. */
interface Judging {
  asks(name: string): string;
  readonly yes: string;
  readonly no: string;
  readonly shows: string;
}

const byTheText: Judging = {
  asks: (name) => `Is ${name} right? Which words show what the right answer is?`,
  yes: 'right',
  no: 'not right',
  shows: 'The text shows it',
};

const byTheClues: Judging = {
  asks: () => 'Is that likely? Which words point to the best answer?',
  yes: 'likely',
  no: 'not likely',
  shows: 'The text points to it',
};

const judgingOf = ({ skill }: Item): Judging => (skill === 'prediction' ? byTheClues : byTheText);

/** What another child answered, and what is asked of it. */
const judgedBy = (name: string, item: Item, option: Option): string =>
  `${answerOf(name, item, option)}\n\n${judgingOf(item).asks(name)}`;

/** What another child was asked and answered. */
function answerOf(name: string, { asks }: Item, { text }: Option): string {
  const [, summedUp] = summingUp.exec(asks) ?? [];
  return summedUp === undefined
    ? `${asks}\n\n${name} says: ${quoted(text)}`
    : `${name} sums up ${summedUp} like this: ${quoted(text)}`;
}

/** The question of the file behind such an answer, and the answer. */
function readAnswer(seen: Seen): readonly [item: Item | undefined, said: string] | undefined {
  const [, asks, summedUp, said = ''] =
    /(?:^|\n\n)(?:(.+)\n\n\S+ says|\S+ sums up (.+) like this): [“‘](.+)[”’]\n\n(?:Is \S+ right\? Which words show what the right answer is|Is that likely\? Which words point to the best answer)\?$/u.exec(
      seen.asks,
    ) ?? [];
  if (said === '') return undefined;
  const found = seen.passage.items.find((item) =>
    summedUp === undefined ? item.asks === asks : summingUp.exec(item.asks)?.[1] === summedUp,
  );
  return [itemIn(seen, found?.asks ?? ''), said];
}

/** An answer of more words than this is a sentence, or nearly one. */
const shortAnswer = 5;

/**
 * Another child's answer: is it right, and which words of the text show the right one? Asked for words that show the child wrong, one
 * could give any that speak of the wrong answer. None where the options get too long.
 */
function checkTask(passage: Passage, item: Item, option: Option, isEasy: boolean): Task | undefined {
  const [proof = ''] = item.evidence;
  const decoys = item.decoys.filter(({ words }) => isShortEnough(passage.year, verdictWith('Yes', words)));
  const longer = decoys.filter(({ words }) => words.length > proof.length);
  const [verdict, other] = option.because === undefined ? (['Yes', 'No'] as const) : (['No', 'Yes'] as const);
  if (item.secondEvidence === undefined || decoys.length === 0) return undefined;
  if (isQuotedAlready(item, proof) || isShownByTwo(item)) return undefined;
  // A short answer and the proof that says it show each other: easy enough for an easy question. A whole sentence said again is no question.
  if (option.because === undefined && isToldByProof(item) && (!isEasy || wordCount(option.text) > shortAnswer))
    return undefined;
  const right = verdictWith(verdict, proof);
  // Every name is one word.
  if (![right, judgedBy('Amara', item, option)].every((text) => isShortEnough(passage.year, text))) return undefined;
  return {
    make(random: Random) {
      // Else the right option would be the longest too often.
      const decoy = random.pick(longer.length > 0 && random.chance(3, 4) ? longer : decoys);
      const name = nameOutside(passage, random);
      const judging = judgingOf(item);
      const asked = judgedBy(name, item, option);
      const questionText = questionTextOf(passage, item, isEasy ? pointed(passage, item, asked) : asked, 'check', {
        search: isEasy ? 0 : 1,
        proof: 1,
        options: 4,
      });
      const judged = `${possessive(name)} answer is ${verdict === 'Yes' ? judging.yes : judging.no}`;
      const { id, says } = option.because ?? mistake('missed', `${judging.shows} in ${placeOf(passage, proof)}.`);
      const misjudged = { id, says: `${judged}. ${says}` };
      return askChoice(
        random,
        {
          ...questionText,
          steps: [...questionText.steps, `So ${judged}: **${right}**`],
          variant: `${questionText.variant} ${option.text}`,
        },
        right,
        [
          { text: verdictWith(other, proof), because: misjudged },
          { text: verdictWith(verdict, decoy.words), because: decoy.because },
          { text: verdictWith(other, decoy.words), because: misjudged },
        ],
      );
    },
  };
}

/** Another child's answer to check: the right one, and one of the wrong ones for each difficulty. */
export const check: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item) && isCheckable(item))
      .flatMap(({ passage, item }) => {
        // No one quotation shows that a summary isn’t right: others would show it as well.
        const wrong = (summingUp.test(item.asks) ? [] : item.options)
          .filter(({ because }) => because !== undefined)
          .slice(isEasy ? 0 : 1)[0];
        return [item.right, ...(wrong === undefined ? [] : [wrong])]
          .map((option) => checkTask(passage, item, option, isEasy))
          .filter((task) => task !== undefined);
      });
  },
  solve(seen) {
    const read = readAnswer(seen);
    if (read === undefined) return undefined;
    const [item, said] = read;
    const proof = item?.secondEvidence;
    if (item?.secondReading === undefined || proof === undefined) return [];
    const verdict = isSecondReading(item, said) ? 'Yes' : 'No';
    return chosen(seen, (option) => option === verdictWith(verdict, proof));
  },
};
