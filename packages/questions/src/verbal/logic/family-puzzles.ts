/** Family puzzles: what is one person to another, by the facts given? */

import type { Mistake } from '../../kernel/key.ts';
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import { withArticle } from '../../kernel/plural.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import { askChoice, askEither, askTyped, boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { factsIn, factTable } from './facts.ts';
import {
  drawChain,
  drawPeople,
  factOf,
  type Person,
  pairs,
  reasonsFor,
  type Step,
  variantFor,
  words,
} from './family-chains.ts';
import { readFamily, relationsBetween } from './family-tree.ts';
import type { LogicForm } from './order-question-text.ts';

/** Other words for the same relation, which a child may write. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  aunt: ['auntie', 'aunty'],
  grandmother: ['grandma', 'granny', 'gran', 'nan', 'nana'],
  grandfather: ['grandad', 'granddad', 'grandpa'],
  mother: ['mum'],
  father: ['dad'],
  'great-grandmother': ['great grandmother', 'great-grandma', 'great grandma', 'great-granny', 'great-gran'],
  'great-grandfather': [
    'great grandfather',
    'great-grandad',
    'great grandad',
    'great-granddad',
    'great granddad',
    'great-grandpa',
    'great grandpa',
  ],
};

const mistake = mistakesIn('v.logic');
const treeHint = 'Draw a family tree. Put parents above their children, and brothers and sisters side by side.';

/** Who of a family is somebody's aunt, cousin and so on: three facts lie between them, and one tells of somebody else. */
export const whoIsIt: LogicForm = {
  make(random) {
    const chain = drawChain(random, 3, true);
    if (chain === undefined) return undefined;
    const { steps, people, first, last, facts, right } = chain;
    const [other] = drawPeople(random, 1);
    const middle = people[random.int(1, 2)];
    if (other === undefined || middle === undefined || people.some(({ name }) => name === other.name)) return undefined;
    const everyone = [...people, other];
    const allFacts = [...facts, factOf(other, random.pick(['child', 'sibling']), middle, false)];
    const family = {
      ...readFamily(allFacts),
      women: new Set(everyone.flatMap(({ name, isWoman }) => (isWoman ? [name] : []))),
    };
    const called = pairs.find((pair) => pair.includes(right)) ?? [right, right];
    const wrong = everyone.slice(1).flatMap(({ name }) => {
      const [relation] = relationsBetween(family, name, last.name);
      if (name === last.name || relation === undefined) return [];
      return [{ text: name, relation }];
    });
    // Each of the others is something else to this person, and by the facts nobody else may be called so.
    if (wrong.length < 3 || wrong.some(({ relation }) => called.includes(relation))) return undefined;
    const shownFacts = random.shuffle(allFacts);
    const asks = `Who is **${last.name}**’s **${right}**?`;
    return askEither(
      random,
      {
        prompt: [asks, factTable(shownFacts)],
        spoken: `${shownFacts.join(' ')} Who is ${last.name}’s ${right}?`,
        hint: treeHint,
        steps: [
          ...reasonsFor(steps, people, facts, right),
          `Put together: **${first.name}** is ${last.name}’s ${right}.`,
        ],
        variant: variantFor(steps, everyone, allFacts, shownFacts),
        features: { links: 3, turned: 1 },
      },
      'text',
      first.name,
      wrong.map(({ text, relation }) => ({
        text,
        because: mistake('family-step', `${text} is ${last.name}’s ${relation}.`),
      })),
      4,
    );
  },
  solve(question) {
    if (!/^Who is \*\*\w+\*\*’s \*\*/.test(promptText(question))) return undefined;
    const [last = '', relation = ''] = boldParts(question);
    const facts = factsIn(question);
    const names = [...new Set(facts.flatMap((fact) => fact.match(/\b[A-Z]\w+/g) ?? []))];
    const family = readFamily(facts);
    return answersAmong(
      question,
      names.filter((name) => relationsBetween(family, name, last).includes(relation)),
    );
  },
};

