/** What a first page costs: homes a second and the processor time of each, of the app and of PostgreSQL. */
import { rm } from 'node:fs/promises';
import { pathOf, type ReadCall } from '@comet/contract/call';
import { getParentHome, getStudentHome, getTutorHome } from '@comet/contract/home';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import autocannon from 'autocannon';
import { enter } from '../support/person.ts';
import { postmasterOf, processorMs } from '../support/processor-time.ts';
import { startServer } from '../support/server-process.ts';

const connections = 8;
const roundSeconds = 3;
const rounds = 3;
/** What a child's first page may cost, app and PostgreSQL together. */
const maxStudentMs = 4;

const homes: readonly { readonly name: string; readonly login: string; readonly call: ReadCall }[] = [
  { name: 'student', login: 'demo-student', call: getStudentHome },
  { name: 'parent', login: 'demo-parent', call: getParentHome },
  { name: 'tutor', login: 'demo-tutor', call: getTutorHome },
];

interface Round {
  readonly perSecond: number;
  readonly appMs: number;
  readonly postgresMs: number;
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Prints a line for each home; true when the student's costs no more than it may. */
export async function benchHomes(): Promise<boolean> {
  const dataDir = await makeThrowawayFolder('homes');
  const postgres = await startEmbeddedPostgres({ dataDir, database: 'homes' });
  const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, SEED_DEMO: '1' });
  try {
    const appId = server.child.pid ?? 0;
    const postgresId = await postmasterOf(dataDir);
    const measure = async (call: ReadCall, token: string): Promise<Round> => {
      const before = [await processorMs([appId]), await processorMs([postgresId])] as const;
      const result = await autocannon({
        url: `${server.url}${pathOf(call)}`,
        connections,
        duration: roundSeconds,
        headers: { authorization: `Bearer ${token}` },
      });
      const after = [await processorMs([appId]), await processorMs([postgresId])] as const;
      const pages = result['2xx'];
      if (result.non2xx + result.errors > 0)
        throw new Error(`${call.path} failed ${result.non2xx + result.errors} times`);
      return {
        perSecond: pages / result.duration,
        appMs: (after[0] - before[0]) / pages,
        postgresMs: (after[1] - before[1]) / pages,
      };
    };
    console.log(`${connections} connections, ${rounds} rounds of ${roundSeconds} s each in turns, medians:\n`);
    console.log('| home | homes/s | app ms | PostgreSQL ms | processor ms a page |\n|---|---|---|---|---|');
    const tokens = new Map<string, string>();
    for (const { login } of homes) tokens.set(login, await enter(server.url, login, 'demo-pass'));
    const measured = new Map<string, Round[]>(homes.map(({ name }) => [name, []]));
    // The first round warms up.
    for (let round = 0; round <= rounds; round++)
      for (const { name, login, call } of homes) {
        const one = await measure(call, tokens.get(login) ?? '');
        if (round > 0) measured.get(name)?.push(one);
      }
    let studentMs = Number.NaN;
    for (const { name } of homes) {
      const all = measured.get(name) ?? [];
      const of = (field: keyof Round): number => median(all.map((round) => round[field]));
      const wholeMs = median(all.map(({ appMs, postgresMs }) => appMs + postgresMs));
      if (name === 'student') studentMs = wholeMs;
      console.log(
        `| ${name} | ${of('perSecond').toFixed(0)} | ${of('appMs').toFixed(1)} | ${of('postgresMs').toFixed(1)} | ${wholeMs.toFixed(1)} |`,
      );
    }
    console.log(`\nhome ${studentMs.toFixed(1)} ms`);
    return studentMs <= maxStudentMs;
  } finally {
    await server.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
