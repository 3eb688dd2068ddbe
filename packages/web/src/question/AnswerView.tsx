/** An answer as it is read: the words of an option, the words that were chosen, or what was typed. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { Blocks } from './Blocks.tsx';

export function AnswerView({
  form,
  answer,
}: {
  readonly form: AnswerForm;
  readonly answer: RightAnswer | GivenAnswer;
}) {
  if (answer.type === 'writeAnswer') return answer.text;
  if (answer.type === 'multipleChoice' && form.type === 'multipleChoice')
    return <Blocks blocks={form.options[answer.option] ?? []} isOption />;
  if (answer.type === 'multipleWordChoice' && form.type === 'multipleWordChoice')
    return answer.picks.flatMap((places, at) => places.map((place) => form.groups[at]?.words[place] ?? '')).join(', ');
  return null;
}
