/** Families as chains of facts: who is whose parent, child, brother or sister, and what the first is to the last. */

import type { Random } from '../../kernel/random.ts';

const girls = ['Aisha', 'Priya', 'Zofia', 'Amara', 'Grace', 'Megan', 'Fatima', 'Nia', 'Leila', 'Chloe', 'Ruby', 'Isla'];
const boys = [
  'Tom',
  'Kofi',
  'Callum',
  'Yusuf',
  'Oliver',
  'Arjun',
  'Dylan',
  'Jack',
  'Samuel',
  'Hassan',
  'Harry',
  'Omar',
];

export type Step = 'parent' | 'child' | 'sibling';

/** Ways from one person to another, with what the first is to the last (woman, man); grandparents by two steps are told on the way to others. */
export const chains: readonly (readonly [steps: readonly Step[], woman: string, man: string])[] = [
  [['parent', 'parent'], 'grandmother', 'grandfather'],
  [['child', 'child'], 'granddaughter', 'grandson'],
  [['sibling', 'parent'], 'aunt', 'uncle'],
  [['child', 'sibling'], 'niece', 'nephew'],
  [['child', 'parent'], 'sister', 'brother'],
  [['parent', 'sibling'], 'mother', 'father'],
  [['sibling', 'child'], 'daughter', 'son'],
  [['child', 'sibling', 'parent'], 'cousin', 'cousin'],
  [['parent', 'parent', 'sibling'], 'grandmother', 'grandfather'],
  [['parent', 'sibling', 'parent'], 'grandmother', 'grandfather'],
  [['child', 'parent', 'parent'], 'aunt', 'uncle'],
  [['child', 'child', 'parent'], 'niece', 'nephew'],
  [['child', 'sibling', 'child'], 'granddaughter', 'grandson'],
  [['sibling', 'child', 'child'], 'granddaughter', 'grandson'],
  [['sibling', 'sibling', 'parent'], 'aunt', 'uncle'],
  [['parent', 'parent', 'parent'], 'great-grandmother', 'great-grandfather'],
];

export const words: Readonly<Record<Step, readonly [woman: string, man: string]>> = {
  parent: ['mother', 'father'],
  child: ['daughter', 'son'],
  sibling: ['sister', 'brother'],
};
const back: Readonly<Record<Step, Step>> = { parent: 'child', child: 'parent', sibling: 'sibling' };
export interface Person {
  readonly name: string;
  readonly isWoman: boolean;
}

/** A fact about two people, told from either side. */
export function factOf(one: Person, step: Step, other: Person, fromOther: boolean): string {
  const [who, what, whom] = fromOther ? [other, back[step], one] : [one, step, other];
  return `${who.name} is ${whom.name}’s ${words[what][who.isWoman ? 0 : 1]}.`;
}

export function drawPeople(random: Random, count: number): Person[] {
  const women = random.shuffle(girls);
  const men = random.shuffle(boys);
  return Array.from({ length: count }, (_, at) => {
    const isWoman = random.chance(1, 2);
    return { isWoman, name: (isWoman ? women[at] : men[at]) ?? '' };
  });
}

/** What the first person of a chain of one or two steps is to the last. */
function relationOf(steps: readonly Step[], { isWoman }: Person): string {
  const [only = 'sibling'] = steps;
  // A sister’s sister is a sister.
  if (steps.length === 1 || steps.every((step) => step === 'sibling')) return words[only][isWoman ? 0 : 1];
  const [, woman = '', man = ''] = chains.find(([each]) => each.join() === steps.join()) ?? [];
  return isWoman ? woman : man;
}

/** How the facts lead to the answer: of three, two are put together first. */
export function reasonsFor(
  steps: readonly Step[],
  people: readonly Person[],
  facts: readonly string[],
  right: string,
): string[] {
  // A mother’s granddaughter may be a daughter as well as a niece: there the last two facts come first.
  const lastFirst = (steps[0] === 'child' && steps[1] !== 'parent') || steps.at(-1) === 'sibling';
  const middle = steps.length === 2 || lastFirst ? 1 : 2;
  const [one, between, other] = [people[0], people[middle], people.at(-1)];
  if (one === undefined || between === undefined || other === undefined) return [];
  const [toBetween, onward] = [relationOf(steps.slice(0, middle), one), relationOf(steps.slice(middle), between)];
  const rule =
    toBetween === right
      ? 'Brothers and sisters have the same parents.'
      : `Your ${onward}’s ${toBetween} is your ${right}.`;
  if (steps.length === 2) return [facts.join(' '), rule];
  return lastFirst
    ? [`${facts.slice(1).join(' ')} So ${between.name} is ${other.name}’s ${onward}.`, `${facts[0]} ${rule}`]
    : [`${facts.slice(0, 2).join(' ')} So ${one.name} is ${between.name}’s ${toBetween}.`, `${facts[2]} ${rule}`];
}

/** People joined by a chain of facts; facts may be told from the other side, and mixed. */
export function drawChain(random: Random, links: 2 | 3, fromBothSides: boolean) {
  const [steps, woman, man] = random.pick(
    chains.filter(([each, word]) =>
      links === 2
        ? each.length === links && !/^grand/.test(word)
        : // Told one after the other, three parents in a row would be read off.
          each.length === links && (fromBothSides || word !== 'great-grandmother'),
    ),
  );
  const people = drawPeople(random, links + 1);
  const [first] = people;
  const last = people.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // The first fact names the first person's relation, so that it is told whether that is a woman or a man.
  const turned = steps.map((_, at) => at > 0 && fromBothSides && random.chance(1, 2));
  const facts = steps.flatMap((step, at) => {
    const [one, other] = [people[at], people[at + 1]];
    return one === undefined || other === undefined ? [] : [factOf(one, step, other, turned[at] === true)];
  });
  return { steps, people, first, last, facts, isTurned: turned.includes(true), right: first.isWoman ? woman : man };
}

export const variantFor = (
  steps: readonly Step[],
  people: readonly Person[],
  facts: readonly string[],
  shownFacts: readonly string[],
): string =>
  `${steps.join(' ')} ${people.map(({ isWoman }) => (isWoman ? 'w' : 'm')).join('')} ${facts
    .map((fact) => `${people.findIndex(({ name }) => fact.startsWith(name))}`)
    .join('')} ${shownFacts.map((fact) => facts.indexOf(fact)).join('')} ${people[0]?.name} ${people.at(-1)?.name}`;
export const pairs: readonly (readonly [woman: string, man: string])[] = [
  ...new Map(chains.map(([, woman, man]) => [woman, man])),
  ...Object.values(words),
];
