/** Decks and cards: made, set for classes and students, changed. */
import type { BodyOf } from '@comet/contract/call';
import type { createDeck, Deck, StudentDeck, TutorDeck, updateDeck } from '@comet/contract/flashcard-decks';
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { fileIdOf } from '@comet/contract/uploads';
import type { Role } from '@comet/domain/accounts/roles';
import { localDay } from '@comet/domain/attempts/local-day';
import { flashcardsCan } from '@comet/domain/flashcards/flashcards-can';
import { readyDecks } from '@comet/questions/flashcards/ready-decks';
import { findWordEntry } from '@comet/questions/flashcards/vocabulary/word-entries';
import type { AccountsService } from '../accounts/index.ts';
import type { AttemptsService } from '../attempts/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import type { Live } from '../platform/live-events.ts';
import { Refusal, requireAllowed } from '../platform/refusal.ts';
import { fingerprintOf } from '../platform/same-request.ts';
import type { UploadsService } from '../uploads/index.ts';
import * as cards from './cards.store.ts';
import * as store from './decks.store.ts';
import { filesOf, flashcardOf, studentDeckOf, tutorDeckOf } from './flashcards-view.ts';
import { cardOfMistake } from './mistake-cards.ts';
import { insertDeck, turnOf } from './new-deck.ts';

export interface DecksParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly accounts: Pick<AccountsService, 'findRelations'>;
  readonly attempts: Pick<AttemptsService, 'ownerOf' | 'review'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly uploads: Pick<UploadsService, 'requireOwn' | 'signed'>;
}

export type DecksService = ReturnType<typeof createDecksService>;

interface Person {
  readonly userId: number;
  readonly role: Role;
}

/** The deck of a student's mistakes is known by this key, whatever they call it. */
const mistakesKey = 'mistakes';

type Recipients = Pick<BodyOf<typeof updateDeck>, 'classroomIds' | 'studentIds'>;

