/** Text in a request. Its length is checked before anything looks at the letters, so that a long text costs nothing. */
import { z } from 'zod';

interface TextRules {
  /** Letters at most, as PostgreSQL and the child count them: after cleaning. */
  readonly max: number;
  /** Said when the text is missing or is no text. */
  readonly required?: string;
  /** Said when the text is too long. */
  readonly tooLong?: string;
  /** Cleans the text (trims it, composes its letters) before the other rules look at it. Must take linear time. */
  readonly clean?: (text: string) => string;
}

/** A letter with its accents typed apart, and blanks pasted around the text, take more room before cleaning than after. */
const rawCharactersPerLetter = 4;

/**
 * The one constructor of text fields in requests: maximum first, then cleaning, then whatever the caller adds.
 * `bounded-text.test.ts` refuses a contract that reads text any other way.
 */
export function boundedText({ max, required, tooLong, clean }: TextRules): z.ZodString {
  const message = tooLong ?? `Please write at most ${max} characters`;
  const text = required === undefined ? z.string() : z.string(required);
  if (clean === undefined) return filled(text.max(max, { abort: true, error: message }), required);
  const raw = text.max(max * rawCharactersPerLetter, { abort: true, error: message }).overwrite(clean);
  return filled(raw.max(max, message), required);
}

const filled = (text: z.ZodString, required: string | undefined): z.ZodString =>
  required === undefined ? text : text.min(1, required);
