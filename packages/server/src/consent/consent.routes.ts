/** Consent: contract ↔ service. */
import * as calls from '@comet/contract/consent';
import type { Serve } from '../platform/serve.ts';
import type { ConsentService } from './consent.service.ts';

export function registerConsent(serve: Serve, { consents }: { readonly consents: ConsentService }): void {
  serve(calls.listConsents, ({ actor }) => consents.list(actor.userId));

  serve(calls.endConsent, async ({ params, reach }) => {
    const studentId = await consents.studentOf(params.id);
    await reach(studentId);
    if (studentId !== undefined) await consents.end(params.id, studentId, 'parent');
    return {};
  });
}
