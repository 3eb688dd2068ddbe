/** All SQL about decks: whose they are, for whom they are set, and where a student is in them. */
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { OpenPlace } from './cards.store.ts';

const setDecks = (
  studentId: string,
): string => `select deck_id from flashcard_deck_students where student_id = ${studentId}
  union select dc.deck_id from classroom_students cs join flashcard_deck_classrooms dc using (classroom_id) where cs.student_id = ${studentId}`;

/** Whether the deck `d` is a student's own, or set for them by a tutor who may still see them; written so that their few decks are found first, not each deck asked. */
export const isOwnOrSet = (studentId: string): string =>
  `(d.deck_id in (select deck_id from flashcard_decks where owner_id = ${studentId} union ${setDecks(studentId)})
    and (d.owner_id = ${studentId} or ${hasConsent('d.owner_id', studentId)}))`;

/** A deck as somebody sees it; `relation` is theirs, and nobody without one gets a row. */
export interface DeckRow extends OpenPlace {
  readonly deckId: number;
  readonly ownerId: number;
  readonly name: string;
  readonly cardCount: number;
  readonly createdAt: Date;
  readonly relation: 'owner' | 'learner';
  readonly pass: number;
  readonly shuffleSeed: number | null;
  readonly answeredCount: number;
  readonly rightCount: number;
}

const deckColumns = `d.deck_id, d.owner_id, d.name, d.card_count, d.created_at,
  case when d.owner_id = $2 then 'owner' else 'learner' end as relation,
  coalesce(fp.pass, 1) as pass, fp.shuffle_seed, coalesce(fp.answered_count, 0) as answered_count,
  coalesce(fp.right_count, 0) as right_count, coalesce(fp.open_from, 0) as open_from,
  coalesce(fp.open_place, 0) as open_place`;
const deckTables = `flashcard_decks d left join flashcard_passes fp on fp.deck_id = d.deck_id and fp.student_id = $2`;
const isVisible = isOwnOrSet('$2');

export async function findDeck(db: Queryable, deckId: number, userId: number): Promise<DeckRow | undefined> {
  const [row] = await db.query<DeckRow>(
    {
      name: 'find-flashcard-deck',
      text: `select ${deckColumns} from ${deckTables} where d.deck_id = $1 and ${isVisible}`,
    },
    [deckId, userId],
  );
  return row;
}

/** The deck of a card. */
export async function findDeckOfCard(db: Queryable, flashcardId: number, userId: number): Promise<DeckRow | undefined> {
  const [row] = await db.query<DeckRow>(
    {
      name: 'find-deck-of-flashcard',
      text: `select ${deckColumns} from ${deckTables} join flashcards c on c.deck_id = d.deck_id
        where c.flashcard_id = $1 and ${isVisible}`,
    },
    [flashcardId, userId],
  );
  return row;
}

/** Holds the deck until the transaction ends: whoever adds or deletes cards at the same time waits. */
export async function lockDeck(db: Queryable, deckId: number): Promise<void> {
  await db.query({ name: 'lock-flashcard-deck', text: 'select from flashcard_decks where deck_id = $1 for update' }, [
    deckId,
  ]);
}

export async function findRecentDeck(
  db: Queryable,
  ownerId: number,
  fingerprint: string,
  since: Date,
): Promise<number | undefined> {
  const [row] = await db.query<{ deckId: number }>(
    {
      name: 'find-recent-deck',
      text: `select deck_id from flashcard_decks where owner_id = $1 and fingerprint = $2 and created_at > $3
        order by deck_id desc limit 1`,
    },
    [ownerId, fingerprint, since],
  );
  return row?.deckId;
}

/** How many decks somebody still has that requests with these fingerprints made up to a moment. */
export async function countMadeBefore(
  db: Queryable,
  ownerId: number,
  fingerprints: readonly string[],
  until: Date,
): Promise<number> {
  const [row] = await db.query<{ decks: number }>(
    {
      name: 'count-decks-made-before',
      text: `select count(*)::int as decks from flashcard_decks
        where owner_id = $1 and fingerprint = any($2) and created_at <= $3`,
    },
    [ownerId, fingerprints, until],
  );
  return row?.decks ?? 0;
}

/** The copy that somebody has of a ready deck, by its key. */
export async function findReadyDeck(db: Queryable, ownerId: number, readyKey: string): Promise<number | undefined> {
  const [row] = await db.query<{ deckId: number }>(
    {
      name: 'find-ready-deck',
      text: 'select deck_id from flashcard_decks where owner_id = $1 and ready_key = $2',
    },
    [ownerId, readyKey],
  );
  return row?.deckId;
}

