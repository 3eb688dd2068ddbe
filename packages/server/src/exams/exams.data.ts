/** What is kept about exams and the children who take them. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const examsData: FeatureData = {
  personal: [
    ofPerson('exam_attempts', 'Time in exams'),
    // The marks are in the answers once they are released, and nobody's to know before.
    ofPerson('exam_answers', 'Answers in exams', { secret: ['is_right', 'because'] }),
  ],
  impersonal: {
    exams: 'the rules of an exam',
    exam_sections: 'the time of each part of an exam',
    exam_questions: 'the questions of an exam',
  },
};
