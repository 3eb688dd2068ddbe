/** Reads puzzles of order back from their sentences and tries every way to stand: the second solver. */
import { upper } from '../../kernel/letter-case.ts';
import { type ClueKind, comparing, type OrderContext, placing } from './order-contexts.data.ts';

/** A sentence read as a test on a line of names, first to last. */
export type Test = (line: readonly string[]) => boolean;

const contexts: readonly OrderContext[] = [...comparing, ...placing];

/** What each kind of sentence says of a line, told through the line itself. */
const meanings: Readonly<Record<ClueKind, (line: readonly string[], a: string, b: string) => boolean>> = {
  before: (line, a, b) => line.slice(line.indexOf(a)).includes(b),
  after: (line, a, b) => line.slice(line.indexOf(b)).includes(a),
  notFirst: (line, a) => line[0] !== a,
  notLast: (line, a) => line.at(-1) !== a,
  isFirst: (line, a) => line[0] === a,
  isLast: (line, a) => line.at(-1) === a,
  oneBefore: (line, a) => line[1] === a,
  twoBefore: (line, a) => line[2] === a,
  next: (line, a, b) => line[line.indexOf(a) + 1] === b,
  previous: (line, a, b) => line[line.indexOf(b) + 1] === a,
  beside: (line, a, b) => line[line.indexOf(a) + 1] === b || line[line.indexOf(b) + 1] === a,
  apart: (line, a, b) => line[line.indexOf(a) + 2] === b || line[line.indexOf(b) + 2] === a,
};

const kinds = Object.keys(meanings).filter((kind): kind is ClueKind => kind in meanings);
const name = '([Tt]he \\w+ (?:block|carriage)|[A-Z]\\w+(?: [A-E])?)';
const readers = contexts.flatMap((context) =>
  kinds.flatMap((kind) => {
    const sentence = context.clues[kind];
    if (sentence === undefined) return [];
    const slots = [...sentence.matchAll(/\{([ab])\}/g)].map(([, slot = '']) => slot);
    const pattern = new RegExp(`^${sentence.replace('.', '\\.').replaceAll(/\{[ab]\}/g, name)}$`);
    return [{ context, kind, slots, pattern }];
  }),
);

/** A sentence as a test, with the names in it; undefined for a sentence of no puzzle of order. */
export function readSentence(told: string): { readonly test: Test; readonly names: readonly string[] } | undefined {
  // Version 11 and before say 'Exactly one child is between'.
  const sentence = told.replace(/^Exactly one (\w+) is between/, 'There is exactly one $1 between');
  for (const { kind, slots, pattern } of readers) {
    const found = pattern.exec(sentence);
    if (found === null) continue;
    const names = found.slice(1).map((text = '') => upper(text));
    const [a = '', b = ''] = slots[0] === 'a' ? names : [...names].reverse();
    return { test: (line) => meanings[kind](line, a, b), names };
  }
  return undefined;
}

/** Every line of these names that passes all tests. */
export function linesThat(names: readonly string[], tests: readonly Test[]): string[][] {
  const grow = (line: readonly string[]): string[][] => {
    if (line.length === names.length) return tests.every((test) => test(line)) ? [[...line]] : [];
    return names.filter((each) => !line.includes(each)).flatMap((each) => grow([...line, each]));
  };
  return grow([]);
}

/** The places a question asks for, read from its words: 0 for the first, −1 for the last. */
export function placeAsked(asked: string): number | undefined {
  // Version 11 and before leave out 'the'.
  const question = asked.replace(/(Which \w+ is) (\w+ (?:heaviest|fastest)\?)$/, (_, start, end) =>
    end.startsWith('the ') ? `${start} ${end}` : `${start} the ${end}`,
  );
  for (const { asks } of contexts) {
    if (question.endsWith(asks.first)) return 0;
    if (question.endsWith(asks.last)) return -1;
    for (const [place, word] of ['', 'second', 'third', 'fourth'].entries())
      if (place > 0 && question.endsWith(asks.inner.replace('{k}', word))) return place;
  }
  return undefined;
}
