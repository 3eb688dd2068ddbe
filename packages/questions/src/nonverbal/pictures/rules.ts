/** The language of rules along a row: how one attribute may go on, and every way to read a row of values. */
import type { Attribute } from './picture.ts';
import { modulo } from './picture.ts';

/** How an attribute's value goes on from box to box. */
export type Rule =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'cycle'; readonly values: readonly number[] }
  | { readonly kind: 'step'; readonly from: number; readonly by: number }
  | { readonly kind: 'growing'; readonly from: number; readonly by: number; readonly more: number }
  | { readonly kind: 'twoSteps'; readonly from: number; readonly by: readonly [number, number] }
  | { readonly kind: 'interleaved'; readonly from: readonly [number, number]; readonly by: readonly [number, number] };

/** The values an attribute can take. `round`: they close into a ring of that many; nothing where they are only names. */
export interface Domain {
  readonly low: number;
  readonly high: number;
  readonly round?: number;
  /** Steps a child is asked to see; none where values are only names. */
  readonly steps: readonly number[];
}

/** Domains by attribute, for figures in square cells (turns by eighths of a turn). */
export const domains: Readonly<Record<Attribute, Domain>> = {
  shape: { low: 0, high: 99, steps: [] },
  fill: { low: 0, high: 99, steps: [] },
  size: { low: 0, high: 5, steps: [-2, -1, 1, 2] },
  turn: { low: 0, high: 23, round: 24, steps: [-9, -6, -3, 3, 6, 9, 12] },
  flip: { low: 0, high: 1, steps: [] },
  line: { low: 0, high: 2, steps: [] },
  place: { low: 0, high: 7, round: 8, steps: [-3, -2, -1, 1, 2, 3, 4] },
  count: { low: 1, high: 9, steps: [-3, -2, -1, 1, 2, 3] },
};

/** The value of a rule in box `at` (from 0), before a ring is closed. */
export function valueAt(rule: Rule, at: number): number {
  switch (rule.kind) {
    case 'constant':
      return rule.value;
    case 'cycle':
      return rule.values[at % rule.values.length] ?? 0;
    case 'step':
      return rule.from + rule.by * at;
    case 'growing':
      return rule.from + rule.by * at + (rule.more * at * (at - 1)) / 2;
    case 'twoSteps':
      return rule.from + Math.ceil(at / 2) * rule.by[0] + Math.floor(at / 2) * rule.by[1];
    case 'interleaved':
      return (
        (at % 2 === 0 ? rule.from[0] : rule.from[1]) + (at % 2 === 0 ? rule.by[0] : rule.by[1]) * Math.floor(at / 2)
      );
  }
}

/** The value brought into the domain; undefined when it falls out. */
export function within(domain: Domain, value: number): number | undefined {
  if (domain.round !== undefined) return modulo(value, domain.round);
  return value >= domain.low && value <= domain.high ? value : undefined;
}

interface Seen {
  readonly at: number;
  readonly value: number;
}

const seenIn = (values: readonly (number | undefined)[], missing: number): Seen[] =>
  values.flatMap((value, at) => (value === undefined || at === missing ? [] : [{ at, value }]));

function cyclesOn(seen: readonly Seen[], missing: number, period: number): number | undefined {
  if (seen.length <= period) return undefined;
  const turns = seen.every((one) =>
    seen.every((other) => one.at % period !== other.at % period || one.value === other.value),
  );
  return turns ? seen.find(({ at }) => at % period === missing % period)?.value : undefined;
}

/** The value opposite the gap, where the rest of a row with a middle box reads the same from both ends. */
function thereAndBack(values: readonly (number | undefined)[], missing: number): number | undefined {
  const last = values.length - 1;
  const opposite = last - missing;
  if (last % 2 === 1 || opposite === missing) return undefined;
  const isSame = values.every((value, at) => at === missing || at === opposite || value === values[last - at]);
  return isSame ? values[opposite] : undefined;
}

/** Fits value = from + Σ coefficient × step for chosen steps: the first seen value fixes `from`. */
function fits(
  domain: Domain,
  seen: readonly Seen[],
  shape: (at: number) => number,
): ((at: number) => number | undefined) | undefined {
  const [first] = seen;
  if (first === undefined) return undefined;
  const from = first.value - shape(first.at);
  const value = (at: number): number | undefined => within(domain, from + shape(at));
  return seen.every((one) => value(one.at) === one.value) ? value : undefined;
}

/** The values that the missing box has if the row comes round again or reads the same from both ends. */
export function repeatsIn(values: readonly (number | undefined)[], missing: number): number[] {
  const seen = seenIn(values, missing);
  return [...[1, 2, 3].map((period) => cyclesOn(seen, missing, period)), thereAndBack(values, missing)].flatMap(
    (value) => value ?? [],
  );
}

/** Every value that some rule of the language gives the missing box; knows only what is seen. */
export function predictions(values: readonly (number | undefined)[], missing: number, domain: Domain): Set<number> {
  const seen = seenIn(values, missing);
  const found = new Set(repeatsIn(values, missing));
  const add = (value: number | undefined): void => {
    if (value !== undefined) found.add(value);
  };
  if (found.size > 0 && seen.every(({ value }) => value === seen[0]?.value)) return found;
  const { steps } = domain;
  for (const by of steps) {
    add(fits(domain, seen, (at) => by * at)?.(missing));
    if (seen.length < 4) continue;
    const unit = domain.round === 24 ? 3 : 1;
    for (const more of [unit, -unit]) add(fits(domain, seen, (at) => by * at + (more * at * (at - 1)) / 2)?.(missing));
    for (const other of steps)
      if (other !== by) add(fits(domain, seen, (at) => Math.ceil(at / 2) * by + Math.floor(at / 2) * other)?.(missing));
  }
  if (seen.length >= 5) {
    const parts = [0, 1].map((parity) => seen.filter(({ at }) => at % 2 === parity));
    const ways = parts.map((part) =>
      [0, ...steps].map((by) => fits(domain, part, (at) => by * Math.floor(at / 2))).filter((way) => way !== undefined),
    );
    if (ways.every((way) => way.length > 0)) for (const way of ways[missing % 2] ?? []) add(way(missing));
  }
  return found;
}
