/** Two-step log-in: contract ↔ service. */
import * as calls from '@comet/contract/two-step';
import type { AccountsService, ProofsService } from '../accounts/index.ts';
import type { Serve } from '../platform/serve.ts';
import type { TwoStepService } from './two-step.service.ts';

interface Parts {
  readonly twoStep: TwoStepService;
  readonly accounts: Pick<AccountsService, 'seek'>;
  readonly proofs: ProofsService;
}

export function registerTwoStep(serve: Serve, { twoStep, accounts, proofs }: Parts): void {
  serve(calls.getTwoStep, ({ actor }) => twoStep.get(actor.userId));

  serve(calls.startAuthenticator, ({ actor, body, origin }) =>
    twoStep.startAuthenticator(actor, body.password, origin),
  );

  serve(calls.confirmAuthenticator, async ({ actor, body }) => ({
    recoveryCodes: await twoStep.confirmAuthenticator(actor, body.code),
  }));

  serve(calls.startPasskey, ({ actor, body, origin }) => twoStep.startPasskey(actor, body.password, origin));

  serve(calls.addPasskey, async ({ actor, body }) => ({ recoveryCodes: await twoStep.addPasskey(actor, body) }));

  serve(calls.removePasskey, async ({ actor, params, body, origin }) => {
    await twoStep.removePasskey(actor, params.passkeyId, body.password, origin);
    return {};
  });

  serve(calls.turnOffTwoStep, async ({ actor, body, origin }) => {
    await twoStep.turnOff(actor, body.password, origin);
    return {};
  });

  serve(calls.startPasskeyLogIn, async ({ body, origin }) => {
    const user = await proofs.firstStep(await accounts.seek(body.login), body.password, origin);
    return twoStep.startLogIn(user);
  });
}
