/** Puzzles of order: who stands where, and what is true, false or open. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Made } from '../kernel/maker.ts';
import { wrongTextOption } from '../kernel/options.ts';
import type { Random } from '../kernel/random.ts';
import { askEither, askOptions, mistakesIn, promptText, type Told } from './ask.ts';
import { factsIn, factTable } from './facts.ts';
import { type ClueKind, comparing, type OrderContext, placing } from './order-contexts.ts';
import {
  type Clue,
  clueText,
  drawClue,
  drawClues,
  holds,
  inside,
  introOf,
  namesFor,
  type Places,
  possibleUnder,
  waysToStand,
} from './order-puzzle.ts';
import { linesThat, placeAsked, readSentence } from './order-reading.ts';
import { answersAmong, answersWhere } from './solve.ts';

/** A puzzle form of v.logic at one difficulty. */
export interface LogicForm {
  make(random: Random): Made | undefined;
  /** Undefined for a question of another form. */
  solve(question: Question): readonly GivenAnswer[] | undefined;
}

/** What makes a puzzle of order hard: how many things, which sentences, which places are asked. */
export interface OrderPlan {
  readonly from: 'comparing' | 'placing';
  readonly count: number;
  readonly kinds: readonly ClueKind[];
  readonly most: number;
  readonly shown: 'text' | 'table';
  readonly asks?: readonly ('first' | 'last' | 'inner')[];
}

const mistake = mistakesIn('v.logic');
const anyPlace: readonly ('first' | 'last' | 'inner')[] = ['first', 'last', 'inner'];
const innerWords = ['', 'second', 'third', 'fourth'];

interface Puzzle {
  readonly context: OrderContext;
  readonly names: readonly string[];
  readonly clues: readonly Clue[];
  readonly facts: readonly string[];
  readonly secret: Places;
  readonly possible: readonly Places[];
}

function drawPuzzle(
  random: Random,
  plan: OrderPlan,
  isEnough: (possible: readonly Places[], secret: Places) => boolean,
): Puzzle | undefined {
  const contexts = plan.from === 'comparing' ? comparing : placing;
  // Long names would make the text of four things too long for the youngest.
  const short = plan.shown === 'text' && plan.count > 3;
  const context = random.pick(short ? contexts.filter(({ things }) => things === undefined) : contexts);
  const secret = random.pick(waysToStand(plan.count));
  const kinds = plan.kinds.filter((kind) => context.clues[kind] !== undefined);
  const clues = drawClues(random, kinds, secret, plan.most, (possible) => isEnough(possible, secret));
  if (clues === undefined) return undefined;
  const names = namesFor(random, context, plan.count);
  const facts = random.shuffle(clues.map((clue) => clueText(clue, context, names)));
  return { context, names, clues, facts, secret, possible: possibleUnder(clues, plan.count) };
}

/** The puzzle as one text or as a text over a table, with what is asked at the end. */
function tellPuzzle(
  { context, names, facts }: Puzzle,
  plan: OrderPlan,
  asks: string,
): Pick<Told, 'prompt' | 'shown' | 'spoken'> {
  const spoken = `${introOf(context, names.length)} ${facts.join(' ')} ${asks}`;
  return plan.shown === 'text'
    ? { prompt: `${facts.join(' ')}\n\n${asks}`, spoken: `${facts.join(' ')} ${asks}` }
    : { prompt: `${introOf(context, names.length)} ${asks}`, shown: [factTable(facts)], spoken };
}

/** The puzzle with its names taken away: who they are makes no other question. */
function variantOf({ context, names, facts }: Puzzle, asks: string): string {
  return names.reduce(
    (text, name, at) => text.replaceAll(new RegExp(name, 'gi'), `#${at}`),
    `${context.name} ${facts.join(' ')} ${asks}`,
  );
}

const orderText = (names: readonly string[], places: Places): string =>
  names
    .map((name, thing) => [places[thing] ?? 0, name] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name], at) => (at === 0 ? name : inside(name)))
    .join(', ');

function testsOf(facts: readonly string[]) {
  const read = facts.flatMap((fact) => readSentence(fact) ?? []);
  return { tests: read.map(({ test }) => test), names: [...new Set(read.flatMap(({ names }) => names))] };
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
      const puzzle = drawPuzzle(random, plan, (possible, secret) => {
        const thing = secret.indexOf(goal);
        return possible.every((way) => way[thing] === goal);
      });
      if (puzzle === undefined) return undefined;
      const { context, names, secret, possible } = puzzle;
      const right = names[secret.indexOf(goal)] ?? '';
      const asks = asked === 'inner' ? context.asks.inner.replace('{k}', innerWords[goal] ?? '') : context.asks[asked];
      const told: Told = {
        ...tellPuzzle(puzzle, plan, asks),
        hint: 'Draw a line and put the names on it, one fact after the other.',
        steps: [
          ...(possible.length === 1
            ? [
                `From ${context.asks.first === 'Who is at the front?' ? 'front to back' : 'first to last'}, the facts give: ${orderText(names, secret)}.`,
              ]
            : [
                `One order that fits all the facts is: ${orderText(names, secret)}. Every other order that fits gives the same answer.`,
              ]),
          `The answer is **${right}**.`,
        ],
        variant: variantOf(puzzle, asks),
        features: { things: plan.count, facts: puzzle.facts.length, open: possible.length },
      };
      const slips = names
        .filter((name) => name !== right)
        .map((text) => ({
          text,
          because:
            secret[names.indexOf(text)] === plan.count - 1 - goal
              ? mistake('other-end', 'You counted from the wrong end. Read again what is asked.')
              : mistake('against-a-fact', 'Put the names in a line. One of the facts says it must be another.'),
        }));
      if (context.things === undefined) return askEither(random, told, 'text', right, slips, plan.count);
      const wrong = slips.map(({ text, because }) => wrongTextOption(text, because));
      return askOptions(random, told, right, wrong, plan.count, 'grid');
    },
    solve(question) {
      const goal = placeAsked(promptText(question).replace(/\*\*/g, ''));
      if (goal === undefined) return undefined;
      const { tests, names } = testsOf(factsIn(question));
      const found = linesThat(names, tests).map((line) => line.at(goal) ?? '');
      return answersAmong(question, found);
    },
  };
}

