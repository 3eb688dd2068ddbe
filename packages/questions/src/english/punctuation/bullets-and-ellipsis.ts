/** Bullet points and the ellipsis. */

import { upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, standsOut, withOptions } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import type { Form } from '../seen.ts';
import { bulletLists, ellipsisUses } from './bullets.data.ts';
import { at, type PunctuateParams } from './params.ts';
import { mistake } from './punctuated-sentences.ts';

type BulletForm = Form<PunctuateParams>;

interface List {
  readonly intro: string;
  readonly points: readonly string[];
  /** Points that are not of the same kind as the others. */
  readonly misfits: readonly string[];
}

const pointsOf = (part: string): string[] => part.split(';').map((point) => point.trim());
const lists = once(() =>
  rowsOf(bulletLists).map(
    (row): List => ({
      intro: partOf(row, 0),
      points: pointsOf(partOf(row, 1)),
      misfits: pointsOf(partOf(row, 2)),
    }),
  ),
);
const allMisfits = once(() => new Set(lists().flatMap(({ misfits }) => misfits)));
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

/** All points written alike and of one kind, after a colon: the rule, checked on the text alone. */
function isRight(text: string): boolean {
  const [intro = '', ...points] = text.split('\n\n').map((line) => line.replace('• ', ''));
  const capitals = new Set(points.map((point) => /^\p{Lu}/u.test(point)));
  const marks = points.map((point) => /[.,;]$/.exec(point)?.[0] ?? '');
  if (marks.at(-1) === '.') marks.pop();
  const ends = new Set(marks);
  const isOneKind = points.every((point) => !allMisfits().has(point));
  return intro.endsWith(':') && capitals.size === 1 && ends.size === 1 && isOneKind;
}

/** Mistakes with the first line or with one point. A full stop after the last point only is a style of its own, so it is no mistake. */
function mistakesOf(list: List, place: number): TextMistake[] {
  return [
    ...changes
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
const kindRule = 'Each point must go on from the words before the list in the same way as the others.';

/** A list with a point of another kind: a verb form or a sentence among things, or a thing among actions. */
function misfitting(random: Random, list: List): { readonly list: List; readonly misfit: string } {
  const misfit = random.pick(list.misfits);
  return { list: changed(list, random.int(0, list.points.length - 1), () => misfit), misfit };
}

const misfitMistake = (misfit: string, { intro }: List) =>
  mistake('point-misfit', `“${misfit}” doesn’t go on from “${intro}” in the same way as the other points.`);

const whichPunctuated = 'Which list is punctuated correctly?';
const whichWritten = 'Which list is written and punctuated correctly?';

/** 'Which list is punctuated correctly?' */
function whichList(isSame: boolean, count: number, difficulty: string): BulletForm {
  return {
    weight: sizeAt(isSame ? 60 : 80, difficulty),
    make(random) {
      const [list, ...others] = random.sample(lists(), 6);
      if (list === undefined) return undefined;
      const mistakes = isSame
        ? random.shuffle([...mistakesOf(list, 0), ...mistakesOf(list, 2)])
        : others.slice(0, count - 1).map((other, at): TextMistake => {
            if (difficulty !== 'hard' || at > 1) return random.pick(mistakesOf(other, random.int(0, 3)));
            const found = misfitting(random, other);
            return [shown(found.list), misfitMistake(found.misfit, other)];
          });
      return withOptions(
        chooseText(
          random,
          {
            prompt: [difficulty === 'hard' ? whichWritten : whichPunctuated],
            hint:
              difficulty === 'hard'
                ? 'Read the first line with each point after it. Does it make sense each time, and are the points written alike?'
                : 'Look at the end of the first line. Then compare the points with each other.',
            steps: [
              difficulty === 'hard' ? `${rule} ${kindRule}` : rule,
              difficulty === 'hard'
                ? 'So look for a point of another kind, such as a whole sentence among single things.'
                : 'So look for a missing colon, and for a point that begins or ends in a different way from the rest.',
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
    solve: (seen) => (seen.asks === whichPunctuated || seen.asks === whichWritten ? chosen(seen, isRight) : undefined),
  };
}

/** 'Which point does not fit the list?' */
const oddPoint: BulletForm = {
  weight: sizeAt(70, 'easy'),
  make(random) {
    const list = random.pick(lists());
    const { list: wrong, misfit } = misfitting(random, list);
    const others = wrong.points.filter((point) => point !== misfit);
    if (standsOut(random, misfit, others)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: ['Which point does not go on from the first line in the same way as the others?', shown(wrong)],
          hint: 'Read the first line aloud with each point after it, one by one.',
          steps: [
            kindRule,
            `The others read on well, such as “${list.intro.replace(':', '')} ${wrong.points.find((point) => point !== misfit)}”.`,
            `So the answer is: **${misfit}**`,
          ],
          variant: `odd point: ${list.intro} ${misfit}`,
          features: { points: list.points.length, near: 1 },
        },
        misfit,
        others.map(
          (point): TextMistake => [
            point,
            mistake('matching-point-chosen', `“${list.intro.replace(':', '')} ${point}” reads on well.`),
          ],
        ),
        { count: list.points.length },
      ),
    );
  },
  solve: (seen) =>
    seen.asks.startsWith('Which point does not go on') ? chosen(seen, (option) => allMisfits().has(option)) : undefined,
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
  const pieces = quotations.find((words) => words.includes('…'))?.split('…') ?? [];
  return whole !== undefined && pieces.length > 1 && pieces.every((piece) => whole.includes(piece.trim()));
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

/** Whether the dots are the last of all. */
const endsOpen = (sentence: string): boolean => /…”?\.?$/.test(sentence);

/** 'Where do the dots show a pause?' */
const whichEllipsis: BulletForm = {
  weight: sizeAt(80, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const kind = random.pick(hard ? (['pause', 'unfinished'] as const) : kindNames);
    const right = random.pick(uses().filter((each) => each.kind === kind));
    const others = random.shuffle(uses().filter((each) => each.kind !== kind));
    // Where the dots stand must not tell: two of the wrong ones have them in the same place, and one elsewhere.
    const isLike = (each: { readonly sentence: string }): boolean =>
      endsOpen(each.sentence) === endsOpen(right.sentence);
    const wrong = hard
      ? [...others.filter(isLike).slice(0, 2), ...others.filter((each) => !isLike(each)).slice(0, 2)]
      : others.slice(0, 9);
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
  oddPoint,
  whichEllipsis,
  whichList(false, 3, 'medium'),
  whichList(false, 4, 'hard'),
];
