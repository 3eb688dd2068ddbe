/** Makes decks of ours from an Anki collection, and says what can't be taken and why. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { type CardKind, maxCardsPerDeck, maxDeckNameLetters, maxSideLetters } from '@comet/domain/flashcards/deck';
import { maxPictureAltLetters } from '@comet/domain/flashcards/picture-names';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { fillDesign, fillGapDesign, type Sides } from './card-designs.ts';
import { type FacePicture, type FaceText, readFace } from './html-text.ts';
import { fromOwnFields, isOwnNoteType } from './own-note-type.ts';
import type { AnkiCard, AnkiCollection, AnkiReview } from './read-collection.ts';

/** Decks of one package at most; what is in further ones is named. */
export const maxDecksInPackage = 50;

const reasons = {
  noWords: 'One side has no words.',
  tooLong: `One side has more than ${maxSideLetters} letters.`,
  nested: 'Gaps lie inside other gaps, or cover parts of a picture.',
  noDesign: 'The design of the card can’t be read.',
  double: 'The same card is in the deck already.',
  deckFull: `A deck can have up to ${maxCardsPerDeck.toLocaleString('en-GB')} cards.`,
  tooManyDecks: `The file has more than ${maxDecksInPackage} decks.`,
  picture: 'Pictures in cards. The words have been taken.',
  morePictures: 'A card has one picture, next to its question. The words have been taken.',
  sound: 'Sounds and films in cards. The words have been taken; the device can read them aloud.',
  script: 'Scripts in cards. The words have been taken.',
} as const;

/** What couldn't be taken, how often, and the beginning of one such card. */
export interface LeftOut {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

export interface ImportedCard {
  readonly card: CardDraft;
  /** A picture among the media that belongs to the card. */
  readonly picture: FacePicture | null;
  readonly review: AnkiReview | null;
}

export interface ImportedDeck {
  readonly name: string;
  readonly cards: ImportedCard[];
}

export interface ImportedDecks {
  readonly decks: ImportedDeck[];
  readonly leftOut: LeftOut[];
}

/** A long answer, one of several lines or a formula can't be typed in earnest: the child says how it went. */
const longestTyped = 60;
const kindOf = (back: string): CardKind =>
  back.length > Math.min(longestTyped, maxAnswerLength) || /[\n$]/.test(back) ? 'selfRated' : 'typed';

/** Levels of decks are parted by two colons. */
const deckName = (name: string | undefined): string =>
  (name ?? '').replaceAll('::', ': ').replaceAll(/\s+/g, ' ').trim().slice(0, maxDeckNameLetters).trim() || 'Anki';

type Reason = keyof typeof reasons;
type Taken =
  | { readonly card: CardDraft; readonly picture: FacePicture | undefined; readonly missing: readonly Reason[] }
  | { readonly refused: Reason };

/** Whether a picture can be taken along, by its name among the media. Asked for each card that has one. */
export type TakesPicture = (name: string) => Promise<boolean>;

/** What a card asks whose front is a picture without words. */
const pictureQuestion = 'What does the picture show?';

function missingOf(faces: readonly FaceText[], taken: FacePicture | undefined): Reason[] {
  const missing: Reason[] = [];
  if (faces.some(({ pictures }) => pictures.some(({ name }) => name !== taken?.name)))
    missing.push(taken === undefined ? 'picture' : 'morePictures');
  if (faces.some(({ hasSound }) => hasSound)) missing.push('sound');
  if (faces.some(({ hasScript }) => hasScript)) missing.push('script');
  return missing;
}

function sidesOf({ noteTypeId, ordinal, fields }: AnkiCard, { noteTypes }: AnkiCollection): Sides | Reason {
  const type = noteTypes.get(noteTypeId);
  const template = type?.isCloze ? type.templates[0] : type?.templates[ordinal];
  if (type === undefined || template === undefined) return 'noDesign';
  const named = new Map(type.fields.map((name, place) => [name, fields[place] ?? '']));
  return type.isCloze ? (fillGapDesign(template, named, ordinal + 1) ?? 'nested') : fillDesign(template, named);
}

/** The first of these that can be taken along. */
async function firstTaken(
  pictures: readonly FacePicture[],
  takesPicture: TakesPicture,
): Promise<FacePicture | undefined> {
  for (const picture of pictures) if (await takesPicture(picture.name)) return picture;
  return undefined;
}

async function take(card: AnkiCard, collection: AnkiCollection, takesPicture: TakesPicture): Promise<Taken> {
  const type = collection.noteTypes.get(card.noteTypeId);
  if (type !== undefined && isOwnNoteType(type.fields)) {
    const own = fromOwnFields(card.fields);
    const isTaken = own.picture !== undefined && (await takesPicture(own.picture.name));
    const missing: Reason[] = own.picture !== undefined && !isTaken ? ['picture'] : [];
    return { card: own.card, picture: isTaken ? own.picture : undefined, missing };
  }
  const sides = sidesOf(card, collection);
  if (typeof sides === 'string') return { refused: sides };
  const [front, back] = [readFace(sides.front), readFace(sides.back)];
  const picture = await firstTaken(front.pictures, takesPicture);
  const question = front.text === '' && picture !== undefined ? pictureQuestion : front.text;
  if (question === '' || back.text === '') return { refused: 'noWords' };
  if (front.text.length > maxSideLetters || back.text.length > maxSideLetters) return { refused: 'tooLong' };
  const written = { front: question, back: back.text, accepted: [], kind: kindOf(back.text) };
  return {
    card: { ...written, spoken: null, vocabulary: null, picture: null },
    picture,
    missing: missingOf([front, back], picture),
  };
}

const exampleOf = (card: AnkiCard): string =>
  readFace(card.fields.find((field) => field.trim() !== '') ?? '').text.slice(0, 60);

export async function toDecks(collection: AnkiCollection, takesPicture: TakesPicture): Promise<ImportedDecks> {
  const decks = new Map<string, ImportedDeck & { readonly known: Set<string> }>();
  const counts = new Map<Reason, { count: number; readonly example: string }>();
  const note = (reason: Reason, card: AnkiCard): void => {
    const noted = counts.get(reason) ?? { count: 0, example: exampleOf(card) };
    noted.count++;
    counts.set(reason, noted);
  };
  for (const card of collection.cards) {
    const taken = await take(card, collection, takesPicture);
    if ('refused' in taken) {
      note(taken.refused, card);
      continue;
    }
    const known = decks.get(card.deckId);
    if (known === undefined && decks.size === maxDecksInPackage) {
      note('tooManyDecks', card);
      continue;
    }
    const deck = known ?? {
      name: deckName(collection.deckNames.get(card.deckId)),
      cards: [],
      known: new Set<string>(),
    };
    decks.set(card.deckId, deck);
    const picture =
      taken.picture === undefined
        ? null
        : { name: taken.picture.name, alt: taken.picture.alt.slice(0, maxPictureAltLetters) };
    const key = JSON.stringify([taken.card, picture]);
    if (deck.known.has(key)) note('double', card);
    else if (deck.cards.length === maxCardsPerDeck) note('deckFull', card);
    else {
      deck.known.add(key);
      deck.cards.push({ card: taken.card, picture, review: card.review });
      for (const reason of taken.missing) note(reason, card);
    }
  }
  return {
    decks: [...decks.values()].map(({ name, cards }) => ({ name, cards })),
    leftOut: [...counts].map(([reason, { count, example }]) => ({ reason: reasons[reason], count, example })),
  };
}
