/** Asks both schools the same in turns, so that noise hits both alike, and compares. */
import { pathOf } from '@comet/contract/call';
import { type Line, lines } from './measured-calls.ts';
import { quantile } from './quantile.ts';
import type { School } from './schools.ts';

/** Thrown away: the first requests prepare statements and fill caches. */
const warmUpShare = 0.1;

async function timeOnce(school: School, line: Line, place: number): Promise<number> {
  const asker = school[line.who][place];
  if (asker === undefined) throw new Error(`school ${school.name} has no ${line.who}`);
  const { call, sent } = await line.request(asker, school);
  const startedAt = performance.now();
  const response = await fetch(`${school.server.url}${pathOf(call, sent)}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${asker.token}`,
      ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  const tookMs = performance.now() - startedAt;
  if (!response.ok) throw new Error(`${call.path} in ${school.name}: ${response.status} ${text}`);
  return tookMs;
}

export interface Compared {
  readonly name: string;
  readonly small: { readonly p50Ms: number; readonly p95Ms: number };
  readonly large: { readonly p50Ms: number; readonly p95Ms: number };
  /** p95 of the large school over p95 of the small one. */
  readonly growth: number;
  /** More than the line may grow. */
  readonly isTooMuch: boolean;
}

/** Measures every line so often in each school; who is asked first changes every turn. */
export async function compareSchools(small: School, large: School, samples: number): Promise<Compared[]> {
  const took = new Map(Object.keys(lines).map((name) => [name, { small: [] as number[], large: [] as number[] }]));
  const warmUp = Math.ceil(samples * warmUpShare);
  for (let turn = 0; turn < samples + warmUp; turn++)
    for (const [name, line] of Object.entries(lines)) {
      // As many people of both: who comes back finds the question that is open, which costs less than a new one.
      const place = turn % Math.min(small[line.who].length, large[line.who].length);
      const order = turn % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const which of order) {
        const tookMs = await timeOnce(which === 'small' ? small : large, line, place);
        if (turn >= warmUp) took.get(name)?.[which].push(tookMs);
      }
    }
  return [...took].map(([name, of]) => {
    const at = (values: readonly number[]) => ({ p50Ms: quantile(values, 0.5), p95Ms: quantile(values, 0.95) });
    const [inSmall, inLarge] = [at(of.small), at(of.large)];
    const growth = inLarge.p95Ms / inSmall.p95Ms;
    const isTooMuch = growth > (lines[name]?.mostGrowth ?? Number.POSITIVE_INFINITY);
    return { name, small: inSmall, large: inLarge, growth, isTooMuch };
  });
}
