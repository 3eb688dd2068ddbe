/** Short forms and the words they are mixed up with: its and it’s. */

import { upper } from '../../kernel/letter-case.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { gap } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { itsSentences, ownedWords } from './apostrophes.data.ts';
import { type ApostropheCell, at, mistake } from './owners.ts';
import type { ShortForm } from './short-forms.ts';

/** Sentences with a gap for a short form or the word it is mixed up with. */
export const its = once(() =>
  rowsOf(itsSentences).map((row) => ({ right: partOf(row, 0), other: partOf(row, 1), sentence: partOf(row, 2) })),
);

const inFull = new Map([
  ['it’s', 'it is'],
  ['you’re', 'you are'],
  ['they’re', 'they are'],
  ['who’s', 'who is'],
  ['we’re', 'we are'],
  ['let’s', 'let us'],
]);

/** What a short form stands for in its sentence: ‘it has’ in front of ‘been’. */
function inFullIn(sentence: string, short: string): string | undefined {
  return short === 'it’s' && sentence.includes(`${gap} been`) ? 'it has' : inFull.get(short);
}

/** Which of its and it's belongs in a gap, by the word that follows. */
function readGap(sentence: string, options: readonly string[]): string | undefined {
  const [, next = ''] = new RegExp(`${gap} (\\p{L}+)`, 'u').exec(sentence) ?? [];
  const short = options.find((option) => option.includes('’'));
  const plain = options.find((option) => !option.includes('’'));
  const owns = ` ${ownedWords} `.includes(` ${next} `) && plain !== 'were' && plain !== 'lets';
  if (owns || (plain === 'were' && /^(They|You)/.test(sentence)) || (plain === 'lets' && /^(She|Dad)/.test(sentence)))
    return plain;
  return short;
}

const isWhose = ({ right }: { readonly right: string }): boolean => /^who/.test(right);

/** Two gaps: year 3 begins with its and it’s; whose and who’s are left to year 5, which has one of them in each question. */
function drawnGaps(random: Random, { params, difficulty }: ApostropheCell): ReturnType<typeof its> {
  if (params.asks === 'revision')
    return random.shuffle([
      random.pick(its().filter(isWhose)),
      random.pick(its().filter(({ right }) => /^(?:it|you|the)/.test(right))),
    ]);
  return random.sample(
    its().filter((row) => (difficulty === 'hard' ? !isWhose(row) : /^it.?s$/.test(row.right))),
    2,
  );
}

const asks = 'Which words fit the gaps?';

/** 'Which words fit: its or it’s, your or you’re?' in two sentences. */
export const itsOrIts: ShortForm = {
  weight: (cell) =>
    at(['contraction'], 40, 'hard')(cell) +
    at(['contraction'], 12, 'medium')(cell) +
    at(['revision'], 60, 'medium')(cell),
  make(random, cell) {
    const isMedium = cell.difficulty === 'medium';
    const rows = drawnGaps(random, cell);
    const [first, second] = rows.map(({ right, other, sentence }): Judged => {
      const full = inFullIn(sentence, right) ?? inFullIn(sentence, other) ?? '';
      const show = (word: string): string => (sentence.startsWith(gap) ? upper(word) : word);
      const because = mistake(
        'short-form-confused',
        `Put “${full}” in the gap: ${sentence} ${right.includes('’') ? 'That makes sense, so use the short form.' : 'That makes no sense, so no apostrophe is needed.'}`,
      );
      return { text: sentence, right: show(right), other: show(other), because };
    });
    if (first === undefined || second === undefined) return undefined;
    const why = ({ text, right, other }: Judged, place: number): string => {
      const full = inFullIn(text, right.toLowerCase()) ?? inFullIn(text, other.toLowerCase());
      return `Gap ${place + 1}: put “${full}” there. That ${right.includes('’') ? 'makes sense' : 'makes no sense'}, so it is “${right}”.`;
    };
    return judgeTwo(
      {
        asks,
        hint: 'Say each short form in full in its gap. Does the sentence still make sense?',
        steps: [why(first, 0), why(second, 1), `So it is **${both(first.right, second.right)}**.`],
        features: { load: isMedium ? 2 : 4 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== asks) return undefined;
    const parts = seen.options.map((option) => option.split(', then '));
    const [first = '', second = ''] = readTwo(seen.shows).map((text, place) =>
      readGap(text, [...new Set(parts.map((words) => (words[place] ?? '').toLowerCase()))]),
    );
    return chosen(seen, (option) => option.toLowerCase() === both(first, second).toLowerCase());
  },
};
