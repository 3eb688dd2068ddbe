/** Recipes: amounts for other numbers of people, and for how many the food is enough. */

import type { Block } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Form } from '../../kernel/forms.ts';
import { upper } from '../../kernel/letter-case.ts';
import { pickName } from '../../kernel/names.ts';
import { showNumber } from '../../kernel/number-text.ts';
import type { Random } from '../../kernel/random.ts';
import { numbersIn, type Seen, typed } from '../../kernel/seen.ts';
import { writeNumber } from '../ask.ts';
import { asks, mistake, named, type Params } from './ratios.ts';

interface Ingredient {
  readonly name: string;
  readonly unit: 'g' | 'ml';
  /** How much one person may need, in steps. */
  readonly each: readonly number[];
}
const dishes: readonly { readonly dish: string; readonly needs: readonly Ingredient[] }[] = [
  {
    dish: 'pancakes',
    needs: [
      { name: 'flour', unit: 'g', each: [25, 30, 40, 50] },
      { name: 'milk', unit: 'ml', each: [60, 75, 80, 100] },
      { name: 'butter', unit: 'g', each: [5, 6, 8, 10] },
    ],
  },
  {
    dish: 'vegetable soup',
    needs: [
      { name: 'potatoes', unit: 'g', each: [80, 90, 100, 120] },
      { name: 'carrots', unit: 'g', each: [30, 40, 45, 60] },
      { name: 'stock', unit: 'ml', each: [150, 200, 250] },
    ],
  },
  {
    dish: 'fruit salad',
    needs: [
      { name: 'grapes', unit: 'g', each: [40, 50, 60] },
      { name: 'melon', unit: 'g', each: [70, 80, 100] },
      { name: 'juice', unit: 'ml', each: [20, 25, 30] },
    ],
  },
  {
    dish: 'rice pudding',
    needs: [
      { name: 'rice', unit: 'g', each: [20, 25, 30] },
      { name: 'milk', unit: 'ml', each: [150, 160, 200] },
      { name: 'sugar', unit: 'g', each: [8, 10, 12, 15] },
    ],
  },
  {
    dish: 'pasta bake',
    needs: [
      { name: 'pasta', unit: 'g', each: [75, 80, 90] },
      { name: 'cheese', unit: 'g', each: [25, 30, 35, 40] },
      { name: 'cream', unit: 'ml', each: [20, 30, 45] },
    ],
  },
];

interface Recipe {
  readonly dish: string;
  readonly people: number;
  readonly rows: readonly { readonly name: string; readonly unit: string; readonly each: number }[];
}

function drawRecipe(random: Random, people: number): Recipe {
  const { dish, needs } = random.pick(dishes);
  return { dish, people, rows: needs.map(({ name, unit, each }) => ({ name, unit, each: random.pick(each) })) };
}

const tableOf = ({ dish, people, rows }: Recipe): Block => ({
  type: 'table',
  caption: `${upper(dish)} for ${people} people`,
  head: ['Ingredient', 'Amount'],
  rows: rows.map(({ name, unit, each }) => [name, `${showNumber(each * people)} ${unit}`]),
});
const spokenTable = ({ dish, people, rows }: Recipe): string =>
  `A recipe for ${dish} for ${people} people needs ${rows.map(({ name, unit, each }) => `${each * people} ${unit === 'g' ? 'grams' : 'millilitres'} of ${name}`).join(', ')}.`;

function readTable(seen: Seen): { readonly people: number; readonly amounts: Map<string, number> } | undefined {
  const [table] = seen.question.prompt.flatMap((block) => (block.type === 'table' ? [block] : []));
  if (table === undefined || !/ for \d+ people$/.test(table.caption)) return undefined;
  const [people = 1] = numbersIn(table.caption);
  return {
    people,
    amounts: new Map(
      table.rows.map(([name = '', amount = '']) => [name, numbersIn(amount.replaceAll(',', ''))[0] ?? 0]),
    ),
  };
}

const longUnit = (unit: string): string => (unit === 'g' ? 'grams' : 'millilitres');

