/** Faults planted in routes, and what the registration of calls makes of them. */

import type { Call, Relation } from '@comet/contract/call';
import { createPractice, getPracticeMonth } from '@comet/contract/practice';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { registerErrors } from './errors.ts';
import { createServe } from './serve.ts';

const studentId = 7;

/** A server for a parent who is related to students 7 and 8, and the error behind the last 500. */
function serverOf() {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', undefined);
  registerErrors(app);
  const failures: string[] = [];
  app.addHook('onError', async (_request, _reply, error) => {
    failures.push(error.message);
  });
  const actor = { userId: 1, role: 'parent', sessionId: '', timeZone: 'UTC', yearOfStudy: null } as const;
  const { serve } = createServe(app, {
    authenticate: async () => ({ ...actor, isPendingAlone: false, isAwaitingParent: false }),
    isPendingAccess: async () => false,
    findRelations: async (_, ids) =>
      new Map(ids.filter((id) => id < 9).map((id): [number, Relation] => [id, 'parent'])),
    audit: async () => undefined,
    limits: { take: async () => undefined, takeAddress: () => undefined, stop: () => undefined },
  });
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
    (
      await app.inject({
        method,
        url: `/api/v1${path}`,
        headers: { authorization: 'Bearer x' },
        ...(body === undefined ? {} : { payload: body }),
      })
    ).statusCode;
  return { serve, ask, failures };
}

const totals = { assignedTasks: 0, completedTasks: 0, completedOnTimeTasks: 0 };
const month = `${getPracticeMonth.path}?studentId=${studentId}`;

test('a call that calls.ts does not list stops the start', () => {
  const { serve } = serverOf();
  const unlisted: Call = { ...getPracticeMonth, path: '/practice/nobody-lists-this' };
  expect(() => serve(unlisted, async () => totals)).toThrow('is served but not listed in calls.ts');
});

test('a route that asks for the relation answers', async () => {
  const { serve, ask } = serverOf();
  serve(getPracticeMonth, async ({ query, reach }) => {
    await reach(query.studentId);
    return totals;
  });
  expect(await ask('GET', month)).toBe(200);
  expect(await ask('GET', month.replace('7', '9'))).toBe(404);
});

test('a route that asks nothing does not answer', async () => {
  const { serve, ask, failures } = serverOf();
  serve(getPracticeMonth, async () => totals);
  expect(await ask('GET', month)).toBe(500);
  expect(failures).toEqual(['GET /practice/month-overview answered without asking for the caller\u2019s relation']);
});

test('a route that asks for one student of several does not answer', async () => {
  const { serve, ask, failures } = serverOf();
  serve(createPractice, async ({ body, reach }) => {
    await reach(body.studentIds[0]);
    return { practiceId: 1 };
  });
  const body = {
    studentIds: [studentId, 8],
    topicId: 1501,
    subTopicIds: [150101],
    difficulty: 'easy',
    timeLimit: null,
    numberOfQuestions: 10,
    name: 'Column methods',
  };
  expect(await ask('POST', createPractice.path, body)).toBe(500);
  expect(failures).toEqual([`POST ${createPractice.path} answered about students it did not ask for: 8`]);
});
