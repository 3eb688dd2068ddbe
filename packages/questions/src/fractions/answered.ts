/** An answer to a fraction question by its value, whatever form it is written in. */
import type { GivenAnswer } from '@comet/contract/question';
import { chosen, type Seen, typed } from '../kernel/seen.ts';
import { sameValue } from './fraction.ts';

/** An answer by value: typed, or every option that shows it in whatever form. */
export function answered(seen: Seen, value: number | string): GivenAnswer[] {
  if (seen.question.answer.type === 'writeAnswer') return typed(value);
  const text = String(value);
  return chosen(seen, (option) => sameValue(text.includes('%') ? option : option.replace('%', ''), text));
}
