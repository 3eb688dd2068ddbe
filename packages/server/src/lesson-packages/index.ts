/** What other features may use from lesson packages. */
export { createLessonPackagesService } from './lesson-packages.service.ts';
