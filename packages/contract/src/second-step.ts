/** The second step of a log-in, apart from the calls that switch it on: every page needs these few lines. */
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';
import { trimmed } from './fields.ts';

/** A code from the app (six digits) or a recovery code, with or without blanks. */
export const codeSchema = boundedText({ max: 24, required: 'Please enter a code', clean: trimmed });

/** Bytes as browsers send them in JSON. */
export const bytesText = (max: number) => boundedText({ max }).regex(/^[\w-]+$/);

/** What a passkey signs to show that it is there. */
export const passkeyAnswerSchema = z.strictObject({
  id: bytesText(1400),
  clientDataJSON: bytesText(2000),
  authenticatorData: bytesText(2000),
  signature: bytesText(2000),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** What the second step of a log-in may carry. */
export const secondStepShape = { code: codeSchema.optional(), passkey: passkeyAnswerSchema.optional() };
