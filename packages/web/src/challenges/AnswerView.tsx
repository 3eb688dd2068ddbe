/** An answer as it is read: the words of an option, or what was typed. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { Blocks } from '../question/Blocks.tsx';

export function AnswerView({
  form,
  answer,
}: {
  readonly form: AnswerForm;
  readonly answer: RightAnswer | GivenAnswer;
}) {
  if (answer.type === 'writeAnswer') return answer.text;
  if (answer.type !== 'multipleChoice' || form.type !== 'multipleChoice') return null;
  return <Blocks blocks={form.options[answer.option] ?? []} isOption />;
}
