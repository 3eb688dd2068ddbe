import type { Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askOptions, promptText } from '../ask.ts';
import { answersWhere } from '../solve.ts';
import { factsIn } from './facts.ts';
import { clueText, drawClue } from './order-clues.ts';
import { isSettledByOne, reaches } from './order-need.ts';
import {
  drawPuzzle,
  type LogicForm,
  type OrderPlan,
  orderText,
  puzzleText,
  testsOf,
  type Verdict,
  variantOf,
  verdictOf,
} from './order-question-text.ts';
import { stepsToOrders } from './order-reasoning.ts';
import { linesThat, readSentence } from './order-solver.ts';
import { type Clue, holds, isWithin, sizeOf, type Ways, waysWith, waysWithout } from './order-ways.ts';
import { readAgain } from './ruled-out.ts';

const mistake = mistakesIn('v.logic');

/** How sure a sentence must be. */
export type Certainty = 'must' | 'could' | 'cannot';

const asksFor: Readonly<Record<Certainty, string>> = {
  must: 'Which sentence **must** be true?',
  could: 'Which sentence **could** be true?',
  cannot: 'Which sentence **cannot** be true?',
};

const isRight = (certainty: Certainty, verdict: Verdict): boolean =>
  certainty === 'must' ? verdict === 'true' : certainty === 'could' ? verdict !== 'false' : verdict === 'false';

/** What the right sentence is: what must be true could be true as well, but nobody would say so. */
const wantedVerdict = { must: 'true', could: 'open', cannot: 'false' } as const satisfies Record<Certainty, Verdict>;

/** What is told of a sentence that is never true: the one or two facts that rule it out, where they are enough. */
function neverTrue(clue: Clue, clues: readonly Clue[], count: number): string {
  const goal = waysWithout(clue, count);
  const facts = clues.map((each) => waysWith(each, count));
  const alone = facts.findIndex((fact) => isWithin(fact, goal));
  if (alone >= 0) return readAgain([alone + 1]);
  for (const [at, fact] of facts.entries()) {
    const other = facts.findIndex((each) => isWithin(fact & each, goal));
    if (other >= 0) return readAgain([at + 1, other + 1]);
  }
  return 'It is false in every order that fits the facts.';
}

