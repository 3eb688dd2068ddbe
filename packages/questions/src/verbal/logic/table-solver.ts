/** Reads the facts of a table puzzle and finds what is asked: the second solver. */
import type { GivenAnswer, Question } from '@comet/contract/question';
import { boldParts, promptText } from '../ask.ts';
import { answersAmong } from '../solve.ts';
import { factsIn } from './facts.ts';

const parts = (text: string): string[] => text.split(/, | and /);
// Questions of version 8 and before ask what they do, like or play.
const saying = / say (?:what|which \w+) they /;
const namesIn = (text: string): string[] => parts(text.split(saying)[0] ?? '');

/** What each child has, read from the facts. */
function readFacts(names: readonly string[], facts: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const give = (name: string, items: readonly string[]): void => {
    found.set(name, new Set([...(found.get(name) ?? []), ...items]));
  };
  for (const name of names) give(name, []);
  // Questions of version 13 and before tell which instruments they are learning.
  const verbs = '(?:goes to|go to|likes|like|plays|play|is learning|are learning)';
  for (const fact of facts) {
    const [, who = '', what = ''] = new RegExp(`^(.+?) ${verbs} (.+)\\.$`).exec(fact) ?? [];
    if (what.startsWith('the same ')) continue;
    const out = who.replace(/^Only /, '').replace(/^Everyone(?: but )?/, '');
    const named = parts(out).filter((name) => name !== '');
    const given = who.startsWith('Everyone') ? names.filter((name) => !named.includes(name)) : named;
    for (const name of given) give(name, parts(what));
  }
  // Whoever has the same as a friend may come before the friend, who may have the same as another.
  for (const fact of [...facts, ...facts]) {
    const [, name, friend, extra = ''] = /^(\w+) .*the same .+ as (\w+), and (.+) too\.$/.exec(fact) ?? [];
    if (name !== undefined && friend !== undefined) give(name, [...(found.get(friend) ?? []), extra]);
  }
  return found;
}

function answersOf(text: string, bold: readonly string[], has: Map<string, Set<string>>): string[] {
  const [one = '', other = ''] = bold;
  const children = [...has];
  const withItem = (item: string): number => children.filter(([, own]) => own.has(item)).length;
  if (text.includes('How many more')) return [String(withItem(one) - withItem(other))];
  if (text.includes('both')) return [String(children.filter(([, own]) => own.has(one) && own.has(other)).length)];
  const exact = ['one', 'two', 'three'].indexOf(one) + 1;
  if (text.includes('exactly')) return [String(children.filter(([, own]) => own.size === exact).length)];
  // Questions of version 12 and before ask who has one thing and not another.
  if (text.includes('but not'))
    return children.filter(([, own]) => own.has(one) && !own.has(other)).map(([name]) => name);
  if (text.includes('most popular')) {
    const items = [...new Set(children.flatMap(([, own]) => [...own]))];
    const best = Math.max(...items.map(withItem));
    return items.filter((item) => withItem(item) === best);
  }
  const sizes = children.map(([, own]) => own.size);
  const best = one === 'most' ? Math.max(...sizes) : Math.min(...sizes);
  return children.filter(([, own]) => own.size === best).map(([name]) => name);
}

/** Every answer by the facts; undefined for a question of another kind. */
export function solveTable(question: Question): GivenAnswer[] | undefined {
  const text = promptText(question);
  if (!saying.test(text)) return undefined;
  return answersAmong(question, answersOf(text, boldParts(question), readFacts(namesIn(text), factsIn(question))));
}
