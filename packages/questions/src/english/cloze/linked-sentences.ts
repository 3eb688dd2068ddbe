/** Sentences with a gap for a conjunction, pronoun or linking word: which a cell asks for, and what is said of them. */
import type { Cell } from '../../kernel/generator.ts';
import { keptBy } from '../../kernel/kept.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { gap } from '../ask.ts';
import { isForLevel, once, partOf, rowsOf } from '../data-rows.ts';
import { standsFor, testFor, usesOf } from './link-uses.ts';
import { linking } from './linking-words.data.ts';

/** What a sub-topic asks about: single sentences or passages, and which set of them. */
export interface ClozeParams {
  readonly asks: 'sentences' | 'passages';
  readonly set: string;
}

export type ClozeCell = Cell<ClozeParams>;
export const mistake = mistakesIn('e.cloze');

export interface Linked {
  readonly set: string;
  /** At which difficulties it is asked, by their first letters. */
  readonly levels: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly why: string;
  readonly before: string;
  readonly after: string;
}

export const allLinked = once(() =>
  rowsOf(linking.replaceAll(/(?<=\{[^}]*)\|(?=[^{]*\})/g, '/')).map((row): Linked => {
    const [, before = '', options = '', after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(partOf(row, 2)) ?? [];
    const [right = '', ...wrong] = options.split('/');
    return { set: partOf(row, 0), levels: partOf(row, 1), right, wrong, why: partOf(row, 3), before, after };
  }),
);
const kept = keptBy<string, readonly Linked[]>();
export function pool({ params: { asks, set }, difficulty }: ClozeCell): readonly Linked[] {
  if (asks !== 'sentences') return [];
  return kept(`${set} ${difficulty}`, () =>
    allLinked().filter((each) => each.set === set && isForLevel(each.levels, difficulty)),
  );
}

/** A weight for sentences at some difficulties. */
export const weightAt =
  (size: (cell: ClozeCell) => number, ...difficulties: readonly string[]) =>
  (cell: ClozeCell): number =>
    pool(cell).length > 0 && difficulties.includes(cell.difficulty) ? size(cell) : 0;
export const many = (cell: ClozeCell): number => pool(cell).length;
export const isPronounSet = (cell: ClozeCell): boolean => cell.params.set.startsWith('pronoun');

export const filled = ({ before, after }: Linked, word: string): string => before + word + after;
export const gappy = (row: Linked): string => filled(row, gap);
export const golds = once(() => new Map(allLinked().map((row) => [gappy(row), row.right])));
export const goldSentences = once(() => new Set(allLinked().map((row) => filled(row, row.right))));
export const reason = ({ set, right, why }: Linked): string =>
  set.startsWith('pronoun') ? `“${right}” ${why}. It is used for ${standsFor(right)}.` : `“${right}” ${why}.`;
/** The reason with a way to see that it is true. */
export const fullReason = (row: Linked): string => `${reason(row)} ${testFor(row.why, row.right)}`.trim();
/** Where to look: the two parts that the word joins, or what the pronoun stands for. */
export function clueOf({ set, before, after }: Linked): string {
  if (set.startsWith('pronoun')) return 'Look for the person or thing that is meant, and see how many there are.';
  // Where the word opens the sentence, a comma parts what belongs to it from the rest.
  const parts = before === '' ? after.split(', ') : [before, after];
  const [one, other] = parts.map((part) => part.trim().replaceAll(/^[,.;]\s*|[,.;]+$/g, ''));
  return `Put the two parts next to each other: “${one}” and “${other}”.`;
}
/** What the pronoun that was chosen gets wrong. */
function whyNotPronoun({ right, why }: Linked, word: string): string {
  const needed = `We need “${right}”, which is used for ${standsFor(right)}.`;
  return why.startsWith('stands for')
    ? `“${word}” can’t ${why.replace('stands', 'stand')}. ${needed}`
    : `“${word}” doesn’t ${why.replace('shows', 'show')}. ${needed}`;
}

/** What the linking word that was chosen does, and what is needed here. */
function whyNotLink({ right, why }: Linked, word: string): string {
  const does = usesOf(word);
  // Another word may fit as well, where none is offered: because the balloon burst.
  const needed = `“${right}” fits here: it ${why}.`;
  if (does === undefined) return needed;
  if (does !== why) return `“${word}” ${does}. ${needed}`;
  return why === 'gives a condition'
    ? `Both “${right}” and “${word}” give a condition, but opposite ones. Here we need “${right}”.`
    : `Both “${right}” and “${word}” ${why.replace(/^(\w+)s /, '$1 ')}, but with “${word}” the times don’t fit. Here we need “${right}”.`;
}

export const wrongWord = (row: Linked, word: string) =>
  row.set.startsWith('pronoun')
    ? mistake('pronoun-unclear', whyNotPronoun(row, word))
    : mistake('link-misjudged', whyNotLink(row, word));
export const hintFor = (row: Linked): string =>
  row.set.startsWith('pronoun')
    ? 'Who or what does the word stand for? One or more than one?'
    : row.set.startsWith('join')
      ? 'Does the second part tell why or when? Is it a result, a surprise or something different? Or does one thing depend on the other?'
      : 'How do the two parts go together? Reason and result, or a surprise? An example, one more thing or another choice? Are they alike or different? Or is it about time?';
