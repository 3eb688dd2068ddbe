/** Bullet points and the ellipsis. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { at, type PunctuateParams } from './params.ts';
import { mistake } from './punctuated-sentences.ts';
import { bulletLists, ellipsisUses } from './sentence-ends.data.ts';

type BulletForm = Form<PunctuateParams>;

interface List {
  readonly intro: string;
  readonly points: readonly string[];
}

const lists = once(() =>
  rowsOf(bulletLists).map(
    (row): List => ({
      intro: partOf(row, 0),
      points: partOf(row, 1)
        .split(';')
        .map((point) => point.trim()),
    }),
  ),
);
const sizeAt = (size: number, ...difficulties: readonly string[]) =>
  at((cell) => (cell.params.asks === 'bullets' ? size : 0), ...difficulties);

const shown = ({ intro, points }: List): string => [intro, ...points.map((point) => `• ${point}`)].join('\n\n');

/** One point changed, so that it is not like the others. */
function changed(list: List, place: number, change: (point: string) => string): List {
  return { ...list, points: list.points.map((point, at) => (at === place ? change(point) : point)) };
}

const changes: readonly (readonly [name: string, says: string, change: (point: string) => string])[] = [
  ['capital-in-one-point', 'One point begins with a capital letter and the others do not.', upper],
  ['stop-in-one-point', 'One point ends with a full stop and the others do not.', (point) => `${point}.`],
  ['semi-colon-in-one-point', 'One point ends with a semi-colon and the others do not.', (point) => `${point};`],
  ['comma-in-one-point', 'One point ends with a comma and the others do not.', (point) => `${point},`],
];

const introMistakes: readonly (readonly [name: string, says: string, end: string])[] = [
  ['no-colon', 'A colon is missing at the end of the first line.', ''],
  ['semi-colon-before-list', 'A colon belongs before the list, not a semi-colon.', ';'],
];

/** All points written alike, after a colon: the rule, checked on the text alone. */
function isRight(text: string): boolean {
  const [intro = '', ...points] = text.split('\n\n').map((line) => line.replace('• ', ''));
  const capitals = new Set(
    points.map((point) => /^\p{Lu}/u.test(point) && !/^(Roman|York|Leeds|Derby|Bristol)/.test(point)),
  );
  const marks = points.map((point) => /[.,;]$/.exec(point)?.[0] ?? '');
  if (marks.at(-1) === '.') marks.pop();
  const ends = new Set(marks);
  return intro.endsWith(':') && capitals.size === 1 && ends.size === 1;
}

/** Mistakes with the first line or with one point. A full stop after the last point only is a style of its own, so it is no mistake. */
function mistakesOf(list: List, place: number): TextMistake[] {
  const names = /^(York|Leeds|Derby|Bristol|Roman)/;
  return [
    ...changes
      .filter(([name]) => name !== 'capital-in-one-point' || !list.points.some((point) => names.test(point)))
      .filter(([name]) => name !== 'stop-in-one-point' || place < list.points.length - 1)
      .map(([name, says, change]): TextMistake => [shown(changed(list, place, change)), mistake(name, says)]),
    ...introMistakes.map(
      ([name, says, end]): TextMistake => [
        shown({ ...list, intro: list.intro.replace(/:$/, end) }),
        mistake(name, says),
      ],
    ),
  ];
}

const rule = 'A colon comes before the list, and all the points are written in the same way.';

/** 'Which list is punctuated correctly?' */
function whichList(isSame: boolean, count: number, difficulty: string): BulletForm {
  return {
    weight: sizeAt(isSame ? 60 : 80, difficulty),
    make(random) {
      const [list, ...others] = random.sample(lists(), 6);
      if (list === undefined) return undefined;
      const mistakes = isSame
        ? random.shuffle([...mistakesOf(list, 0), ...mistakesOf(list, 2)])
        : others.map((other) => random.pick(mistakesOf(other, random.int(0, 3))));
      return withOptions(
        chooseText(
          random,
          {
            prompt: ['Which list is punctuated correctly?'],
            hint: 'Look at the end of the first line. Then compare the points with each other.',
            steps: [
              rule,
              'So look for a missing colon, and for a point that begins or ends in a different way from the rest.',
              `The list with no mistake says:\n\n**${shown(list).replaceAll('\n\n', '**\n\n**')}**`,
            ],
            variant: `list: ${list.intro}`,
            features: { points: list.points.length, near: count },
          },
          shown(list),
          mistakes,
          { count },
        ),
      );
    },
    solve: (seen) => (seen.asks === 'Which list is punctuated correctly?' ? chosen(seen, isRight) : undefined),
  };
}

