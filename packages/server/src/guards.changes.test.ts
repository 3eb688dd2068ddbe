/** Makes every write and asks all that its caller may read, before and after: a feature that answers differently must be in the write's `changes`. */
import { createAnswer } from '@comet/contract/attempts';
import type { Call, ExampleRequest, Feature } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { createClassroom } from '@comet/contract/classrooms';
import { getChildData } from '@comet/contract/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as store from './demo/demo.store.ts';
import { startWorld } from './testing/start-world.ts';
import type { TestServer } from './testing/test-server.ts';
import type { World } from './testing/world.ts';
import { mayChange } from './testing/written-tables.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

const roles = ['student', 'parent', 'tutor'] as const;
type Role = (typeof roles)[number];

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
const callersOf = (call: Call): readonly Role[] => roles.filter((role) => call.policy.callers.includes(role));
// A log-out would end the session that the others need.
const asked = calls.filter(({ stream, path }) => stream === undefined && path !== '/auth/logout');
// The copy of a child's data has the requests for it in it, so no two are alike. It's only loaded when a parent asks for it.
// Notifications are written by jobs a moment later, and a live event says so.
// A first page is made of other features' answers, each of which is asked again by itself.
const reads = asked.filter(
  (call) =>
    call.policy.repeated === 'reads' && call !== getChildData && !['notifications', 'home'].includes(call.feature),
);
// All of one role in a row: what it reads after a write is what it reads before the next. A parent allows first what children do.
const writes = (['parent', 'student', 'tutor'] as const).flatMap((role) =>
  asked
    .filter((call) => call.policy.repeated !== 'reads' && callersOf(call).includes(role))
    .map((call) => [nameOf(call), role, call] as const),
);

/** Writes whose example is refused in the world of the tests: what they change isn't checked here. */
const refusedHere: readonly string[] = [
  'DELETE /flashcards/deck/{id} as student',
  'DELETE /flashcards/{id} as student',
  'DELETE /practice/{id} as parent',
  'DELETE /uploads/{fileId} as tutor',
  'POST /challenges/{id}/answer as student',
  'POST /challenges/{id}/power-up as student',
  'POST /flashcards as student',
  'POST /flashcards/import as student',
  'POST /flashcards/import as tutor',
  'POST /flashcards/list as student',
  'POST /flashcards/mistakes as student',
  'POST /lessons/exams/{id}/extension as tutor',
  'POST /lessons/import as tutor',
  'POST /lessons/quiz/passing as student',
  'POST /lessons/sections/answer-question as student',
  'POST /live-lessons/quiz/passing as student',
  // The lesson of the world is years away.
  'POST /live-lessons/{id}/room as student',
  'POST /live-lessons/{id}/room as tutor',
  'POST /mission/questions/{questionId}/hint as student',
  'POST /practice/passing as student',
  'POST /practice/reassign as parent',
  'POST /stripe/create-subscription as parent',
  'POST /stripe/create-subscription as student',
  'POST /upload-file as tutor',
  'POST /uploads/{fileId}/complete as tutor',
  'POST /uploads/{fileId}/links as tutor',
  'POST /user/parent-approval as student',
  'POST /user/parent/children/approve as parent',
  'POST /user/students/streak-saver as student',
  'POST /user/two-step/authenticator/confirm as parent',
  'POST /user/two-step/authenticator/confirm as tutor',
  'POST /user/two-step/passkeys as parent',
  'POST /user/two-step/passkeys as tutor',
  'PUT /flashcards/deck/{id} as student',
  'PUT /flashcards/{id} as student',
  'PUT /lessons/{id}/order as tutor',
  'PUT /practice/expiration-date/{id} as parent',
  'PUT /stripe/create-subscription as parent',
  'PUT /stripe/create-subscription as student',
  'PUT /user/update/{userId} as tutor',
];

/** What a read answered, and the statements it sent for that. */
interface Answer {
  readonly text: string;
  readonly statements: readonly string[];
}
type Answers = ReadonlyMap<Call, Answer>;

/** Asks what the role may read; with `earlier` answers only what may have changed since then by the statements. */
async function readAll(
  role: Role,
  earlier?: { readonly answers: Answers; readonly written: readonly string[] },
): Promise<Answers> {
  const answers = new Map<Call, Answer>();
  for (const call of reads.filter((read) => callersOf(read).includes(role))) {
    const known = earlier?.answers.get(call);
    if (known !== undefined && !mayChange(earlier?.written ?? [], known.statements)) {
      answers.set(call, known);
      continue;
    }
    let text = '';
    const statements = await server.textsOf(async () => {
      ({ text } = await ask(call, role));
    });
    answers.set(call, { text, statements });
  }
  return answers;
}

/** The call's example; an answer is the right one, since an example that the question can't read changes nothing. */
async function requestOf(call: Call): Promise<ExampleRequest> {
  const example = call.example(world.example);
  if (call !== createAnswer) return example;
  const { questionId } = world.example;
  return { body: { questionId, answer: store.answerFor(await store.getQuestion(server.database, questionId), true) } };
}

const ask = async (call: Call, role: Role) =>
  server.ask(call, { ...(await requestOf(call)), as: world.people[role].accessToken });

let last: { readonly role: Role; readonly answers: Answers } | undefined;

/** What differs after a call in features that it doesn't name. */
async function undeclared(call: Call, role: Role): Promise<{ readonly status: number; readonly changed: string[] }> {
  const before = last?.role === role ? last.answers : await readAll(role);
  let status = 0;
  const written = await server.textsOf(async () => {
    ({ status } = await ask(call, role));
  });
  const declared: readonly Feature[] = call.changes ?? [];
  const answers = await readAll(role, { answers: before, written });
  last = { role, answers };
  const changed = [...answers]
    .filter(([read, { text }]) => text !== before.get(read)?.text && !declared.includes(read.feature))
    .map(([read]) => `${read.feature}: ${nameOf(read)}`);
  return { status, changed };
}

test.each(roles)('nothing that a %s reads changes by reading', async (role) => {
  const before = await readAll(role);
  const after = await readAll(role);
  expect([...after].map(([, { text }]) => text)).toEqual([...before].map(([, { text }]) => text));
});

test('a change that is not declared is found', async () => {
  const { status, changed } = await undeclared({ ...createClassroom, changes: [] }, 'tutor');
  expect(status).toBe(200);
  expect(changed).toContain('classrooms: GET /classroom');
});

describe('declares every feature that it changes', () => {
  const refused: string[] = [];
  test.each(writes)('%s as %s', async (name, role, call) => {
    const { status, changed } = await undeclared(call, role);
    if (status >= 400) refused.push(`${name} as ${role}`);
    expect(changed).toEqual([]);
  });
  test('and only the writes that are listed here were refused', () => {
    expect(refused.toSorted()).toEqual(refusedHere);
  });
});
