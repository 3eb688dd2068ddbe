/** Grid puzzles: each child has one thing of each kind; the facts tell who has what. */

import type { GivenAnswer } from '@comet/contract/question';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { pickNames } from '../../kernel/names.ts';
import { withArticle } from '../../kernel/plural.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askEither, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { factsIn, factTable } from './facts.ts';
import { type Fact, factText, fits, fitsLink, fitsOwn, isLink, type Ways } from './grid-facts.ts';
import { type Find, reasonFor } from './grid-reasoning.ts';
import type { LogicForm } from './order-question-text.ts';
import { waysToStand } from './order-ways.ts';
import { readAgain } from './ruled-out.ts';

/** Things of one kind; the children have one each. */
interface Kind {
  readonly one: string;
  readonly many: string;
  readonly things: readonly string[];
}

const kinds: readonly Kind[] = [
  { one: 'pet', many: 'pets', things: ['cat', 'dog', 'rabbit', 'hamster', 'parrot', 'goldfish'] },
  { one: 'bike', many: 'bikes', things: ['red bike', 'blue bike', 'green bike', 'white bike', 'yellow bike'] },
  { one: 'instrument', many: 'instruments', things: ['drum', 'flute', 'guitar', 'violin', 'trumpet', 'recorder'] },
  { one: 'fruit', many: 'fruits', things: ['apple', 'pear', 'banana', 'orange', 'plum', 'peach'] },
  { one: 'toy', many: 'toys', things: ['kite', 'robot', 'puzzle', 'yo-yo', 'train', 'ball'] },
];

/** What makes a grid puzzle hard. */
export interface GridPlan {
  readonly children: number;
  readonly says: readonly Fact['says'][];
  readonly most: number;
  /** How often something must be found before the next thing can be, and how many things that no fact tells outright. */
  readonly rounds: number;
  readonly found: number;
}

const mistake = mistakesIn('v.logic');

/** The ways of one kind that fit the facts about it. */
function aloneUnder(facts: readonly Fact[], kind: 0 | 1, children: number): (readonly number[])[] {
  return waysToStand(children).filter((way) =>
    facts.every((fact) => isLink(fact) || fact.kind !== kind || fitsOwn(fact, way)),
  );
}

/** Every way under facts that link nothing. */
function waysUnder(facts: readonly Fact[], children: number): Ways[] {
  const seconds = aloneUnder(facts, 1, children);
  return aloneUnder(facts, 0, children).flatMap((first) => seconds.map((second): Ways => [first, second]));
}

/** Whether just one way fits: each kind by itself first, so that few pairs are left to try. */
function fitsOneWay(facts: readonly Fact[], children: number): boolean {
  const links = facts.filter(isLink);
  const seconds = aloneUnder(facts, 1, children);
  let found = 0;
  for (const first of aloneUnder(facts, 0, children))
    for (const second of seconds)
      if (links.every((fact) => fitsLink(fact, [first, second])) && ++found > 1) return false;
  return found === 1;
}

function drawFact(random: Random, says: Fact['says'], children: number): Fact {
  const thing = random.int(0, children - 1);
  const or = (thing + random.int(1, children - 1)) % children;
  const child = random.int(0, children - 1);
  const kind = random.pick([0, 1] as const);
  if (says === 'with' || says === 'without') return { says, thing, other: random.int(0, children - 1) };
  return { says, child, kind, thing, or };
}

/** 'a kite, an apple and a ball'. */
function articled(things: readonly string[] = []): string {
  return andList(things.map(withArticle));
}

/** Two facts about one child that only say in a roundabout way what this child has: not the pear, and the banana or the pear. */
function hasRoundabout(facts: readonly Fact[], children: number): boolean {
  const own = facts.flatMap((fact) => (isLink(fact) ? [] : [fact]));
  const things = Array.from({ length: children }, (_, at) => at);
  return own.some((one, at) =>
    own.slice(at + 1).some((other) => {
      if (one.child !== other.child || one.kind !== other.kind) return false;
      if (one.says !== 'either' && other.says !== 'either') return false;
      const way = (thing: number): number[] => things.map((child) => (child === one.child ? thing : -1));
      return things.filter((thing) => fitsOwn(one, way(thing)) && fitsOwn(other, way(thing))).length === 1;
    }),
  );
}

