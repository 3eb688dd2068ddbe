/** Feedback and explanations that once said what was not so, each with what must be true of them now. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { Minted } from './kernel/mint.ts';
import { shownBy } from './kernel/plain-text.ts';
import { workingTo } from './number/word-problems/told-mistakes.ts';
import { mintFor } from './registry.ts';
import { daysUntil } from './verbal/calendar/solver.ts';

const drawn = (subTopicId: number, difficulty: Difficulty): Minted[] =>
  Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 71_000_000 + place));

/** Every wrong answer with what a child is told about it. */
function questionTextOf({ question: { answer }, key }: Minted): { readonly given: string; readonly says: string }[] {
  if (key.type === 'writeAnswer') return key.mistakes.map(({ given, because }) => ({ given, says: because.says }));
  if (key.type !== 'multipleChoice' || answer.type !== 'multipleChoice') return [];
  return answer.options.map((option, place) => ({
    given: option.map(shownBy).join(' '),
    says: key.because[place]?.says ?? '',
  }));
}
const promptOf = ({ question }: Minted): string => question.prompt.map(shownBy).join(' ');
const stepsOf = ({ explanation }: Minted): string => explanation.flat().map(shownBy).join(' ');
const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

describe('what feedback says is so', () => {
  test('a date that went too far lies beyond the right one, earlier or later', () => {
    const wrong = drawn(340803, 'hard').flatMap((made) => {
      const way = /\*\*.* (later|earlier)\*\*/.exec(promptOf(made))?.[1];
      const [, right = ''] = /The trip is on \*\*(.*?)\*\*/.exec(stepsOf(made)) ?? [];
      return questionTextOf(made).filter(({ given, says }) => {
        const beyond = (way === 'earlier' ? daysUntil(given, right) : daysUntil(right, given)) ?? 0;
        const isBeyond = beyond > 0 && beyond < 180;
        return way !== undefined && ((/too far/.test(says) && !isBeyond) || (/short/.test(says) && isBeyond));
      });
    });
    expect(wrong).toEqual([]);
  });

  test('whoever took away is not told that they added', () => {
    const wrong = drawn(130604, 'hard').flatMap((made) => {
      const [right = 0] = made.key.type === 'writeAnswer' ? numbersOf(JSON.stringify(made.key.spec)) : [];
      return questionTextOf(made).filter(({ given, says }) => says.startsWith('You added') && Number(given) < right);
    });
    expect(wrong).toEqual([]);
  });

  test('a slow watch is not called fast', () => {
    const wrong = drawn(360903, 'medium').filter(
      (made) => promptOf(made).includes('slow**') && questionTextOf(made).some(({ says }) => says.startsWith('A fast')),
    );
    expect(wrong).toEqual([]);
  });

  test('a rest that was forgotten is no wrong way on the clock', () => {
    const wrong = drawn(360903, 'hard').filter(
      (made) =>
        promptOf(made).includes('with a rest') && questionTextOf(made).some(({ says }) => says.includes('wrong way')),
    );
    expect(wrong).toEqual([]);
  });

  test('journeys without letters have none in their feedback', () => {
    const wrong = drawn(170505, 'hard').filter((made) =>
      questionTextOf(made).some(({ says }) => says.includes('letter')),
    );
    expect(wrong).toEqual([]);
  });

  test('the mean that is given is not called the sum', () => {
    const wrong = drawn(161003, 'medium').filter((made) => {
      const [mean] = numbersOf(/has a mean of \d+/.exec(promptOf(made))?.[0] ?? '');
      return questionTextOf(made).some(({ given, says }) => Number(given) === mean && says.includes('the sum'));
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    130201, 130503, 130605, 140301, 140604, 140704, 150202, 150203, 150302, 160102, 160203, 130402, 140403, 150505,
    160405, 160502, 160805, 160807, 161001, 170204, 170304, 170601, 170702, 170704,
  ])('feedback of %s gives a reason or is not given: it never merely asks to check', (subTopicId) => {
    const vague = drawn(subTopicId, 'medium').flatMap((made) =>
      questionTextOf(made).filter(({ says }) => /^(?:Close|Not quite|Not this)|Check your|[Rr]ead again/.test(says)),
    );
    expect(vague).toEqual([]);
  });

  test('feedback names the calculation behind a story’s answer only where no other numbers lead to it', () => {
    expect(workingTo(82, [10, 18, 90, 4])).toBeUndefined();
    expect(workingTo(92, [23, 4, 5])?.text).toBe('23 × 4');
  });

  test('a number called a common factor divides both', () => {
    const wrong = drawn(150402, 'medium').flatMap((made) => {
      const [one = 1, other = 1] = numbersOf(promptOf(made)).slice(-2);
      return questionTextOf(made).filter(
        ({ given, says }) =>
          says.startsWith('That is a common factor') && (one % Number(given) !== 0 || other % Number(given) !== 0),
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each(['medium', 'hard'] as const)('a fraction called less is less: %s', (difficulty) => {
    const claims = [150502, 160402].flatMap((subTopicId) =>
      drawn(subTopicId, difficulty).flatMap((made) =>
        questionTextOf(made).flatMap(({ says }) => [
          ...says.matchAll(/(?<![\d ])(\d+)\/(\d+) is less than (\d+)\/(\d+)/g),
        ]),
      ),
    );
    expect(claims).not.toHaveLength(0);
    const wrong = claims.filter(([, a, b, c, d]) => Number(a) * Number(d) >= Number(c) * Number(b));
    expect(wrong).toEqual([]);
  });
});

describe('feedback that speaks of what is there', () => {
  test('outcomes of two dice are counted in both orders, and nobody is told that order does not matter', () => {
    const wrong = drawn(170803, 'hard').filter((made) =>
      questionTextOf(made).some(({ says }) => says.includes('order does not matter')),
    );
    expect(wrong).toEqual([]);
  });

  test('a symmetry of half a turn is not explained by a mirror', () => {
    const wrong = drawn(170605, 'easy').filter(
      (made) =>
        promptOf(made).includes('rotational symmetry') &&
        questionTextOf(made).some(({ says }) => says.includes('mirror')),
    );
    expect(wrong).toEqual([]);
  });

  test('a balance without kilograms does not ask to change them', () => {
    const wrong = drawn(130502, 'easy').filter(
      (made) => made.hint.map(shownBy).join(' ').includes('kilograms') && !promptOf(made).includes('kg'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('hard is more than one step', () => {
  test.each([
    [170606, 4],
    [160807, 3],
    [170405, 3],
  ])('in %s', (subTopicId, least) => {
    const short = drawn(subTopicId, 'hard').filter(({ features }) => (features.steps ?? 0) < least);
    expect(short.map(promptOf)).toEqual([]);
  });
});
test.each(['easy', 'medium', 'hard'] as const)(
  'fractions to compare have more than two to choose from: %s',
  (difficulty) => {
    const sizes = drawn(150502, difficulty).map(({ question: { answer } }) => {
      if (answer.type === 'multipleChoice') return answer.options.length;
      return answer.type === 'multipleWordChoice' ? Math.max(...answer.groups.map(({ words }) => words.length)) : 3;
    });
    expect(Math.min(...sizes)).toBeGreaterThan(2);
  },
);

describe('what hints and explanations say is so', () => {
  test('a hint about remainders names only numbers of the question', () => {
    const wrong = drawn(150304, 'medium').filter((made) => {
      const shown = numbersOf(promptOf(made));
      return (
        promptOf(made).startsWith('Which number from') &&
        numbersOf(made.hint.map(shownBy).join(' ')).some((number) => !shown.includes(number))
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    [450402, 'hard'],
    [460402, 'medium'],
  ] as const)(
    'shapes of %s %s that swap sizes and keep their shading do not swap shading',
    (subTopicId, difficulty) => {
      const both = drawn(subTopicId, difficulty)
        .map(stepsOf)
        .filter((steps) => steps.includes('swap sizes') && /shading/.test(steps));
      expect(both.filter((steps) => steps.includes('swap shading'))).toEqual([]);
      expect(both).not.toHaveLength(0);
    },
  );
});
