/** Words near the right one that break the chain, each with the step that can't be made. */
import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type WrongAnswer } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { neighboursOf } from '../../words/neighbours.ts';
import { type Around, differ, type Shown } from './chain.ts';

const mistake = mistakesIn('v.ladder');

/** Why a word can't stand where it is asked: from the shown word before it, or to the one after it, there are so many steps. */
function reasonsFor(word: string, { first, last }: Around) {
  const own = word.toUpperCase();
  const cannot = (from: string, to: string, { word: shown, steps }: Shown): string => {
    if (steps === 1) return `from ${from} you can’t make ${to} in one step`;
    const letters = differ(word, shown);
    return letters > steps
      ? `${from} and ${to} differ in ${letters} letters, and there are only ${steps} steps between them`
      : `you can’t get from ${from} to ${to} in ${steps} steps`;
  };
  const alone = (text: string): string => `${upper(text)}.`;
  const onward = cannot(own, last.shown, last);
  const towards = cannot(first.shown, own, first);
  const far = [first, last].find(({ word: shown, steps }) => differ(word, shown) > steps);
  return {
    leadsNowhere: first.steps === 1 ? `From ${first.shown} you can make ${own}, but ${onward}.` : alone(onward),
    comesFromNowhere: last.steps === 1 ? `From ${own} you can make ${last.shown}, but ${towards}.` : alone(towards),
    tooFar:
      far === undefined
        ? ''
        : far.steps === 1
          ? `More than one letter changes between ${own} and ${far.shown}.`
          : `${own} and ${far.shown} differ in ${differ(word, far.word)} letters, but there are only ${far.steps} steps between them.`,
  };
}

/** Words that follow the one before, words that lead to the one after, and words near the right one that do neither. */
export function wrongSteps(random: Random, chain: readonly string[], asked: number, around: Around): WrongAnswer[] {
  const right = chain[asked] ?? '';
  const besides = (word: string | undefined): string[] =>
    neighboursOf(word ?? '', 'accept').filter((each) => !chain.includes(each));
  const [before, after] = [besides(chain[asked - 1]), besides(chain[asked + 1])];
  const fitsOneSide = new Set([...before, ...after]);
  const fitsNone = (word: string): boolean => word !== right && !chain.includes(word) && !fitsOneSide.has(word);
  const near = besides(right);
  const wrong = (words: readonly string[], name: string, says: keyof ReturnType<typeof reasonsFor>): WrongAnswer[] =>
    words.map((word) => ({
      text: word.toUpperCase(),
      because: mistake(name, reasonsFor(word, around)[says]),
    }));
  const { first, last } = around;
  /** A word that is much too far from one of the shown words is ruled out at a glance. */
  const isClose = (word: string): boolean =>
    [first, last].every(({ word: shown, steps }) => differ(word, shown) <= steps + 1);
  const farther = random
    .shuffle([...near, ...before, ...after].flatMap((word) => neighboursOf(word, 'accept')))
    .filter((word) => fitsNone(word) && isClose(word));
  return [
    ...wrong(before, 'one-side-only', 'leadsNowhere'),
    ...wrong(after, 'one-side-only', 'comesFromNowhere'),
    ...wrong(farther.filter((word) => differ(word, right) > 1).slice(0, 12), 'two-letters', 'tooFar'),
    ...wrong(
      near.filter((word) => fitsNone(word) && isClose(word)),
      'two-letters',
      'tooFar',
    ),
  ];
}
