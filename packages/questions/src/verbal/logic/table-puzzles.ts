/** Reading information: who likes, plays or goes to what, told in facts that must be put together. */

import type { Made } from '../../kernel/generator.ts';
import { upper } from '../../kernel/letter-case.ts';
import { andList } from '../../kernel/list-text.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { pickNames } from '../../kernel/names.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { counted } from '../../kernel/plural.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { askChoice, askEither, askTyped } from '../ask.ts';
import { factTable } from './facts.ts';
import type { LogicForm } from './order-question-text.ts';
import { factNumbers } from './ruled-out.ts';
import { solveTable } from './table-solver.ts';
import { type Theme, themes } from './table-themes.data.ts';

/** How many children and items, how the facts are told, and what may be asked. */
export interface TablePlan {
  readonly children: number;
  readonly items: number;
  /** `sameTwice`: one child has the same as another, and a third the same as this one. */
  readonly givenAs: 'byChild' | 'byItem' | 'sameAs' | 'sameTwice';
  readonly asks: readonly Ask[];
  /** The fewest ticks in the table, and the fewest children with each of two things that are asked about. */
  readonly ticks?: number;
  readonly group?: number;
  /** Whether the most popular thing may be one that everybody has. */
  readonly isPlain?: boolean;
}

type Ask = 'most' | 'fewest' | 'exactly' | 'both' | 'popular' | 'more';

const mistake = mistakesIn('v.logic');

interface Grid {
  readonly theme: Theme;
  readonly names: readonly string[];
  readonly items: readonly string[];
  /** Whether child `row` has item `column`. */
  readonly has: readonly (readonly boolean[])[];
}

const rowOf = ({ has }: Grid, row: number): number => (has[row] ?? []).filter(Boolean).length;
const columnOf = ({ has }: Grid, column: number): number => has.filter((row) => row[column] === true).length;

function factsOf(random: Random, grid: Grid, givenAs: TablePlan['givenAs']): string[] | undefined {
  const { theme, names, items, has } = grid;
  if (givenAs === 'byItem')
    return items.map((item, column) => {
      const who = names.filter((_, row) => has[row]?.[column] === true);
      const rest = names.filter((name) => !who.includes(name));
      if (who.length === names.length) return `Everyone ${theme.one} ${item}.`;
      if (rest.length === 1) return `Everyone but ${rest[0]} ${theme.one} ${item}.`;
      if (who.length === 1) return `Only ${who[0]} ${theme.one} ${item}.`;
      return `Only ${andList(who)} ${theme.many} ${item}.`;
    });
  const facts = names.map((name, row) => {
    const own = items.filter((_, column) => has[row]?.[column] === true);
    return `${name} ${theme.one} ${andList(own)}.`;
  });
  if (givenAs === 'byChild') return facts;
  const friends = givenAs === 'sameAs' ? 1 : 2;
  for (const row of names.keys()) {
    const chain = chainFrom(grid, row, friends);
    if (chain === undefined) continue;
    for (const { from, to, extra } of chain)
      facts[to] = `${names[to]} ${theme.one} the same ${theme.kinds} as ${names[from]}, and ${items[extra]} too.`;
    return random.shuffle(facts);
  }
  return undefined;
}

/** From one child to others who each have what the one before has and one thing more. Of a single thing there is nothing to copy. */
function chainFrom(grid: Grid, start: number, friends: number) {
  const { names, items, has } = grid;
  if (rowOf(grid, start) < 2) return undefined;
  const chain: { readonly from: number; readonly to: number; readonly extra: number }[] = [];
  let from = start;
  while (chain.length < friends) {
    const own = has[from] ?? [];
    const to = names.findIndex(
      (_, row) => rowOf(grid, row) === rowOf(grid, from) + 1 && own.every((is, at) => !is || has[row]?.[at] === true),
    );
    if (to < 0) return undefined;
    chain.push({ from, to, extra: items.findIndex((_, at) => has[to]?.[at] === true && own[at] !== true) });
    from = to;
  }
  return chain;
}

/** How many things a child has, or how many children a thing has. */
const countText = ({ one, many, kinds, oneKind }: Theme, name: string, count: number, isThing: boolean): string =>
  isThing
    ? `${counted(count, 'child')} ${count === 1 ? one : many} ${name}`
    : `${name} ${one} ${count === 1 ? `only 1 ${oneKind}` : `${count} ${kinds}`}`;

/** A wrong answer of a child who lost track of the facts, and what is so. */
const readFast = (text: string, says: string): WrongAnswer => ({ text, because: mistake('read-too-fast', says) });

interface Asked {
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly WrongAnswer[];
  readonly kind: 'name' | 'item' | 'number';
  /** The children who are counted. */
  readonly counted?: readonly string[];
  /** Those of them who make up the answer, one each. */
  readonly withBoth?: readonly string[];
  readonly way: string;
}

function onlyBest(counts: readonly number[], best: number): number | undefined {
  const places = counts.flatMap((count, at) => (count === best ? [at] : []));
  return places.length === 1 ? places[0] : undefined;
}

