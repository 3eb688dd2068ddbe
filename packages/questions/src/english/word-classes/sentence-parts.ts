/** Sentences cut into subject, verb, object and adverbial, and a second way to find these parts again. */

import type { Year } from '@comet/domain/curriculum/subjects';
import { low } from '../../kernel/letter-case.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { phraseSentences } from './sentence-parts.data.ts';

/** What an adverbial tells. */
type Tells = 'when' | 'where' | 'how' | 'other';

/** A sentence of one clause with its parts as they stand in it. */
export interface Parsed {
  readonly year: number;
  readonly sentence: string;
  readonly subject: string;
  readonly verb: string;
  readonly object: string;
  readonly adverbial: string;
  readonly tells: Tells;
  /** The adverbial stands in front, with a comma after it. */
  readonly fronted: boolean;
}

const kinds = ['when', 'where', 'how', 'other'] as const;

function parse(row: readonly string[]): Parsed {
  const marked = partOf(row, 1);
  const inside = (pattern: RegExp): string => pattern.exec(marked)?.[1]?.trim() ?? '';
  const kind = inside(/\[(\w+):/);
  const tells = kinds.find((each) => each === kind);
  if (tells === undefined) throw new Error(`'${marked}' does not say what its adverbial tells`);
  return {
    year: Number(partOf(row, 0)),
    sentence: marked.replace(/\[\w+: /, '').replaceAll(/[<>()[\]]/g, ''),
    subject: inside(/<([^>]+)>/),
    verb: inside(/>([^(]+)\(/),
    object: inside(/\(([^)]+)\)/),
    adverbial: inside(/\[\w+: ([^\]]+)\]/),
    tells,
    fronted: marked.startsWith('['),
  };
}

const all = once(() => rowsOf(phraseSentences).map(parse));
const verbs = once(() => new Set(all().map(({ verb }) => verb)));

/** Sentences that a year may read: its own and those of the year before that has some. */
export function parsedFor(year: Year): readonly Parsed[] {
  const oldest = year === 3 ? 3 : year === 4 ? 3 : 4;
  return all().filter((each) => each.year <= year && each.year >= oldest);
}

/** The parts of a sentence found by its verb: what stands before it, after the comma if there is one, and what follows. */
interface Found {
  readonly front: string;
  readonly subject: string;
  readonly rest: string;
}

/** Cuts a plain sentence at its one verb; undefined where no listed verb or more than one stands in it. */
export function cutAtVerb(sentence: string): Found | undefined {
  const plain = sentence.replaceAll('**', '').replace(/\.$/, '');
  const fits = [...verbs()].filter((verb) => ` ${plain} `.includes(` ${verb} `));
  const longest = fits.sort((one, other) => other.length - one.length)[0];
  if (longest === undefined || fits.some((verb) => !longest.includes(verb))) return undefined;
  const at = plain.indexOf(` ${longest} `);
  const comma = plain.indexOf(', ');
  const before = plain.slice(0, at);
  return {
    front: comma === -1 || comma > at ? '' : before.slice(0, comma),
    subject: comma === -1 || comma > at ? before : before.slice(comma + 2),
    rest: plain.slice(at + longest.length + 2),
  };
}

const determiners =
  /^(the|a|an|my|our|his|her|its|their|two|six|four|three|twenty|dozens|thousands|several|every|all|some|tiny|enormous|fresh)\b/i;

/** Whether words begin as a noun phrase does. */
export function opensAsNounPhrase(words: string): boolean {
  return determiners.test(words);
}

const timeWords =
  /winter|season|interval|century|night|dawn|noon|midnight|morning|evening|day\b|days|summer|year|week|month|hour|lunch|dusk|match|concert|storm|sunset|midday|afternoon|autumn|spring\b|june|centuries|yesterday|later|overnight|at once|immediately|eventually|minutes|history|frost|sunrise|towards the end|final page|sunday|friday/i;

/** What an adverbial tells, by its words: the second reading of the marks in the data. */
export function readTells(adverbial: string): Tells {
  if (timeWords.test(adverbial)) return 'when';
  return /^(with|without|as|in a (temper|hurry|whisper)|in (vivid|complete|simple|great)|in silence|on (tiptoe|horseback)|by (candle|hand|sheer)|alone|rather)|(speed|voice|ly)$/i.test(
    adverbial,
  )
    ? 'how'
    : 'where';
}

/** Words that begin a sentence, as they stand inside one: names keep their capital. */
export function inside(words: string): string {
  return opensAsNounPhrase(words) ||
    /^(after|in|on|at|by|under|during|with|without|behind|beyond|throughout|before|early|late|later|as|once|somewhere|within|towards|rather|not|long|over|almost|for|last|every|all|despite|against|owing|deep|shortly|beneath|near|outside|slowly|swiftly|quickly|quietly|to|yesterday)\b/i.test(
      words,
    )
    ? low(words)
    : words;
}