/** The people of the recipe and those it is wanted for: several times as many or a part of them where it is easy. */
function drawPeople(
  random: Random,
  difficulty: Difficulty,
): { readonly people: number; readonly to: number } | undefined {
  if (difficulty === 'easy') {
    const [few, times] = [random.int(2, 6), random.int(3, 5)];
    return random.chance(2, 3) ? { people: few, to: few * times } : { people: few * times, to: few };
  }
  const [people, to] = [random.int(4, 9), random.int(6, 20)];
  return to % people === 0 || people % to === 0 ? undefined : { people, to };
}

/** The amount for another number of people. */
export const recipe: Form<Params> = {
  weight: (cell) => asks(cell, 'recipe'),
  make(random, { difficulty }) {
    const drawn = drawPeople(random, difficulty);
    if (drawn === undefined) return undefined;
    const { people, to } = drawn;
    const own = drawRecipe(random, people);
    const [isMore, isLess] = [to % people === 0, people % to === 0];
    const by = isMore ? to / people : people / to;
    const { name, unit, each } = random.pick(own.rows);
    const amount = each * people;
    const answer = each * to;
    const last = isMore
      ? ([answer + amount, mistake('one-recipe-too-many', `That is ${by + 1} times the recipe.`)] as const)
      : ([answer + each, mistake('one-person-too-many', 'That is for one person too many.')] as const);
    const shown = showNumber(amount);
    return writeNumber(
      {
        prompt: [`How many ${longUnit(unit)} of ${name} are needed for **${to} people**?`, tableOf(own)],
        spoken: `${spokenTable(own)} How many ${longUnit(unit)} of ${name} are needed for ${to} people?`,
        hint: isMore
          ? `What do you multiply ${people} by to get ${to}?`
          : isLess
            ? `What do you divide ${people} by to get ${to}?`
            : 'Find the amount for one person first.',
        steps: isMore
          ? [`${to} is ${by} times ${people}.`, `${shown} × ${by} = **${showNumber(answer)} ${unit}**.`]
          : isLess
            ? [`${people} ÷ ${by} = ${to}.`, `So ${shown} ÷ ${by} = **${showNumber(answer)} ${unit}**.`]
            : [
                `For 1 person: ${shown} ÷ ${people} = ${each} ${unit}.`,
                `For ${to} people: ${to} × ${each} = **${showNumber(answer)} ${unit}**.`,
              ],
        variant: `recipe ${own.dish} ${name} ${amount} ${people} ${to}`,
        features: { steps: isMore || isLess ? 2 : 3, parts: people, size: answer },
      },
      answer,
      [
        ...(amount + to - people > 0 ? [[amount + to - people, named.adds(to > people)] as const] : []),
        [each, named.perPerson],
        [
          amount * to,
          named.wholeTimes(
            people,
            isMore
              ? `multiply by ${by}, not by ${to}.`
              : isLess
                ? `divide by ${by}.`
                : 'first find the amount for one.',
          ),
        ],
        last,
      ],
      { after: unit, unit },
    );
  },
  solve(seen) {
    const [, name = '', to] = /^How many \w+ of (\w+) are needed for (\d+) people\?$/.exec(seen.text) ?? [];
    const table = readTable(seen);
    if (to === undefined || table === undefined) return undefined;
    const amount = table.amounts.get(name) ?? 0;
    for (let found = 1; found <= amount * Number(to); found++)
      if (found * table.people === amount * Number(to)) return typed(found);
    return undefined;
  },
};

