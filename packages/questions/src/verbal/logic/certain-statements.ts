import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askOptions, promptText } from '../ask.ts';
import { answersWhere } from '../solve.ts';
import { factsIn } from './facts.ts';
import { type Clue, clueText, drawClue, holds, possibleUnder } from './order-clues.ts';
import type { ClueKind } from './order-contexts.data.ts';
import {
  drawPuzzle,
  isSettledByOne,
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

/** Which of four sentences must, could or cannot be true? */
export function whichHolds(plan: OrderPlan, certainties: readonly Certainty[]): LogicForm {
  return {
    make(random) {
      const certainty = random.pick(certainties);
      const puzzle = drawPuzzle(random, plan, (possible) => possible.length <= 5);
      if (puzzle === undefined || puzzle.possible.length < 2) return undefined;
      const { context, names, possible, clues, facts } = puzzle;
      const kinds = plan.kinds.filter((kind) => context.clues[kind] !== undefined);
      const drawn = new Map<string, Clue>();
      for (let tries = 0; tries < 40; tries++) {
        const clue = drawClue(random, kinds, plan.count);
        const text = clueText(clue, context, names);
        const questionText = [...clues, ...drawn.values()].some((each) => saysTheSame(each, clue));
        if (!facts.includes(text) && !questionText) drawn.set(text, clue);
      }
      const alone = clues.map((clue) => possibleUnder([clue], plan.count));
      const judged = [...drawn].map(([text, clue]) => ({ text, clue, verdict: verdictOf(clue, possible) }));
      const rights = judged.filter(({ verdict, clue }) => isRight(certainty, verdict) && !isSettledByOne(clue, alone));
      const wrongs = judged.filter(({ verdict }) => !isRight(certainty, verdict));
      const near = wrongs.filter(({ clue }) => !isSettledByOne(clue, alone));
      const [right] = rights;
      if (right === undefined || wrongs.length < 3 || near.length < 2) return undefined;
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
      const asks = asksFor[certainty];
      const questionText: QuestionText = {
        ...puzzleText(puzzle, plan, asks),
        hint:
          certainty === 'must'
            ? 'Write down every order that fits the facts. A sentence must be true if it holds in all of them.'
            : certainty === 'could'
              ? 'Write down every order that fits the facts. One order in which it holds is enough.'
              : 'Write down every order that fits the facts. Which sentence holds in none of them?',
        steps: [
          ...stepsToOrders({ ...puzzle, isNumbered: true }),
          `No other order fits. So the sentence that ${certainty} be true is: **${right.text}**`,
        ],
        variant: variantOf(puzzle, `${asks} ${right.text}`),
        features: { things: plan.count, facts: facts.length, open: possible.length },
      };
      const because = {
        true: mistake('is-always-true', 'That is true in every order that fits.'),
        false: mistake('is-never-true', 'It is false in every order that fits the facts.'),
      };
      const wrong = chosen.map(({ text, clue, verdict }) => {
        if (verdict !== 'open') return wrongTextOption(text, because[verdict]);
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
      return askOptions(random, questionText, right.text, wrong, 4, 'list');
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

const turned: Readonly<Partial<Record<ClueKind, ClueKind>>> = {
  before: 'after',
  after: 'before',
  next: 'previous',
  previous: 'next',
  beside: 'beside',
  apart: 'apart',
};

/** Whether two clues are one fact told from both sides. */
function saysTheSame(one: Clue, other: Clue): boolean {
  return turned[one.kind] === other.kind && one.one === other.other && one.other === other.one;
}
