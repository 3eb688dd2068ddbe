/** Says rules in a child's words, for explanations and for the mistakes behind wrong options. */
import type { Attribute } from './picture.ts';
import type { Rule } from './rules.ts';
import { layerNoun, type ScaffoldName, type Slot, slotNoun, valueWord } from './scaffold.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A turn in words: 'a quarter turn clockwise'. */
export function turnWords(steps: number): string {
  const amounts: Readonly<Record<number, string>> = {
    3: 'half a quarter turn',
    4: 'a sixth of a turn',
    6: 'a quarter turn',
    9: 'three eighths of a turn',
    12: 'half a turn',
  };
  const way = Math.abs(steps) === 12 ? '' : steps > 0 ? ' clockwise' : ' anticlockwise';
  return `${amounts[Math.abs(steps)] ?? `${Math.abs(steps) * 15}°`}${way}`;
}

function stepWords(attribute: Attribute, noun: string, by: number): string {
  const size = Math.abs(by);
  const verb = noun.endsWith('s') ? '' : 's';
  if (attribute === 'turn') return `${noun} turn${verb} ${turnWords(by)}`;
  if (attribute === 'place')
    return `${noun} move${verb} on ${size === 1 ? 'one place' : `${size} places`} ${by > 0 ? 'clockwise' : 'anticlockwise'}`;
  if (attribute === 'count') return `there ${size === 1 ? 'is' : 'are'} ${size} ${by > 0 ? 'more' : 'fewer'}`;
  return `${noun} get${verb} ${by > 0 ? 'bigger' : 'smaller'}${size === 1 ? '' : ` by ${size} sizes`}`;
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
      if (attribute === 'turn' || attribute === 'place')
        return `${capital(noun)} comes back to the same ${attribute === 'turn' ? 'way up' : 'place'} every ${rule.values.length} boxes.`;
      return `${capital(slotNoun(scaffold, slot))} repeats: ${[...words, ...words.slice(0, 2)].join(', ')} and so on.`;
    }
    case 'step':
      return `Each time, ${stepWords(attribute, noun, rule.by)}.`;
    case 'growing':
      return `First ${stepWords(attribute, noun, rule.by)}. Each move is bigger than the one before.`;
    case 'twoSteps':
      return `Two moves take turns: ${stepWords(attribute, noun, rule.by[0])}, then ${stepWords(attribute, noun, rule.by[1])}.`;
    case 'interleaved':
      return `Look at every second box: in boxes 1, 3, 5 ${say(attribute, noun, rule.by[0])}, in boxes 2, 4, 6 ${say(attribute, noun, rule.by[1])}.`;
  }
}

const say = (attribute: Attribute, noun: string, by: number): string =>
  by === 0 ? `${attribute === 'count' ? 'the number' : noun} stays the same` : stepWords(attribute, noun, by);
