/** What other features may use from notifications: `notify`, in the transaction of what happened. */

export { registerNotificationCentre } from './centre.routes.ts';
export { notificationsData } from './notifications.data.ts';
export { registerNotifications } from './notifications.routes.ts';
export { createNotificationsService, type NotificationsService } from './notifications.service.ts';
