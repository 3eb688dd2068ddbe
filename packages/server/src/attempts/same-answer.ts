/** Whether an answer that comes again is the one that was stored: JSON columns give fields back in an order of their own. */
import type { GivenAnswer } from '@comet/contract/question';

export const isSameAnswer = (one: GivenAnswer | null, other: GivenAnswer | null): boolean =>
  one === null || other === null ? one === other : canonical(one) === canonical(other);

/** One text for one answer, whatever order its fields came in. */
function canonical(given: GivenAnswer): string {
  switch (given.type) {
    case 'multipleChoice':
      return `option ${given.option}`;
    case 'multipleWordChoice':
      return `picks ${JSON.stringify(given.picks)}`;
    case 'writeAnswer':
      return `text ${given.text}`;
  }
}
