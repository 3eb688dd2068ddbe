/** A fault of the cluster under twenty students: what they saw of it, and what is left in the tables. */
import { setTimeout as wait } from 'node:timers/promises';
import { lostOf, withClient } from '../chaos/drill.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { enter } from '../support/person.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { type People, readSight, type Seen, watchPeople } from './people.ts';

const warmUpMs = 2000;
const restMs = 3000;
const answersAgainMs = 60_000;

export interface ClusterFault {
  readonly name: string;
  readonly times: number;
  readonly maxGapMs?: number;
  /** What people may see besides answers; nothing where it isn't said. */
  readonly allowed?: readonly string[];
  /** Lets it happen once. */
  readonly happen: (turn: number) => Promise<void>;
  /** Brings back what was broken, and waits until all is well again. */
  readonly mend: () => Promise<void>;
}

export interface ClusterOutcome {
  readonly fault: string;
  readonly acknowledged: number;
  readonly perSecond: number;
  readonly lost: number;
  readonly twice: number;
  readonly broken: readonly string[];
  readonly seen: readonly Seen[];
  /** Everything that should not have been. */
  readonly wrong: readonly string[];
}

export interface ClusterSite {
  readonly databaseUrl: string;
  readonly url: string;
}

/** Attempts that count more answers than they have. */
const countTwice = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ many: number }>(
      `select count(*)::int as many from attempts a where a.answered_count >
        (select count(*) from attempt_questions q where q.attempt_id = a.attempt_id and q.answered_at is not null)`,
    );
    return rows[0]?.many ?? 0;
  });

/** It must go on by itself. */
async function waitForAnswers({ sight }: People, since: number): Promise<void> {
  for (const until = since + answersAgainMs; performance.now() < until; await wait(100))
    if ((sight.acknowledged.at(-1)?.at ?? 0) > since) return;
}

export async function drillCluster({ databaseUrl, url }: ClusterSite, fault: ClusterFault): Promise<ClusterOutcome> {
  const names = await withClient(databaseUrl, (client) => makeStudents(client, 20));
  const tokens = await Promise.all(names.map((name) => enter(url, name, studentPassword)));
  const stop = new AbortController();
  const startedAt = performance.now();
  const people = watchPeople(url, tokens, stop.signal);
  const seen: Seen[] = [];
  try {
    for (let turn = 0; turn < fault.times; turn++) {
      await wait(warmUpMs);
      const from = performance.now();
      await fault.happen(turn);
      await fault.mend();
      await waitForAnswers(people, performance.now());
      await wait(restMs);
      seen.push(readSight(people.sight, from, performance.now()));
    }
  } finally {
    stop.abort();
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await people.ended;
  const acknowledged = people.sight.acknowledged.map(({ answer }) => answer);
  const lost = (await lostOf(databaseUrl, acknowledged)).length;
  const toldTwice = acknowledged.length - new Set(acknowledged.map(({ questionId }) => questionId)).size;
  const twice = toldTwice + (await countTwice(databaseUrl));
  const broken = await listBrokenInvariants(databaseUrl);
  const allowed = new Set(fault.allowed ?? []);
  const forbidden = [...new Set(people.sight.failures.map(({ kind }) => kind))].filter((kind) => !allowed.has(kind));
  const longestGapMs = Math.max(...seen.map(({ gapMs }) => gapMs));
  const { maxGapMs = Number.POSITIVE_INFINITY } = fault;
  const wrong = [
    ...(acknowledged.length > names.length ? [] : ['hardly anybody could answer']),
    ...(lost === 0 ? [] : [`${lost} acknowledged answers are lost`]),
    ...(twice === 0 ? [] : [`${twice} answers are counted twice`]),
    ...broken,
    ...forbidden.map((kind) => `somebody saw ${kind}`),
    ...(longestGapMs <= maxGapMs ? [] : [`nobody could answer for ${(longestGapMs / 1000).toFixed(1)} s`]),
    ...(seen.every(({ streamsBackMs }) => Number.isFinite(streamsBackMs)) ? [] : ['an open page heard nothing again']),
  ];
  const perSecond = acknowledged.length / seconds;
  const name = fault.times === 1 ? fault.name : `${fault.name}, ${fault.times} times`;
  return { fault: name, acknowledged: acknowledged.length, perSecond, lost, twice, broken, seen, wrong };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export function printOutcomes(outcomes: readonly ClusterOutcome[]): void {
  const heads = [
    'fault under load',
    'gap s',
    'errors',
    'acknowledged',
    'a second',
    'lost',
    'twice',
    'broken invariants',
    'streams back s',
  ];
  console.log(`\n| ${heads.join(' | ')} |\n|${heads.map(() => '---').join('|')}|`);
  for (const { fault, acknowledged, perSecond, lost, twice, broken, seen } of outcomes) {
    const errors = new Map<string, number>();
    for (const { failures } of seen)
      for (const [kind, many] of failures) errors.set(kind, (errors.get(kind) ?? 0) + many);
    const cells = [
      fault,
      seen.map(({ gapMs }) => seconds(gapMs)).join(', '),
      [...errors].map(([kind, many]) => `${many} × ${kind}`).join(', ') || 'none',
      acknowledged,
      perSecond.toFixed(0),
      lost,
      twice,
      broken.length,
      seen.map(({ streamsBackMs }) => seconds(streamsBackMs)).join(', '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  for (const { fault, wrong } of outcomes) for (const what of wrong) console.log(`${fault}: ${what}`);
}
