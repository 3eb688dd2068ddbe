/** What other features may use from meetings. */

export { createAttendanceKeeper } from './attendance-keeper.ts';
export { createBuiltInRooms } from './built-in-rooms.ts';
export { chooseEngine } from './engines/choose-engine.ts';
export { createGuestIds } from './engines/guest-ids.ts';
export { hookPath, registerEngineHooks } from './engines/webhooks.ts';
export { registerMeetings } from './meetings.routes.ts';
export { createMeetingsService } from './meetings.service.ts';