export function createDecksService(parts: DecksParts) {
  const { database, clock, live, accounts, attempts, notifications, uploads } = parts;
  const tell = (studentIds: readonly number[]): void => {
    for (const studentId of studentIds) live.publish({ type: 'flashcards', studentId });
  };

  /** Notifies those whom the deck is set for now and wasn't before. */
  async function notifyNew(tx: Queryable, deckId: number, before: readonly number[]): Promise<void> {
    const { learnerIds } = await store.findRecipients(tx, deckId);
    const added = learnerIds.filter((studentId) => !before.includes(studentId));
    await notifications.notify(
      tx,
      added.map((studentId) => ({ userId: studentId, kind: 'deck', studentId })),
    );
  }

  async function getOwn(deckId: number, userId: number): Promise<store.DeckRow> {
    const deck = await store.findDeck(database, deckId, userId);
    requireAllowed(flashcardsCan.change(deck?.relation));
    if (deck === undefined) throw new Refusal('notFound');
    return deck;
  }

  async function getOwnOfCard(flashcardId: number, userId: number): Promise<store.DeckRow> {
    const deck = await store.findDeckOfCard(database, flashcardId, userId);
    requireAllowed(flashcardsCan.change(deck?.relation));
    if (deck === undefined) throw new Refusal('notFound');
    return deck;
  }

  /** A deck can be set for the tutor's own classes, and for students they may see. A student's deck is their own. */
  async function requireReached({ userId, role }: Person, { classroomIds, studentIds }: Recipients): Promise<void> {
    if (classroomIds.length === 0 && studentIds.length === 0) return;
    if (role !== 'tutor') throw new Refusal('notFound');
    const relations = await accounts.findRelations(userId, studentIds);
    const isReached = studentIds.every((studentId) => relations.get(studentId) === 'tutor');
    const ownClasses = await store.countOwnClassrooms(database, userId, classroomIds);
    if (!isReached || ownClasses !== classroomIds.length) throw new Refusal('notFound');
  }

  /** Cards show their owner's files only. A student has none, as only tutors upload. */
  async function requirePictures(tx: Queryable, ownerId: number, added: readonly CardDraft[]): Promise<void> {
    const fileIds = new Set(added.flatMap(({ picture }) => fileIdOf(picture?.url ?? '') ?? []));
    for (const fileId of fileIds) await uploads.requireOwn(tx, ownerId, fileId, 'image');
  }

  async function requireRoom(tx: Queryable, deckId: number, ownerId: number, added: number): Promise<void> {
    const deck = await store.findDeck(tx, deckId, ownerId);
    const { cards: ofOwner } = await store.countOwned(tx, ownerId);
    requireAllowed(flashcardsCan.addCards({ inDeck: deck?.cardCount ?? 0, ofOwner }, added));
  }

  return {
    async listOfStudent(
      { userId, timeZone }: { readonly userId: number; readonly timeZone: string },
      isOwnOnly: boolean,
    ): Promise<StudentDeck[]> {
      const today = localDay(clock.now(), timeZone);
      return (await store.listDecksOfStudent(database, userId, { today, isOwnOnly })).map(studentDeckOf);
    },

    async listOfTutor(tutorId: number): Promise<TutorDeck[]> {
      return (await store.listDecksOfTutor(database, tutorId)).map(tutorDeckOf);
    },

    /** A deck with a part of its cards; `offset` is for whoever leafs through it. */
    async open(deckId: number, userId: number, offset: number | undefined): Promise<Deck> {
      const deck = await store.findDeck(database, deckId, userId);
      requireAllowed(flashcardsCan.read(deck?.relation));
      if (deck === undefined) throw new Refusal('notFound');
      const { pass, shuffleSeed, answeredCount, rightCount } = deck;
      const [part, recipients] = await Promise.all([
        cards.listPart(database, { ...deck, studentId: userId, offset }),
        store.findRecipients(database, deckId),
      ]);
      const links = await uploads.signed(filesOf(part));
      const isOwn = deck.relation === 'owner';
      return {
        flashcardDeckId: deckId,
        name: deck.name,
        cardCount: deck.cardCount,
        createdAt: deck.createdAt.toISOString(),
        isOwn,
        // For whom else a tutor has set it is not the student's to know.
        classroomIds: isOwn ? recipients.classroomIds : [],
        studentIds: isOwn ? recipients.studentIds : [],
        isShuffled: shuffleSeed !== null,
        answeredCount,
        rightCount,
        offset: part[0]?.offset ?? offset ?? 0,
        flashcards: part.map((card) => flashcardOf(card, pass, links)),
      };
    },

    async create(owner: Person, wanted: BodyOf<typeof createDeck>): Promise<number> {
      await requireReached(owner, wanted);
      const fingerprint = fingerprintOf(wanted);
      const deckId = await database.transaction(async (tx) => {
        await requirePictures(tx, owner.userId, wanted.flashcards);
        const made = await insertDeck(
          tx,
          { ...wanted, ownerId: owner.userId, readyKey: null, fingerprint },
          clock.now(),
        );
        // The same request again has notified them already.
        if (made.flashcardIds === undefined) return made.deckId;
        await store.setRecipients(tx, made.deckId, wanted.classroomIds, wanted.studentIds);
        await notifyNew(tx, made.deckId, []);
        return made.deckId;
      }, turnOf(owner.userId));
      tell((await store.findRecipients(database, deckId)).learnerIds);
      return deckId;
    },

    /** What we know of a word; null for one that we don't have. */
    async findWord(word: string): Promise<CardDraft['vocabulary']> {
      const entry = findWordEntry(word);
      if (entry === undefined) return null;
      const { definition, synonyms, antonyms, example } = entry;
      return { definition, synonyms: [...synonyms], antonyms: [...antonyms], example };
    },

    async listReady(ownerId: number) {
      const added = new Set(await store.listReadyKeys(database, ownerId));
      return readyDecks().map(({ readyKey, title, theme, years, cards: own }) => ({
        readyKey,
        title,
        theme,
        years: [...years],
        cardCount: own.length,
        isAdded: added.has(readyKey),
      }));
    },

    /** Copies a ready deck, once: the owner may change the copy. */
    async addReady(ownerId: number, readyKey: string): Promise<number> {
      const ready = readyDecks().find((deck) => deck.readyKey === readyKey);
      if (ready === undefined) throw new Refusal('badRequest');
      return database.transaction(async (tx) => {
        const known = await store.findReadyDeck(tx, ownerId, readyKey);
        if (known !== undefined) return known;
        const deck = {
          ownerId,
          name: ready.title,
          readyKey,
          fingerprint: `ready ${readyKey}`,
          flashcards: ready.cards,
        };
        return (await insertDeck(tx, deck, clock.now())).deckId;
      }, turnOf(ownerId));
    },

    /** Makes cards of what went wrong in an attempt of the student; a question that is a card already stays one. */
    async addMistakes(studentId: number, attemptId: number) {
      const owned = await attempts.ownerOf(attemptId);
      if (owned?.studentId !== studentId) throw new Refusal('notFound');
      const { questions } = await attempts.review(attemptId);
      const mistakes = questions.filter(({ isRight, isWithdrawn }) => !isRight && !isWithdrawn);
      const made = mistakes.flatMap((mistake) => cardOfMistake(mistake) ?? []);
      if (made.length === 0) throw new Refusal('noCardsToMake');
      return database.transaction(async (tx) => {
        const known = await store.findReadyDeck(tx, studentId, mistakesKey);
        const fingerprint = `ready ${mistakesKey}`;
        const empty = { ownerId: studentId, name: 'My mistakes', readyKey: mistakesKey, fingerprint, flashcards: [] };
        const deckId = known ?? (await insertDeck(tx, empty, clock.now())).deckId;
        await store.lockDeck(tx, deckId);
        const fronts = new Set(
          await cards.listKnownFronts(
            tx,
            deckId,
            made.map(({ front }) => front),
          ),
        );
        const added = made.filter(
          ({ front }, place) => !fronts.has(front) && made.findIndex((other) => other.front === front) === place,
        );
        await requireRoom(tx, deckId, studentId, added.length);
        if (added.length > 0) await cards.insertCards(tx, deckId, added);
        return { flashcardDeckId: deckId, added: added.length, left: mistakes.length - made.length };
      }, turnOf(studentId));
    },

    async update(owner: Person, deckId: number, { name, ...recipients }: BodyOf<typeof updateDeck>): Promise<void> {
      await getOwn(deckId, owner.userId);
      await requireReached(owner, recipients);
      const before = await store.findRecipients(database, deckId);
      await database.transaction(async (tx) => {
        await store.renameDeck(tx, deckId, name);
        await store.setRecipients(tx, deckId, recipients.classroomIds, recipients.studentIds);
        await notifyNew(tx, deckId, before.learnerIds);
      });
      const after = await store.findRecipients(database, deckId);
      tell([...new Set([...before.learnerIds, ...after.learnerIds])]);
    },

    async delete(ownerId: number, deckId: number): Promise<void> {
      await getOwn(deckId, ownerId);
      const { learnerIds } = await store.findRecipients(database, deckId);
      await store.deleteDeck(database, deckId);
      tell(learnerIds);
    },

    async addCards(ownerId: number, deckId: number, added: readonly CardDraft[]): Promise<number[]> {
      await getOwn(deckId, ownerId);
      return database.transaction(async (tx) => {
        await store.lockDeck(tx, deckId);
        await requireRoom(tx, deckId, ownerId, added.length);
        await requirePictures(tx, ownerId, added);
        return cards.insertCards(tx, deckId, added);
      }, turnOf(ownerId));
    },

    async updateCard(ownerId: number, flashcardId: number, card: CardDraft): Promise<void> {
      await getOwnOfCard(flashcardId, ownerId);
      await database.transaction(async (tx) => {
        await requirePictures(tx, ownerId, [card]);
        await cards.updateCard(tx, flashcardId, card);
      });
    },

    async deleteCard(ownerId: number, flashcardId: number): Promise<void> {
      const { deckId } = await getOwnOfCard(flashcardId, ownerId);
      await database.transaction(async (tx) => {
        await store.lockDeck(tx, deckId);
        await cards.deleteCard(tx, flashcardId);
      });
    },
  };
}