export async function listReadyKeys(db: Queryable, ownerId: number): Promise<string[]> {
  const rows = await db.query<{ readyKey: string | null }>(
    {
      name: 'list-ready-keys',
      text: 'select ready_key from flashcard_decks where owner_id = $1 and ready_key is not null',
    },
    [ownerId],
  );
  return rows.flatMap(({ readyKey }) => readyKey ?? []);
}

/** How much somebody has made. */
export async function countOwned(
  db: Queryable,
  ownerId: number,
): Promise<{ readonly decks: number; readonly cards: number }> {
  const [row] = await db.query<{ decks: number; cards: number }>(
    {
      name: 'count-own-decks',
      text: `select count(*)::int as decks, coalesce(sum(card_count), 0)::int as cards from flashcard_decks where owner_id = $1`,
    },
    [ownerId],
  );
  return row ?? { decks: 0, cards: 0 };
}

export interface NewDeck {
  readonly ownerId: number;
  readonly name: string;
  readonly readyKey: string | null;
  readonly fingerprint: string;
}

export async function insertDeck(db: Queryable, deck: NewDeck, now: Date): Promise<number> {
  const [row] = await db.query<{ deckId: number }>(
    {
      name: 'insert-deck',
      text: `insert into flashcard_decks (owner_id, name, card_count, ready_key, fingerprint, created_at)
        values ($1, $2, 0, $3, $4, $5) returning deck_id`,
    },
    [deck.ownerId, deck.name, deck.readyKey, deck.fingerprint, now],
  );
  return row?.deckId ?? 0;
}

export async function renameDeck(db: Queryable, deckId: number, name: string): Promise<void> {
  await db.query({ name: 'rename-deck', text: 'update flashcard_decks set name = $2 where deck_id = $1' }, [
    deckId,
    name,
  ]);
}

export async function deleteDeck(db: Queryable, deckId: number): Promise<void> {
  await db.query({ name: 'delete-deck', text: 'delete from flashcard_decks where deck_id = $1' }, [deckId]);
}

/** Sets the deck for these classes and students, and for nobody else. */
export async function setRecipients(
  db: Queryable,
  deckId: number,
  classroomIds: readonly number[],
  studentIds: readonly number[],
): Promise<void> {
  await db.query(
    {
      name: 'set-deck-recipients',
      text: `with former_classes as (
          delete from flashcard_deck_classrooms where deck_id = $1 and classroom_id <> all($2::int[])),
        former_students as (delete from flashcard_deck_students where deck_id = $1 and student_id <> all($3::int[])),
        classes as (
          insert into flashcard_deck_classrooms (deck_id, classroom_id) select $1, unnest($2::int[]) on conflict do nothing)
        insert into flashcard_deck_students (deck_id, student_id) select $1, unnest($3::int[]) on conflict do nothing`,
    },
    [deckId, classroomIds, studentIds],
  );
}

/** How many of these classes are the tutor's. */
export async function countOwnClassrooms(
  db: Queryable,
  tutorId: number,
  classroomIds: readonly number[],
): Promise<number> {
  const [row] = await db.query<{ classes: number }>(
    {
      name: 'count-own-classrooms',
      text: 'select count(*)::int as classes from classrooms where tutor_id = $1 and id = any($2)',
    },
    [tutorId, classroomIds],
  );
  return row?.classes ?? 0;
}

const studentsOfDeck = `(select ds.student_id from flashcard_deck_students ds where ds.deck_id = d.deck_id union
  select cs.student_id from flashcard_deck_classrooms dc join classroom_students cs using (classroom_id) where dc.deck_id = d.deck_id)`;

export interface RecipientsRow {
  readonly classroomIds: number[];
  readonly studentIds: number[];
  /** All who learn it, in classes or by name, with consent. */
  readonly learnerIds: number[];
}

const recipientColumns = `
  to_jsonb(array(select dc.classroom_id from flashcard_deck_classrooms dc where dc.deck_id = d.deck_id order by 1)) as classroom_ids,
  to_jsonb(array(select ds.student_id from flashcard_deck_students ds where ds.deck_id = d.deck_id
    and ${hasConsent('d.owner_id', 'ds.student_id')} order by 1)) as student_ids,
  to_jsonb(array(select l.student_id from ${studentsOfDeck} l where ${hasConsent('d.owner_id', 'l.student_id')} order by 1)) as learner_ids`;

export async function findRecipients(db: Queryable, deckId: number): Promise<RecipientsRow> {
  const [row] = await db.query<RecipientsRow>(
    {
      name: 'find-deck-recipients',
      text: `select ${recipientColumns} from flashcard_decks d where d.deck_id = $1`,
    },
    [deckId],
  );
  return row ?? { classroomIds: [], studentIds: [], learnerIds: [] };
}

