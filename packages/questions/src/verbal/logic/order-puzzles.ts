import { mistakesIn } from '../../kernel/mistakes.ts';
import { wrongTextOption } from '../../kernel/options.ts';
import type { QuestionText, Step } from '../../kernel/question-text.ts';
import { askEither, askOptions, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { factsIn } from './facts.ts';
import { opposite, stepsByChain } from './order-chains.ts';
import { clueText, drawClue, inside } from './order-clues.ts';
import { isSettledByOne, reaches } from './order-need.ts';
import {
  drawPuzzle,
  type LogicForm,
  type OrderPlan,
  type Puzzle,
  puzzleText,
  testsOf,
  type Verdict,
  variantOf,
  verdictOf,
  verdicts,
} from './order-question-text.ts';
import { askFor, type Facts, placeText, stepsToOrders, stepsToPlace, whyNotThere } from './order-reasoning.ts';
import { linesThat, placeAsked, readSentence } from './order-solver.ts';
import { type Clue, isWithin, sizeOf, waysAt, waysWith } from './order-ways.ts';

const mistake = mistakesIn('v.logic');
const anyPlace: readonly ('first' | 'last' | 'inner')[] = ['first', 'last', 'inner'];

/** Facts that say where somebody is not, or leave a choice, can't be put on a line one after the other. */
const hintFor = ({ clues, possible, context }: Puzzle): string =>
  possible.length === 1 && clues.every(({ kind }) => !['notFirst', 'notLast', 'beside', 'apart'].includes(kind))
    ? 'Draw a line and put them all in order on it, one fact at a time.'
    : `Draw a box for each place, from ${context.ends.join(' to ')}. Which places does each fact rule out?`;

/** Where all the facts together put a thing; undefined where it may stand in more than one place. */
function whereInstead(puzzle: Facts & Pick<Puzzle, 'possible'>, thing: number): string | undefined {
  const [place = 0, ...more] = new Set(puzzle.possible.map((way) => way[thing] ?? 0));
  return more.length > 0 ? undefined : `Put all the facts together: ${inside(placeText(puzzle, thing, place))}.`;
}

/** Who stands at a place? */
export function whoStands(plan: OrderPlan): LogicForm {
  return {
    make(random) {
      const asked = random.pick(plan.asks ?? anyPlace);
      const goal =
        asked === 'first'
          ? 0
          : asked === 'last'
            ? plan.count - 1
            : plan.count === 3
              ? 1
              : random.int(1, plan.count - 2);
      const puzzle = drawPuzzle(random, plan, (possible, secret) =>
        isWithin(possible, waysAt(secret.indexOf(goal), goal, plan.count)),
      );
      if (puzzle === undefined) return undefined;
      const { context, names, secret, possible, clues } = puzzle;
      // Nothing would have to be put together.
      const rightOne = secret.indexOf(goal);
      const there = waysAt(rightOne, goal, plan.count);
      if (clues.some((clue) => isWithin(waysWith(clue, plan.count), there))) return undefined;
      // Of three, one that is at neither end is in the middle: that is seen at once.
      const kindsOf = new Set(clues.flatMap(({ kind, one }) => (one === rightOne ? [kind] : [])));
      if (plan.count === 3 && kindsOf.has('notFirst') && kindsOf.has('notLast')) return undefined;
      const isEnd = goal === 0 || goal === plan.count - 1;
      // A place in the middle and three facts about boxes or snails make a text too long for the youngest.
      if (plan.shown === 'text' && context.things !== undefined && clues.length > 2 && !isEnd) return undefined;
      // Shorter than everybody else is the shortest at a glance.
      if (isEnd && clues.every(({ one, other }) => one === rightOne || other === rightOne)) return undefined;
      if (plan.floor !== undefined && !reaches(plan.floor, clues, there, plan.count)) return undefined;
      const right = names[rightOne] ?? '';
      const asks = askFor(context, goal, plan.count);
      const known = { ...puzzle, isNumbered: plan.shown === 'table' };
      const reasons = stepsToPlace(known, goal);
      // Where one would have to try things out, there is nothing to explain.
      if (reasons === undefined) return undefined;
      const questionText: QuestionText = {
        ...puzzleText(puzzle, plan, asks),
        hint: hintFor(puzzle),
        steps: [...reasons, `The answer is **${inside(right)}**.`],
        variant: variantOf(puzzle, asks),
        features: { things: plan.count, facts: puzzle.facts.length, open: possible.length },
      };
      const mistakes = names
        .filter((name) => name !== right)
        .map((text) => ({
          text,
          because:
            possible.length === 1 && secret[names.indexOf(text)] === plan.count - 1 - goal
              ? mistake(
                  'other-end',
                  isEnd
                    ? `${text} is at the other end. Read the question again.`
                    : `${text} has that place if you count from the other end.`,
                )
              : mistake(
                  'against-a-fact',
                  whyNotThere(known, names.indexOf(text), goal) ??
                    whereInstead(known, names.indexOf(text)) ??
                    `No order that fits the facts has ${inside(text)} in that place.`,
                ),
        }));
      if (context.things === undefined) return askEither(random, questionText, 'text', right, mistakes, plan.count);
      const wrong = mistakes.map(({ text, because }) => wrongTextOption(inside(text), because));
      return askOptions(random, questionText, inside(right), wrong, plan.count, 'grid');
    },
    solve(question) {
      const goal = placeAsked(promptText(question).replace(/\*\*/g, ''));
      if (goal === undefined) return undefined;
      const { tests, names } = testsOf(factsIn(question));
      const found = linesThat(names, tests).map((line) => line.at(goal) ?? '');
      // Options of version 9 and before begin with a capital letter.
      return answersAmong(question, [...found, ...found.map(inside)]);
    },
  };
}

/** Why a sentence is true, false or open: by a chain of facts, or else by every order that fits; undefined where there is nothing to go by. */
function stepsToVerdict(puzzle: Puzzle, clue: Clue, verdict: Verdict): Step[] | undefined {
  if (verdict !== 'open') {
    const chain = stepsByChain(puzzle, verdict === 'true' ? clue : opposite(clue));
    const says = verdict === 'true' ? 'The sentence is true.' : 'The sentence says the opposite, so it is false.';
    if (chain !== undefined) return [...chain, says];
  }
  const orders = stepsToOrders({ ...puzzle, isNumbered: false });
  const count = puzzle.possible.length;
  const every = count === 1 ? 'this order' : count === 2 ? 'both orders' : 'all these orders';
  const says =
    verdict !== 'open'
      ? `In ${every}, the sentence is ${verdict}.`
      : count === 2
        ? 'The sentence is true in one of them and false in the other.'
        : 'The sentence is true in some of them and false in others.';
  return orders === undefined ? undefined : [...orders, says];
}

const isOfSamePair = (one: Clue, other: Clue): boolean =>
  [one.one, one.other].sort().join() === [other.one, other.other].sort().join();

/** Is a sentence true, false or open? */
export function isItTrue(plan: OrderPlan): LogicForm {
  return {
    make(random) {
      // Fewer draws come to a verdict by several facts: those that do are tried more often, so that each is as likely.
      const wanted: Verdict = random.pick([
        ...(['true', 'true', 'true', 'false', 'false', 'false', 'open'] as const),
        ...(plan.count > 3 ? (['open'] as const) : []),
      ]);
      const puzzle = drawPuzzle(random, plan, (possible) => sizeOf(possible) <= (wanted === 'open' ? 4 : 2));
      if (puzzle === undefined) return undefined;
      const { context, names, possible, clues } = puzzle;
      const clue = drawClue(random, ['before', 'after'], plan.count);
      const text = clueText(clue, context, names);
      if (verdictOf(clue, possible) !== wanted || puzzle.facts.includes(text)) return undefined;
      // A fact turned round is said again, and one fact that settles it leaves nothing to put together.
      if (clues.some((each) => isOfSamePair(each, clue)) || isSettledByOne(clue, clues, plan.count)) return undefined;
      const speaksOfEnds = clues.some(({ kind }) => kind !== 'before' && kind !== 'after');
      // Two facts in a chain are for the easiest.
      if (plan.kinds.includes('notFirst') && !speaksOfEnds) return undefined;
      const reasons = stepsToVerdict(puzzle, clue, wanted);
      if (reasons === undefined) return undefined;
      const asks = `Is this true? **${text}**`;
      const right = verdicts[wanted];
      const questionText: QuestionText = {
        ...puzzleText(puzzle, plan, asks, speaksOfEnds),
        hint: speaksOfEnds
          ? 'Write down each order that fits the facts. Then check the sentence in each of them.'
          : 'Draw a line and put them all in order on it, one fact at a time. Is there more than one way to do it?',
        steps: [...reasons, `The answer is **${right}**.`],
        variant: variantOf(puzzle, asks),
        features: { things: plan.count, facts: puzzle.facts.length, ends: Number(speaksOfEnds) },
      };
      const because = {
        true: mistake(
          'not-shown',
          wanted === 'false'
            ? `The facts show the opposite: ${clueText(opposite(clue), context, names)}`
            : 'The facts do not show that. Try to find an order in which it is false.',
        ),
        false: mistake(
          'not-ruled-out',
          wanted === 'true'
            ? 'The facts show that it is true. Put them together, one after the other.'
            : 'The facts do not rule it out. Try to find an order in which it is true.',
        ),
        open: mistake('gave-up', 'The facts do tell us. Put them together, one after the other.'),
      };
      const kinds: readonly Verdict[] = ['true', 'false', 'open'];
      const wrong = kinds
        .filter((each) => each !== wanted)
        .map((each) => wrongTextOption(verdicts[each], because[each]));
      return askOptions(random, questionText, right, wrong, 3, 'list');
    },
    solve(question) {
      const [, text] = /Is this true\? \*\*(.+)\*\*/.exec(promptText(question)) ?? [];
      const asked = text === undefined ? undefined : readSentence(text);
      if (asked === undefined) return undefined;
      const { tests, names } = testsOf(factsIn(question).filter((fact) => fact !== text));
      const lines = linesThat([...new Set([...names, ...asked.names])], tests);
      const held = lines.filter(asked.test).length;
      const verdict = held === lines.length ? verdicts.true : held === 0 ? verdicts.false : verdicts.open;
      return answersAmong(question, [verdict]);
    },
  };
}
