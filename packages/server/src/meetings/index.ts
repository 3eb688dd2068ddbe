/** What other features may use from meetings. */

export { createBuiltInRooms } from './built-in-rooms.ts';
export { registerMeetings } from './meetings.routes.ts';
export { createMeetingsService } from './meetings.service.ts';
