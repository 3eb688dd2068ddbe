/** The order of events: what came first, what came next, and all of them in order. */
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { subsetsOf } from '../../kernel/subsets.ts';
import { askChoice, askGroups, type PassageQuestionText, placeOf, quoted } from '../ask.ts';
import type { Form, Seen, Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import { type Happening, type Passage, plain } from '../passages/passage.ts';

/** Holds for these happenings alone: somebody may tell of what was long before. */
const hint = 'Find each of these in the text. They are told in the order in which they happened.';

function questionTextOf(
  passage: Passage,
  asks: string,
  happenings: readonly Happening[],
  answer: string,
  variant: string,
  features: PassageQuestionText['features'],
): PassageQuestionText {
  return {
    passage,
    asks,
    hint,
    steps: [
      ...happenings.map(({ text, quote }) => `${text} See ${placeOf(passage, quote)}: ${quoted(quote)}`),
      `The answer: **${answer}**`,
    ],
    variant: `order ${variant} ${happenings.map(({ text }) => text).join(' ')}`,
    features,
  };
}

/** Where in the visible text this happening is told; the second solver goes by this alone. */
function placeIn(seen: Seen, text: string): number {
  const quote = seen.passage.happenings.find((each) => each.text === text)?.quote;
  const place = quote === undefined ? -1 : seen.shown.indexOf(plain(quote));
  return place < 0 ? Number.NaN : place;
}

const endAsks = { first: 'Which of these happened first?', last: 'Which of these happened last?' } as const;

function endTask(passage: Passage, some: readonly Happening[], end: 'first' | 'last'): Task {
  return {
    make(random: Random) {
      const right = end === 'first' ? some[0] : some.at(-1);
      if (right === undefined) return undefined;
      return askChoice(
        random,
        questionTextOf(passage, endAsks[end], some, right.text, end, { events: some.length, gaps: 0 }),
        right.text,
        some
          .filter((happening) => happening !== right)
          .map(({ text }) => ({ text, because: mistake(end === 'first' ? 'late' : 'early') })),
        some.length,
      );
    },
  };
}

/** The first or the last of three that follow one another. */
export const firstOrLast: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.order !== true || difficulty !== 'easy') return [];
    return passages.flatMap((passage) =>
      passage.happenings.slice(2).flatMap((_, place) => {
        const three = passage.happenings.slice(place, place + 3);
        return [endTask(passage, three, 'first'), endTask(passage, three, 'last')];
      }),
    );
  },
  solve(seen) {
    const isFirst = seen.asks === endAsks.first;
    if (!isFirst && seen.asks !== endAsks.last) return undefined;
    const places = seen.options.map((option) => placeIn(seen, option));
    const wanted = isFirst ? Math.min(...places) : Math.max(...places);
    return chosen(seen, (_, place) => places[place] === wanted);
  },
};

const nextAsks = {
  next: (text: string): string => `${text}\n\nWhich of these happened next?`,
  before: (text: string): string => `${text}\n\nWhich of these happened just before that?`,
} as const;

/** The feedback for an event on the right side that is not the nearest one. */
const notBeside = {
  early: 'That came earlier, but something else happened in between.',
  late: 'That came later, but something else happened in between.',
} as const;

function beside(passage: Passage, way: 'next' | 'before'): Task[] {
  const all = passage.happenings;
  return all.flatMap((happening, place) => {
    const right = all[place + (way === 'next' ? 1 : -1)];
    if (right === undefined || all.length < 5) return [];
    return [
      {
        make: (random) =>
          askChoice(
            random,
            questionTextOf(
              passage,
              nextAsks[way](happening.text),
              way === 'next' ? [happening, right] : [right, happening],
              right.text,
              way,
              { events: 5, gaps: 1 },
            ),
            right.text,
            all
              .filter((each) => each !== right && each !== happening)
              .map((each) => {
                const because = all.indexOf(each) < place ? 'early' : 'late';
                const isFurther = because === (way === 'next' ? 'late' : 'early');
                return { text: each.text, because: mistake(because, isFurther ? notBeside[because] : undefined) };
              }),
          ),
      },
    ];
  });
}

/** What happened next, what happened just before. */
export const nextOrBefore: Form = {
  tasks: (passages, { difficulty, params }) =>
    params.order === true && difficulty === 'medium'
      ? passages.flatMap((passage) => [...beside(passage, 'next'), ...beside(passage, 'before')])
      : [],
  solve(seen) {
    const [, happening = '', way] =
      /^(.+)\n\nWhich of these happened (next|just before that)\?$/u.exec(seen.asks) ?? [];
    if (way === undefined) return undefined;
    const from = placeIn(seen, happening);
    const places = seen.options.map((option) => placeIn(seen, option));
    const wanted =
      way === 'next'
        ? Math.min(...places.filter((place) => place > from))
        : Math.max(...places.filter((place) => place < from));
    return chosen(seen, (_, place) => places[place] === wanted);
  },
};

const orderAsks = 'Put these in the order in which they happened.';
const ordinals = ['First', 'Second', 'Third', 'Last'];

/** Four happenings to be put in order. */
export const putInOrder: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.order !== true || difficulty !== 'hard') return [];
    return passages.flatMap((passage) =>
      subsetsOf(passage.happenings, 4).map((four) => ({
        make(random) {
          const words = random.shuffle(four.map(({ text }) => text));
          return askGroups(
            {
              ...questionTextOf(passage, orderAsks, four, four.map(({ text }) => text).join(' '), 'all', {
                events: 4,
                gaps: 4,
              }),
              spoken: `${orderAsks} ${words.join(' ')}`,
            },
            four.map(({ text }, place) => ({
              label: ordinals[place] ?? '',
              words,
              right: [words.indexOf(text)],
              because: (word) =>
                four.findIndex((each) => each.text === word) < place
                  ? mistake('early', 'That came earlier. It belongs further up.')
                  : mistake('late', 'That came later. It belongs further down.'),
            })),
            'list',
          );
        },
      })),
    );
  },
  solve(seen) {
    if (seen.asks !== orderAsks) return undefined;
    const places = seen.options.map((option) => placeIn(seen, option));
    const sortedPlaces = [...places].sort((one, other) => one - other);
    return [{ type: 'multipleWordChoice', picks: sortedPlaces.map((place) => [places.indexOf(place)]) }];
  },
};
