/** What is said when something about a practice was not done (specification, section 8). */
export const failureTexts = {
  notCreated: ({ message }: Error): string => `Custom practice has not been created: ${message}`,
  notReassigned: 'Error practice not reassigned',
  noFeedback: 'Feedback not created. Error',
  noFeedbackYet: ({ message }: Error): string => `${message} Your words are still here: please save them again.`,
  studentsUnknown: 'We could not find out who is in it. Please choose again.',
} as const;
