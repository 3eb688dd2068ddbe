/** How many blocks: in the pile, hidden in it, or missing from the full cuboid. */
import type { Block } from '@comet/contract/question';
import type { Made } from '../../kernel/generator.ts';
import type { Mistake } from '../../kernel/key.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { wordings } from '../wordings.ts';
import { type Heights, seenSides } from './block-geometry.ts';
import { type Form, type Plan, says } from './difficulty-plans.ts';
import { blocksOf, countOf, drawnPile, matOf, pileFigure, planFigure, seenCount, seenInRows } from './pile.ts';

const text = (words: string): Block => ({ type: 'text', text: words });

/** A pile as the plan allows it. */
export function pileFor(random: Random, { pile, hidden: [least, most] }: Plan): Heights | undefined {
  return drawnPile(random, pile, (heights) => {
    const unseen = countOf(heights) - seenCount(heights);
    // In one layer every block is seen, and nothing has to be worked out.
    return unseen >= least && unseen <= most && Math.max(...heights.flat()) > 1;
  });
}

/** What the pile is asked for, and the answer with the wrong ones that tell a mistake. */
function asked(heights: Heights, form: Form) {
  const count = countOf(heights);
  const seen = seenCount(heights);
  const [columns, rows] = matOf(heights);
  const top = Math.max(...heights.flat());
  const whole = columns * rows * top;
  const sum = `${heights
    .flat()
    .filter((height) => height > 0)
    .join(' + ')} = ${count}`;
  if (form === 'fill')
    return {
      asks: wordings.fullCuboid([columns, rows, top]),
      answer: whole - count,
      wrong: [
        [count, says.there],
        [whole, says.whole],
        [whole - seen, says.tookSeen],
      ] satisfies [number, Mistake][],
      steps: [
        `The full cuboid has ${columns} × ${rows} × ${top} = ${whole} blocks.`,
        `Add up the columns of the pile, row by row from the front: ${sum}.`,
        `${whole} − ${count} = ${whole - count} blocks are missing.`,
      ],
    };
  if (form === 'hidden')
    return {
      asks: wordings.hiddenBlocks,
      answer: count - seen,
      wrong: [
        [count, says.allBlocks],
        [seen, says.seen],
      ] satisfies [number, Mistake][],
      steps: [
        `Add up the columns, row by row from the front: ${sum}.`,
        `Count the blocks you can see, even if only a corner shows, row by row from the front: ${seenInRows(heights).join(' + ')} = ${seen}.`,
        `${count} − ${seen} = ${count - seen} ${count - seen === 1 ? 'block is' : 'blocks are'} hidden.`,
      ],
    };
  return {
    asks: wordings.blocksInPile,
    answer: count,
    wrong: [
      [seen, says.seenOnly],
      [seenSides(blocksOf(heights)).length, says.squares],
      [heights.flat().filter((height) => height > 0).length, says.columns],
    ] satisfies [number, Mistake][],
    steps: ['Count the blocks in each column, including any that are hidden.', `Row by row from the front: ${sum}.`],
  };
}

const hints = {
  count: 'Look at one column at a time. How many blocks stand on top of each other?',
  hidden: 'Count all the blocks, column by column. Then count the ones you can see.',
  fill: 'How many blocks does the full cuboid have? How many are there already?',
} as const;

/** How many blocks? Typed as a number. */
export function makeCount(random: Random, plan: Plan, form: 'count' | 'hidden' | 'fill'): Made | undefined {
  const heights = pileFor(random, plan);
  if (heights === undefined) return undefined;
  const { asks, answer, wrong, steps } = asked(heights, form);
  // Who only counts the blocks that are there, or the ones that can be seen, must not come to the right number.
  const counted = form === 'hidden' ? seenCount(heights) : countOf(heights);
  if (answer === 0 || (form !== 'count' && answer === counted)) return undefined;
  const words = worded(random, asks);
  // A number that two mistakes lead to says nothing of either.
  const others = wrong.filter(
    ([value], at) => value !== answer && !wrong.some(([other], place) => place !== at && other === value),
  );
  const count = countOf(heights);
  return {
    question: {
      prompt: [text(words), { type: 'figure', figure: pileFigure(heights) }],
      answer: { type: 'writeAnswer', kind: 'number', after: answer === 1 ? 'block' : 'blocks' },
      spoken: words.replaceAll('**', ''),
    },
    key: {
      type: 'writeAnswer',
      spec: { kind: 'number', value: String(answer) },
      mistakes: others.map(([given, because]) => ({ given: String(given), because })),
    },
    hint: [text(hints[form])],
    explanation: [
      [text('This plan shows how many blocks stand on each square.'), { type: 'figure', figure: planFigure(heights) }],
      ...steps.map((step) => [text(step)]),
      [text(`The answer is **${answer}**.`)],
    ],
    variant: `${form} ${heights.join('/')}`,
    features: { blocks: count, hidden: count - seenCount(heights), form: form === 'count' ? 0 : 1 },
  };
}
