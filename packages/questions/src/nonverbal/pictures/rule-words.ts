/** Says rules in a child's words, for explanations and for the mistakes behind wrong options. */
import { upper } from '../../kernel/letter-case.ts';
import { andList } from '../../kernel/list-text.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import type { Attribute, Picture } from './picture.ts';
import type { Rule } from './rules.ts';
import {
  countedScaffold,
  layerNoun,
  type ScaffoldName,
  type Slot,
  seenInWords,
  slotNoun,
  valueWord,
} from './scaffold.ts';

/** With a capital first letter. */
export const capital = (text: string): string => upper(text);

const turnAmounts: Readonly<Record<number, string>> = {
  3: 'an eighth of a turn',
  4: 'a sixth of a turn',
  6: 'a quarter turn',
  8: 'a third of a turn',
  9: 'three eighths of a turn',
  12: 'half a turn',
  15: 'five eighths of a turn',
};

/** A turn in words: 'a quarter turn clockwise'. */
export function turnWords(steps: number): string {
  const way = Math.abs(steps) === 12 ? '' : steps > 0 ? ' clockwise' : ' anticlockwise';
  return `${turnAmounts[Math.abs(steps)] ?? `${Math.abs(steps) * 15}°`}${way}`;
}

const wayRound = (by: number): string => (by > 0 ? 'clockwise' : 'anticlockwise');
const placesWords = (many: number): string => (many === 1 ? 'one place' : `${numberInWords(many)} places`);

/** What a step does, without naming the shape: 'turns a quarter turn clockwise'. */
function moveWords(attribute: Attribute, noun: string, by: number): string {
  const size = Math.abs(by);
  const verb = noun.endsWith('s') ? '' : 's';
  if (attribute === 'turn') return `turn${verb} ${turnWords(by)}`;
  if (attribute === 'place') return `move${verb} on ${placesWords(size)} ${wayRound(by)}`;
  return `get${verb} ${by > 0 ? 'bigger' : 'smaller'}${size === 1 ? '' : ` by ${numberInWords(size)} sizes`}`;
}

/** A step in words: 'the shape turns a quarter turn clockwise', 'there are two more shapes'. */
export function stepWords(attribute: Attribute, noun: string, by: number): string {
  const many = Math.abs(by);
  if (attribute !== 'count') return `${noun} ${moveWords(attribute, noun, by)}`;
  const shapes = many === 1 ? 'shape' : 'shapes';
  return `there ${many === 1 ? 'is' : 'are'} ${numberInWords(many)} ${by > 0 ? 'more' : 'fewer'} ${shapes}`;
}

function growingWords(attribute: Attribute, noun: string, by: number, more: number): string {
  const amounts = [by, by + more].map((own) =>
    attribute === 'turn' ? turnWords(own) : `${placesWords(Math.abs(own))} ${wayRound(own)}`,
  );
  const verb = attribute === 'turn' ? 'turns' : 'moves';
  return `${capital(noun)} ${verb} further each time: ${amounts.join(', then ')}, and so on.`;
}

function interleavedWords(attribute: Attribute, noun: string, by: number): string {
  if (by !== 0) return `${stepWords(attribute, noun, by)} each time`;
  if (attribute === 'count') return 'the number of shapes stays the same';
  return attribute === 'turn' ? `${noun} is always turned the same way` : `${noun} stays where it is`;
}

