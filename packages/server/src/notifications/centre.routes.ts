/** The notification centre: contract ↔ service. */
import * as calls from '@comet/contract/notification-centre';
import type { Serve } from '../platform/serve.ts';
import type { NotificationsService } from './notifications.service.ts';

interface Parts {
  readonly notifications: NotificationsService;
}

export function registerNotificationCentre(serve: Serve, { notifications }: Parts): void {
  serve(calls.listStudentNotifications, ({ actor }) => notifications.list(actor.userId));

  serve(calls.listNotifications, ({ actor }) => notifications.list(actor.userId));

  serve(calls.markNotificationOpened, async ({ actor, params }) => {
    await notifications.markOpened(actor.userId, params.id);
    return {};
  });
}