const verdicts = { true: 'True', false: 'False', open: 'We cannot tell' };
type Verdict = keyof typeof verdicts;

function verdictOf(clue: Clue, possible: readonly Places[]): Verdict {
  const held = possible.filter((way) => holds(clue, way)).length;
  return held === possible.length ? 'true' : held === 0 ? 'false' : 'open';
}

/** Is a sentence true, false or open? */
export function isItTrue(plan: OrderPlan): LogicForm {
  return {
    make(random) {
      const wanted: Verdict = random.pick(['true', 'false', 'open']);
      const puzzle = drawPuzzle(random, plan, (possible) => possible.length <= (wanted === 'open' ? 4 : 2));
      if (puzzle === undefined) return undefined;
      const { context, names, possible, clues } = puzzle;
      const clue = drawClue(random, ['before', 'after'], plan.count);
      const text = clueText(clue, context, names);
      if (verdictOf(clue, possible) !== wanted || puzzle.facts.includes(text)) return undefined;
      const direct = clues.some(({ one, other }) => new Set([one, other, clue.one, clue.other]).size === 2);
      const asks = `Is this true? **${text}**`;
      const right = verdicts[wanted];
      const told: Told = {
        ...tellPuzzle(puzzle, plan, asks),
        hint: 'Draw a line and put the names on it. If two orders are possible, look at both.',
        steps: [
          ...possible.slice(0, 4).map((way) => `This order fits the facts: ${orderText(names, way)}.`),
          wanted === 'open'
            ? 'The sentence is true in some of these orders and false in others.'
            : `In ${possible.length === 1 ? 'this order' : 'every order that fits'} the sentence is ${wanted}.`,
          `The answer is **${right}**.`,
        ],
        variant: variantOf(puzzle, asks),
        features: { things: plan.count, facts: puzzle.facts.length, chain: direct ? 1 : 2 },
      };
      const because = {
        true: mistake('not-shown', 'The facts do not show that. Try to find an order in which it is false.'),
        false: mistake('not-ruled-out', 'The facts do not rule it out. Draw the line of names again.'),
        open: mistake('gave-up', 'The facts do tell us. Put them together, one after the other.'),
      };
      const kinds: readonly Verdict[] = ['true', 'false', 'open'];
      const wrong = kinds
        .filter((each) => each !== wanted)
        .map((each) => wrongTextOption(verdicts[each], because[each]));
      return askOptions(random, told, right, wrong, 3, 'list');
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
        const told = [...clues, ...drawn.values()].some((each) => saysTheSame(each, clue));
        if (!facts.includes(text) && !told) drawn.set(text, clue);
      }
      const judged = [...drawn].map(([text, clue]) => ({ text, clue, verdict: verdictOf(clue, possible) }));
      const rights = judged.filter(
        ({ verdict, clue }) => isRight(certainty, verdict) && !followsFromOne(clue, clues, plan.count),
      );
      const wrongs = judged.filter(({ verdict }) => !isRight(certainty, verdict));
      const [right] = rights;
      if (right === undefined || wrongs.length < 3) return undefined;
      const asks = asksFor[certainty];
      const told: Told = {
        ...tellPuzzle(puzzle, plan, asks),
        hint:
          certainty === 'must'
            ? 'Write down every order that fits the facts. A sentence must be true if it holds in all of them.'
            : certainty === 'could'
              ? 'Write down every order that fits the facts. One order in which it holds is enough.'
              : 'Write down every order that fits the facts. Which sentence holds in none of them?',
        steps: [
          ...possible.map((way) => `This order fits the facts: ${orderText(names, way)}.`),
          `The sentence that ${certainty} be true is: **${right.text}**`,
        ],
        variant: variantOf(puzzle, `${asks} ${right.text}`),
        features: { things: plan.count, facts: facts.length, open: possible.length },
      };
      const because = {
        true: mistake('is-always-true', 'That is true in every order that fits.'),
        open: mistake(
          certainty === 'must' ? 'only-could-be' : 'could-be',
          certainty === 'must'
            ? 'That could be true, but it does not have to be.'
            : 'That can happen. There is an order in which it is true.',
        ),
        false: mistake('is-never-true', 'That goes against one of the facts.'),
      };
      const wrong = random.sample(wrongs, 3).map(({ text, verdict }) => wrongTextOption(text, because[verdict]));
      return askOptions(random, told, right.text, wrong, 4, 'list');
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

/** Whether one fact alone makes a sentence true: nothing would have to be put together. */
function followsFromOne(clue: Clue, clues: readonly Clue[], count: number): boolean {
  return clues.some((each) => possibleUnder([each], count).every((way) => holds(clue, way)));
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