/** Facts true of a secret way, until it is the only one; then those not needed are left out. */
function drawFacts(random: Random, plan: GridPlan, secret: Ways): Fact[] | undefined {
  const own = plan.says.filter((says) => says !== 'with' && says !== 'without');
  // With five children there are too many pairs to go through, so more facts come first; those not needed leave again.
  const firstFacts = plan.children > 4 ? plan.children + 3 : plan.children - 1;
  const opening: Fact[] = [];
  for (let tries = 0; tries < 30 && opening.length < firstFacts; tries++) {
    const fact = drawFact(random, random.pick(own), plan.children);
    if (fits(fact, secret) && !hasRoundabout([...opening, fact], plan.children)) opening.push(fact);
  }
  // Facts about one kind first: they leave few pairs to go through.
  let facts = opening;
  let left = waysUnder(opening, plan.children);
  for (let tries = 0; tries < 60 && left.length > 1; tries++) {
    const fact = drawFact(random, random.pick(plan.says), plan.children);
    if (!fits(fact, secret) || hasRoundabout([...facts, fact], plan.children)) continue;
    const now = left.filter((ways) => fits(fact, ways));
    if (now.length === left.length) continue;
    facts = [...facts, fact];
    left = now;
  }
  if (left.length > 1) return undefined;
  for (const fact of [...facts]) {
    const others = facts.filter((each) => each !== fact);
    if (fitsOneWay(others, plan.children)) facts = others;
  }
  return facts.length <= plan.most ? facts : undefined;
}

/** The first of these goals that can be told step by step, with as much to find as the plan wants. */
function firstTold<Goal>(
  goals: readonly Goal[],
  plan: GridPlan,
  reasonOf: (goal: Goal) => ReturnType<typeof reasonFor>,
) {
  for (const goal of goals.slice(0, 4)) {
    const reason = reasonOf(goal);
    if (reason.steps.length > 1 && reason.rounds >= plan.rounds && reason.found >= plan.found)
      return { goal, ...reason };
  }
  return undefined;
}

/** Whether two facts say it outright: Ravi has the green bike, and the child with the green bike has the apple. */
function isReadOff({ kind, child, thing }: Find, facts: readonly Fact[]): boolean {
  return facts.some(
    (own) =>
      own.says === 'is' &&
      own.child === child &&
      own.kind !== kind &&
      facts.some((link) => {
        if (link.says !== 'with') return false;
        const [one, other] = kind === 0 ? [link.thing, link.other] : [link.other, link.thing];
        return one === thing && other === own.thing;
      }),
  );
}

/** A grid puzzle with two kinds of things. */
export function gridPuzzle(plan: GridPlan): LogicForm {
  return {
    make(random) {
      const [first, second] = random.sample(kinds, 2);
      if (first === undefined || second === undefined) return undefined;
      const things = [first, second].map((kind) => random.sample(kind.things.slice(0, 5), plan.children));
      const names = pickNames(random, plan.children);
      const secret: Ways = [random.pick(waysToStand(plan.children)), random.pick(waysToStand(plan.children))];
      const facts = drawFacts(random, plan, secret);
      if (facts === undefined) return undefined;
      const alone = ([0, 1] as const).map((kind) => aloneUnder(facts, kind, plan.children));
      const goals = random
        .shuffle(([0, 1] as const).flatMap((kind) => names.map((_, child) => ({ kind, child }))))
        .filter(
          ({ kind, child }) => !facts.some((fact) => fact.says === 'is' && fact.child === child && fact.kind === kind),
        )
        // The facts about one kind alone must not tell: the two kinds are to be put together.
        .filter(({ kind, child }) => alone[kind]?.some((way) => way[child] !== secret[kind][child]))
        .map(({ kind, child }) => ({ kind, child, thing: secret[kind][child] ?? 0 }))
        .filter((goal) => !isReadOff(goal, facts));
      const chosen = firstTold(goals, plan, (goal) =>
        reasonFor(facts, { names, things, kinds: [first.one, second.one] }, goal),
      );
      if (chosen === undefined) return undefined;
      const { goal, steps, against } = chosen;
      const { kind, child } = goal;
      const name = names[child] ?? '';
      const thing = things[kind]?.[goal.thing] ?? '';
      const asksWho = random.chance(1, 2);
      const asks = asksWho
        ? `Who has the **${thing}**?`
        : `Which ${(kind === 0 ? first : second).one} does **${name}** have?`;
      const texts = facts.map((fact) => factText(fact, names, things));
      const intro = `${andList(names)} each have one ${first.one} and one ${second.one}. The ${first.many} are ${articled(things[0])}. The ${second.many} are ${articled(things[1])}.`;
      const right = asksWho ? name : thing;
      const questionText: QuestionText = {
        prompt: [`${intro} ${asks}`, factTable(texts)],
        spoken: `${intro} ${texts.join(' ')} ${asks.replaceAll('**', '')}`,
        hint: 'Draw a grid with the children and the things. Cross out what can’t be true.',
        steps: [...steps, `The answer is ${asksWho ? '' : 'the '}**${right}**.`],
        variant: names.reduce((text, each, at) => text.replaceAll(each, `#${at}`), `${texts.join(' ')} ${asks}`),
        features: {
          children: plan.children,
          facts: facts.length,
          direct: facts.filter(({ says }) => says === 'is').length,
        },
      };
      const mistakes = (asksWho ? names : (things[kind] ?? []))
        .filter((each) => each !== right)
        .map((text) => {
          const at = (asksWho ? names : (things[kind] ?? [])).indexOf(text);
          const numbers = against(asksWho ? { ...goal, child: at } : { ...goal, thing: at });
          const owner = asksWho ? text : (names[secret[kind].indexOf(at)] ?? '');
          const owned = asksWho ? (things[kind]?.[secret[kind][at] ?? 0] ?? '') : text;
          // Where no one or two facts rule it out, the full grid shows who has what.
          const says =
            numbers.length === 0 ? `Fill in your whole grid: ${owner} has the ${owned}.` : readAgain(numbers);
          return { text, because: mistake('against-a-fact', says) };
        });
      return asksWho
        ? askEither(random, questionText, 'text', right, mistakes, mistakes.length + 1)
        : askChoice(
            random,
            questionText,
            `the ${right}`,
            mistakes.map((each) => ({ ...each, text: `the ${each.text}` })),
            mistakes.length + 1,
          );
    },
    solve(question) {
      if (!promptText(question).includes(' each have one ')) return undefined;
      return solveGrid(promptText(question), boldParts(question)[0] ?? '', factsIn(question), (found) =>
        // Options of version 11 and before have no article.
        answersAmong(
          question,
          question.answer.type === 'writeAnswer' ? found : [...found, ...found.map((thing) => `the ${thing}`)],
        ),
      );
    },
  };
}