/** A puzzle and four sentences about it, one of which is as sure as asked. */
function drawQuestion(random: Random, plan: OrderPlan, certainty: Certainty): Made | undefined {
  const puzzle = drawPuzzle(random, plan, (possible) => sizeOf(possible) <= 5);
  if (puzzle === undefined || puzzle.possible.length < 2) return undefined;
  const { context, names, possible, clues, facts } = puzzle;
  const kinds = (plan.sentences ?? plan.kinds).filter((kind) => context.clues[kind] !== undefined);
  // What says the same holds in the same orders: a fact again, or a sentence that is there already.
  const drawn = new Map<Ways, Clue>();
  const told = clues.map((clue) => waysWith(clue, plan.count));
  for (let tries = 0; tries < 40; tries++) {
    const clue = drawClue(random, kinds, plan.count);
    const ways = waysWith(clue, plan.count);
    if (!told.includes(ways) && !drawn.has(ways)) drawn.set(ways, clue);
  }
  // What could be true is found by an order in which it is; what must or cannot be has to follow from enough facts.
  const isHardEnough = (clue: Clue): boolean => {
    if (certainty === 'could' || plan.floor === undefined) return true;
    // In a comparison the one left for a place is a step on the way, unless the sentence names just that place.
    const isStep = plan.from === 'comparing' && clue.one !== clue.other;
    const { isJoined = false, ...floor } = plan.floor;
    const goal = (certainty === 'must' ? waysWith : waysWithout)(clue, plan.count);
    return reaches({ ...floor, isJoined: isJoined && !isStep }, clues, goal, plan.count);
  };
  const isNear = (clue: Clue): boolean => !isSettledByOne(clue, clues, plan.count);
  const judged = [...drawn.values()].map((clue) => ({ clue, verdict: verdictOf(clue, possible) }));
  const right = judged.find(
    ({ verdict, clue }) => verdict === wantedVerdict[certainty] && isNear(clue) && isHardEnough(clue),
  );
  if (right === undefined) return undefined;
  // Beside its opposite, all would look at these two only.
  const wrongs = judged.filter(
    ({ verdict, clue }) => !isRight(certainty, verdict) && !isOpposite(clue, right.clue, plan.count),
  );
  const near = wrongs.filter(({ clue }) => isNear(clue));
  if (wrongs.length < 3 || near.length < 2) return undefined;
  const rightText = clueText(right.clue, context, names);
  // A sentence that is one fact turned round is struck out at a glance. With five things, all three are others if there are enough.
  const nearest = random.sample(near, Math.min(near.length, plan.count > 4 ? 3 : 2));
  const others = random.sample(
    wrongs.filter((each) => !nearest.includes(each)),
    3 - nearest.length,
  );
  const chosen = [...nearest, ...others];
  // Where all wrong ones are never true, nobody has to tell “must” from “could”.
  if (certainty === 'must' && !chosen.some(({ verdict }) => verdict === 'open')) return undefined;
  // Two sentences that come to the same could be struck out together.
  const open = chosen.filter(({ verdict }) => verdict === 'open');
  const truths = open.map(({ clue }) => possible.map((way) => Number(holds(clue, way))).join(''));
  if (new Set(truths).size < truths.length) return undefined;
  const reasons = stepsToOrders({ ...puzzle, isNumbered: true });
  // Where one would have to try things out, there is nothing to explain.
  if (reasons === undefined) return undefined;
  const asks = asksFor[certainty];
  const questionText: QuestionText = {
    ...puzzleText(puzzle, plan, asks),
    hint:
      certainty === 'must'
        ? 'Write down every order that fits the facts. A sentence must be true if it holds in all of them.'
        : certainty === 'could'
          ? 'Write down every order that fits the facts. One order in which it holds is enough.'
          : 'Write down every order that fits the facts. Which sentence holds in none of them?',
    steps: [...reasons, `No other order fits. So the sentence that ${certainty} be true is: **${rightText}**`],
    variant: variantOf(puzzle, `${asks} ${rightText}`),
    features: { things: plan.count, facts: facts.length, open: possible.length },
  };
  const wrong = chosen.map(({ clue, verdict }) => {
    const text = clueText(clue, context, names);
    if (verdict === 'true')
      return wrongTextOption(text, mistake('is-always-true', 'That is true in every order that fits.'));
    if (verdict === 'false') return wrongTextOption(text, mistake('is-never-true', neverTrue(clue, clues, plan.count)));
    const isMust = certainty === 'must';
    const example = possible.find((way) => holds(clue, way) !== isMust) ?? [];
    return wrongTextOption(
      text,
      isMust
        ? mistake(
            'only-could-be',
            `It doesn’t have to be true. It is false in this order, ${orderText(puzzle, example)}.`,
          )
        : mistake('could-be', `It can be true, as in this order, ${orderText(puzzle, example)}.`),
    );
  });
  return askOptions(random, questionText, rightText, wrong, 4, 'list');
}

/** How many puzzles are drawn for one question. */
const mostTries = 20;

/** Which of four sentences must, could or cannot be true? */
export function whichHolds(plan: OrderPlan, certainties: readonly Certainty[]): LogicForm {
  return {
    make(random) {
      // What fits one question more often than another is drawn again, so that each is asked as often.
      const certainty = random.pick(certainties);
      for (let tries = 0; tries < mostTries; tries++) {
        const made = drawQuestion(random, plan, certainty);
        if (made !== undefined) return made;
      }
      return undefined;
    },
    solve(question) {
      const text = promptText(question);
      const certainty = (['must', 'could', 'cannot'] as const).find((each) => text.includes(asksFor[each]));
      if (certainty === undefined) return undefined;
      const { tests, names } = testsOf(factsIn(question));
      const lines = linesThat(names, tests);
      return answersWhere(question, (option) => {
        const read = readSentence(option);
        const held = lines.filter((line) => read?.test(line) === true).length;
        return certainty === 'must' ? held === lines.length : certainty === 'could' ? held > 0 : held === 0;
      });
    },
  };
}

/** Whether one of two sentences is true just where the other is false. */
const isOpposite = (one: Clue, other: Clue, count: number): boolean =>
  waysWith(one, count) === waysWithout(other, count);
