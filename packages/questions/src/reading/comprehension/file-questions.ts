/** The questions of a file, asked in several ways: choose, type, check a child's answer. */
import { possessive } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { askChoice, askInOrder, askTyped, quoted } from '../ask.ts';
import { type Form, itemsOf, type Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Item, type Option, type Passage, plain } from '../passages/passage.ts';
import { isAsked, isSecondReading, itemIn, nameOutside, pointed, questionTextOf } from './file-question-text.ts';

/** The question with its options. Easy ones say where to look and have three options. */
export const choose: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            questionTextOf(passage, item, isEasy ? pointed(passage, item, item.asks) : item.asks, 'choose', {
              search: isEasy ? 0 : 1,
              proof: 0,
              options: isEasy ? 3 : 4,
            }),
            item.right.text,
            item.options.flatMap(({ text, because }) => (because === undefined ? [] : [{ text, because }])),
            isEasy ? 3 : 4,
          ),
      }));
  },
  solve(seen) {
    const item = itemIn(seen, seen.asks.split('\n\n').at(-1) ?? '');
    return item === undefined ? undefined : chosen(seen, (option) => isSecondReading(item, option));
  },
};

/** A short answer typed by the child. */
export const type: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => item.accept.length > 0)
      .map(({ passage, item }) => ({
        make: () =>
          askTyped(
            questionTextOf(passage, item, `${item.asks}\n\nType your answer, as short as you can.`, 'type', {
              search: 1,
              proof: 1,
              options: 9,
            }),
            item.accept,
          ),
      }));
  },
  solve(seen) {
    const [asks = '', ask] = seen.asks.split('\n\n');
    if (!ask?.startsWith('Type your answer')) return undefined;
    const item = itemIn(seen, asks);
    // What the second reader chose must hold one of the short answers, or one of them must stand in the proof.
    const places = [item?.secondReading?.text ?? '', ...(item?.evidence ?? [])].map((text) =>
      plain(text).toLowerCase(),
    );
    return (item?.accept ?? [])
      .filter((short) => places.some((place) => place.includes(plain(short).toLowerCase())))
      .flatMap(typed);
  },
};

function checkTask(passage: Passage, item: Item, option: Option, isEasy: boolean): Task {
  return {
    make(random: Random) {
      const name = nameOutside(passage, random);
      const right = option.because === undefined ? 'Yes' : 'No';
      const asked = `${item.asks}\n\n${name} says: ${quoted(option.text)}\n\nIs ${name} right?`;
      const questionText = questionTextOf(passage, item, isEasy ? pointed(passage, item, asked) : asked, 'check', {
        search: isEasy ? 0 : 1,
        proof: 0,
        options: 2,
      });
      return askInOrder(
        {
          ...questionText,
          steps: [
            ...questionText.steps,
            `So ${possessive(name)} answer is ${right === 'Yes' ? 'right' : 'wrong'}: **${right}**.`,
          ],
          variant: `${questionText.variant} ${option.text}`,
        },
        ['Yes', 'No'],
        right,
        () => option.because ?? mistake('missed'),
      );
    },
  };
}

/** Another child's answer to check: the right one, and one of the wrong ones for each difficulty. */
export const check: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item))
      .flatMap(({ passage, item }) => {
        const wrong = item.options.filter(({ because }) => because !== undefined).slice(isEasy ? 0 : 1)[0];
        return [item.right, ...(wrong === undefined ? [] : [wrong])].map((option) =>
          checkTask(passage, item, option, isEasy),
        );
      });
  },
  solve(seen) {
    const match = /(?:^|\n\n)(.+)\n\n\S+ says: [“‘](.+)[”’]\n\nIs \S+ right\?$/u.exec(seen.asks);
    if (match === null) return undefined;
    const [, asks = '', said = ''] = match;
    const item = itemIn(seen, asks);
    if (item?.secondReading === undefined) return [];
    return chosen(seen, (option) => (option === 'Yes') === isSecondReading(item, said));
  },
};
