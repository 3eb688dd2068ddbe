/** The four subjects in a select; ids are text there. */
import { subjects } from '@comet/domain/curriculum/subjects';

export const subjectChoices = subjects.map(({ subjectId, name }) => ({ value: String(subjectId), label: name }));
