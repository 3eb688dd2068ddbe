/** Scores a typed list of numbers or words, in their order or in any. */
import { exactText } from '@comet/domain/marking/exact';
import { readList, readNumberList } from '@comet/domain/marking/read-list';
import { plainText, spelledWords } from '@comet/domain/marking/read-text';
import { type Reading, readAs, unreadable } from '@comet/domain/marking/reading';
import type { WriteSpec } from '../kernel/key.ts';
import { type Box, fitUnit, unitsAsked } from './box.ts';
import { keyValue } from './key-value.ts';
import { type Foreseen, namedMistake, typedMistakes } from './named-mistake.ts';
import { right, type Score, wrongFor } from './verdict.ts';

type ListSpec = Extract<WriteSpec, { kind: 'list' }>;
/** Every way a list may be meant, its items as text that is equal when they are. */
type Lists = readonly (readonly string[])[];

/** What an answer may mean; unclear where a comma may part thousands as well as numbers. */
interface Meant {
  readonly lists: Lists;
  readonly isUnclear: boolean;
}

const sameItem = (text: string): string => spelledWords(plainText(text));

/** The lists an answer may mean; numbers with a unit that does not belong here are unreadable. */
function listsOf(spec: ListSpec, box: Box, text: string): Reading<Meant> {
  if (spec.of === 'text') {
    const words = readList(text);
    if (words.verdict === 'unreadable') return words;
    return readAs({ lists: words.value.readings.map((items) => items.map(sameItem)), isUnclear: false });
  }
  const numbers = readNumberList(text);
  if (numbers.verdict === 'unreadable') return numbers;
  const asked = unitsAsked(undefined, box);
  const fitting = numbers.value.readings.filter((items) =>
    items.every(({ unit }) => fitUnit(unit, asked).fit === 'same'),
  );
  if (fitting.length === 0) return unreadable('Only numbers are needed here. Put a comma between them, like 2, 3, 5.');
  const lists = fitting.map((items) => items.map(({ value }) => exactText(value)));
  return readAs({ lists, isUnclear: numbers.value.isUnclear });
}

const joined = (items: readonly string[]): string => items.join('\n');
const sorted = (items: readonly string[]): readonly string[] => [...items].sort();

/** Whether every item is one of the wanted ones, each as often at most, and some are left over. */
function isPart(items: readonly string[], wanted: readonly string[]): boolean {
  const left = [...wanted];
  for (const item of items) {
    const at = left.indexOf(item);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length > 0;
}

/** Right, wrong with its mistake, or unreadable where commas may part thousands as well as numbers. */
export function scoreList(spec: ListSpec, box: Box, foreseen: Foreseen, text: string): Score {
  const reading = listsOf(spec, box, text);
  if (reading.verdict === 'unreadable') return reading;
  const { lists, isUnclear } = reading.value;
  const wanted = spec.items.map((item) => (spec.of === 'number' ? exactText(keyValue(item)) : sameItem(item)));
  const inOrder = (items: readonly string[]): string => joined(spec.ordered ? items : sorted(items));
  const isOneOf = (others: Lists): boolean =>
    others.some((items) => lists.some((own) => inOrder(own) === inOrder(items)));
  if (isOneOf([wanted])) return right;
  const named = namedMistake(foreseen, text, (given) => {
    const mistaken = listsOf(spec, box, given);
    return mistaken.verdict === 'read' && isOneOf(mistaken.value.lists);
  });
  if (named !== undefined) return wrongFor(named);
  if (isUnclear && !lists.some(({ length }) => length === wanted.length))
    return unreadable('Put a comma and a space between the numbers, like 2, 3, 5.');
  if (lists.some((items) => joined(sorted(items)) === joined(sorted(wanted)))) return wrongFor(typedMistakes.order);
  return wrongFor(lists.some((items) => isPart(items, wanted)) ? typedMistakes.missing : undefined);
}
