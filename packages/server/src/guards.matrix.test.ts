/** Walks every call with every kind of person and compares what happens with the policy that stands in the contract. */
import type { Call, Relation } from '@comet/contract/call';
import { calls } from '@comet/contract/calls';
import { callsBeforeApproval } from '@comet/contract/parent-approvals';
import { registerStudent } from '@comet/contract/sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startWorld } from './testing/start-world.ts';
import type { TestServer } from './testing/test-server.ts';
import { type PersonName, personNames, type World } from './testing/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  ({ server, world } = await startWorld());
});
afterAll(() => server.close());
// Everybody asks from one address here; how often one may ask is another test's matter.
beforeEach(() => server.database.query({ name: 'forget-limits', text: 'delete from rate_limits' }, []));

const roleOf: Readonly<Record<PersonName, 'student' | 'parent' | 'tutor'>> = {
  student: 'student',
  sibling: 'student',
  otherStudent: 'student',
  parent: 'parent',
  otherParent: 'parent',
  tutor: 'tutor',
  otherTutor: 'tutor',
  pendingParent: 'parent',
};

/** How each stands to the student whom the examples are aimed at, and to the practice that the tutor has set them. */
const relationsOf: Readonly<Record<PersonName, readonly Relation[]>> = {
  student: ['self'],
  sibling: ['sibling'],
  otherStudent: [],
  parent: ['parent'],
  otherParent: [],
  tutor: ['tutor', 'setter'],
  otherTutor: [],
  pendingParent: [],
};

/** The refusal that the policy states, or undefined where the call is let through to its own rules. */
function statedRefusal(call: Call, name: PersonName): 403 | 404 | undefined {
  const { callers, reach, whilePending } = call.policy;
  if (callers.includes('public')) return undefined;
  if (!callers.includes(roleOf[name])) return 403;
  if (name === 'pendingParent' && !whilePending) return 403;
  if (reach === 'nobody' || reach === 'own') return undefined;
  return relationsOf[name].some((relation) => reach.includes(relation)) ? undefined : 404;
}

const named = calls
  .filter((call) => call.stream === undefined)
  .map((call) => [`${call.method} ${call.path}`, call] as const);

test('every call of the contract is served', () => {
  expect(calls.filter((call) => !server.served.has(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('who may call what changes only on purpose', () => {
  const policies = calls.map(({ method, path, policy }) => {
    const { callers, reach, whilePending, limit, repeated, audit } = policy;
    return `${method} ${path}: ${callers} reach ${reach}, pending ${whilePending}, limit ${limit}, ${repeated}, audit ${audit}`;
  });
  expect(policies.sort()).toMatchSnapshot();
});

test('every served call is documented', async () => {
  const { paths } = (await server.app.inject({ url: '/api/v1/openapi.json' })).json();
  const missing = calls.filter(({ method, path }) => paths[`/api/v1${path}`]?.[method.toLowerCase()] === undefined);
  expect(missing.map(({ path }) => path)).toEqual([]);
});

describe('a child whose parent has not said yes', () => {
  let as: string;
  beforeAll(async () => {
    const example = registerStudent.example({ ...world.example, unused: 'waits' });
    as = (await server.ask(registerStudent, example)).body.accessToken;
  });
  const guarded = calls.filter((call) => !call.policy.callers.includes('public') && call.path !== '/auth/logout');

  // Streams, too: they are refused before they open.
  test.each(guarded.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'reaches %s only if it is theirs to wait by',
    async (_, call) => {
      const { status, text } = await server.ask(call, { ...call.example(world.example), as });
      const isOpen = callsBeforeApproval.includes(call);
      expect([status, isOpen ? undefined : JSON.parse(text).code]).toEqual(
        isOpen ? [200, undefined] : [403, 'waitingForParent'],
      );
    },
  );

  test('can do three things', () => {
    expect(callsBeforeApproval.map(({ method, path }) => `${method} ${path}`)).toMatchInlineSnapshot(`
      [
        "GET /user",
        "DELETE /auth/logout",
        "POST /user/parent-approval",
      ]
    `);
  });
});

describe.each(named)('%s', (_, call) => {
  const isOpen = call.policy.callers.includes('public');

  test.runIf(!isOpen)('turns a visitor and a logged-out token away', async () => {
    expect((await server.ask(call, call.example(world.example))).status).toBe(401);
    expect((await server.ask(call, { ...call.example(world.example), as: world.loggedOutToken })).status).toBe(401);
  });

  test.each(personNames)('does for %s what its policy states', async (name) => {
    // Log-out would end the session that the other calls need; it is tried with the logged-out token above.
    if (call.path === '/auth/logout') return;
    const stated = statedRefusal(call, name);
    const { status, text } = await server.ask(call, {
      ...call.example(world.example),
      as: world.people[name].accessToken,
    });
    // Let through, a call may still refuse by its own rules (a used token, an answered question), but not by these.
    const refusals = isOpen ? [403, 404, 500] : [401, 403, 404, 500];
    if (stated === undefined) expect(refusals, text).not.toContain(status);
    else expect(status, text).toBe(stated);
  });
});
