/** What the ways of asking about spelling rules share. */
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { Form } from '../seen.ts';

/** Which words a sub-topic asks about. */
export interface RuleParams {
  readonly set: string;
}

export type RuleForm = Form<RuleParams>;

export const mistake = mistakesIn('e.spellRule');