function drawAsked(random: Random, grid: Grid, ask: Ask, { group = 1, isPlain = false }: TablePlan): Asked | undefined {
  const { theme, names, items, has } = grid;
  const [one = 0, other = 0] = random.sample(
    items.map((_, at) => at),
    2,
  );
  const [item = '', second = ''] = [items[one], items[other]];
  const counts = ask === 'popular' ? items.map((_, at) => columnOf(grid, at)) : names.map((_, at) => rowOf(grid, at));
  if (ask === 'most' || ask === 'fewest' || ask === 'popular') {
    const best = ask === 'fewest' ? Math.min(...counts) : Math.max(...counts);
    const at = onlyBest(counts, best);
    // With nobody one off, the answer is seen without counting.
    if (at === undefined || !counts.includes(ask === 'fewest' ? best + 1 : best - 1)) return undefined;
    // Of things that one child has each, one that two have stands out.
    if (ask === 'popular' && best < 3) return undefined;
    // What is named in every line is found without counting.
    if (ask === 'popular' && !isPlain && best === names.length) return undefined;
    const all = ask === 'popular' ? items : names;
    const right = all[at] ?? '';
    return {
      text:
        ask === 'popular'
          ? `Which ${theme.kind} is the most popular?`
          : `Who ${theme.one} the **${ask}** ${theme.kinds}?`,
      right,
      wrong: all.flatMap((each, place) =>
        each === right
          ? []
          : [
              readFast(
                each,
                `${countText(theme, each, counts[place] ?? 0, ask === 'popular')}. Compare that with the others.`,
              ),
            ],
      ),
      kind: ask === 'popular' ? 'item' : 'name',
      way: `Now count${ask === 'popular' ? ' the children' : ''}. ${all.map((each, place) => `${place === 0 ? upper(each) : each}: ${counts[place]}`).join(', ')}`,
    };
  }
  if (ask === 'exactly') {
    const goal = random.int(2, 3);
    const goalWord = numberInWords(goal);
    const [right, more] = [counts.filter((each) => each === goal).length, counts.filter((each) => each > goal).length];
    // With nobody one off, no name has to be counted with care.
    if (right === 0 || right === names.length || !counts.includes(goal - 1) || more === 0) return undefined;
    return {
      text: `How many children ${theme.many} exactly **${goalWord}** ${theme.kinds}?`,
      right: String(right),
      wrong: [
        { value: right + more, says: `You counted those who ${theme.many} more ${theme.kinds} as well.` },
        { value: names.length - more, says: `You counted those who ${theme.many} fewer ${theme.kinds} as well.` },
        { value: more, says: `That is how many children ${theme.many} more than ${goalWord} ${theme.kinds}.` },
      ]
        .filter(({ value }, at, all) => value !== right && all.findIndex((each) => each.value === value) === at)
        .map(({ value, says }) => readFast(String(value), says)),
      kind: 'number',
      way: `Now count. ${names.map((name, place) => `${name}: ${counts[place]}`).join(', ')}. ${counted(right, 'child')} ${right === 1 ? theme.one : theme.many} exactly ${goalWord} ${theme.kinds}`,
    };
  }
  const with1 = columnOf(grid, one);
  const with2 = columnOf(grid, other);
  const withBoth = names.filter((_, row) => has[row]?.[one] === true && has[row]?.[other] === true);
  const both = withBoth.length;
  // Where everybody has one of the two, there is nothing to put together.
  if (ask === 'more' ? with1 <= with2 : both === 0 || Math.max(with1, with2) === names.length) return undefined;
  if (ask === 'both' && Math.min(with1, with2) < group) return undefined;
  const right = ask === 'both' ? both : with1 - with2;
  return {
    text:
      ask === 'both'
        ? `How many children ${theme.many} both **${item}** and **${second}**?`
        : `How many more children ${theme.many} **${item}** than ${theme.kind === 'club' ? 'to ' : ''}**${second}**?`,
    right: String(right),
    wrong: [
      {
        value: with1,
        says: `That is how many children ${theme.many} ${item}${with1 === with2 ? `, and how many ${theme.many} ${second}` : ''}.`,
      },
      { value: with2, says: `That is how many children ${theme.many} ${second}.` },
      { value: both, says: `That is how many children ${theme.many} both. Find the difference.` },
      {
        value: with1 + with2,
        says: `You added the children who ${theme.many} ${item} and those who ${theme.many} ${second}.`,
      },
      ...(ask === 'both'
        ? [
            {
              value: with1 + with2 - both,
              says: `You counted everyone who ${theme.one} ${item} or ${second}. Count only those who ${theme.many} both.`,
            },
          ]
        : []),
      { value: right + 1, says: 'That is 1 too many. Count the ticks in your table again.' },
    ]
      .filter(({ value }, at, all) => value !== right && all.findIndex((each) => each.value === value) === at)
      .map(({ value, says }) => readFast(String(value), says)),
    kind: 'number',
    counted:
      ask === 'both' ? withBoth : names.filter((_, row) => has[row]?.[one] === true || has[row]?.[other] === true),
    withBoth: ask === 'both' ? withBoth : [],
    way:
      ask === 'both'
        ? `${both === 1 ? 'Only ' : ''}${andList(withBoth)} ${both === 1 ? theme.one : theme.many} both ${item} and ${second}. That makes ${both}`
        : `${counted(with1, 'child')} ${with1 === 1 ? theme.one : theme.many} ${item} and ${counted(with2, 'child')} ${with2 === 1 ? theme.one : theme.many} ${second}. ${with1} − ${with2} = ${right}`,
  };
}

