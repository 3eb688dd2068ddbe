import { createAnswer } from '@comet/contract/attempts';
import { listTutorStudents } from '@comet/contract/classrooms';
import { forgotPassword, logIn } from '@comet/contract/sessions';
import { expect, test } from 'vitest';
import { startWorld } from '../testing/start-world.ts';
import { worldPassword } from '../testing/world.ts';
import { asRefusal } from './database-errors.ts';
import { createLog } from './log.ts';

test('secrets and names are blotted out wherever they are logged by mistake', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  log.info({
    password: 'hunter2',
    user: { firstName: 'Zoe', email: 'zoe@example.org' },
    a: { b: { accessToken: 'abc' } },
  });
  expect(lines.join()).not.toMatch(/hunter2|Zoe|zoe@|abc/);
  expect(lines.join()).toContain('[hidden]');
});

test('what people do leaves ids and paths in the log, and no password, token, name or search', async () => {
  const lines: string[] = [];
  const { server, world } = await startWorld({}, (line) => lines.push(line));
  await server.ask(logIn, { body: { login: 'student', password: 'a wrong password' } });
  await server.ask(forgotPassword, { body: { email: 'parent@example.org' } });
  await server.ask(listTutorStudents, { as: world.people.tutor.accessToken, query: { search: 'Zoe' } });
  await server.ask(createAnswer, { as: world.people.student.accessToken, body: { questionId: 'x', answer: 'Zoe' } });
  await server.close();
  const log = lines.join('\n');
  expect(log).toMatch(/"path":"\/api\/v1\/auth\/login"/);
  expect(log).toMatch(/"requestId":"[0-9a-f-]{36}"/);
  expect(
    lines.filter((line) => line.includes('"path":"/api/v1/auth/login"')),
    'one line a request',
  ).toHaveLength(1);
  const { accessToken, refreshToken } = world.people.student;
  for (const secret of [worldPassword, 'a wrong password', accessToken, refreshToken, 'Zoe', 'parent@example.org'])
    expect(log).not.toContain(secret);
});

test('a refusal is logged with what caused it', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  log.error({ err: asRefusal(new Error('Connection terminated unexpectedly')) }, 'a request failed');
  expect(lines.join()).toContain('Connection terminated unexpectedly');
});
