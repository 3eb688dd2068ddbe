/** Who is logged in: logging in, switching and out, with the role check the specification asks for. */
import { getUser, type User } from '@comet/contract/accounts';
import type { BodySent } from '@comet/contract/call';
import { logInTextOf } from '@comet/contract/errors';
import {
  logIn,
  logInToPay,
  logOut,
  register,
  registerStudent,
  switchUser,
  type Tokens,
} from '@comet/contract/sessions';
import type { Role } from '@comet/domain/accounts/roles';
import { useSyncExternalStore } from 'react';
import { api, tokens } from '../api/api.ts';
import { beginAnew, forgetAllBut, keep, known, useAsk } from '../api/ask.ts';
import { CallError } from '../api/client.ts';
import type { SessionEnd } from '../api/tokens.ts';
import { tabStorage } from '../ui/browser-storage.ts';

/** The tokens as React sees them. */
export function useHasSession(): boolean {
  return useSyncExternalStore(tokens.subscribe, () => tokens.read() !== undefined);
}

export function useUser() {
  const hasSession = useHasSession();
  return useAsk(getUser, {}, { isOn: hasSession, freshMs: 60_000 });
}

let lastUserId: number | undefined;

/** Whose session ended last on this page. */
export const userBefore = (): number | undefined => lastUserId;

let isLeaving = false;

/** How it ended; undefined where a session goes on or there was none. Who logs out has lost nothing when a question on its way is refused first. */
export function sessionEnd(): SessionEnd | undefined {
  const end = tokens.lastEnd();
  return end === 'lost' && isLeaving ? 'left' : end;
}

// The next person may be another one, and this device may remember their session: what was seen goes before anything is
// drawn again.
tokens.subscribe(() => {
  if (sessionEnd() === undefined) return;
  lastUserId = known(getUser)?.userId;
  beginAnew(getUser);
});

/** The person behind new tokens, if they may be here. */
async function userBehind({ accessToken }: Tokens, roles: readonly Role[]): Promise<User> {
  const user = await api.call(getUser, {}, { accessToken });
  if (!roles.includes(user.role)) throw new CallError('notAllowed');
  return user;
}

/**
 * Begins their session. Nothing is stored before the person is known, so a page that is left meanwhile keeps the session
 * it had.
 */
function begin(next: Tokens, isRemembered: boolean, user: User): User {
  const isOther = tokens.read() !== undefined;
  tokens.write(next, isRemembered);
  // A visitor has seen nothing that is anybody's own, and a sign-up goes on with what it has asked for. The person's own
  // query stays in any case: what shows it would look at the removed one until it is drawn again.
  if (isOther) forgetAllBut(getUser);
  keep(getUser, {}, user);
  return user;
}

/** A 400 in the words of the log-in page; everything else as it is. */
function asShown(error: unknown): unknown {
  return error instanceof CallError && error.statusCode === 400
    ? new CallError(error.code, { statusCode: 400, message: logInTextOf(error.code), details: stepDetailsOf(error) })
    : error;
}

/** The ways of a second step stay with the refusal; any other is one sentence about the whole form. */
const stepDetailsOf = ({ code, details }: CallError): CallError['details'] =>
  code === 'secondStepNeeded' ? details : undefined;

/** The second steps that a refused log-in asks for: code, passkey. */
export const secondStepsOf = (error: unknown): readonly string[] =>
  error instanceof CallError ? (stepDetailsOf(error) ?? []).map(({ path }) => path) : [];

export async function enterByPassword(typed: BodySent<typeof logIn>): Promise<User> {
  try {
    const next = await api.call(logIn, { body: typed });
    return begin(next, typed.remember ?? false, await userBehind(next, ['student', 'parent', 'tutor']));
  } catch (error) {
    throw asShown(error);
  }
}

/** The same with the answer of a passkey as the second step. */
export async function enterByPasskey(typed: {
  readonly login: string;
  readonly password: string;
  readonly remember: boolean;
}): Promise<User> {
  const { login, password } = typed;
  try {
    const { askPasskey } = await import('./passkeys.ts');
    return await enterByPassword({ ...typed, passkey: await askPasskey({ login, password }) });
  } catch (error) {
    throw asShown(error);
  }
}

/** Switching goes to parents and students only; refused, the old session stands. */
export async function switchTo(userId: number, typed: BodySent<typeof switchUser>): Promise<User> {
  try {
    const next = await api.call(switchUser, { params: { userId }, body: typed });
    return begin(next, tokens.isRemembered(), await userBehind(next, ['student', 'parent']));
  } catch (error) {
    throw asShown(error);
  }
}

const newUserKey = 'comet-new-user';

/** Whether the person signed up in this tab: they are welcomed as somebody new. */
export function isNewlyRegistered(userId: number | undefined): boolean {
  return userId !== undefined && tabStorage.getItem(newUserKey) === String(userId);
}

/** Sign-up accepts parents and students only; whoever comes in by it is flagged as new. */
async function enterAsNew(next: Tokens): Promise<User> {
  const user = await userBehind(next, ['parent', 'student']);
  tabStorage.setItem(newUserKey, String(user.userId));
  return begin(next, false, user);
}

export async function signUpParent(person: BodySent<typeof register>): Promise<User> {
  return enterAsNew(await api.call(register, { body: person }));
}

export async function signUpStudent(account: BodySent<typeof registerStudent>): Promise<User> {
  return enterAsNew(await api.call(registerStudent, { body: account }));
}

/** The door of students who pay for themselves and were refused for want of a subscription. */
export async function enterToPay(login: string, password: string, remember: boolean): Promise<User> {
  const next = await api.call(logInToPay, { body: { login, password, remember } });
  return begin(next, remember, await userBehind(next, ['student']));
}

/** Ends the session here whatever the server says, and there if it can be reached. */
export async function leave(): Promise<void> {
  isLeaving = true;
  await api.call(logOut).catch(() => undefined);
  tabStorage.removeItem(newUserKey);
  tokens.clear('left');
  isLeaving = false;
}
