/** What other features may use from classes and care. */
export { type CareService, createCareService } from './care.service.ts';
export { registerClassrooms } from './classrooms.routes.ts';
export { createClassroomsService } from './classrooms.service.ts';
export { createMessagesService } from './messages.service.ts';
