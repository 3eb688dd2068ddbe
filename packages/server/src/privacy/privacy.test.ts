import { createSubscription } from '@comet/contract/billing';
import { forgotPassword } from '@comet/contract/sessions';
import { emailClass } from '@comet/contract/teaching';
import { days } from '@comet/domain/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CamelCased } from '../platform/statement.ts';
import { type Family, signUpFamily } from '../testing/family.ts';
import { startWorld } from '../testing/start-world.ts';
import type { TestServer } from '../testing/test-server.ts';
import type { World } from '../testing/world.ts';

let server: TestServer;
let world: World;
let family: Family;
beforeAll(async () => {
  ({ server, world } = await startWorld());
  family = await signUpFamily(server);
  for (const { userId } of family.children) {
    const body = { studentId: userId, priceId: 'price_basic_monthly', paymentMethod: 'tok_visa', nameOnCard: 'Asha' };
    await family.parent(createSubscription, body);
  }
  server.clock.advance(days(8));
  await server.syncPayments();
  await server.ask(forgotPassword, { body: { email: family.parentEmail } });
});
afterAll(() => server.close());

const query = <Row extends CamelCased<Row>>(text: string, values: readonly unknown[] = []) =>
  server.database.query<Row>({ name: '', text }, values);

/** Columns that may name somebody of a family (tutors are none), and whether a foreign key that cascades holds each. */
const personColumns = () =>
  query<{ at: string; cascades: boolean }>(
    `select c.table_name || '.' || c.column_name as at, coalesce(bool_or(k.confdeltype = 'c'), false) as cascades
      from information_schema.columns c
      left join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
      left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
      where c.table_schema = 'public'
        and c.column_name ~ '(^|_)(student|user|parent|payer|child|actor|author|owner|sender|reader|by)_id$'
        and c.table_name || '.' || c.column_name <> 'users.user_id'
      group by 1 order by 1`,
  );

/** Every table of ours with whether this text stands in any of its rows. */
async function tablesWith(pattern: string): Promise<string[]> {
  const tables = await query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  const hits = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await query(`select from "${name}" t where t::text ~ $1 limit 1`, [pattern]);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return hits.flat();
}

test('every column that names a person goes with the person, or is known here to be dealt with', async () => {
  const left = (await personColumns()).filter(({ cascades }) => !cascades).map(({ at }) => at);
  // The audit log is blanked; a file stays while a lesson shows it, as nobody's; a parent goes after the children.
  expect(left).toEqual(['audit_log.actor_id', 'uploaded_files.owner_id', 'users.parent_id']);
});

describe('a family', () => {
  test('is exported whole, without what opens doors, and without anybody else', async () => {
    const whole = await server.services.privacy.exportFamily(family.children[0].userName);
    expect(whole.people).toEqual([`parent-1`, 'child-1', 'sibling-1']);
    expect(whole.tables.subscriptions).toHaveLength(2);
    expect(whole.tables.billing_customers).toMatchObject([{ card_last4: '4242' }]);
    expect(whole.invoices).toHaveLength(2);
    const text = JSON.stringify(whole);
    expect(text).not.toMatch(/password_hash|token_hash|argon2|tok_visa/);
    expect(text).not.toMatch(/otherParent|otherStudent/);
    const studied = await server.services.privacy.exportFamily('student');
    for (const table of ['attempts', 'attempt_questions', 'practice_tasks', 'classroom_students'])
      expect(studied.tables[table]?.length, table).toBeGreaterThan(0);
    expect(JSON.stringify(studied)).not.toContain('otherStudent');
  });

  test('is counted before it is erased, and counting changes nothing', async () => {
    const counts = await server.services.privacy.countFamily('parent-1');
    expect(counts).toContainEqual({ table: 'subscriptions', rows: 2 });
    expect(await server.services.privacy.countFamily('parent-1')).toEqual(counts);
  });

  test('is exported with the practices set for a child and the messages about them', async () => {
    const studied = await server.services.privacy.exportFamily('student');
    expect(studied.tables.practices).toMatchObject([{ name: 'First practice' }, { name: 'Spare practice' }]);
    const body = { classroomId: world.example.classroomId, message: 'Zyxwina, whose own name is Student, did well.' };
    await server.ask(emailClass, { as: (await server.enter('tutor', 'a-fine-password')).accessToken, body });
    const after = await server.services.privacy.exportFamily('student');
    expect(after.tables.tutor_messages).toMatchObject([{ message: body.message }]);
  });

  test('loses one child and that child’s subscription; the other child’s goes on', async () => {
    const [child, sibling] = family.children;
    const running = async () =>
      (
        await query<{ status: string }>(
          `select data ->> 'status' as status from sandbox_objects where kind = 'subscription' order by 1`,
        )
      ).map(({ status }) => status);
    expect(await running()).toEqual(['active', 'active']);
    await server.services.privacy.eraseChild(sibling.userId, async () => true);
    expect(await running()).toEqual(['active', 'canceled']);
    const whole = await server.services.privacy.exportFamily(child.userName);
    expect(whole.people).toEqual(['parent-1', 'child-1']);
    expect(whole.tables.subscriptions).toMatchObject([{ student_id: child.userId }]);
  });

  test('erased is nowhere any more: no row, no mail, no customer at the provider; the others are untouched', async () => {
    const others = await server.services.privacy.countFamily('otherParent');
    const studied = world.people.student.userId;
    for (const userName of ['parent-1', 'parent']) await server.services.privacy.eraseFamily(userName);
    const ids = [family.parentId, ...family.children.map(({ userId }) => userId), studied, world.people.parent.userId];
    for (const { at } of await personColumns()) {
      const [table = '', column = ''] = at.split('.');
      expect(await query(`select from "${table}" where "${column}" = any($1)`, [ids]), at).toEqual([]);
    }
    expect(await tablesWith(`parent-1|child-1|sibling-1`)).toEqual([]);
    expect(await tablesWith(`\\m(userId|studentId)=(${ids.join('|')})\\M`)).toEqual([]);
    expect(await query('select from sandbox_objects')).toEqual([]);
    expect(await query(`select from pgboss.job where data::text like '%parent-1@%'`)).toEqual([]);
    expect(await server.services.privacy.countFamily('otherParent')).toEqual(others);
    await expect(server.services.privacy.exportFamily('parent-1')).rejects.toThrow(/nobody|no parent/);
  });

  test('a tutor is no family', async () => {
    await expect(server.services.privacy.eraseFamily('tutor')).rejects.toThrow('no parent or student is called tutor');
  });
});
