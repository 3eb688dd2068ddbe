/** The right answer as a child reads it, told only once the question is marked. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { Key } from '@comet/questions/kernel/key';
import { rightText } from '@comet/questions/marking/right-text';

export function rightAnswerOf(key: Key): RightAnswer {
  switch (key.type) {
    case 'multipleChoice':
      return { type: key.type, option: key.option };
    case 'multipleWordChoice':
      return { type: key.type, picks: key.picks.map((places) => [...places]) };
    case 'writeAnswer':
      return { type: key.type, text: rightText(key.spec) };
  }
}
