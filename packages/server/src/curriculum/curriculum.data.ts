/** The stored questions are about nobody. */
import type { FeatureData } from '../platform/personal-data.ts';

export const curriculumData: FeatureData = {
  personal: [],
  impersonal: { question_items: 'questions with their answers', question_cells: 'how many questions there are' },
};
