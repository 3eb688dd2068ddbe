/** Accommodations: contract ↔ service. */
import * as calls from '@comet/contract/accommodations';
import type { Serve } from '../platform/serve.ts';
import type { AccommodationsService } from './accommodations.service.ts';

interface Parts {
  readonly accommodations: AccommodationsService;
}

export function registerAccommodations(serve: Serve, { accommodations }: Parts): void {
  serve(calls.getAccommodations, async ({ params, reach }) => {
    await reach(params.id);
    return { extraTime: await accommodations.extraTimeOf(params.id) };
  });

  serve(calls.setAccommodations, async ({ params, body, reach }) => {
    await reach(params.id);
    await accommodations.set(params.id, body.extraTime);
    return body;
  });
}
