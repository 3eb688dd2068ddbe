/** For tests: a rule of marking with what children type under it, and the verdict each of them must get. */
import type { Mistake, WriteSpec } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { scoreWritten } from './score-written.ts';
import type { Score } from './verdict.ts';

/**
 * One rule: what is asked, and what is typed, by the verdict it must get. One line holds several answers: '7 | 07 | 7.0'.
 * `nearly` is right with a note. A wrong answer may name the mistake it is told by: '24 cm → typed/unit'.
 */
export interface Rule {
  readonly spec: WriteSpec;
  readonly box?: Box;
  /** The mistakes the generator named: '1150 → forgot-to-carry'. */
  readonly mistakes?: readonly string[];
  readonly right?: readonly string[];
  readonly nearly?: readonly string[];
  readonly again?: readonly string[];
  readonly wrong?: readonly string[];
  readonly unreadable?: readonly string[];
}

const mistakeOf = (id: string): Mistake => ({ id, says: `You did ${id}.` });
const answersIn = (lines: readonly string[] = []): string[] => lines.flatMap((line) => line.split(' | '));
const halvesOf = (named: string): readonly string[] => named.split(' → ');

/** Scores what is typed under a rule, with the generator's mistakes. */
export function scoreUnder({ spec, box = {}, mistakes = [] }: Rule, typed: string): Score {
  const foreseen = answersIn(mistakes).map((named) => {
    const [given = '', id = ''] = halvesOf(named);
    return { given, because: mistakeOf(id) };
  });
  return scoreWritten({ type: 'writeAnswer', spec, mistakes: foreseen }, box, typed);
}

/** The verdict in one word, with the mistake behind it where there is one: 'right', 'wrong: forgot-to-carry'. */
export function verdictUnder(rule: Rule, typed: string): string {
  const score = scoreUnder(rule, typed);
  if (score.verdict === 'right') return score.note === undefined ? 'right' : 'nearly';
  if (score.verdict === 'wrong') return score.because === undefined ? 'wrong' : `wrong: ${score.because.id}`;
  return score.message === '' ? `${score.verdict} without a word` : score.verdict;
}

/** What is typed under a rule beside the verdict it must get, for `test.each`. */
export function casesOf(rule: Rule): (readonly [typed: string, verdict: string])[] {
  const verdicts = ['right', 'nearly', 'again', 'unreadable'] as const;
  const wrong = answersIn(rule.wrong).map((named) => {
    const [typed = '', id] = halvesOf(named);
    return [typed, id === undefined ? 'wrong' : `wrong: ${id}`] as const;
  });
  return [
    ...verdicts.flatMap((verdict) => answersIn(rule[verdict]).map((typed) => [typed, verdict] as const)),
    ...wrong,
  ];
}
