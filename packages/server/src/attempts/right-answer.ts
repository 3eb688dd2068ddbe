/** The right answer as a child reads it, told only once the question is marked. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { AnswerForm } from '@comet/contract/question';
import type { Key } from '@comet/questions/kernel/key';
import { shownRight } from '@comet/questions/marking/right-text';

export function rightAnswerOf(key: Key, form: AnswerForm): RightAnswer {
  switch (key.type) {
    case 'multipleChoice':
      return { type: key.type, option: key.option };
    case 'multipleWordChoice':
      return { type: key.type, picks: key.picks.map((places) => [...places]) };
    case 'writeAnswer':
      return { type: key.type, text: form.type === 'writeAnswer' ? shownRight(key.spec, form) : '' };
  }
}
