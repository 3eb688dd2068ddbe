/** Students who answer while something is broken on purpose, and a look at what is left. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Acknowledged, answerUntil } from '../support/answering.ts';
import { listBrokenInvariants } from '../support/broken-invariants.ts';
import { enter } from '../support/person.ts';
import { pg } from '../support/pg.ts';
import { makeStudents, studentPassword } from '../support/students.ts';
import { type Probed, probeUntil } from './probe.ts';

const betweenMs = 800;
/** A request may wait so long for what is not there; then it is refused. */
const maxRequestMs = 5000;

/** What works: the database behind, and where people ask. */
export interface Site {
  readonly databaseUrl: string;
  readonly urls: readonly string[];
}

export interface Fault {
  readonly name: string;
  readonly times: number;
  readonly students: number;
  /** Lets it happen once, and returns when it is over. */
  readonly happen: (turn: number) => Promise<void>;
  /** Looks at what else must be so; says what is not. */
  readonly expect?: (outcome: Omit<Outcome, 'wrong'>) => Promise<readonly string[]>;
}

export interface Outcome {
  readonly fault: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly broken: readonly string[];
  readonly probed: Probed;
  /** Everything that should not have been. */
  readonly wrong: readonly string[];
}

/** A connection of our own; a database that recovers is waited for. */
async function connect(databaseUrl: string): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    if (isConnected) return client;
    await wait(100);
  }
}

export async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(databaseUrl);
  return work(client).finally(() => client.end().catch(() => undefined));
}

/** Answers that the students were told are taken and that are not there, or are there otherwise. */
export async function lostOf(databaseUrl: string, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Acknowledged>(
      `select question_id as "questionId", coins, is_right as "isRight" from attempt_questions where answered_at is not null`,
    ),
  );
  const stored = new Map(rows.map((row) => [row.questionId, row]));
  return acknowledged.filter((answer) => JSON.stringify(stored.get(answer.questionId)) !== JSON.stringify(answer));
}

/** Lets people work through a fault that happens so often, and looks at what is left. */
export async function drill({ databaseUrl, urls }: Site, fault: Fault): Promise<Outcome> {
  const names = await withClient(databaseUrl, (client) => makeStudents(client, fault.students));
  const tokens = await Promise.all(names.map((name) => enter(urls[0] ?? '', name, studentPassword)));
  const stop = new AbortController();
  const answering = Promise.all(tokens.map((token) => answerUntil(stop.signal, urls, token)));
  const probing = probeUntil(stop.signal, urls, tokens[0] ?? '');
  try {
    for (let turn = 0; turn < fault.times; turn++) {
      await wait(betweenMs);
      await fault.happen(turn);
    }
    // It must go on by itself.
    await wait(2 * betweenMs);
  } finally {
    stop.abort();
  }
  const acknowledged = (await answering).flat();
  const lost = (await lostOf(databaseUrl, acknowledged)).length;
  const outcome = {
    fault: fault.times === 1 ? fault.name : `${fault.name}, ${fault.times} times`,
    acknowledged: acknowledged.length,
    lost,
    broken: await listBrokenInvariants(databaseUrl),
    probed: await probing,
  };
  const wrong = [
    ...(outcome.acknowledged > fault.students ? [] : ['hardly anybody could answer']),
    ...(lost === 0 ? [] : [`${lost} acknowledged answers are lost`]),
    ...outcome.broken,
    ...new Set(outcome.probed.wrong),
    ...(outcome.probed.longestMs <= maxRequestMs ? [] : [`a request took ${outcome.probed.longestMs.toFixed(0)} ms`]),
    ...((await fault.expect?.(outcome)) ?? []),
  ];
  return { ...outcome, wrong };
}
