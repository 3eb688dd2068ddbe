/** What a shape of a row does that is turned the wrong way: which slip it was is seen from the box before. */
import type { Mistake } from '../../kernel/key.ts';
import { type Layer, modulo, type Picture } from '../pictures/picture.ts';
import { turnWords } from '../pictures/rule-words.ts';
import type { Rule } from '../pictures/rules.ts';
import { layerNoun, type ScaffoldName, type Slot } from '../pictures/scaffold.ts';

/** How far a shape turns from one picture to the other: anticlockwise is less than nothing. */
function turnBetween(from: Layer, to: Layer): number {
  const by = modulo(to.turn - from.turn, 24);
  return by > 12 ? by - 24 : by;
}

/** What it does instead of the right turn. Half a turn is neither this way nor that. */
function slip(by: number, right: number): string {
  if (by * right <= 0 || Math.abs(by) === 12 || Math.abs(right) === 12) return `turns ${turnWords(by)}`;
  return Math.abs(by) > Math.abs(right) ? 'turns too far' : 'does not turn far enough';
}

/** 'From box 4 to this picture, the shape turns too far.' Undefined where turns only repeat, or nothing comes before. */
export function turnedOtherwise(
  scaffold: ScaffoldName,
  { at, attribute }: Slot,
  rule: Rule,
  row: readonly Picture[],
  missing: number,
  option: Picture,
  words: string,
): Mistake | undefined {
  const back = rule.kind === 'interleaved' ? 2 : 1;
  const [before, own, right] = [row[missing - back]?.[at], option[at], row[missing]?.[at]];
  if (before === undefined || own === undefined || right === undefined) return undefined;
  if (attribute !== 'turn' || rule.kind === 'cycle') return undefined;
  const noun = layerNoun(scaffold, at);
  const box = `box ${missing - back + 1}`;
  const by = turnBetween(before, own);
  const seen =
    by === 0
      ? `Here ${noun} is as in ${box}: it has not turned.`
      : `From ${box} to this picture, ${noun} ${slip(by, turnBetween(before, right))}.`;
  return { id: 'n.series/turn-rule-missed', says: `${seen} ${words}` };
}