/** How many people one ingredient is enough for. */
export const recipeFor: Form<Params> = {
  weight: (cell) => asks(cell, 'recipeParts'),
  make(random) {
    const people = random.int(3, 8);
    const own = drawRecipe(random, people);
    const to = random.int(7, 24);
    if (to % people === 0) return undefined;
    const { name, unit, each } = random.pick(own.rows);
    const child = pickName(random);
    return writeNumber(
      {
        prompt: [
          `${child} uses ${showNumber(each * to)} ${longUnit(unit)} of ${name}. How many people is that for?`,
          tableOf(own),
        ],
        spoken: `${spokenTable(own)} ${child} uses ${each * to} ${longUnit(unit)} of ${name}. How many people is that for?`,
        hint: `How many ${longUnit(unit)} of ${name} does one person need?`,
        steps: [
          `One person needs ${showNumber(each * people)} ÷ ${people} = ${each} ${unit}.`,
          `${showNumber(each * to)} ÷ ${each} = **${to}** people.`,
        ],
        variant: `for ${own.dish} ${name} ${each * people} ${people} ${to}`,
        features: { steps: 3, parts: people, size: each * to },
      },
      to,
      [
        [each, named.perPerson],
        [
          (each * to) % people === 0 ? (each * to) / people : Number.NaN,
          mistake('divides-by-people', `You divided by the ${people} people. Divide by what one person needs.`),
        ],
      ],
    );
  },
  solve(seen) {
    const [, used, name = ''] = / uses (\d+) \w+ of (\w+)\. How many people is that for\?$/.exec(seen.text) ?? [];
    const table = readTable(seen);
    if (used === undefined || table === undefined) return undefined;
    const amount = table.amounts.get(name) ?? 0;
    for (let people = 1; people < 500; people++)
      if (people * amount === Number(used) * table.people) return typed(people);
    return undefined;
  },
};

/** For how many people two ingredients are enough together. */
export const recipeMost: Form<Params> = {
  weight: (cell) => asks(cell, 'recipeMost'),
  make(random) {
    const people = random.int(2, 6);
    const own = drawRecipe(random, people);
    const [one, other] = random.sample(own.rows, 2);
    if (one === undefined || other === undefined) return undefined;
    const [mostOne, mostOther] = [random.int(3, 20), random.int(3, 20)];
    if (mostOne === mostOther) return undefined;
    // A little over what so many need, so that both must be rounded down.
    const have = (each: number, most: number): number => each * most + random.int(0, Math.floor((each - 1) / 5)) * 5;
    const [haveOne, haveOther] = [have(one.each, mostOne), have(other.each, mostOther)];
    const child = pickName(random);
    const answer = Math.min(mostOne, mostOther);
    const text = `${child} has ${showNumber(haveOne)} ${one.unit} of ${one.name} and ${showNumber(haveOther)} ${other.unit} of ${other.name}, and plenty of everything else. How many people can ${child} feed **at most**?`;
    return writeNumber(
      {
        prompt: [text, tableOf(own)],
        spoken: `${spokenTable(own)} ${text.replaceAll('**', '')}`,
        hint: 'How many people is each of the two enough for on its own?',
        steps: [
          `One person needs ${showNumber(one.each * people)} ÷ ${people} = ${one.each} ${one.unit} of ${one.name} and ${showNumber(other.each * people)} ÷ ${people} = ${other.each} ${other.unit} of ${other.name}.`,
          ...[[one, mostOne] as const, [other, mostOther] as const].map(
            ([{ name, each }, most]) =>
              `The ${name} ${name.endsWith('s') ? 'are' : 'is'} enough for ${most}: ${most} × ${each} = ${showNumber(most * each)}.`,
          ),
          `Both are needed, so it is enough for **${answer}** people.`,
        ],
        variant: `most ${own.dish} ${people} ${one.name} ${haveOne} ${other.name} ${haveOther} ${one.each} ${other.each}`,
        features: { steps: 5, parts: people, size: haveOne },
      },
      answer,
      [
        [
          Math.max(mostOne, mostOther),
          mistake('larger-of-two', 'One ingredient is enough for that many, but the other runs out first.'),
        ],
        [mostOne + mostOther, mistake('adds-both', 'You added. Everybody needs both.')],
        [answer + 1, mistake('one-too-many', 'For that many people, there is not enough of one of the two.')],
      ],
    );
  },
  solve(seen) {
    const [, one, first = '', other, second = ''] =
      / has (\d+) \w+ of (\w+) and (\d+) \w+ of (\w+), and plenty/.exec(seen.text) ?? [];
    const table = readTable(seen);
    if (one === undefined || table === undefined) return undefined;
    const needs = (name: string, people: number): number => ((table.amounts.get(name) ?? 0) * people) / table.people;
    let people = 0;
    while (needs(first, people + 1) <= Number(one) && needs(second, people + 1) <= Number(other)) people++;
    return typed(people);
  },
};
