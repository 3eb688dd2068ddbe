/** Sessions: contract ↔ service. */
import * as calls from '@comet/contract/sessions';
import { readDottedBirth } from '@comet/domain/accounts/birth-date';
import { civilDateOf, suggestedYear } from '@comet/domain/curriculum/school-year';
import type { AccountsService } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Serve } from '../platform/serve.ts';
import type { CredentialsService } from './credentials.service.ts';
import type { SessionsService } from './sessions.service.ts';

interface Parts {
  readonly sessions: SessionsService;
  readonly accounts: AccountsService;
  readonly credentials: CredentialsService;
  readonly clock: Clock;
}

export function registerSessions(serve: Serve, { sessions, accounts, credentials, clock }: Parts): void {
  serve(calls.logIn, async ({ body, auditAs, origin }) => {
    const { userId, tokens } = await sessions.logIn(body, origin);
    auditAs(userId);
    return tokens;
  });

  serve(calls.register, async ({ body, auditAs }) => {
    const { userId, tokens } = await sessions.register(body);
    auditAs(userId);
    return tokens;
  });

  serve(calls.registerStudent, async ({ body, auditAs }) => {
    const { userId, tokens } = await sessions.registerStudent(body);
    auditAs(userId);
    return tokens;
  });

  serve(calls.logInToPay, async ({ body, auditAs, origin }) => {
    const { userId, tokens } = await sessions.logInToPay(body, origin);
    auditAs(userId);
    return tokens;
  });

  serve(calls.logOut, async ({ actor }) => {
    await sessions.logOut(actor);
    return {};
  });

  serve(calls.refreshToken, ({ body }) => sessions.refresh(body.refreshToken));

  serve(calls.forgotPassword, async ({ body }) => {
    await sessions.forgotPassword(body.email);
    return {};
  });

  serve(calls.resetPassword, async ({ body }) => {
    await credentials.resetPassword(body.token, body.password);
    return {};
  });

  serve(calls.confirmEmail, async ({ body, auditAs }) => {
    auditAs(await credentials.confirmEmail(body.token));
    return {};
  });

  serve(calls.sendConfirmation, async ({ actor }) => {
    await sessions.sendConfirmation(actor.userId);
    return {};
  });

  serve(calls.switchUser, async ({ actor, params, body, origin, actAs }) => {
    actAs(await sessions.familyRelation(actor, params.userId));
    return sessions.switchTo(params.userId, body, origin);
  });

  serve(calls.checkFreeLogin, async ({ query }) => {
    const isTaken = await accounts.isTaken(query.userName ?? query.email ?? '');
    if (isTaken) throw new Refusal(query.userName === undefined ? 'emailTaken' : 'userNameTaken');
    return { isFree: true as const };
  });

  serve(calls.suggestYear, async ({ body }) => {
    const birth = readDottedBirth(body.date);
    if (birth === undefined) throw new Refusal('invalidDate');
    return { year: suggestedYear(birth, civilDateOf(clock.now())) };
  });
}
