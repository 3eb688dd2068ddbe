/** Reads numbers written in words: 'five', 'twenty-one', 'a hundred and twelve', 'twenty-first'. */

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';

const smallOf = new Map(small.split(' ').map((word, value) => [word, value]));
const tensOf = new Map(tens.split(' ').map((word, place) => [word, 10 * (place + 2)]));
const ordinalOf = new Map<string, number>([
  ...ordinals.split(' ').map((word, place): [string, number] => [word, place + 1]),
  ['twentieth', 20],
  ['thirtieth', 30],
]);

/** A number at the start of some words, and how many of the words say it. */
export interface WordsRead {
  readonly value: number;
  readonly length: number;
}

/** 'five', 'twenty', 'twenty one'; from `at` on. */
function belowHundred(words: readonly string[], at: number): WordsRead | undefined {
  const first = words[at] ?? '';
  const ten = tensOf.get(first);
  if (ten === undefined) {
    const value = smallOf.get(first);
    return value === undefined ? undefined : { value, length: 1 };
  }
  const one = smallOf.get(words[at + 1] ?? '') ?? 0;
  return one > 0 && one < 10 ? { value: ten + one, length: 2 } : { value: ten, length: 1 };
}

/** 'three hundred and twelve', 'a hundred', 'hundred and one', 'ninety'. */
function belowThousand(words: readonly string[], at: number): WordsRead | undefined {
  const isBare = words[at] === 'hundred';
  const count = isBare || words[at] === 'a' ? { value: 1, length: isBare ? 0 : 1 } : belowHundred(words, at);
  if (count === undefined) return undefined;
  const next = at + count.length;
  if (words[next] !== 'hundred') return words[at] === 'a' ? undefined : count;
  if (count.value < 1 || count.value > 9) return undefined;
  const gap = words[next + 1] === 'and' ? 2 : 1;
  const rest = belowHundred(words, next + gap);
  const hundreds = { value: count.value * 100, length: count.length + 1 };
  return rest === undefined || rest.value === 0
    ? hundreds
    : { value: hundreds.value + rest.value, length: count.length + gap + rest.length };
}

/**
 * The whole number that the first of these words say, up to 999,999: small letters, hyphens already parted. Undefined where
 * the first word says none.
 */
export function numberInWords(words: readonly string[]): WordsRead | undefined {
  const isBare = words[0] === 'thousand';
  const isOne = isBare || (words[0] === 'a' && words[1] === 'thousand');
  const count = isOne ? { value: 1, length: isBare ? 0 : 1 } : belowThousand(words, 0);
  if (count === undefined || words[count.length] !== 'thousand') return count;
  const gap = words[count.length + 1] === 'and' ? 2 : 1;
  const rest = belowThousand(words, count.length + gap);
  const thousands = { value: count.value * 1000, length: count.length + 1 };
  return rest === undefined || rest.value === 0
    ? thousands
    : { value: thousands.value + rest.value, length: count.length + gap + rest.length };
}

/** The place in an order that the first of these words say: 'second', 'twenty first'; up to thirty-ninth. */
export function ordinalInWords(words: readonly string[]): WordsRead | undefined {
  const [first = '', second = ''] = words;
  const ten = tensOf.get(first);
  const one = ordinalOf.get(second) ?? 10;
  if (ten !== undefined && ten < 40 && one < 10) return { value: ten + one, length: 2 };
  const value = ordinalOf.get(first);
  return value === undefined ? undefined : { value, length: 1 };
}
