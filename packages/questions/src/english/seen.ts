/** What the solvers of English questions see: what is asked, the text it is asked about, and the options. */
import type { Question } from '@comet/contract/question';
import type { Form as AnyForm } from '../kernel/forms.ts';
import { optionTexts } from '../kernel/seen.ts';

/** What a child sees, ready for a solver. Bold marks stay. */
export interface Seen {
  /** The first text of the prompt. */
  readonly asks: string;
  /** The second text of the prompt; empty where there is none. */
  readonly shows: string;
  /** Texts of the options, or the words of the first group. */
  readonly options: readonly string[];
  readonly question: Question;
}

/** One way of asking an English question. It weighs as much as it has different questions. */
export type Form<Params> = AnyForm<Params, Seen>;

/** The question as solvers see it. */
export function seeTexts(question: Question): Seen {
  const [asks = '', shows = ''] = question.prompt.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  return { asks, shows, options: optionTexts(question), question };
}
