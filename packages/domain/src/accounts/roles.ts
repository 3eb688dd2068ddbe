/** Who uses the platform. */

/** The three roles that may log in (specification, section 6). */
export const roles = ['student', 'parent', 'tutor'] as const;
export type Role = (typeof roles)[number];

/** Least letters of a password: 3 for children, as specified, 8 for adults (decision 003). */
export const passwordMinLength: Readonly<Record<Role, number>> = { student: 3, parent: 8, tutor: 8 };
/** Longest password read; argon2 hashes anything, but not at any price. */
export const passwordMaxLength = 128;
