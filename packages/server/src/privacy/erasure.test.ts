/** A child's mark is planted wherever anything is kept about people; after erasing it is nowhere. */
import { askErasure, cancelErasure, getChildData, listErasures } from '@comet/contract/privacy';
import { erasureGraceMs } from '@comet/domain/privacy/erasure';
import { days, hourMs } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { featureData } from '../feature-data.ts';
import { mailSchema } from '../platform/mail.ts';
import type { CamelCased } from '../platform/statement.ts';
import { plantRows } from '../testing/plant.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import { type PersonName, type World, worldPassword } from '../testing/world.ts';
import * as store from './privacy.store.ts';

const mark = 'Zyxmark';
const personal = featureData.flatMap((feature) => feature.personal);
const impersonal = featureData.flatMap((feature) => Object.keys(feature.impersonal ?? {}));

let server: TestServer;
let world: World;
let childId: number;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  childId = await server.database.transaction((tx) =>
    server.services.accounts.create(tx, {
      role: 'student',
      firstName: mark,
      lastName: 'Test',
      userName: `${mark}-logs-in`,
      email: `${mark}@example.org`,
      phone: undefined,
      passwordHash: 'none',
      parentId: world.people.parent.userId,
      yearOfStudy: 5,
    }),
  );
});
afterAll(() => server.close());

const query = <Row extends CamelCased<Row>>(text: string, values: readonly unknown[] = []) =>
  server.database.query<Row>({ name: '', text }, values);
const enter = async (name: PersonName) => (await server.enter(name, worldPassword)).accessToken;

const listTables = async (): Promise<string[]> =>
  (await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)).map(
    ({ name }) => name,
  );

/** Tables that no feature declares. */
async function listUndeclared(): Promise<string[]> {
  const declared = new Set([...personal.map(({ table }) => table), ...impersonal]);
  return (await listTables()).filter((name) => !declared.has(name));
}

/** Every table, the queue's too, in which this text is found. */
async function listWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    if ((await query(`select from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`])).length > 0)
      found.push(name);
  return found;
}

describe('the declarations of features', () => {
  test('cover every table once', async () => {
    expect(await listUndeclared()).toEqual([]);
    const all = [...personal.map(({ table }) => table), ...impersonal];
    expect(all.filter((table, place) => all.indexOf(table) !== place)).toEqual([]);
  });

  test('are missed when a new table has none', async () => {
    await query('create table gossip (student_id integer references users (user_id), words text)');
    expect(await listUndeclared()).toEqual(['gossip']);
    await query('drop table gossip');
  });

  test('call no table impersonal that has a person in it', async () => {
    const rows = await query(
      `select c.table_name from information_schema.columns c where c.table_schema = 'public' and c.table_name = any($1)
        and c.column_name ~ '(^|_)(student|user|parent|payer|child|actor|author|owner|sender|reader|tutor|reporter)_id$'`,
      [impersonal],
    );
    expect(rows).toEqual([]);
  });
});

