/** What a payment provider serves on its own pages: confirming a payment, reading an invoice. No part of our API. */
import { sandboxConfirmationPath, sandboxConfirmationSchema } from '@comet/contract/billing';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';
import type { SandboxService } from './sandbox.service.ts';

const invoiceLink = {
  params: z.strictObject({ invoiceId: z.string().regex(/^in_[0-9a-f]{24}$/) }),
  querystring: z.strictObject({ expires: z.string().regex(/^\d{1,16}$/), signature: z.string().max(100) }),
};

export function registerSandbox(app: FastifyInstance, sandbox: SandboxService): void {
  app.post(sandboxConfirmationPath, { schema: { hide: true, body: sandboxConfirmationSchema } }, async (request) => {
    const { clientSecret, isConfirmed } = sandboxConfirmationSchema.parse(request.body);
    if (!(await sandbox.confirm(clientSecret, isConfirmed))) throw new Refusal('notFound');
    return {};
  });

  app.get('/sandbox/invoices/:invoiceId', { schema: { hide: true, ...invoiceLink } }, async (request, reply) => {
    const { invoiceId } = invoiceLink.params.parse(request.params);
    const { expires, signature } = invoiceLink.querystring.parse(request.query);
    const pdf = await sandbox.invoicePdf(invoiceId, Number(expires), signature);
    if (pdf === undefined) throw new Refusal('notFound');
    const name = `comet-club-invoice-${invoiceId.slice(-8)}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
}
