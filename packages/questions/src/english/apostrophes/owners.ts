/** What questions on apostrophes share: owners and what they own, with and without their apostrophes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import {
  aloneOfTheirKind,
  brief,
  lasting,
  onlyOne,
  owners as ownerLines,
  pastsNotAfterHas,
  plainPlurals,
  plainPluralsBrief,
  plainPluralsLasting,
} from './apostrophes.data.ts';

/** What a sub-topic asks about; `revision` asks a little of everything. */
export interface ApostropheParams {
  readonly asks: 'contraction' | 'singular' | 'plural' | 'pluralOrPossessive' | 'revision';
}

export type ApostropheCell = Cell<ApostropheParams>;
export const mistake = mistakesIn('e.apostrophe');

/** One row of the owners: an owner, owners, a thing, things, and what happened. */
export interface Owning {
  readonly one: string;
  readonly more: string;
  readonly thing: string;
  readonly things: string;
  readonly happened: string;
}

export const owning = once(() =>
  rowsOf(ownerLines).map(
    (row): Owning => ({
      one: partOf(row, 0),
      more: partOf(row, 1),
      thing: partOf(row, 2),
      things: partOf(row, 3),
      happened: partOf(row, 4),
    }),
  ),
);
export const ends = once(() => listOf(plainPlurals));

const timed = once(
  () =>
    new Map([
      ...listOf(lasting).map((happened) => [happened, listOf(plainPluralsLasting)] as const),
      ...listOf(brief).map((happened) => [happened, listOf(plainPluralsBrief)] as const),
    ]),
);

/** The ends that suit what happened: how long it went on, or when it was. */
export const endsOf = ({ happened }: Owning): readonly string[] => timed().get(happened) ?? ends();

const singleThings = once(() => new Set(listOf(onlyOne)));

/** Whether one owner can have several of these things. */
export const hasSeveral = ({ thing }: Owning): boolean => !singleThings().has(thing);

const notAfterHas = once(() => new Set(listOf(pastsNotAfterHas)));

/** Whether what happened can be read as following 'has', shortened to 's: 'the umbrella's turned inside out'. */
export const canFollowHas = (happened: string): boolean => !notAfterHas().has(happened.split(' ')[0] ?? '');

/** Whose it is, by the rule: an apostrophe after a plural s, otherwise an apostrophe and s. */
export function whose(owner: string, isMany: boolean): string {
  return isMany && owner.endsWith('s') ? `${owner}’` : `${owner}’s`;
}

export const isIrregular = ({ more }: Owning): boolean => !more.endsWith('s');
/** Whether more than one of an owner take an s and no other change. */
export const takesPlainS = ({ one, more }: Owning): boolean => more === `${one}s`;

const alone = once(() => new Set(listOf(aloneOfTheirKind)));
/** Whether an owner is one of several of its kind. */
export const hasOthers = ({ one }: Owning): boolean => !alone().has(one);

/** A size that counts only where one of these is asked, at some difficulties. */
export const at =
  (asks: readonly ApostropheParams['asks'][], size: number, ...difficulties: readonly string[]) =>
  (cell: ApostropheCell): number =>
    asks.includes(cell.params.asks) && difficulties.includes(cell.difficulty)
      ? cell.params.asks === 'revision'
        ? Math.ceil(size / 2)
        : size
      : 0;

/** Whether a word is a plural, by the table of owners: the second solver's reading. */
export function isPluralOwner(word: string): boolean {
  return owning().some(({ more }) => more === word);
}
