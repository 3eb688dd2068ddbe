/**
 * From which year on a hidden word of four letters is asked, so that no year meets the gaps of the one before again: in year 4 one of the two words keeps
 * its shape (“two helpers oiled” for SOIL), in year 6 the word is shared out two to two, or seldom read. A word that isn't here waits for year 6.
 */
const byYear: Readonly<Record<4 | 5, string>> = {
  4: 'eyes raft rope scar soil spin spit term ends mice rice nice ours herd dice sing rain sink horn well rely many',
  5: 'into leaf daft lens lent tape task mask tins past hero here echo neat heap pair area seat that near open lend iron chin',
};

const years = new Map(
  Object.entries(byYear).flatMap(([year, words]) => words.split(' ').map((word) => [word, Number(year)] as const)),
);

/** The year in which a hidden word of four letters is asked. */
export const yearOfHidden = (word: string): number => years.get(word) ?? 6;