describe('a child', () => {
  async function plantEverywhere(): Promise<void> {
    const tables = personal.map(({ table }) => table).filter((table) => table !== 'users' && table !== 'pgboss.job');
    const others = ['tutor_id', 'set_by_id', 'reporter_id'];
    await plantRows(server.database, tables, {
      mark,
      now: server.clock.now(),
      personFor: (column) => (others.includes(column) ? world.people.tutor.userId : childId),
      given: {
        log_in_names: { name: `${mark} second name` },
        audit_log: {
          actor_id: childId,
          target: `studentId=${childId}`,
          kind: 'account',
          action: 'GET',
          request_id: 'one',
        },
        attempts: {
          kind: 'practice',
          status: 'FINISH',
          question_count: 10,
          answered_count: 0,
          right_count: 0,
          course: '',
        },
        revisions: { right_days: 0, last_right_day: null },
        subscriptions: { provider: null, status: 'active' },
        subscription_orders: { state: 'done', promo_id: null },
        practices: { origin: 'tutor', fingerprint: 'a hash', difficulty: 'easy', question_count: 10, time_limit: null },
        tutor_messages: { student_id: null },
        uploaded_files: { kind: 'video', extension: 'mp4', fingerprint: 'a hash', storage_upload_id: 'disk' },
        lessons: { type: 'lesson', fingerprint: 'a hash', drawn_cover: null },
        flashcards: { drawn_picture: null },
        live_lessons: {
          type: 5,
          recurrence: null,
          is_for_everyone: false,
          fingerprint: 'a hash',
          time_zone: 'Europe/London',
          start_time: '2026-11-20T16:30',
        },
        live_lesson_recordings: { is_for_everyone: false, fingerprint: 'a hash' },
      },
    });
    // Others have the same practice and got the same message, so both stay, without the name.
    const { userId: otherId } = world.people.student;
    await query(
      `insert into practice_tasks (practice_id, student_id, assigned_at, due_at, feedback)
        select practice_id, $2, assigned_at, due_at, 'Work with ${mark} next time' from practice_tasks where student_id = $1`,
      [childId, otherId],
    );
    await query(
      `insert into tutor_message_students (message_id, student_id) select message_id, $2 from tutor_message_students where student_id = $1`,
      [childId, otherId],
    );
    const [message] = await query<{ messageId: number }>(
      'select message_id from tutor_message_students where student_id = $1',
      [childId],
    );
    const mail = { name: 'mail', data: mailSchema, work: async () => undefined };
    for (const [to, key] of [
      [`${mark}@example.org`, 'hello'],
      ['parent@example.org', 'about-them'],
      ['otherParent@example.org', `tutor-message:${message?.messageId}:otherParent@example.org`],
    ] as const)
      await server.jobs.send(server.database, mail, { to, key, subject: 'A message', text: `${mark} did well.` });
  }

  test('is found by every declaration, and shown to the parent without what opens something', async () => {
    await query(`insert into promo_codes (code, percent_off, duration, provider, discount_id, created_at)
      values ('NONE', 10, 'once', 'sandbox', 'none', now())`);
    await plantEverywhere();
    const missed: string[] = [];
    for (const table of personal)
      if ((await store.countRows(server.database, table, [childId])) === 0) missed.push(table.table);
    expect(missed).toEqual([]);
    const { body, status } = await server.ask(getChildData, {
      as: await enter('parent'),
      params: { studentId: childId },
    });
    expect(status).toBe(200);
    expect(body.sections.map(({ table }) => table).sort()).toEqual(
      personal.flatMap(({ table, title }) => (title === null ? [] : [table])).sort(),
    );
    const columns = new Set(body.sections.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))));
    await query('delete from erasures');
    for (const secret of ['password_hash', 'token_hash', 'session_id', 'payment_method'])
      expect(columns).not.toContain(secret);
  });

  test('is erased by nobody without the parent’s password, and not by another parent', async () => {
    const params = { studentId: childId };
    const wrong = await server.ask(askErasure, { as: await enter('parent'), params, body: { password: 'not-it' } });
    expect(wrong.body).toMatchObject({ code: 'incorrectOldPassword' });
    const body = { password: worldPassword };
    expect((await server.ask(askErasure, { as: await enter('otherParent'), params, body })).status).toBe(404);
    expect((await server.ask(listErasures, { as: await enter('parent') })).body).toEqual([]);
  });

  test('stays when the parent changes their mind within seven days', async () => {
    const as = await enter('parent');
    const params = { studentId: childId };
    await server.ask(askErasure, { as, params, body: { password: worldPassword } });
    expect((await server.ask(listErasures, { as })).body).toMatchObject([{ studentId: childId, firstName: mark }]);
    expect((await server.ask(cancelErasure, { as: await enter('otherParent'), params })).status).toBe(404);
    expect((await server.ask(cancelErasure, { as, params })).status).toBe(200);
    server.clock.advance(erasureGraceMs + hourMs);
    await server.services.erasures.eraseDue();
    expect(await query('select from users where user_id = $1', [childId])).toHaveLength(1);
  });

  test('is nowhere any more after seven days: no row, no text, no mail; others keep theirs', async () => {
    const asked = await server.ask(askErasure, {
      as: await enter('parent'),
      params: { studentId: childId },
      body: { password: worldPassword },
    });
    expect(asked.body.dueAt).toBe(new Date(server.clock.now().getTime() + erasureGraceMs).toISOString());
    server.clock.advance(erasureGraceMs - hourMs);
    await server.services.erasures.eraseDue();
    expect(await listWith(mark)).not.toEqual([]);
    const siblingBefore = await server.services.privacy.countFamily('otherParent');
    server.clock.advance(2 * hourMs);
    await server.services.erasures.eraseDue();

    expect(await listWith(mark)).toEqual([]);
    const columns = await query<{ at: string }>(
      `select format('%I.%I', c.table_name, c.column_name) as at from information_schema.columns c
        where c.table_schema = 'public' and c.data_type in ('integer', 'bigint')
          and c.column_name ~ '(^|_)(student|user|parent|payer|child|actor|author|owner|sender|reader|reporter|by)_id$'`,
    );
    for (const { at } of columns) {
      const [table = '', column = ''] = at.split('.');
      expect(await query(`select from ${table} where ${column} = $1`, [childId]), at).toEqual([]);
    }
    expect(await query('select from audit_log where target ~ $1', [`\\mstudentId=${childId}\\M`])).toEqual([]);
    expect(await query(`select name from practices where name like '[erased]%'`)).toHaveLength(1);
    expect(await query(`select from tutor_messages where message like '[erased]%'`)).toHaveLength(1);
    expect(await query(`select from practice_tasks where feedback = 'Work with [erased] next time'`)).toHaveLength(1);
    expect(await server.services.privacy.countFamily('otherParent')).toEqual(siblingBefore);
    expect(await query('select from users where user_name = $1', ['sibling'])).toHaveLength(1);
    await expect
      .poll(async () => (await server.outbox.list()).map(({ subject }) => subject))
      .toContain('Your child’s data has been erased');
  });
});

describe('a timetable', () => {
  test('deletes audit rows after a year and mails after a week', async () => {
    await query('delete from audit_log');
    const at = (age: number) => new Date(server.clock.now().getTime() - days(age));
    for (const age of [366, 364])
      await query(`insert into audit_log (at, kind, action, request_id) values ($1, 'account', $2, 'x')`, [
        at(age),
        String(age),
      ]);
    await server.services.privacy.deleteExpired();
    expect(await query('select action from audit_log')).toEqual([{ action: '364' }]);
    const weekSeconds = 7 * 24 * 3600;
    const [queue] = await query<object>(`select deletion_seconds from pgboss.queue where name = 'mail'`);
    expect(z.object({ deletionSeconds: z.literal(weekSeconds) }).safeParse(queue).success).toBe(true);
  });
});