/** 'Which line is not punctuated like the others?' */
const oddLine: BulletForm = {
  weight: sizeAt(70, 'easy'),
  make(random) {
    const list = random.pick(lists());
    const place = random.int(0, list.points.length - 1);
    const [name, says, change] = random.pick(changes);
    if (name === 'capital-in-one-point' && list.points.some((point) => /^\p{Lu}/u.test(point))) return undefined;
    // A full stop after the last point only is a style of its own.
    if (name === 'stop-in-one-point' && place === list.points.length - 1) return undefined;
    const wrong = changed(list, place, change);
    const right = wrong.points[place] ?? '';
    return chooseText(
      random,
      {
        prompt: ['Which point does not match the others?', shown(wrong)],
        hint: 'Compare the first letters of the points, then the ends.',
        steps: [rule, says, `So the answer is: **${right}**`],
        variant: `odd line: ${list.intro} ${right}`,
        features: { points: list.points.length, near: 1 },
      },
      right,
      wrong.points
        .filter((_, at) => at !== place)
        .map(
          (point): TextMistake => [
            point,
            mistake('matching-point-chosen', 'That point begins and ends in the same way as most of the others.'),
          ],
        ),
      { count: list.points.length },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which point does not match the others?') return undefined;
    const styleOf = (point: string): string =>
      `${/^\p{Lu}/u.test(point) && !/^(Roman|York|Leeds|Derby|Bristol)/.test(point)} ${/[.,;]$/.exec(point)?.[0]}`;
    const styles = seen.options.map(styleOf);
    return chosen(seen, (option) => styles.filter((style) => style === styleOf(option)).length === 1);
  },
};

const kinds = {
  pause: 'a pause',
  unfinished: 'an unfinished thought',
  missing: 'words left out of a quotation',
} as const;
const kindNames = ['pause', 'unfinished', 'missing'] as const;
const uses = once(() => rowsOf(ellipsisUses).map((row) => ({ kind: partOf(row, 0), sentence: partOf(row, 1) })));

/** How to tell what an ellipsis does. */
const signs = {
  pause: 'The sentence goes on after the dots. They make us wait for what comes next.',
  unfinished: 'Nobody says the rest, so the thought is left open.',
  missing: 'Compare the two quotations: where the dots are, words are left out.',
} as const;

/** Whether a quotation with dots has the words around them from a whole quotation beside it. */
function isShortened(sentence: string): boolean {
  const quotations = [...sentence.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words.replace(/\.$/, ''));
  const whole = quotations.find((words) => !words.includes('…'));
  const pieces = quotations.find((words) => words.includes('…'))?.split(' … ') ?? [];
  return whole !== undefined && pieces.length > 1 && pieces.every((piece) => whole.includes(piece));
}

/** What an ellipsis does, by the words around it. */
function readKind(sentence: string): keyof typeof kinds {
  if (isShortened(sentence)) return 'missing';
  return /…(?:”|$)/.test(sentence) ? 'unfinished' : 'pause';
}

/** 'What does the ellipsis show?' */
const whatEllipsis: BulletForm = {
  weight: sizeAt(30, 'easy'),
  make(random) {
    const kind = random.pick(kindNames);
    const { sentence } = random.pick(uses().filter((each) => each.kind === kind));
    return chooseInOrder(
      {
        prompt: ['What do the three dots show here?', sentence],
        spoken: `What do the three dots show? ${sentence.replaceAll('…', 'dot dot dot')}`,
        hint: 'Does someone wait for a moment, stop for good, or leave out words that are quoted in full as well?',
        steps: [
          'Look at where the dots are, and at what comes after them.',
          signs[kind],
          `So they show **${kinds[kind]}**.`,
        ],
        variant: `ellipsis: ${sentence}`,
        features: { points: 1, near: 1 },
      },
      kindNames.map((each) => kinds[each]),
      kinds[kind],
      () => mistake('ellipsis-misread', signs[kind]),
    );
  },
  solve: (seen) =>
    seen.asks === 'What do the three dots show here?'
      ? chosen(seen, (option) => option === kinds[readKind(seen.shows)])
      : undefined,
};

/** 'Where do the dots show a pause?' */
const whichEllipsis: BulletForm = {
  weight: sizeAt(80, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const kind = random.pick(hard ? (['pause', 'unfinished'] as const) : kindNames);
    const right = random.pick(uses().filter((each) => each.kind === kind));
    const wrong = random.sample(
      uses().filter((each) => each.kind !== kind),
      9,
    );
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Where do the three dots show ${kinds[kind]}?`],
          hint: 'Look at what comes after the dots. If the same words are quoted twice, compare the two.',
          steps: [`We are looking for ${kinds[kind]}.`, signs[kind], `It is here: **${right.sentence}**`],
          variant: `which ellipsis ${hard}: ${right.sentence}`,
          features: { points: 1, near: hard ? 4 : 3 },
        },
        right.sentence,
        wrong.map(
          ({ kind: other, sentence }): TextMistake => [
            sentence,
            mistake(
              'ellipsis-misread',
              `There the dots show ${kinds[kindNames.find((each) => each === other) ?? 'pause']}.`,
            ),
          ],
        ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, text = ''] = /^Where do the three dots show (.+)\?$/.exec(seen.asks) ?? [];
    return text === '' ? undefined : chosen(seen, (option) => kinds[readKind(option)] === text);
  },
};

/** The ways of asking about bullet points and the ellipsis. */
export const bulletForms: readonly BulletForm[] = [
  whichList(true, 3, 'easy'),
  whatEllipsis,
  oddLine,
  whichEllipsis,
  whichList(false, 3, 'medium'),
  whichList(false, 4, 'hard'),
];
