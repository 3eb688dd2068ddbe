/** The door to the stored questions for other rooms. */
export { type Curriculum, createCurriculum, type Draws } from './curriculum.service.ts';
export { registerPreview } from './preview.routes.ts';
export type { QuestionStatus } from './question-status.ts';
export type { FaultyItem } from './recheck.service.ts';
