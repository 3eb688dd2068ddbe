/** Lines with a device of language: which a cell has, how a reader tells the device, and by which words. */

import type { Difficulty, Year } from '@comet/domain/curriculum/subjects';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { devices } from './devices.data.ts';
import { deviceRules, type FigureCell } from './mistakes.ts';

/** Every line, read once. */
export const all = once(() =>
  rowsOf(devices).map((row) => ({
    heights: partOf(row, 0),
    device: partOf(row, 1),
    line: partOf(row, 2),
    meaning: row[3] ?? '',
    wrong: row.slice(4),
  })),
);
/** A line with a device, and what it means. */
export type Line = ReturnType<typeof all>[number];

type Height = 'A' | 'S' | 'F' | 'B' | 'C' | 'M' | 'D';
/**
 * Which lines a cell has. A: pictures that a child of eight sees at once, tongue-twisters, sounds with a bang. S: sounds and alliteration in everyday
 * sentences. F: the pictures of A with the alliteration of S. B: feelings and people. C: thoughts and seasons. M: what is meant lies further off.
 * D: a single verb is the picture.
 */
const heights: Readonly<Partial<Record<Year, Readonly<Record<Difficulty, Height>>>>> = {
  4: { easy: 'A', medium: 'A', hard: 'S' },
  5: { easy: 'F', medium: 'F', hard: 'B' },
  6: { easy: 'B', medium: 'B', hard: 'C' },
  7: { easy: 'C', medium: 'M', hard: 'D' },
};
const heightOf = ({ year, difficulty }: FigureCell): Height | undefined => heights[year]?.[difficulty];
/** The lines of a cell. */
export const pool = (cell: FigureCell): readonly Line[] =>
  all().filter((each) => cell.params.devices.includes(each.device) && each.heights.includes(heightOf(cell) ?? '-'));
/** What a device is, as a cell teaches it: only where a single verb is the picture is a metaphor more than one thing called another. */
export const ruleOf = (cell: FigureCell, device: string): string =>
  device === 'metaphor' && heightOf(cell) === 'D'
    ? 'A metaphor says that one thing is another, or speaks of it as if it were.'
    : (deviceRules[device] ?? '');
/** Two words that contradict each other. */
const opposites =
  /(alone) (together)|(wise) (fool)|(original) (copy)|(bright) (darkness)|(open) (secret)|(cheerful) (pessimist)|(genuine) (fakes)|(old) (news)|(cruel) (kindness)|(honest) (thief)|(sweet) (sorrow)|(haste) (slowly)|(friendly) (enemies)/;
/** What things do in the lines with personification. */
const humanActs =
  /told \w+ \w+ its secrets|grinned|dozed|punched|dragged|sang the whole town to sleep|whispered to her|danced|whispered in her ear|closes its eyes|sat down|pleaded|packed her bags|answered|knocked|bowed|winked|sang(?= on)|called us|frowned|begged|refused|kept watch|kept its secrets|argued|moved in|greeted|complained|scolded|tiptoed|stood guard|turned her back|tapped|plays tricks|has been kind|smiled on/;

/** Words that copy a sound. */
const soundWords =
  /\b(?:hissed|sizzled|splash|buzzed|clang|popped|crackled|hoot|crash|cluck|honk|thud|creaked|jingled|snapped|pattered|gurgled|squeaks)\b/gi;

/** The device of a line by its form: the second solver's reading. */
export function readDevice(line: string): string {
  const words = line
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .split(/\s+/);
  const starts = new Map<string, number>();
  for (const word of words.filter((each) => !/^(a|an|the|and|of|in|on|is|was|to|at|we|it|he|she|his|her)$/.test(each)))
    starts.set(word.charAt(0), (starts.get(word.charAt(0)) ?? 0) + 1);
  const same = Math.max(...starts.values());
  const repeated = words.filter(
    (word, place) => words.indexOf(word) !== place && !/^(the|a|and|of|in|to|up|we)$/.test(word),
  );
  if (line.match(soundWords) !== null) return 'onomatopoeia';
  if (/\b((?<!Beth |Luke |Mia |Hens |Farmers )like|as \w+ as)\b/.test(line)) return 'simile';
  if (opposites.test(line)) return 'oxymoron';
  if (line.endsWith('?')) return 'rhetorical question';
  if (repeated.length >= 2 || repeated.some((word) => word.length > 3)) return 'repetition';
  if (same >= 3) return 'alliteration';
  if (
    /(million|a ton|eat a horse|hundred years|ten miles|thousand (years|things)|an elephant|Australia|nothing at all|in the world|forever|shatter mountains|whole year|every book|lifetime|moon and back|never stops|for weeks|everything about)/.test(
      line,
    )
  )
    return 'hyperbole';
  return humanActs.test(line) ? 'personification' : 'metaphor';
}

const firstMatch = (line: string, sign: RegExp): string => sign.exec(line)?.[0] ?? '';

/** The sign by which a reader knows the device of a line, with the words of the line. */
export function signOf({ device, heights: cells, line, meaning }: Line): string {
  switch (device) {
    case 'simile':
      return `“${firstMatch(line, /\blike\b|\bas \w+ as\b/)}” compares two things here.`;
    case 'personification':
      return `“${firstMatch(line, humanActs)}” tells what a person does, and here a thing does it.`;
    case 'alliteration': {
      const starts = (line.match(/\b[a-z]/gi) ?? []).map((letter) => letter.toLowerCase());
      const often = starts.toSorted(
        (one, other) => starts.filter((each) => each === other).length - starts.filter((each) => each === one).length,
      )[0];
      return `Say it aloud: several words begin with “${often}”.`;
    }
    case 'onomatopoeia': {
      const words = (line.match(soundWords) ?? []).map((word) => `“${word.toLowerCase()}”`);
      return `Say ${words.join(' and ')} aloud: you can hear the sound in the ${words.length > 1 ? 'words themselves' : 'word itself'}.`;
    }
    case 'hyperbole':
      return `${meaning} It is exaggerated on purpose.`;
    case 'oxymoron': {
      const [, ...words] = opposites.exec(line) ?? [];
      const [one, other] = words.filter((word) => word !== undefined);
      return `“${one}” and “${other}” stand side by side, and yet they contradict each other.`;
    }
    case 'rhetorical question':
      return 'It is a question, but the speaker already knows what you would say.';
    case 'repetition':
      return 'The same words come back, so that you notice them.';
    default:
      return `There is no “like” or “as”: it ${cells.includes('D') ? 'speaks of one thing as if it were another' : 'says that one thing is another'}. It means: ${meaning}`;
  }
}
