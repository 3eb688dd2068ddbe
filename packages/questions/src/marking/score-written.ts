/** Scores a typed answer against its specification. */
import type { Key } from '../kernel/key.ts';
import type { Score } from './score.ts';

/** Right, wrong with its mistake, 'right, but' or unreadable. */
export function scoreWritten(key: Extract<Key, { type: 'writeAnswer' }>, text: string): Score {
  const typed = text.trim().replaceAll(',', '');
  if (typed === '') return { verdict: 'unreadable', message: 'Type your answer first.' };
  const { spec } = key;
  const right =
    spec.kind === 'text'
      ? spec.accept.some((accepted) => accepted.toLowerCase() === typed.toLowerCase())
      : spec.kind === 'number' && spec.value === typed;
  if (right) return { verdict: 'right' };
  const mistake = key.mistakes.find((candidate) => candidate.given === typed);
  return mistake === undefined ? { verdict: 'wrong' } : { verdict: 'wrong', because: mistake.because };
}
