/** Runs what is due in the sandbox, delivers its events, then lets billing catch up. */
import { receiveWebhook } from '@comet/contract/billing';
import { apiBase } from '@comet/contract/call';
import type { FastifyInstance } from 'fastify';
import type { BillingService } from './billing/index.ts';
import type { SandboxService } from './sandbox/index.ts';

interface Parts {
  readonly app: FastifyInstance;
  readonly billing: Pick<BillingService, 'catchUp'>;
  readonly sandbox: SandboxService | undefined;
}

export function createPaymentSync({ app, billing, sandbox }: Parts): () => Promise<void> {
  const postEvent = async (payload: string, headers: Record<string, string>): Promise<number> => {
    const url = `${apiBase}${receiveWebhook.path}`;
    const type = { 'content-type': 'application/json' };
    return (await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...type } })).statusCode;
  };
  return async () => {
    await sandbox?.tick();
    await sandbox?.deliver(postEvent);
    await billing.catchUp();
  };
}
