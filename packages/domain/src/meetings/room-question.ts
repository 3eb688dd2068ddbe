/** A question to everybody in a room: who has answered, and what. What it asks and what is right are the server's to know. */

/** An answer, in the form in which its question asks for it. */
export type Given =
  | { readonly type: 'multipleChoice'; readonly option: number }
  | { readonly type: 'multipleWordChoice'; readonly picks: number[][] }
  | { readonly type: 'writeAnswer'; readonly text: string };

export interface GivenAtSeat {
  readonly seat: number;
  readonly given: Given;
}

export interface RoomQuestion {
  /** Counts the questions of the room, so that an answer to the one before isn't taken for this one. */
  readonly number: number;
  /** Which question of the bank it is. */
  readonly itemId: number;
  /** Whether everybody has been shown what is right. No answer is taken any more. */
  readonly isShown: boolean;
  readonly answers: readonly GivenAtSeat[];
}

export const answerAt = ({ answers }: RoomQuestion, seat: number): Given | undefined =>
  answers.find((answer) => answer.seat === seat)?.given;

/** Only the latest answer of a seat counts. */
export const withAnswer = (question: RoomQuestion, seat: number, given: Given): RoomQuestion => ({
  ...question,
  answers: [...withoutSeat(question, seat).answers, { seat, given }],
});

export const withoutSeat = (question: RoomQuestion, seat: number): RoomQuestion => ({
  ...question,
  answers: question.answers.filter((answer) => answer.seat !== seat),
});

/** The same text for the same answer: the order of words that were chosen doesn't matter, nor do capitals and blanks. */
export function answerKey(given: Given): string {
  switch (given.type) {
    case 'multipleChoice':
      return `option ${given.option}`;
    case 'multipleWordChoice':
      return `picks ${JSON.stringify(given.picks.map((places) => places.toSorted((one, other) => one - other)))}`;
    case 'writeAnswer':
      return `text ${given.text.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
  }
}

/** An answer, and who gave it. */
export interface TallyRow {
  readonly given: Given;
  readonly seats: readonly number[];
}

/** Equal answers together, the most frequent first. */
export const tallyOf = (answers: readonly GivenAtSeat[]): TallyRow[] =>
  [...Map.groupBy(answers, ({ given }) => answerKey(given)).values()]
    .flatMap((same) => same.slice(0, 1).map(({ given }) => ({ given, seats: same.map(({ seat }) => seat) })))
    .toSorted((one, other) => other.seats.length - one.seats.length);
