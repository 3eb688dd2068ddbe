/** What every page says in the same words (specification, section 8). */

export const savedText = 'The data has been successfully updated';
export const outOfReachText = 'We cannot reach Comet Club. Please check your connection.';
