/** The wordings of questions about words in context: put together for a question, and recognised again by its second solver. */
import type { Year } from '@comet/domain/curriculum/subjects';
import type { Random } from '../../kernel/random.ts';
import { quoted } from '../ask.ts';
import { isShortEnough } from './reading-lengths.ts';
import type { Wordings } from './vocabulary-wordings.data.ts';

interface Filling {
  /** The word as it stands in the text. */
  readonly word?: string;
  readonly meaning?: string;
  /** Where the word stands, as in 'paragraph 2'. */
  readonly place?: string;
}

function filled(wording: string, { word = '', meaning = '', place = '' }: Filling): string {
  return wording
    .replace('{word}', () => quoted(word))
    .replace('{meaning}', () => quoted(meaning))
    .replace('{place}', () => place);
}

/** What is asked, in one of these wordings that a child of this year can be given; the first is the shortest. */
export function inWords(random: Random, wordings: Wordings, filling: Filling, year: Year): string {
  const all = wordings.map((wording) => filled(wording, filling));
  const short = all.filter((asks) => isShortEnough(year, asks));
  return random.pick(short.length > 0 ? short : all.slice(0, 1));
}

const patterns = new Map<Wordings, readonly RegExp[]>();

function patternsOf(wordings: Wordings): readonly RegExp[] {
  const known = patterns.get(wordings);
  if (known !== undefined) return known;
  const made = wordings.map((wording) => {
    const text = wording.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
    return new RegExp(`^${text.replace('{place}', '.+').replace(/\{(?:word|meaning)\}/, '[“‘](.+)[”’]')}$`, 'u');
  });
  patterns.set(wordings, made);
  return made;
}

/** The word or the meaning that a question in one of these wordings is about; undefined for other questions. */
export function askedAbout(wordings: Wordings, asks: string): string | undefined {
  for (const pattern of patternsOf(wordings)) {
    const found = pattern.exec(asks)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
