/** Decks of flashcards: their limits, what a card asks for, and when a pass of a deck is complete. */

export const maxDeckNameLetters = 80;
/** Letters on one side of a card. */
export const maxSideLetters = 500;
export const maxCardsPerDeck = 5000;
export const maxDecksPerPerson = 200;
/** In all of a person's own decks together. */
export const maxCardsPerPerson = 20_000;
/** A long deck is passed, and shown, in parts of this many cards. */
export const cardsPerPart = 50;
/** Bytes of an Anki package at most. */
export const maxPackageBytes = 20 * 1024 ** 2;
/** Pictures that one package may bring, and the bytes of all of them together. */
export const maxPackagePictures = 200;
export const maxPackagePictureBytes = 14 * 1024 ** 2;
/** Cards that may be added in one request. */
export const maxCardsAtOnce = 500;

/**
 * `typed`: the answer is typed, and a slip of the fingers is forgiven. `spelling`: every letter counts. `selfRated`: nothing
 * can be typed (a drawing, a proof), so the child says how it went.
 */
export const cardKinds = ['typed', 'spelling', 'selfRated'] as const;
export type CardKind = (typeof cardKinds)[number];

/** What a child says about a card that can't be typed, the best first. */
export const selfRatings = ['I knew it', 'Nearly', 'Not yet'] as const;
export type SelfRating = (typeof selfRatings)[number];

/** What an answer to a card came to. Apart from the marking, which a first page must not load with the calls that name it. */
export const cardVerdicts = ['right', 'nearly', 'wrong'] as const;
export type CardVerdict = (typeof cardVerdicts)[number];

/** A card of a pass, as far as its completion depends on it. */
interface PassedCard {
  readonly flashcardProgress: { readonly userAnswer: string } | null;
}

/** Whether a card has been answered in this pass. */
export const isAnswered = ({ flashcardProgress }: PassedCard): boolean =>
  flashcardProgress !== null && flashcardProgress.userAnswer !== '';

/** Complete once every card has a progress record with an answer (specification, section 6); an empty deck never is. */
export const isDeckComplete = (flashcards: readonly PassedCard[]): boolean =>
  flashcards.length > 0 && flashcards.every(isAnswered);