export interface TutorDeckRow extends RecipientsRow {
  readonly deckId: number;
  readonly name: string;
  readonly cardCount: number;
  readonly createdAt: Date;
}

export async function listDecksOfTutor(db: Queryable, tutorId: number): Promise<TutorDeckRow[]> {
  return db.query<TutorDeckRow>(
    {
      name: 'list-decks-of-tutor',
      text: `select d.deck_id, d.name, d.card_count, d.created_at, ${recipientColumns}
        from flashcard_decks d where d.owner_id = $1 order by d.created_at desc, d.deck_id desc`,
    },
    [tutorId],
  );
}

export interface StudentDeckRow {
  readonly deckId: number;
  readonly name: string;
  readonly cardCount: number;
  readonly createdAt: Date;
  readonly isOwn: boolean;
  readonly setBy: string | null;
  readonly answeredCount: number;
  readonly knownCount: number;
  readonly dueCount: number;
}

export async function listDecksOfStudent(
  db: Queryable,
  studentId: number,
  { today, isOwnOnly }: { readonly today: string; readonly isOwnOnly: boolean },
): Promise<StudentDeckRow[]> {
  return db.query<StudentDeckRow>(
    {
      name: 'list-decks-of-student',
      text: `select d.deck_id, d.name, d.card_count, d.created_at, d.owner_id = $1 as is_own,
          case when d.owner_id = $1 then null else u.first_name || ' ' || u.last_name end as set_by,
          counts.answered_count, counts.known_count, counts.due_count
        from flashcard_decks d join users u on u.user_id = d.owner_id
        left join flashcard_passes fp on fp.deck_id = d.deck_id and fp.student_id = $1,
        lateral (
          select count(*) filter (where p.user_answer <> '' and p.pass >= coalesce(fp.pass, 1))::int as answered_count,
            count(*) filter (where p.known_until >= $2::date)::int as known_count,
            count(*) filter (where p.due_day <= $2::date)::int as due_count
          from flashcard_progress p where p.student_id = $1 and p.deck_id = d.deck_id) counts
        where ${isOwnOrSet('$1')} and (d.owner_id = $1 or not $3)
        order by d.created_at desc, d.deck_id desc`,
    },
    [studentId, today, isOwnOnly],
  );
}

/** Begins the next pass, unless nothing has been answered in this one. */
export async function restartDeck(db: Queryable, deckId: number, studentId: number): Promise<void> {
  await db.query(
    {
      name: 'restart-deck',
      text: `insert into flashcard_passes (student_id, deck_id, pass, completed_pass, completed_count)
        select $2, $1, 2, 0, 0 where exists (
          select from flashcard_progress p where p.student_id = $2 and p.deck_id = $1 and p.user_answer <> ''
            and p.pass >= coalesce((select fp.pass from flashcard_passes fp where fp.student_id = $2 and fp.deck_id = $1), 1))
        on conflict (student_id, deck_id) do update set pass = flashcard_passes.pass + 1, answered_count = 0, right_count = 0,
          open_from = 0, open_place = 0`,
    },
    [deckId, studentId],
  );
}

export async function shuffleDeck(db: Queryable, deckId: number, studentId: number, seed: number): Promise<void> {
  await db.query(
    {
      name: 'shuffle-deck',
      text: `insert into flashcard_passes (student_id, deck_id, pass, shuffle_seed, completed_pass, completed_count)
        values ($2, $1, 1, $3, 0, 0)
        on conflict (student_id, deck_id) do update set shuffle_seed = excluded.shuffle_seed`,
    },
    [deckId, studentId, seed],
  );
}

/** Counts this pass as completed, once; gives how many there were. */
export async function completePass(db: Queryable, deckId: number, studentId: number, pass: number): Promise<number> {
  const [row] = await db.query<{ completedCount: number }>(
    {
      name: 'complete-pass',
      text: `insert into flashcard_passes as fp (student_id, deck_id, pass, completed_pass, completed_count)
        values ($2, $1, $3, $3, 1)
        on conflict (student_id, deck_id) do update set
          completed_count = fp.completed_count + case when fp.completed_pass < $3 then 1 else 0 end,
          completed_pass = greatest(fp.completed_pass, $3)
        returning completed_count`,
    },
    [deckId, studentId, pass],
  );
  return row?.completedCount ?? 0;
}

export async function countCompleted(db: Queryable, deckId: number, studentId: number): Promise<number> {
  const [row] = await db.query<{ completedCount: number }>(
    {
      name: 'count-completed-passes',
      text: 'select completed_count from flashcard_passes where deck_id = $1 and student_id = $2',
    },
    [deckId, studentId],
  );
  return row?.completedCount ?? 0;
}
