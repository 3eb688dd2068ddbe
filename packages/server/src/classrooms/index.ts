/** What other features may use from classes and a tutor's students. */

export { classroomsData } from './classrooms.data.ts';
export { registerClassrooms } from './classrooms.routes.ts';
export { createClassroomsService } from './classrooms.service.ts';
export { createMessagesService } from './messages.service.ts';
export { createTutorStudentsService, type TutorStudentsService } from './tutor-students.service.ts';
export { endArrangements } from './tutor-students.store.ts';
