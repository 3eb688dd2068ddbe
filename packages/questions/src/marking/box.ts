/** Whether the unit a child wrote is the one that is asked. */
import { dividedBy, type Exact } from '@comet/domain/marking/exact';
import { isNearly } from '@comet/domain/marking/one-typo';
import { tidy } from '@comet/domain/marking/tidy';
import { unitsNamed } from '@comet/domain/marking/units';
import { pluralOf } from '../kernel/plural.ts';

/** What stands around the box: '£' before it, 'cm' after it. A child may write that as well. */
export interface Box {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * `same`: no unit or the one asked. `changed`: another unit of the same kind, with how many of the asked one make one of it.
 * `other`: a unit of another kind. `unknown`: no unit we know of. `notAsked`: a unit where only a number is asked.
 */
export type UnitFit =
  | { readonly fit: 'same' | 'other' | 'unknown' | 'notAsked' }
  | { readonly fit: 'changed'; readonly factor: Exact };

/** The units that may stand beside the number, most binding first. */
export function unitsAsked(unit: string | undefined, { before, after }: Box): string[] {
  const shown = before === undefined || unitsNamed(tidy(before)).length === 0 ? undefined : before;
  return [unit, after, shown].flatMap((text) => (text === undefined || text === '' ? [] : [tidy(text).toLowerCase()]));
}

/** '12 marble' and '12 marbles' where marbles, or 'marbles left', are asked. */
function isSameWord(asked: string, written: string): boolean {
  const isPlural = (one: string, many: string): boolean => many === `${one}s` || many === pluralOf(one);
  return (
    asked === written ||
    isPlural(asked, written) ||
    isPlural(written, asked) ||
    asked.startsWith(`${written} `) ||
    isPlural(written, asked.split(' ')[0] ?? '')
  );
}

/** Words after a number that make it another one: 5 tens, 2 dozen, 3 and a half, 4 times. */
const changesNumber =
  /(?:^| )(?:dozens?|tens|hundreds?|thousands?|millions?|pairs?|hal(?:f|ves)|thirds?|quarters?|\p{L}+ths?|squared|cubed|times|and|over|plus|minus|less|point)(?: |$)/u;

/** Whether what stands after a number only says what is counted: '21 mangoes'; not '21 cm', not '21 tens'. */
export function isThing(word: string): boolean {
  return unitsNamed(word).length === 0 && !changesNumber.test(word);
}

/** What a sentence may end with and no unit does: '12 marbles left', '12 altogether'. */
const sentenceEnd = /(?:^| )(?:left|altogether|together|in all|in total|each|more)$/;

export function fitUnit(typedUnit: string | undefined, asked: readonly string[]): UnitFit {
  const written = typedUnit?.replace(sentenceEnd, '') || undefined;
  if (written === undefined || asked.some((unit) => isSameWord(unit, written))) return { fit: 'same' };
  const typed = unitsNamed(written);
  if (typed.length === 0 && asked.some((unit) => isNearly(unit, written))) return { fit: 'same' };
  const [wanted] = asked.flatMap((unit) => unitsNamed(unit).slice(0, 1));
  if (wanted === undefined) return { fit: 'notAsked' };
  if (typed.length === 0) return { fit: 'unknown' };
  if (typed.some(({ name }) => name === wanted.name)) return { fit: 'same' };
  const near = typed.find(({ dimension }) => dimension === wanted.dimension);
  return near === undefined ? { fit: 'other' } : { fit: 'changed', factor: dividedBy(near.size, wanted.size) };
}
