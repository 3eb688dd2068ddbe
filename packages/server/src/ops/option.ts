/** What is said to a command behind its name. */
import { parseArgs } from 'node:util';

/** The value of --name; a sentence when it is missing. */
export function option(args: readonly string[], name: string): string {
  const { values } = parseArgs({ args: [...args], strict: false, options: { [name]: { type: 'string' } } });
  const value = values[name];
  if (typeof value !== 'string' || value === '') throw new Error(`--${name} is missing`);
  return value;
}

/** The same as a whole number from `least` to `most`. */
export function wholeOption(args: readonly string[], name: string, least: number, most: number): number {
  const said = option(args, name);
  const value = /^\d{1,9}$/.test(said) ? Number(said) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Error(`--${name} must be a whole number from ${least} to ${most}`);
  return value;
}

/** Whether --name was said at all, with a value or without. */
export function has(args: readonly string[], name: string): boolean {
  return args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
}
