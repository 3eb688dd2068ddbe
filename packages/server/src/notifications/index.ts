/** The door to what reaches people by itself. */
export { registerNotifications } from './notifications.routes.ts';
