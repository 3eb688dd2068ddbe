/** What other features may use from the stored questions. */

export { curriculumData } from './curriculum.data.ts';
export { type CurriculumService, createCurriculumService, type Draws } from './curriculum.service.ts';
export type { BankRow } from './curriculum.store.ts';
export { registerPreview } from './preview.routes.ts';
export type { QuestionStatus } from './question-status.ts';
export type { FaultyItem } from './recheck.service.ts';
export { familyOf } from './set-draws.ts';
