import type { Block } from '@comet/contract/question';
import { describe, expect, test } from 'vitest';
import type { Made } from './generator.ts';
import { ownSteps, temptingStep } from './tempting-mistakes.ts';

const text = (said: string): Block => ({ type: 'text', text: said });
type Wrong = readonly [given: string, id: string, says: string];

/** A choice whose first option is right. */
function choosing(
  wrong: readonly Wrong[],
  explanation: readonly string[] = ['It is so.'],
): Pick<Made, 'question' | 'key' | 'hint' | 'explanation'> {
  return {
    question: {
      prompt: [text('Which?')],
      spoken: 'Which?',
      answer: {
        type: 'multipleChoice',
        layout: 'list',
        options: [[text('right')], ...wrong.map(([given]) => [text(given)])],
      },
    },
    key: { type: 'multipleChoice', option: 0, because: [undefined, ...wrong.map(([, id, says]) => ({ id, says }))] },
    hint: [text('Look at the ends of the words.')],
    explanation: explanation.map((step) => [text(step)]),
  };
}
const shown = (made: ReturnType<typeof choosing>): string[] =>
  temptingStep(made).map((block) => (block.type === 'text' ? block.text : ''));

describe('the step on wrong answers', () => {
  test('asks why not, or whether the child did it', () => {
    expect(
      shown(
        choosing([
          ['small', 'a', 'It means the opposite.'],
          ['12', 'b', 'You added.'],
        ]),
      ),
    ).toEqual(['Why not **small**? It means the opposite.', 'Did you get **12**? You added.']);
  });

  test('shows a whole sentence with its end mark', () => {
    expect(shown(choosing([['We ran.', 'a', 'It is too short.']]))).toEqual([
      'Why not this one? **We ran.** It is too short.',
    ]);
  });

  test('leaves out what is only fine in general', () => {
    expect(
      shown(
        choosing([
          ['and the', 'a', 'This part is right: each of its words is spelt correctly.'],
          ['No mistake', 'b', 'There is a mistake in part A, in “untill”.'],
        ]),
      ),
    ).toEqual([]);
  });

  test('names each mistake once, and two at most', () => {
    const wrong: Wrong[] = [
      ['one', 'a', 'It is far too small for this.'],
      ['two', 'a', 'It is far too small for that.'],
      ['three', 'b', 'It is a bit too big.'],
      ['four', 'c', 'It is odd.'],
    ];
    expect(shown(choosing(wrong))).toHaveLength(2);
    expect(shown(choosing(wrong)).join(' ')).not.toContain('four');
  });

  test('does not say again what the explanation says', () => {
    expect(shown(choosing([['small', 'a', 'It means the opposite.']], ['“Small”: it means the opposite.']))).toEqual(
      [],
    );
  });

  test('does not say again what the hint says', () => {
    expect(shown(choosing([['small', 'a', 'Look at the ends of the words.']]))).toEqual([]);
  });

  test('says nothing of two mistakes at once, and quotes no long text', () => {
    expect(
      shown(
        choosing([
          ['13', 'm/two-slips', 'Two things went wrong here.'],
          ['x'.repeat(120), 'a', 'No.'],
        ]),
      ),
    ).toEqual([]);
  });

  test('does not ask why not about a word that is right in another place', () => {
    const words = ['dawn', 'noon', 'dusk'];
    const late = { id: 'a', says: 'That came later in the day.' };
    const early = { id: 'b', says: 'That came earlier in the day.' };
    const made: Pick<Made, 'question' | 'key' | 'hint' | 'explanation'> = {
      ...choosing([]),
      question: {
        prompt: [text('In which order?')],
        spoken: 'In which order?',
        answer: {
          type: 'multipleWordChoice',
          pick: 1,
          layout: 'list',
          groups: ['First', 'Last'].map((label) => ({ label, words })),
        },
      },
      key: {
        type: 'multipleWordChoice',
        picks: [[0], [2]],
        because: [
          [undefined, late, late],
          [early, early, undefined],
        ],
      },
    };
    expect(shown(made)).toEqual([
      'Why not **noon**? That came earlier in the day.',
      'Why not **noon**? That came later in the day.',
    ]);
  });

  test('names the coordinate that a number is wrong for', () => {
    const low = { id: 'a', says: 'This number is 2 too small.' };
    const near = { id: 'b', says: 'That is too near.' };
    const made: Pick<Made, 'question' | 'key' | 'hint' | 'explanation'> = {
      ...choosing([]),
      question: {
        prompt: [text('Where is the corner?')],
        spoken: 'Where is the corner?',
        answer: {
          type: 'multipleWordChoice',
          pick: 1,
          layout: 'list',
          groups: [
            { label: 'x-coordinate', words: ['0', '2'] },
            { label: 'y-coordinate', words: ['0', '1'] },
          ],
        },
      },
      key: {
        type: 'multipleWordChoice',
        picks: [[1], [1]],
        because: [
          [low, undefined],
          [near, undefined],
        ],
      },
    };
    expect(shown(made)).toEqual([
      'Why not **0** for the x-coordinate? This number is 2 too small.',
      'Why not **0** for the y-coordinate? That is too near.',
    ]);
  });

  test('can be told from the steps of the generator', () => {
    const made = choosing([['small', 'a', 'It means the opposite.']]);
    expect(ownSteps([...made.explanation, temptingStep(made)])).toEqual(made.explanation);
  });
});
