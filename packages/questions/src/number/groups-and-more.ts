/** A story of equal groups and some more, told and read back in the same way by short and long multiplication. */
import { showNumber } from '../kernel/number-text.ts';
import { pluralOf } from '../kernel/plural.ts';
import { productByDoubling } from './column-multiplication.ts';
import type { Group } from './equal-groups.ts';

/** 'Each tray has 24 buns. There are 6 trays, and 130 more buns. How many buns is that altogether?' */
export function groupsAndMoreText(
  { container, item }: Group,
  { value, by, more }: { readonly value: number; readonly by: number; readonly more: number },
): string {
  const items = pluralOf(item);
  return `Each ${container} has ${showNumber(value)} ${items}. There are ${by} ${pluralOf(container)}, and ${showNumber(more)} more ${items}. How many ${items} is that altogether?`;
}

/** The answer to such a story, by doubling; undefined for another text. */
export function groupsAndMoreAnswer(text: string): number | undefined {
  const [, each, times, more] = /^Each .* has (\d+) .*\. There are (\d+) .* and (\d+) more /.exec(text) ?? [];
  return each === undefined ? undefined : productByDoubling(Number(each), Number(times)) + Number(more);
}