/** What one person is to another. `links` facts lie between them; facts may be told from the other side, and mixed. */
export function familyPuzzle(links: 2 | 3, fromBothSides: boolean): LogicForm {
  return {
    make(random) {
      const chain = drawChain(random, links, fromBothSides);
      if (chain === undefined) return undefined;
      const { steps, people, first, last, facts, isTurned, right } = chain;
      const shownFacts = fromBothSides ? random.shuffle(facts) : facts;
      // Told one after the other from one side, the facts are read off as if they had never been mixed.
      const isInOrder = [facts, [...facts].reverse()].some((each) => each.join() === shownFacts.join());
      if (links === 3 && fromBothSides && isInOrder && !isTurned) return undefined;
      const asks = `What relation is **${first.name}** to **${last.name}**?`;
      const questionText: QuestionText = {
        prompt: [asks, factTable(shownFacts)],
        spoken: `${shownFacts.join(' ')} What relation is ${first.name} to ${last.name}?`,
        hint: treeHint,
        steps: [
          ...reasonsFor(steps, people, facts, right),
          `Put together: ${first.name} is ${last.name}’s **${right}**.`,
        ],
        variant: variantFor(steps, people, facts, shownFacts),
        features: { links, turned: Number(fromBothSides) },
      };
      const mistakes = mistakesFor(right, steps, people);
      return random.chance(1, 3)
        ? askTyped(
            { ...questionText, prompt: [`${asks} Write one word.`, factTable(shownFacts)] },
            'text',
            [right, ...(alsoCalled[right] ?? [])],
            nearestOf(mistakes, right),
          )
        : askChoice(random, questionText, right, nearestOf(mistakes, right));
    },
    solve(question) {
      // Questions of version 8 and before ask “What is A to B?”.
      if (!/^What (?:is|relation is) \*\*/.test(promptText(question))) return undefined;
      const [first = '', last = ''] = boldParts(question);
      return answersAmong(question, relationsBetween(readFamily(factsIn(question)), first, last));
    },
  };
}

/** How many generations up the family tree somebody is who is called so. */
const generations: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'great-grandmother great-grandfather': 3,
    'grandmother grandfather': 2,
    'mother father aunt uncle': 1,
    'sister brother cousin': 0,
    'daughter son niece nephew': -1,
    'granddaughter grandson': -2,
  }).flatMap(([names, up]) => names.split(' ').map((name) => [name, up] as const)),
);

/** What a word means, for answers in the right generation. */
const meanings: ReadonlyMap<string, string> = new Map([
  ['mother', 'straight above her children in the family tree'],
  ['father', 'straight above his children in the family tree'],
  ['aunt', 'a parent’s sister'],
  ['uncle', 'a parent’s brother'],
  ['sister', 'a daughter of the same parents'],
  ['brother', 'a son of the same parents'],
  ['cousin', 'an aunt’s or uncle’s child'],
  ['daughter', 'straight below her parents in the family tree'],
  ['son', 'straight below his parents in the family tree'],
  ['niece', 'a brother’s or sister’s daughter'],
  ['nephew', 'a brother’s or sister’s son'],
]);

/** What is wrong with an answer. */
function whyNot(text: string, right: string, steps: readonly Step[], people: readonly Person[]): Mistake {
  const [[first, second], last, [step]] = [people, people.at(-1), steps];
  if (first === undefined || second === undefined || last === undefined || step === undefined)
    return mistake('family-step', '');
  const person = `${first.name} is ${first.isWoman ? 'female' : 'male'}`;
  if (pairs.some((pair) => pair.includes(text) && pair.includes(right)))
    return mistake(
      'woman-or-man',
      `The generation is right, but ${first.name} is a ${first.isWoman ? 'woman or girl' : 'man or boy'}.`,
    );
  if (pairs.some(([woman, man]) => woman !== man && (first.isWoman ? man : woman) === text))
    return mistake('other-sex', `${person}, so ${first.isWoman ? 'she' : 'he'} can’t be ${withArticle(text)}.`);
  if (text === words[step][first.isWoman ? 0 : 1])
    return mistake('family-step', `${first.name} is ${second.name}’s ${text}, not ${last.name}’s.`);
  const gap = gapTo(text, right);
  if (gap === 0)
    return mistake(
      'family-step',
      `The generation is right, but ${withArticle(text)} is ${meanings.get(text) ?? 'someone else'}.`,
    );
  const [theirs, own] = [text, right].map((name) => whereFrom(last.name, generations.get(name) ?? 0));
  return mistake('family-step', `${upper(withArticle(text))} is ${theirs}. ${first.name} is ${own}.`);
}

const generationWords = ['', 'one generation', 'two generations', 'three generations'];

/** In which generation somebody is, seen from another: 'two generations above Zofia'. */
function whereFrom(name: string, up: number): string {
  if (up === 0) return `in the same generation as ${name}`;
  return `${generationWords[Math.abs(up)]} ${up > 0 ? 'above' : 'below'} ${name}`;
}

/** How many generations too far up the family tree a word is. */
const gapTo = (text: string, right: string): number => (generations.get(text) ?? 0) - (generations.get(right) ?? 0);

/**
 * Of the words for the other sex only the one for the same relation tempts, and of the others those of a neighbouring generation; two
 * generations out only where there are no four others. The rest are struck out at a glance.
 */
function nearestOf(mistakes: readonly WrongAnswer[], right: string): WrongAnswer[] {
  const upTo = (gap: number): WrongAnswer[] =>
    mistakes.filter(({ text, because }) => !because.id.endsWith('/other-sex') && Math.abs(gapTo(text, right)) <= gap);
  return upTo(1).length < 4 ? upTo(2) : upTo(1);
}

function mistakesFor(right: string, steps: readonly Step[], people: readonly Person[]): WrongAnswer[] {
  return [...new Set(pairs.flat())]
    .filter((text) => text !== right)
    .map((text) => ({ text, because: whyNot(text, right, steps, people) }));
}
