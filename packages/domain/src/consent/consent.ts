/** Who may decide that a tutor sees a child: the parent, or the team when it matches the two. */
export const consentParties = ['parent', 'team'] as const;
export type ConsentParty = (typeof consentParties)[number];
