/** What other features may use from lesson packages. */
export { registerLessonPackages } from './lesson-packages.routes.ts';
export { createLessonPackagesService } from './lesson-packages.service.ts';
export { registerPackageTransfer } from './package-transfer.ts';
