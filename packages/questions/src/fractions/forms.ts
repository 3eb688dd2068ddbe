/** Generators of this room: their solvers read fractions set out by KaTeX as '3/4', and know options by their value. */
import type { GivenAnswer } from '@comet/contract/question';
import { generatorsReading } from '../kernel/forms.ts';
import { chosen, plainSentence, type Seen, typed } from '../kernel/seen.ts';
import { sameValue } from './fraction.ts';
import { readTex } from './maths-text.ts';

/** The generator of these forms. */
export const generatorOfForms = generatorsReading({ plain: plainSentence, tex: readTex });

/** An answer by value: typed, or every option that shows it in whatever form. */
export function answered(seen: Seen, value: number | string): GivenAnswer[] {
  if (seen.question.answer.type === 'writeAnswer') return typed(value);
  const text = String(value);
  return chosen(seen, (option) => sameValue(text.includes('%') ? option : option.replace('%', ''), text));
}
