/** Reads the options of a command. */
import { parseArgs } from 'node:util';

/** The options that a command knows: with a value, or without one. */
export type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
/** What was given on the command line. */
export type Given = Readonly<Record<string, unknown>>;

export const value = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** Throws a sentence for an option that the command doesn't know, so that a typing mistake is never ignored. */
export function readOptions(args: readonly string[], options: Options): Given {
  return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
}

/** The value of --name; a sentence when it is missing. */
export function option(given: Given, name: string): string {
  const text = given[name];
  if (typeof text !== 'string' || text === '') throw new Error(`--${name} is missing`);
  return text;
}

/** The same as a whole number from `least` to `most`. */
export function wholeOption(given: Given, name: string, min: number, max: number): number {
  const text = option(given, name);
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= min && number <= max)) throw new Error(`--${name} must be a whole number from ${min} to ${max}`);
  return number;
}

/** Whether --name was given. */
export const has = (given: Given, name: string): boolean => given[name] !== undefined;
