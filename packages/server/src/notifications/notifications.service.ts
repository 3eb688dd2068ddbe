/** The notification centre: written in the transaction of what happened, shown live by the event that follows it. */

import type { AnswerOf } from '@comet/contract/call';
import type { listNotifications } from '@comet/contract/notification-centre';
import { isChildKind } from '@comet/domain/notifications/kinds';
import type { ControlsService } from '../controls/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Notice } from './notifications.store.ts';
import * as store from './notifications.store.ts';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

interface NotificationsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly controls: Pick<ControlsService, 'controlsOfMany'>;
}

const shownCount = 50;

export function createNotificationsService({ database, clock, controls }: NotificationsParts) {
  /** Notifies people in the caller's transaction; what a parent has muted for a child isn't even written. */
  async function notify(tx: Queryable, notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const controlsOf = await controls.controlsOfMany(
      notices.map(({ userId }) => userId),
      tx,
    );
    const wanted = notices.filter(
      ({ userId, kind }) => !isChildKind(kind) || !controlsOf(userId).mutedNotifications.includes(kind),
    );
    if (wanted.length > 0) await store.insertNotices(tx, wanted, clock.now());
  }

  return {
    notify,

    /** Tells whoever set a practice that a child has finished it. */
    async notifyOfResults(tx: Queryable, attemptIds: readonly number[]): Promise<void> {
      if (attemptIds.length === 0) return;
      const setters = await store.listSetters(tx, attemptIds);
      await notify(
        tx,
        setters.map((setter) => ({ ...setter, kind: 'childResult' })),
      );
    },

    async list(userId: number): Promise<AnswerOf<typeof listNotifications>> {
      const rows = await store.listNewest(database, userId, shownCount);
      return {
        unreadCount: rows.filter(({ openedAt }) => openedAt === null).length,
        notifications: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          studentId: row.studentId,
          firstName: row.firstName,
          amount: row.amount,
          outcome: row.outcome,
          at: row.createdAt.toISOString(),
          isOpened: row.openedAt !== null,
        })),
      };
    },

    markOpened: (userId: number, notificationId: number) =>
      store.setOpened(database, userId, notificationId, clock.now()),
  };
}