/** Reads the things from the text and tries every way to give them out. */
function solveGrid(
  text: string,
  asked: string,
  facts: readonly string[],
  answer: (found: readonly string[]) => GivenAnswer[],
): GivenAnswer[] {
  const [, firstList = '', secondList = ''] =
    /The \w+ are an? (.+)\. The \w+ are an? (.+?)\. (?:Who|Which)/.exec(text) ?? [];
  const [things, others] = [firstList, secondList].map((each) => each.split(/,? an? | and an? /));
  const [, nameList = ''] = /^(.+) each have one/.exec(text) ?? [];
  const everyone = nameList.split(/, | and /);
  const found = new Set<string>();
  const count = things?.length ?? 0;
  for (const first of waysToStand(count)) {
    const owner = new Map(everyone.map((name, at) => [things?.[first[at] ?? 0] ?? '', name]));
    if (!facts.every((fact) => agrees(fact, owner, things ?? []))) continue;
    for (const second of waysToStand(count)) {
      const all = new Map([...owner, ...everyone.map((name, at) => [others?.[second[at] ?? 0] ?? '', name] as const)]);
      if (!facts.every((fact) => agrees(fact, all, [...(things ?? []), ...(others ?? [])]))) continue;
      const wantsThing = /Which/.test(text);
      const kind = firstKindAsked(text) ? things : others;
      found.add(wantsThing ? (kind?.find((thing) => all.get(thing) === asked) ?? '') : (all.get(asked) ?? ''));
    }
  }
  return answer([...found]);
}

const firstKindAsked = (text: string): boolean => {
  const [, first] = /each have one (\w+) and/.exec(text) ?? [];
  return new RegExp(`Which ${first} does`).test(text);
};

/** Whether a fact holds where these things have these owners; facts about other things are left for later. */
function agrees(fact: string, owner: ReadonlyMap<string, string>, things: readonly string[]): boolean {
  const [, subject = '', no, objects = ''] = /^(.+?) (?:has|(does not) have) (.+)\.$/.exec(fact) ?? [];
  const named = objects.split(' or ').map((thing) => thing.replace(/^the /, ''));
  if (!named.every((thing) => things.includes(thing))) return true;
  const holder = subject.startsWith('The child') ? subject.replace('The child with the ', '') : undefined;
  if (holder !== undefined && !things.includes(holder)) return true;
  const who = holder === undefined ? subject : owner.get(holder);
  const holds = named.some((thing) => owner.get(thing) === who);
  return no === undefined ? holds : !holds;
}
