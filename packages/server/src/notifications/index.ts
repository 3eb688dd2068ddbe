/** What other features may use from notifications. */
export { registerNotifications } from './notifications.routes.ts';
