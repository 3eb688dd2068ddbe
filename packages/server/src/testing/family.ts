/** Families for the tests of payments: a parent and two children without subscriptions, each family under names of its own. */
import type { BodySent, Call } from '@comet/contract/call';
import { logIn } from '@comet/contract/sessions';
import { createPasswords } from '../platform/passwords.ts';
import type { Answered, TestServer } from './test-server.ts';

export const familyPassword = 'a-fine-password';

export interface Member {
  readonly userId: number;
  readonly userName: string;
}

export type Family = Awaited<ReturnType<typeof signUpFamily>>;

/** How many each server has: test files share this module, not their people. */
const families = new WeakMap<TestServer, number>();

export async function signUpFamily(server: TestServer) {
  const number = (families.get(server) ?? 0) + 1;
  families.set(server, number);
  const passwordHash = await createPasswords({ isWeak: true }).hash(familyPassword);
  const add = async (name: string, role: 'parent' | 'student', parentId?: number): Promise<Member> => {
    const userName = `${name}-${number}`;
    const userId = await server.database.transaction((tx) =>
      server.services.accounts.create(tx, {
        role,
        firstName: name,
        lastName: 'Patel',
        userName,
        email: name === 'child' || name === 'sibling' ? undefined : `${userName}@example.org`,
        isEmailConfirmed: true,
        phone: undefined,
        passwordHash,
        ...(role === 'student' ? { yearOfStudy: 5 } : {}),
        ...(parentId === undefined ? {} : { parentId }),
      }),
    );
    return { userId, userName };
  };
  const parent = await add('parent', 'parent');
  const children: readonly [Member, Member] = [
    await add('child', 'student', parent.userId),
    await add('sibling', 'student', parent.userId),
  ];

  /** Time moves on in these tests and access tokens are short, so each request comes with a fresh one. */
  const tokenOf = (userId: number): Promise<string> =>
    server.database
      .transaction((tx) => server.services.sessions.open(tx, userId, false))
      .then(({ accessToken }) => accessToken);
  const asking =
    (userId: number) =>
    async <C extends Call>(call: C, body?: BodySent<C>): Promise<Answered<C>> =>
      server.ask(call, { as: await tokenOf(userId), ...(body === undefined ? {} : { body }) });

  return {
    parentId: parent.userId,
    parentEmail: `${parent.userName}@example.org`,
    children,
    parent: asking(parent.userId),
    asking,
    logInAs: ({ userName }: Member) => server.ask(logIn, { body: { login: userName, password: familyPassword } }),
    /** A student who signed up alone. */
    addStudentAlone: () => add('alone', 'student'),
  };
}
