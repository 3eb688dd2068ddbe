/** Takes decks over from Anki, and gives them to it. */
import type { AnswerOf } from '@comet/contract/call';
import type { exportPackage, ImportAnswer } from '@comet/contract/flashcard-packages';
import type { Role } from '@comet/domain/accounts/roles';
import { localDay } from '@comet/domain/attempts/local-day';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import { type ImportedReview, importedMemory } from '@comet/domain/flashcards/imported-memory';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { Refusal, requireAllowed } from '../../platform/refusal.ts';
import { fingerprintOf, sameRequestSince } from '../../platform/same-request.ts';
import type { UploadsService } from '../../uploads/index.ts';
import { countMadeBefore, findDeck } from '../decks.store.ts';
import { memoryOf } from '../flashcards-view.ts';
import { insertDeck, turnOf } from '../new-deck.ts';
import * as store from './anki.store.ts';
import { createPictureFiles, draftPicture, storePictures } from './card-pictures.ts';
import { type ReadPackage, readAnkiPackage } from './package-reader.ts';
import { type WrittenCard, writePackage } from './write-package.ts';

interface Person {
  readonly userId: number;
  readonly role: Role;
  readonly timeZone: string;
}

type ReadCard = ReadPackage['decks'][number]['cards'][number];

/** The card with the link to its picture, where there is one that could be stored. */
function withPicture(
  card: ReadCard['card'],
  picture: ReadCard['picture'],
  links: ReadonlyMap<string, string>,
): ReadCard['card'] {
  const url = links.get(picture?.name ?? '');
  return url === undefined ? card : { ...card, picture: { url, alt: picture?.alt ?? '' } };
}

/** A moment from somebody else's file; what no calendar has is no moment. */
function dayOf(atMs: number, timeZone: string): string | null {
  const isOnCalendar = atMs > 0 && atMs < Date.UTC(2200, 0, 1);
  return isOnCalendar ? localDay(new Date(atMs), timeZone) : null;
}

export type AnkiService = ReturnType<typeof createAnkiService>;

export interface AnkiParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Pick<UploadsService, 'storeSmall' | 'openOwn'>;
}

/** What can't be shown as a picture, such as a drawing that may hold a script. */
const unshownReason = 'Pictures of a kind that we can’t show. The words have been taken.';

export function createAnkiService({ database, clock, uploads }: AnkiParts) {
  /** A review on the days of its learner. */
  function reviewOf({ review }: ReadCard, timeZone: string, today: string): ImportedReview | undefined {
    if (review === null) return undefined;
    const { lastReviewMs, dueMs, ...figures } = review;
    const lastDay = lastReviewMs === null ? null : dayOf(lastReviewMs, timeZone);
    return { ...figures, lastDay, dueDay: dayOf(dueMs, timeZone) ?? today };
  }

  async function keepMemories(
    tx: Queryable,
    student: Person,
    { deckId, flashcardIds }: { readonly deckId: number; readonly flashcardIds: readonly number[] },
    cards: readonly ReadCard[],
  ): Promise<number> {
    const today = localDay(clock.now(), student.timeZone);
    const memories = flashcardIds.flatMap((flashcardId, place) => {
      const card = cards[place];
      const review = card === undefined ? undefined : reviewOf(card, student.timeZone, today);
      return review === undefined ? [] : [{ flashcardId, memory: importedMemory(review, today) }];
    });
    if (memories.length > 0)
      await store.insertMemories(tx, { studentId: student.userId, deckId }, memories, clock.now());
    return memories.length;
  }

  return {
    /** Makes the decks of a package, all of them or none; a second time only where it `isWantedAgain`. Throws a Refusal. */
    async importPackage(owner: Person, file: Buffer, isWantedAgain: boolean): Promise<ImportAnswer> {
      if (file.length === 0) throw new Refusal('emptyFile');
      // Only tutors upload pictures, in a package as elsewhere.
      const read = await readAnkiPackage(file, owner.role === 'tutor');
      const hash = fingerprintOf(file);
      const fingerprints = read.decks.map((_, place) => `anki ${place} ${hash}`);
      // The same request again gets the decks that it has just made.
      const before = await countMadeBefore(database, owner.userId, fingerprints, sameRequestSince(clock.now()));
      if (before > 0 && !isWantedAgain) throw new Refusal('importedBefore');
      const links = await storePictures(uploads, owner.userId, read.pictures);
      const leftOut = [...read.leftOut];
      const unshown = read.decks
        .flatMap(({ cards }) => cards)
        .filter(({ picture }) => picture && !links.has(picture.name));
      if (unshown.length > 0)
        leftOut.push({
          reason: unshownReason,
          count: unshown.length,
          example: unshown[0]?.card.front.slice(0, 60) ?? '',
        });
      const decks = await database.transaction(async (tx) => {
        const made: ImportAnswer['decks'] = [];
        for (const [place, { name, cards }] of read.decks.entries()) {
          const deck = { ownerId: owner.userId, name, readyKey: null, fingerprint: fingerprints[place] ?? '' };
          const flashcards = cards.map(({ card, picture }) => withPicture(card, picture, links));
          const { deckId, flashcardIds } = await insertDeck(tx, { ...deck, flashcards }, clock.now());
          const isNewOfStudent = owner.role === 'student' && flashcardIds !== undefined;
          const remembered = isNewOfStudent ? await keepMemories(tx, owner, { deckId, flashcardIds }, cards) : 0;
          made.push({ flashcardDeckId: deckId, name, added: cards.length, remembered });
        }
        return made;
      }, turnOf(owner.userId));
      return { decks, leftOut };
    },

    /** A deck that the person may see, as a file. Throws a Refusal. */
    async exportPackage({ userId }: Person, deckId: number): Promise<AnswerOf<typeof exportPackage>> {
      const deck = await findDeck(database, deckId, userId);
      requireAllowed(flashcardsCan.read(deck?.relation));
      if (deck === undefined) throw new Refusal('notFound');
      const rows = await store.listCards(database, deckId, userId);
      const pictures = createPictureFiles(uploads, deck.ownerId);
      const cards: WrittenCard[] = [];
      for (const { flashcardId, front, back, accepted, kind, spoken, vocabulary, ...row } of rows)
        cards.push({
          flashcardId,
          card: { front, back, accepted, kind, spoken, vocabulary, picture: draftPicture(row) },
          pictureFile: await pictures.add(row),
          memory: memoryOf(row) ?? null,
        });
      const content = await writePackage({ deckId, name: deck.name }, cards, pictures.files, clock.now());
      return {
        name: deck.name,
        content: content.toString('base64'),
        picturesLeftOut: pictures.leftOut(),
      };
    },
  };
}
