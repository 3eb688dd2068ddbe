/** What a permission rule answers. */

/** Yes, or the reason why not: the code of the error that the server refuses with, for which the web app has a sentence. */
export type Permission<Reason extends string> = 'yes' | Reason;
