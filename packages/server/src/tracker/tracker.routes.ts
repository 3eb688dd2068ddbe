/** The tracker: contract ↔ service. */
import * as calls from '@comet/contract/tracker';
import { Refusal } from '../platform/refusal.ts';
import type { Serve } from '../platform/serve.ts';
import type { TrackerService } from './tracker.service.ts';

interface Parts {
  readonly tracker: TrackerService;
}

export function registerTracker(serve: Serve, { tracker }: Parts): void {
  serve(calls.initTracker, async ({ body, reach }) => {
    const item = await tracker.findItem(body.type, body.id);
    await reach(item?.studentId);
    if (item === undefined) throw new Refusal('notFound');
    return tracker.init(body.type, body.id, item);
  });

  serve(calls.trackTime, async ({ actor, body, reach }) => {
    await reach(await tracker.studentOf(body.trackerId));
    return { isCounted: await tracker.beat(actor, body.trackerId) };
  });
}
