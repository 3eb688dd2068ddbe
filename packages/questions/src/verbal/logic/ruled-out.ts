/** How facts that rule something out are told: by their numbers, and all that one reason rules out together. */
import { andList, orList } from '../../kernel/list-text.ts';

export const factNumbers = (facts: readonly number[]): string =>
  `${facts.length === 1 ? 'fact' : 'facts'} ${andList([...facts].sort((one, other) => one - other).map(String))}`;

/** What is told to whoever chose something that these facts rule out. */
export const readAgain = (facts: readonly number[]): string =>
  `Read ${factNumbers(facts)} again. ${facts.length === 1 ? 'It rules' : 'Together they rule'} that out.`;

/** 'Not Tom or Maya (fact 1) and not Hana (fact 3).' */
export function ruledOutText(all: readonly { readonly what: string; readonly why: string }[]): string {
  const byReason = new Map<string, string[]>();
  for (const { what, why } of all) byReason.set(why, [...(byReason.get(why) ?? []), what]);
  const parts = [...byReason].map(([why, whats]) => `not ${orList(whats)} (${why})`);
  return `${andList(parts).replace('not', 'Not')}.`;
}
