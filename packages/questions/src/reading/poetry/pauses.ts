/** Questions about pauses in a poem: at the end of a line, or inside it. */

import type { Mistake } from '../../kernel/key.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { askChoice, quoted, withoutLoneBracket } from '../ask.ts';
import type { Form, Seen, Task } from '../forms.ts';
import type { Passage } from '../passages/passage.ts';
import { hasLoneQuote, verseName, versesOf } from './verse.ts';
import { type At, knowsTerms, mistake, questionText, says, seenVerses } from './verse-questions.ts';

/** Where a reader pauses in two lines: at the end of which of them. */
const pauses = [
  'At the end of both lines.',
  'Only at the end of the first line.',
  'Only at the end of the second line.',
  'At the end of neither line.',
] as const;
const pausesAt = (first: boolean, second: boolean): string => pauses[first ? (second ? 0 : 1) : second ? 2 : 3] ?? '';

/** A line without the mark at its end, so that nobody sees at a glance where a pause is: the line has to be found in the poem. */
const unmarked = (line: string): string => withoutLoneBracket(line).replace(/[.,;:!?…–\s]+(”?)$/u, '$1');

/** Whether a pause that no mark shows comes at the end of a line, because the next one opens with a bracket or a dash: nobody is asked about it. */
const pausesUnmarked = (line: string, next = ''): boolean => /[\p{L}’]$/u.test(line) && /^[(–—]/u.test(next);

/** The line of the poem that is shown, with the mark at its end or without. */
const lineShown = (seen: Seen, shown: string): string | undefined =>
  seenVerses(seen)
    .flat()
    .find((line) => [unmarked(line), withoutLoneBracket(line)].includes(shown));

/** Whether the reader pauses at the end of this line. */
const stopsAtEnd = (line: string): boolean => !/[\p{L}’]$/u.test(line);

/** Which of the two lines a wrong answer reads wrongly. */
function misread(text: string, lines: readonly string[]): string {
  const at = lines.findIndex((line, place) => {
    const saidToStop = text === pauses[0] || text === pauses[place === 0 ? 1 : 2];
    return saidToStop !== stopsAtEnd(line);
  });
  const which = at === 0 ? 'first' : 'second';
  return stopsAtEnd(lines[at] ?? '')
    ? `The ${which} line has a mark at its end, so you pause there.`
    : `The ${which} line has no mark at its end, so you read on without a pause.`;
}

/** Two lines of one verse that are shown together. */
interface Pair {
  readonly at: At;
  /** Where in the verse they stand. */
  readonly what: string;
  readonly lines: readonly [string, string];
  readonly right: string;
}

/** How many of the lines end with a comma: at these it is less plain that the reader stops. */
const weakEnds = ({ lines }: Pair): number => lines.filter((line) => line.endsWith(',')).length;

/**
 * Pairs of lines that stand next to each other or one apart. Most lines of a poem end with a mark, so most pairs would have
 * two pauses and nobody need look for them: only half as many of these are asked about as of the others.
 */
export function linePairs(passage: Passage): Pair[] {
  const pairs = versesOf(passage).flatMap((verse) => {
    const texts = verse.lines.map(({ text }) => text);
    const at = { passage, verse, where: verseName(passage, verse) };
    const isClear = (line: string, place: number): boolean =>
      !pausesUnmarked(line, texts[place + 1]) && !hasLoneQuote(line);
    return texts.flatMap((first, place) =>
      texts.slice(place + 1, place + 3).flatMap((second, apart): Pair[] => {
        const next = place + 1 + apart;
        if (!isClear(first, place) || !isClear(second, next)) return [];
        const right = pausesAt(stopsAtEnd(first), stopsAtEnd(second));
        return [{ at, what: `${String(place)} ${String(next)}`, lines: [first, second], right }];
      }),
    );
  });
  const others = pairs.filter(({ right }) => right !== pauses[0]);
  const both = pairs.filter(({ right }) => right === pauses[0]).sort((one, other) => weakEnds(other) - weakEnds(one));
  return [...others, ...both.slice(0, Math.ceil(others.length / 2))];
}

/** Does the sentence stop at the end of the lines, or run on? From year 5, when enjambment is talked about. */
export const runsOn: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'medium' || year < 5) return [];
    return passages.flatMap(linePairs).map(({ at, what, lines, right }) => ({
      make(random) {
        const asks = `Find these two lines in the poem.\n\n${lines.map(unmarked).map(quoted).join('\n\n')}\n\nDoes the reader pause at the end of these lines?`;
        const why = (name: string, line: string): string =>
          stopsAtEnd(line)
            ? `There is a mark at the end of the ${name} line, so you pause there.`
            : `There is no mark at the end of the ${name} line: the sentence runs on. That is called enjambment.`;
        const steps = [why('first', lines[0]), why('second', lines[1]), `The answer: **${right}**`];
        return askChoice(
          random,
          { ...questionText(at, asks, 'runs on', what, { listen: 1, recall: 1 }), steps, hint: says.runOn },
          right,
          pauses
            .filter((text) => text !== right)
            .map((text): WrongAnswer => ({ text, because: mistake('runOn', misread(text, lines)) })),
        );
      },
    }));
  },
  solve(seen) {
    const [, first, second] =
      /^Find these two lines in the poem\.\n\n[“‘](.+)[”’]\n\n[“‘](.+)[”’]\n\nDoes the reader pause at the end/u.exec(
        seen.asks,
      ) ?? [];
    if (first === undefined || second === undefined) return undefined;
    const marked = new Set([...'.,;:!?)”…–']);
    const stops = [first, second].map((line) => marked.has(lineShown(seen, line)?.at(-1) ?? ''));
    return chosen(seen, (option) => option === pausesAt(stops[0] === true, stops[1] === true));
  },
};

