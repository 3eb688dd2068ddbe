/** Rooms: contract ↔ service. */
import * as calls from '@comet/contract/meetings';
import type { Serve } from '../platform/serve.ts';
import type { MeetingsService } from './meetings.service.ts';

interface Parts {
  readonly meetings: MeetingsService;
}

export function registerMeetings(serve: Serve, { meetings }: Parts): void {
  serve(calls.enterRoom, ({ actor, params, actAs }) =>
    meetings.enter(actAs(actor.role === 'tutor' ? 'setter' : 'self'), params.id),
  );
}
