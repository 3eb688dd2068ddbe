/** Whom a live lesson or a recording is for, as forms hold it. */

/** The class that was chosen, or all of the tutor's students. */
export const audienceOf = (chosen: string): number | 'everyone' => (chosen === 'everyone' ? chosen : Number(chosen));