/** What can be looked for among four lines: the question, how a line is known by its marks, and how it is explained. */
interface Sought {
  readonly asks: string;
  /** The same with the term that older children know. */
  readonly termAsks: string;
  readonly because: Mistake;
  readonly hint: string;
  /** What the term means. */
  readonly termHint: string;
  why(line: string): string;
  has(line: string): boolean;
  /** Whether a line that doesn’t have it could still be said to. */
  mayHave?(line: string): boolean;
  /** Whether a line that doesn’t have it may be taken for one that has: such lines are shown where there are enough. */
  tempts?(line: string): boolean;
  /** Whether the mark at the end of a line is shown. */
  readonly showsEnd?: true;
  /** The same found another way, for the second solver. */
  hasToo(line: string): boolean;
}

const strong = new Set([...'.;:!?']);
const markNames: Readonly<Record<string, string>> = {
  '.': 'full stop',
  ';': 'semi-colon',
  ':': 'colon',
  '!': 'exclamation mark',
  '?': 'question mark',
};

const sought: readonly Sought[] = [
  {
    asks: 'In the poem, which of these lines runs on into the next one without a pause?',
    termAsks: 'In the poem, which of these lines is an example of enjambment?',
    because: mistake('runOn', 'There is a mark at the end of that line, so you pause there.'),
    hint: 'Find each line in the poem and look at its end. Where would you not stop for breath?',
    termHint: 'In enjambment the reader goes on into the next line without a pause.',
    why: () => 'It has no mark at its end, so the sentence goes on. This is called enjambment.',
    has: (line) => !stopsAtEnd(line),
    hasToo: (line) => ![...'.,;:!?)”…–'].includes(line.at(-1) ?? ''),
  },
  {
    asks: 'In the poem, which of these lines stops with a pause at its end?',
    termAsks: 'In the poem, which of these lines is end-stopped?',
    because: mistake('runOn', 'There is no mark at the end of that line, so it runs on into the next one.'),
    hint: 'Find each line in the poem and look at its end. Where would you stop for breath?',
    termHint: 'At the end of an end-stopped line the reader pauses.',
    why: () => 'A mark at its end makes the reader pause. Such a line is end-stopped.',
    has: stopsAtEnd,
    hasToo: (line) => [...'.,;:!?)”…–'].includes(line.at(-1) ?? ''),
  },
  {
    asks: 'Which of these lines has a strong pause in its middle?',
    termAsks: 'Which of these lines has a caesura?',
    because: mistake('pause', 'No full stop, colon or other strong mark is inside that line.'),
    hint: says.pause,
    termHint: 'A caesura is a strong pause inside a line, and not at its end.',
    why(line) {
      const [, word = '', mark = ''] = /([\p{L}’'-]+)([.;:!?])”? ./u.exec(line) ?? [];
      return `It has a strong mark inside, the ${markNames[mark] ?? 'mark'} after “${word}”. A pause inside a line is called a caesura.`;
    },
    has: (line) => /[.;:!?]”? ./u.test(line),
    // At school the pause at a comma, a dash or a bracket is called a caesura, too.
    mayHave: (line) => /[,–—()]/u.test(unmarked(line)),
    tempts: (line) => strong.has(line.at(-1) ?? ''),
    showsEnd: true,
    hasToo: (line) =>
      [...line.slice(0, -1)].some((letter, place, all) => strong.has(letter) && all.slice(place).includes(' ')),
  },
];

/** One line among four that runs on, stops or has a pause in its middle. From year 5, as the two lines of `runsOn`; from year 6 it is easy, and hard with the term. */
export const lineWithPause: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || year < 5) return [];
    const isHard = difficulty === 'hard';
    if (!isHard && !(difficulty === 'easy' && knowsTerms(year))) return [];
    return passages.flatMap((passage) => {
      const all = versesOf(passage).flatMap((verse) => verse.lines.map(({ text }) => text));
      // The last line of all has nothing to run on into.
      const lines = [...new Set(all)]
        .slice(0, -1)
        .filter((line) => !pausesUnmarked(line, all[all.indexOf(line) + 1]) && !hasLoneQuote(line));
      return sought.flatMap(({ because, why, has, mayHave, tempts, showsEnd, ...plain }) => {
        const shown = showsEnd === true ? withoutLoneBracket : unmarked;
        const [asks, hint] = isHard && knowsTerms(year) ? [plain.termAsks, plain.termHint] : [plain.asks, plain.hint];
        const without = lines.filter((line) => !has(line) && mayHave?.(line) !== true);
        const tempting = without.filter((line) => tempts?.(line) === true);
        const wrong = (tempting.length < 3 ? without : tempting).map(
          (line): WrongAnswer => ({ text: shown(line), because }),
        );
        if (wrong.length < 3) return [];
        return lines.filter(has).map(
          (line): Task => ({
            make: (random) =>
              askChoice(
                random,
                {
                  passage,
                  asks,
                  hint,
                  steps: [`The line: **${withoutLoneBracket(line)}**`, why(line)],
                  variant: `${asks} ${line}`,
                  features: isHard ? { listen: 4, recall: 2 } : { listen: 1, recall: 0 },
                },
                shown(line),
                wrong,
              ),
          }),
        );
      });
    });
  },
  solve(seen) {
    const found = sought.find(({ asks, termAsks }) => [asks, termAsks].includes(seen.asks));
    return found === undefined ? undefined : chosen(seen, (option) => found.hasToo(lineShown(seen, option) ?? ''));
  },
};
