import { expect, test } from 'vitest';
import { mintFor } from '../../registry.ts';
import { promptText } from '../ask.ts';
import { factsIn } from './facts.ts';

test('350904 hard: the facts of a family are never told one after the other from one side', () => {
  let judged = 0;
  for (let seed = 0; seed < 150; seed++) {
    const { question } = mintFor(350904, 'hard', seed);
    if (!promptText(question).startsWith('What relation')) continue;
    judged++;
    const people = factsIn(question).map((fact) => /^(\w+) is (\w+)’s/.exec(fact)?.slice(1) ?? []);
    const isChain = (facts: typeof people): boolean => facts.slice(1).every(([who], at) => facts[at]?.[1] === who);
    expect(isChain(people) || isChain([...people].reverse()), factsIn(question).join(' ')).toBe(false);
  }
  expect(judged).toBeGreaterThan(20);
});
