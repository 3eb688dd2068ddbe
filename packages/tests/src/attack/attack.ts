/** `npm run attack [-- --only "reset link"]`: tries every known way to break a server that runs as `npm start` runs it, and prints what came of each. */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { getUser } from '@comet/contract/accounts';
import { pathOf } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { startEmbeddedPostgres } from '@comet/server/platform/embedded-postgres';
import { makeThrowawayFolder } from '@comet/server/testing/throwaway-folder';
import { freshAddress } from '../support/fresh-address.ts';
import { runOps } from '../support/ops.ts';
import { startServer } from '../support/server-process.ts';
import { approvalAttacks } from './approval.ts';
import { cheatingAttacks } from './cheating.ts';
import { costAttacks } from './cost.ts';
import { credentialAttacks } from './credentials.ts';
import { edgeAttacks } from './edge.ts';
import { fileAttacks } from './files.ts';
import { foreignDataAttacks } from './foreign-data.ts';
import { logInAttacks } from './log-in.ts';
import { enterAsNewStudent } from './new-student.ts';
import { playAttacks } from './play.ts';
import { type Attack, type RawRequest, send, type Target } from './target.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const password = 'demo-pass';
const strangerTutor = 'stranger-tutor';

const kinds: readonly (readonly [kind: string, attacks: readonly Attack[]])[] = [
  ['foreign data', foreignDataAttacks],
  ['cheating', cheatingAttacks],
  ['play', playAttacks],
  ['files', fileAttacks],
  ['edge', edgeAttacks],
  ['approval', approvalAttacks],
  ['credentials', credentialAttacks],
  ['log-in', logInAttacks],
  ['cost', costAttacks],
];

const dataDir = await makeThrowawayFolder('attack');
const postgres = await startEmbeddedPostgres({ dataDir, database: 'attack' });
const server = await startServer({
  DATABASE_URL: postgres.url,
  DATA_DIR: dataDir,
  SEED_DEMO: '1',
  // Each attack comes from addresses of its own, as through a proxy that says who asks.
  TRUSTED_PROXY_HOPS: '1',
});

async function tokenOf(userName: string): Promise<string> {
  const body = { login: userName, password };
  const reply = await send(server.url, pathOf(logIn), { method: 'POST', body, from: freshAddress() });
  return logIn.answer.parse(JSON.parse(reply.text)).accessToken;
}

async function userIdOf(token: string): Promise<number> {
  const reply = await send(server.url, pathOf(getUser), { token });
  return getUser.answer.parse(JSON.parse(reply.text)).userId;
}

/** What an attack achieved. One that cannot be tried has not been withstood, nor has one after which the server is not there. */
async function outcomeOf(attack: Attack, target: Target): Promise<string | undefined> {
  const outcome = await attack
    .attempt(target)
    .catch((error: unknown) => `could not be tried: ${error instanceof Error ? error.message : error}`);
  const { status } = await target.send('/health/ready');
  return outcome ?? (status === 200 ? undefined : `afterwards the server answered ${status}`);
}

try {
  await runOps(postgres.url, dataDir, [
    'tutor:create',
    '--first-name',
    'Sam',
    '--last-name',
    'Stranger',
    '--user-name',
    strangerTutor,
    '--email',
    'stranger@comet.example',
    '--password',
    password,
  ]);
  const tokens: Target['tokens'] = {
    student: await tokenOf('demo-student'),
    sibling: await tokenOf('demo-sibling'),
    parent: await tokenOf('demo-parent'),
    tutor: await tokenOf('demo-tutor'),
    strangerStudent: await enterAsNewStudent({ url: server.url, databaseUrl: postgres.url }),
    strangerParent: await tokenOf('demo-new-parent'),
    strangerTutor: await tokenOf(strangerTutor),
  };
  const target: Target = {
    url: server.url,
    databaseUrl: postgres.url,
    tokens,
    send: (path: string, request?: RawRequest) => send(server.url, path, request),
    userIdOf,
    ops: (args) => runOps(postgres.url, dataDir, args),
  };
  let [tried, succeeded] = [0, 0];
  console.log('| kind | attack | outcome |\n|---|---|---|');
  for (const [kind, attacks] of kinds)
    for (const attack of attacks) {
      if (!`${kind} ${attack.name}`.includes(values.only)) continue;
      tried++;
      const outcome = await outcomeOf(attack, target);
      if (outcome !== undefined) succeeded++;
      console.log(`| ${kind} | ${attack.name} | ${outcome === undefined ? 'refused' : `**succeeded**: ${outcome}`} |`);
    }
  console.log(`\nattacks ${tried}, succeeded ${succeeded}`);
  process.exitCode = succeeded === 0 ? 0 : 1;
} finally {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