/** The rule of one slot as a sentence. */
export function ruleWords(scaffold: ScaffoldName, slot: Slot, rule: Rule): string {
  const { attribute, at } = slot;
  const noun = layerNoun(scaffold, at);
  switch (rule.kind) {
    case 'constant':
      return `${capital(slotNoun(scaffold, slot))} stays the same.`;
    case 'cycle': {
      const words = rule.values.map((value) => valueWord(attribute, value));
      if (attribute === 'turn' || attribute === 'place') {
        const same = attribute === 'turn' ? 'is turned the same way' : 'is in the same place';
        return `${capital(noun)} ${same} in every ${rule.values.length === 2 ? 'second' : 'third'} box.`;
      }
      return `${capital(slotNoun(scaffold, slot))} repeats: ${[...words, ...words.slice(0, 2)].join(', ')} and so on.`;
    }
    case 'step':
      return `Each time, ${stepWords(attribute, noun, rule.by)}.`;
    case 'growing':
      return growingWords(attribute, noun, rule.by, rule.more);
    case 'twoSteps': {
      const [one, other] = rule.by;
      const second = attribute === 'count' ? stepWords(attribute, noun, other) : moveWords(attribute, noun, other);
      return `Two ${attribute === 'count' ? 'changes' : 'moves'} take turns: ${stepWords(attribute, noun, one)}, then ${attribute === 'count' ? '' : 'it '}${second}.`;
    }
    case 'interleaved':
      return `Boxes 1, 3, 5 and 7 make one pattern: ${interleavedWords(attribute, noun, rule.by[0])}. Boxes 2, 4 and 6 make another: ${interleavedWords(attribute, noun, rule.by[1])}.`;
  }
}

/** By how much the last move leads to box `missing` (from 0), where moves differ from box to box. */
function lastMove(rule: Rule, missing: number): number | undefined {
  if (rule.kind === 'growing') return rule.by + rule.more * (missing - 1);
  return rule.kind === 'twoSteps' ? rule.by[(missing - 1) % 2] : undefined;
}

/** How the last move to box `missing` (from 0) goes on from an earlier box. */
function turnReason(noun: string, rule: Rule, missing: number, length: number): string {
  const box = `box ${missing + 1}`;
  const copied = (from: number): string => `So in ${box} it is turned as in box ${from + 1}.`;
  switch (rule.kind) {
    case 'constant':
      return '';
    case 'cycle': {
      const period = rule.values.length;
      return copied(missing + period < length ? missing + period : missing - period);
    }
    case 'interleaved': {
      const by = rule.by[missing % 2] ?? 0;
      return by === 0 ? copied(missing - 2) : `So from box ${missing - 1} to ${box} it ${moveWords('turn', noun, by)}.`;
    }
    case 'step':
      return `Give ${noun} in box ${missing} that turn${missing === 1 ? '' : ' once more'}.`;
    default:
      return `So from box ${missing} to ${box} it ${moveWords('turn', noun, lastMove(rule, missing) ?? 0)}.`;
  }
}

/** What the rule of a slot makes of the missing box of a row: 'So in box 5 the shape is grey.' */
export function reasonInRow(
  scaffold: ScaffoldName,
  slot: Slot,
  rule: Rule,
  missing: number,
  row: readonly Picture[],
): string {
  const valueIn = (place: number): number => row[place]?.[slot.at]?.[slot.attribute] ?? 0;
  if (slot.attribute === 'turn') return turnReason(layerNoun(scaffold, slot.at), rule, missing, row.length);
  const own = valueIn(missing);
  const seenBy = countedScaffold(scaffold, row[missing]);
  if (slot.attribute === 'size' && rule.kind !== 'cycle') {
    const by = own - valueIn(missing - 1);
    const other = Math.abs(by) === 1 ? 'one size' : `${numberInWords(Math.abs(by))} sizes`;
    return `So in box ${missing + 1} the shape is ${other} ${by > 0 ? 'bigger' : 'smaller'} than in box ${missing}.`;
  }
  const seen = seenInWords(seenBy, slot, own) ?? 'it stays the same';
  const by = slot.attribute === 'place' ? lastMove(rule, missing) : undefined;
  if (slot.attribute === 'count' && rule.kind === 'twoSteps' && missing === row.length - 1) {
    const counts = row.slice(0, -1).map((_, place) => valueIn(place));
    const last = stepWords('count', '', rule.by[(missing - 1) % 2] ?? 0);
    return `Boxes 1 to ${missing} have ${andList(counts)} shapes. So from box ${missing} to box ${missing + 1} ${last}. In box ${missing + 1} ${seen}.`;
  }
  // Which of two moves it is, or how far the last one goes, is the hard part of such a row.
  return by === undefined
    ? `So in box ${missing + 1} ${seen}.`
    : `So from box ${missing} to box ${missing + 1} it ${moveWords('place', layerNoun(scaffold, slot.at), by)}. In box ${missing + 1} ${seen}.`;
}
