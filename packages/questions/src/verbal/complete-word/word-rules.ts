/** Simple rules that turn one word into another: a letter goes, comes or changes, letters change places, a part is taken. */
import { ordinalWord } from '../../kernel/number-text.ts';

/** A rule by name, so that two rules can be compared; places count from 0, or from −1 backwards. */
export type WordRule =
  | { readonly does: 'drop'; readonly at: number }
  | { readonly does: 'add'; readonly at: number; readonly letter: string }
  | { readonly does: 'change'; readonly at: number; readonly letter: string }
  | { readonly does: 'swap'; readonly letter: string; readonly other: string }
  | { readonly does: 'reverse' }
  | { readonly does: 'firstToEnd' }
  | { readonly does: 'lastToFront' }
  | { readonly does: 'swapEnds' }
  | { readonly does: 'take'; readonly from: number; readonly until: number }
  | { readonly does: 'takeBack'; readonly from: number; readonly until: number };

const placeIn = (word: string, at: number): number => (at < 0 ? word.length + at : at);

/** The word after the rule; undefined where it cannot be done. */
export function ruled(word: string, rule: WordRule): string | undefined {
  switch (rule.does) {
    case 'drop': {
      const at = placeIn(word, rule.at);
      return at < 0 || at >= word.length ? undefined : word.slice(0, at) + word.slice(at + 1);
    }
    case 'add': {
      const at = rule.at < 0 ? word.length + 1 + rule.at : rule.at;
      return at < 0 || at > word.length ? undefined : word.slice(0, at) + rule.letter + word.slice(at);
    }
    case 'change': {
      const at = placeIn(word, rule.at);
      if (at < 0 || at >= word.length || word.charAt(at) === rule.letter) return undefined;
      return word.slice(0, at) + rule.letter + word.slice(at + 1);
    }
    case 'swap':
      return word.split(rule.letter).length === 2 ? word.replace(rule.letter, rule.other) : undefined;
    case 'reverse':
      return [...word].reverse().join('');
    case 'firstToEnd':
      return word.slice(1) + word.slice(0, 1);
    case 'lastToFront':
      return word.slice(-1) + word.slice(0, -1);
    case 'swapEnds':
      return word.length < 3 ? undefined : word.slice(-1) + word.slice(1, -1) + word.slice(0, 1);
    case 'take':
      return partOf(word, rule.from, rule.until);
    case 'takeBack': {
      const part = partOf(word, rule.from, rule.until);
      return part === undefined ? undefined : [...part].reverse().join('');
    }
  }
}

/** The letters from a place to just before another; 0 as the second one is the end of the word. */
function partOf(word: string, from: number, until: number): string | undefined {
  const start = placeIn(word, from);
  const end = until === 0 ? word.length : placeIn(word, until);
  return start < 0 || end > word.length || start >= end || end - start === word.length
    ? undefined
    : word.slice(start, end);
}

/** Places a reader would look at, the plainest first. */
const places = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, -8, 8];

/** Every rule of the language that turns one word into the other, the plainest first. */
export function rulesFrom(word: string, to: string): WordRule[] {
  const letters = [...new Set(to)];
  const found: WordRule[] = [];
  const look = (rule: WordRule): void => {
    if (ruled(word, rule) === to) found.push(rule);
  };
  look({ does: 'reverse' });
  look({ does: 'firstToEnd' });
  look({ does: 'lastToFront' });
  look({ does: 'swapEnds' });
  if (to.length === word.length - 1) for (const at of places) look({ does: 'drop', at });
  if (to.length === word.length + 1)
    for (const at of places) for (const letter of letters) look({ does: 'add', at, letter });
  if (to.length === word.length)
    for (const letter of letters) {
      for (const at of places.slice(0, 2)) look({ does: 'change', at, letter });
      for (const other of new Set(word)) if (other !== letter) look({ does: 'swap', letter: other, other: letter });
      for (const at of places.slice(2)) look({ does: 'change', at, letter });
    }
  if (to.length < word.length)
    for (const from of places)
      for (const until of places) {
        look({ does: 'take', from, until });
        look({ does: 'takeBack', from, until });
      }
  return found;
}

function letterWords(at: number): string {
  if (at === -1) return 'last letter';
  if (at === -2) return 'last but one letter';
  return at < 0 ? `${ordinalWord(-at)} letter from the end` : `${ordinalWord(at + 1)} letter`;
}

/** The rule in words. */
export function ruleWords(rule: WordRule): string {
  switch (rule.does) {
    case 'drop':
      return `Leave out the ${letterWords(rule.at)}.`;
    case 'add':
      return rule.at === 0
        ? `Put ${rule.letter.toUpperCase()} in front.`
        : rule.at === -1
          ? `Put ${rule.letter.toUpperCase()} at the end.`
          : // A place from the end is one in the longer word.
            rule.at < 0
            ? `Put ${rule.letter.toUpperCase()} in before the ${letterWords(rule.at + 1)}.`
            : `Put ${rule.letter.toUpperCase()} in after the ${letterWords(rule.at - 1)}.`;
    case 'change':
      return `Change the ${letterWords(rule.at)} to ${rule.letter.toUpperCase()}.`;
    case 'swap':
      return `Change ${rule.letter.toUpperCase()} to ${rule.other.toUpperCase()}.`;
    case 'reverse':
      return 'Write the word backwards.';
    case 'firstToEnd':
      return 'Move the first letter to the end.';
    case 'lastToFront':
      return 'Move the last letter to the front.';
    case 'swapEnds':
      return 'The first and the last letter change places.';
    case 'take':
      return isRest(rule) ? `Leave out ${leftOut(rule)}.` : `Take ${partWords(rule.from, rule.until)}.`;
    case 'takeBack':
      return isRest(rule)
        ? `Leave out ${leftOut(rule)} and write the rest backwards.`
        : `Take ${partWords(rule.from, rule.until)} and write them backwards.`;
  }
}

interface Part {
  readonly from: number;
  readonly until: number;
}

/** Whether the rule names what is left out: letters at the start, at the end or both. */
const isRest = ({ from, until }: Part): boolean => (from >= 0 && until < 0) || (from > 0 && until === 0);

function leftOut({ from, until }: Part): string {
  const ends = [
    ...(from > 0 ? [`the first ${lettersWords(from)}`] : []),
    ...(until < 0 ? [`the last ${lettersWords(-until)}`] : []),
  ];
  return ends.join(' and ');
}

function partWords(from: number, until: number): string {
  if (until === 0) return `the last ${-from} letters`;
  if (from === 0) return `the first ${until} letters`;
  if (from > 0 && until > 0) return `letters ${from + 1} to ${until}`;
  return `everything from the ${letterWords(from)} to the ${letterWords(until - 1)}`;
}

function lettersWords(count: number): string {
  return count === 1 ? 'letter' : `${count} letters`;
}
