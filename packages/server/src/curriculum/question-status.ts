/** Whether a stored question is asked, and whether its key can be trusted. */

/**
 * `quarantined`: not drawn while somebody looks at it. `retired`: not asked again, although its key was right. `withdrawn`:
 * not asked again because its key cannot be trusted, so every answer to it counts as right. `own`: a tutor's own, which is never
 * drawn and only asked where its tutor has put it.
 */
export const questionStatuses = ['active', 'quarantined', 'retired', 'withdrawn', 'own'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
