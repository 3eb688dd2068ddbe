/** The children in stories: names as heard in British schools, so that every child meets a name like their own. */
import type { Random } from './random.ts';

/** First names, each under nine letters. Stories repeat the name or say 'they': no pronoun guesses who the child is. */
export const childNames = [
  'Aisha',
  'Tom',
  'Priya',
  'Kofi',
  'Zofia',
  'Callum',
  'Mei',
  'Yusuf',
  'Amara',
  'Oliver',
  'Grace',
  'Arjun',
  'Megan',
  'Dylan',
  'Fatima',
  'Jack',
  'Nia',
  'Samuel',
  'Leila',
  'Finlay',
  'Chloe',
  'Hassan',
  'Ruby',
  'Mateo',
  'Anya',
  'Rhys',
  'Imani',
  'Harry',
  'Sana',
  'Daniel',
  'Eilidh',
  'Kwame',
  'Poppy',
  'Ravi',
  'Isla',
  'Omar',
  'Freya',
  'Jakub',
  'Maya',
  'Noah',
  'Tariq',
  'Ella',
  'Bilal',
  'Hana',
  'Ewan',
  'Zara',
  'Leo',
  'Abena',
] as const;

/** One name. */
export function pickName(random: Random): string {
  return random.pick(childNames);
}

/** Two different names. */
export function pickTwoNames(random: Random): readonly [string, string] {
  const first = random.pick(childNames);
  return [first, random.pick(childNames.filter((name) => name !== first))];
}

/** `count` different names. */
export function pickNames(random: Random, count: number): string[] {
  return random.sample(childNames, count);
}

/** Whose it is: 'Mei’s', 'Rhys’s'. */
export function possessive(name: string): string {
  return `${name}’s`;
}