/** Who has what, by chance; where one child has the same as another twice, the two rows after the first are made so. */
function drawTicks(random: Random, plan: TablePlan): boolean[][] {
  const has = Array.from({ length: plan.children }, () =>
    Array.from({ length: plan.items }, () => random.chance(1, 2)),
  );
  if (plan.givenAs !== 'sameTwice') return has;
  const withOneMore = (row: readonly boolean[]): boolean[] => {
    const extra = random.pick([...row.keys()].filter((at) => row[at] === false).concat(row.every(Boolean) ? [0] : []));
    return row.map((is, at) => is || at === extra);
  };
  const [first = [], , , ...others] = has;
  const second = withOneMore(first);
  return random.shuffle([first, second, withOneMore(second), ...others]);
}

function drawTable(random: Random, plan: TablePlan, ask: Ask): Made | undefined {
  const theme = random.pick(themes);
  const names = pickNames(random, plan.children);
  const items = random.sample(theme.items, plan.items);
  const has = drawTicks(random, plan);
  const grid: Grid = { theme, names, items, has };
  if (names.some((_, row) => rowOf(grid, row) === 0) || items.some((_, column) => columnOf(grid, column) === 0))
    return undefined;
  if (has.flat().filter(Boolean).length < (plan.ticks ?? 0)) return undefined;
  const facts = factsOf(random, grid, plan.givenAs);
  const asked = drawAsked(random, grid, ask, plan);
  if (facts === undefined || asked === undefined) return undefined;
  // Who has the same as another is worked out after the other, and has to be for the answer.
  const copies = (name: string): number => {
    const [, friend] =
      facts
        .map((fact) => /^(\w+) .*the same .+ as (\w+), and /.exec(fact) ?? [])
        .find(([, who]) => who === name)
        ?.slice(1) ?? [];
    return friend === undefined ? 0 : 1 + copies(friend);
  };
  if (plan.givenAs.startsWith('same') && asked.counted?.some((name) => copies(name) > 0) === false) return undefined;
  const rows = [...names.entries()].sort(([, one], [, other]) => copies(one) - copies(other));
  const intro = `${andList(names)} say ${theme.says}.`;
  const questionText: QuestionText = {
    prompt: [`${intro} ${asked.text}`, factTable(facts)],
    spoken: `${intro} ${facts.join(' ')} ${asked.text.replaceAll('**', '')}`,
    hint: `Draw a table with a row for each child. Put in a tick for every ${theme.kind} that the child ${theme.one}.`,
    steps: [
      ...rows.map(([row, name]) => `${name}: ${andList(items.filter((_, column) => has[row]?.[column] === true))}.`),
      `${asked.way}.`,
      `The answer is **${asked.right}**.`,
    ],
    variant: names.reduce(
      (text, name, at) => text.replaceAll(name, `#${at}`),
      `${theme.kind} ${facts.join(' ')} ${asked.text}`,
    ),
    features: { children: plan.children, items: plan.items, indirect: plan.givenAs === 'byChild' ? 0 : 1 },
  };
  // What a friend has is easily forgotten.
  const forgotten = (asked.withBoth ?? []).filter((name) => copies(name) > 0);
  const numbers = forgotten.map((name) => facts.findIndex((fact) => fact.startsWith(`${name} `)) + 1);
  const mistakes =
    forgotten.length === 0
      ? asked.wrong
      : [
          readFast(
            String(Number(asked.right) - forgotten.length),
            `You left out ${andList(forgotten)}. Read ${factNumbers(numbers)} again.`,
          ),
          ...asked.wrong,
        ];
  if (asked.kind === 'number') return askTyped(questionText, 'number', [asked.right], mistakes);
  return asked.kind === 'item'
    ? askChoice(random, questionText, asked.right, mistakes, mistakes.length + 1)
    : askEither(random, questionText, 'text', asked.right, mistakes, mistakes.length + 1);
}

/** How many tables are drawn for one question. */
const mostTries = 20;

/** A puzzle of reading information. */
export function readTable(plan: TablePlan): LogicForm {
  return {
    make(random) {
      // What few tables allow is drawn again, so that each is asked as often as planned.
      const ask = random.pick(plan.asks);
      for (let tries = 0; tries < mostTries; tries++) {
        const made = drawTable(random, plan, ask);
        if (made !== undefined) return made;
      }
      return undefined;
    },
    solve: solveTable,
  };
}
