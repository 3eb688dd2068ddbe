/** A parent's rights over their child's data: contract ↔ services. */
import * as calls from '@comet/contract/privacy';
import type { Serve } from '../platform/serve.ts';
import type { ErasuresService } from './erasures.service.ts';
import type { PrivacyService } from './privacy.service.ts';

interface Parts {
  readonly privacy: PrivacyService;
  readonly erasures: ErasuresService;
}

export function registerPrivacy(serve: Serve, { privacy, erasures }: Parts): void {
  serve(calls.getChildData, async ({ params, reach }) => {
    await reach(params.studentId);
    return privacy.childData(params.studentId);
  });

  serve(calls.listErasures, ({ actor }) => erasures.list(actor.userId));

  serve(calls.askErasure, async ({ actor, params, body, reach, origin }) => {
    await reach(params.studentId);
    return erasures.ask(actor.userId, params.studentId, body.password, origin);
  });

  serve(calls.cancelErasure, async ({ params, reach }) => {
    await reach(params.studentId);
    await erasures.cancel(params.studentId);
    return {};
  });
}
