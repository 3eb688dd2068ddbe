/** All SQL about cards and what a student answered on them. */
import type { CardDraft } from '@comet/contract/flashcard-fields';
import { fileIdOf } from '@comet/contract/uploads';
import { type CardKind, type CardVerdict, cardsPerPart } from '@comet/domain/flashcards/deck';
import { type DrawnPicture, drawnPictureOf } from '@comet/domain/flashcards/picture-names';
import type { CardMemory } from '@comet/domain/flashcards/schedule';
import type { Queryable } from '../platform/database.ts';
import type { Statement } from '../platform/statement.ts';

/** The picture of a card as it is stored: a file, one of ours, or none. */
export interface PictureRow {
  readonly pictureFileId: string | null;
  readonly drawnPicture: DrawnPicture | null;
  readonly pictureAlt: string;
}

const pictureRowOf = (picture: CardDraft['picture']): PictureRow => ({
  pictureFileId: fileIdOf(picture?.url ?? '') ?? null,
  drawnPicture: drawnPictureOf(picture?.url ?? '') ?? null,
  pictureAlt: picture?.alt ?? '',
});

/** A card with the answer of a student, where there is one. */
export interface CardRow extends PictureRow {
  readonly flashcardId: number;
  readonly deckId: number;
  readonly front: string;
  readonly back: string;
  readonly accepted: string[];
  readonly kind: CardKind;
  readonly spoken: string | null;
  readonly vocabulary: CardDraft['vocabulary'];
  readonly progressId: number | null;
  readonly pass: number | null;
  readonly userAnswer: string | null;
  readonly verdict: CardVerdict | null;
}

export const cardColumns = `c.flashcard_id, c.deck_id, c.front, c.back, c.accepted, c.kind, c.spoken, c.vocabulary,
  c.picture_file_id, c.drawn_picture, c.picture_alt, p.progress_id, p.pass, p.user_answer, p.verdict`;
/** A card with what is remembered of it. */
export const answeredColumns = `${cardColumns}, p.stability_days, p.difficulty, p.last_day::text as last_day,
  p.due_day::text as due_day, p.known_until::text as known_until, p.reviews, p.lapses`;
export const withProgress = 'left join flashcard_progress p on p.flashcard_id = c.flashcard_id and p.student_id = $2';

export interface PartRow extends CardRow {
  readonly offset: number;
}

/** Where a student is in the deck's own order: the first open card is not before this position, and so many cards are. */
export interface OpenPlace {
  readonly openFrom: number;
  readonly openPlace: number;
}

interface PartWanted extends OpenPlace {
  readonly deckId: number;
  readonly studentId: number;
  readonly pass: number;
  readonly shuffleSeed: number | null;
  readonly offset: number | undefined;
}

/** A part of the deck in the order of the pass: the one asked for, or the one with the first unanswered card. */
export async function listPart(db: Queryable, wanted: PartWanted): Promise<PartRow[]> {
  const { deckId, studentId, pass, shuffleSeed, openFrom, openPlace, offset } = wanted;
  if (shuffleSeed !== null)
    return db.query<PartRow>(partShuffled, [deckId, studentId, pass, shuffleSeed, offset ?? null]);
  return offset === undefined
    ? db.query<PartRow>(openPart, [deckId, studentId, pass, openFrom, openPlace])
    : db.query<PartRow>(partFrom, [deckId, studentId, offset]);
}

/** Whether a card is answered in the pass, asked card by card: from `open_from` on there are few to ask. */
const isOpen = (student: string, pass: string): string => `(select p.progress_id from flashcard_progress p
    where p.student_id = ${student} and p.flashcard_id = c.flashcard_id and p.pass >= ${pass} and p.user_answer <> '') is null`;

/** Whether a card was never answered, asked in the same way: from `new_from` on. */
export const isNew = (student: string): string =>
  `(select p.progress_id from flashcard_progress p where p.student_id = ${student} and p.flashcard_id = c.flashcard_id) is null`;

const cardsFrom = (
  position: string,
): string => `(select * from flashcards where deck_id = $1 and position >= ${position}
      order by position limit ${cardsPerPart}) c`;

/** Reads the cards of one part and none before it: a deck of thousands opens like a small one. */
const openPart: Statement = {
  name: 'list-open-part-of-deck',
  text: `with open as (
      select c.position, $5::int + (select count(*)::int from flashcards b
          where b.deck_id = $1 and b.position >= $4 and b.position < c.position) as place
      from flashcards c where c.deck_id = $1 and c.position >= $4 and ${isOpen('$2', '$3')} order by c.position limit 1),
    first as (select position from flashcards where deck_id = $1 and position <= (select position from open)
      order by position desc offset (select place % ${cardsPerPart} from open) limit 1)
    select ${cardColumns}, coalesce((select place / ${cardsPerPart} * ${cardsPerPart} from open), 0) as offset
    from ${cardsFrom('coalesce((select position from first), 0)')}
    ${withProgress} order by c.position`,
};

const partFrom: Statement = {
  name: 'list-part-of-deck',
  text: `select ${cardColumns}, $3::int as offset
    from ${cardsFrom('(select position from flashcards where deck_id = $1 order by position offset $3 limit 1)')}
    ${withProgress} order by c.position`,
};

/** A hash of the card and the student's seed is its place; as a uuid it's compared by its bytes. */
const partShuffled: Statement = {
  name: 'list-part-of-shuffled-deck',
  text: `with places as (
      select c.flashcard_id, row_number() over (order by md5(c.flashcard_id || ':' || $4::int)::uuid)::int - 1 as place,
        p.flashcard_id is null or p.pass < $3 or p.user_answer = '' as is_open
      from flashcards c ${withProgress} where c.deck_id = $1),
    part as (
      select coalesce($5::int, (select min(place) from places where is_open) / ${cardsPerPart} * ${cardsPerPart}, 0) as starts)
    select ${cardColumns}, part.starts as offset
    from part join places on place >= part.starts and place < part.starts + ${cardsPerPart}
    join flashcards c using (flashcard_id) ${withProgress}
    order by place`,
};

/** The fronts of these that a deck has already. */
export async function listKnownFronts(db: Queryable, deckId: number, fronts: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ front: string }>(
    {
      name: 'list-known-fronts',
      text: 'select front from flashcards where deck_id = $1 and front = any($2)',
    },
    [deckId, fronts],
  );
  return rows.map(({ front }) => front);
}

/** Adds cards to the end of a deck that the transaction holds. */
export async function insertCards(db: Queryable, deckId: number, cards: readonly CardDraft[]): Promise<number[]> {
  const rows = await db.query<{ flashcardId: number }>(
    {
      name: 'insert-cards',
      text: `with grown as (update flashcard_decks set card_count = card_count + jsonb_array_length($2::jsonb) where deck_id = $1)
        insert into flashcards (deck_id, position, front, back, accepted, kind, spoken, vocabulary, picture_file_id,
          drawn_picture, picture_alt)
        select $1, (select coalesce(max(position), 0) from flashcards where deck_id = $1) + place, x ->> 'front', x ->> 'back',
          array(select jsonb_array_elements_text(x -> 'accepted')), x ->> 'kind', x ->> 'spoken', nullif(x -> 'vocabulary', 'null'),
          (x ->> 'pictureFileId')::uuid, x ->> 'drawnPicture', x ->> 'pictureAlt'
        from jsonb_array_elements($2::jsonb) with ordinality as written (x, place) order by place
        returning flashcard_id`,
    },
    [deckId, JSON.stringify(cards.map((card) => ({ ...card, ...pictureRowOf(card.picture) })))],
  );
  return rows.map(({ flashcardId }) => flashcardId);
}

export async function updateCard(db: Queryable, flashcardId: number, card: CardDraft): Promise<void> {
  const { pictureFileId, drawnPicture, pictureAlt } = pictureRowOf(card.picture);
  await db.query(
    {
      name: 'update-card',
      text: `update flashcards set front = $2, back = $3, accepted = $4, kind = $5, spoken = $6, vocabulary = $7,
          picture_file_id = $8, drawn_picture = $9, picture_alt = $10
        where flashcard_id = $1`,
    },
    [
      flashcardId,
      card.front,
      card.back,
      card.accepted,
      card.kind,
      card.spoken,
      card.vocabulary === null ? null : JSON.stringify(card.vocabulary),
      pictureFileId,
      drawnPicture,
      pictureAlt,
    ],
  );
}

/** Deletes a card of a deck that the transaction holds; the second of two who do it at once changes nothing. */
export async function deleteCard(db: Queryable, flashcardId: number): Promise<void> {
  // An answer that is being kept is counted before the card goes.
  await db.query({ name: 'lock-card', text: 'select from flashcards where flashcard_id = $1 for update' }, [
    flashcardId,
  ]);
  await db.query(
    {
      name: 'delete-card',
      text: `with gone as (delete from flashcards where flashcard_id = $1 returning deck_id),
        uncounted as (
          update flashcard_passes fp set answered_count = fp.answered_count - (was.verdict is not null)::int,
            right_count = fp.right_count - coalesce((was.verdict <> 'wrong')::int, 0),
            open_place = fp.open_place - (was.position < fp.open_from)::int
          from (select w.student_id, w.deck_id, c.position, p.verdict
            from flashcards c join flashcard_passes w on w.deck_id = c.deck_id
            left join flashcard_progress p on p.flashcard_id = c.flashcard_id and p.student_id = w.student_id
              and p.pass >= w.pass and p.user_answer <> ''
            where c.flashcard_id = $1) was
          where fp.student_id = was.student_id and fp.deck_id = was.deck_id)
        update flashcard_decks d set card_count = card_count - 1 from gone where d.deck_id = gone.deck_id`,
    },
    [flashcardId],
  );
}

/** What a student remembers of a card, where they ever answered it. */
export interface MemoryRow {
  readonly stabilityDays: number | null;
  readonly difficulty: number | null;
  readonly lastDay: string | null;
  readonly dueDay: string | null;
  readonly knownUntil: string | null;
  readonly reviews: number | null;
  readonly lapses: number | null;
}

/** A card with what the student answered and remembers of it. */
export interface AnsweredCardRow extends CardRow, MemoryRow {}

export async function findCard(
  db: Queryable,
  flashcardId: number,
  studentId: number,
): Promise<AnsweredCardRow | undefined> {
  const [row] = await db.query<AnsweredCardRow>(
    {
      name: 'find-card',
      text: `select ${answeredColumns}
        from flashcards c ${withProgress} where c.flashcard_id = $1`,
    },
    [flashcardId, studentId],
  );
  return row;
}

export interface AnswerToKeep {
  readonly studentId: number;
  readonly deckId: number;
  readonly flashcardId: number;
  readonly pass: number;
  readonly userAnswer: string;
  readonly verdict: CardVerdict;
  readonly memory: CardMemory;
  /** What the answer adds to those of the pass, and to the right ones. */
  readonly counts: { readonly answered: number; readonly right: number };
}

/** Keeps an answer with what is remembered after it, in place of the one before, and counts it. */
export async function saveAnswer(db: Queryable, answer: AnswerToKeep, now: Date): Promise<number> {
  const { memory } = answer;
  const [row] = await db.query<{ progressId: number }>(
    {
      name: 'save-card-answer',
      text: `with counted as (
          insert into flashcard_passes as fp (student_id, deck_id, pass, completed_pass, completed_count, answered_count, right_count)
          values ($1, $2, $4, 0, 0, $15, $16)
          on conflict (student_id, deck_id) do update set answered_count = fp.answered_count + excluded.answered_count,
            right_count = fp.right_count + excluded.right_count)
        insert into flashcard_progress (student_id, deck_id, flashcard_id, pass, user_answer, verdict, answered_at,
          stability_days, difficulty, last_day, due_day, known_until, reviews, lapses)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::date, $11::date, $12::date, $13, $14)
        on conflict (student_id, flashcard_id) do update set pass = excluded.pass, user_answer = excluded.user_answer,
          verdict = excluded.verdict, answered_at = excluded.answered_at, stability_days = excluded.stability_days,
          difficulty = excluded.difficulty, last_day = excluded.last_day, due_day = excluded.due_day,
          known_until = excluded.known_until, reviews = excluded.reviews, lapses = excluded.lapses
        returning progress_id`,
    },
    [
      answer.studentId,
      answer.deckId,
      answer.flashcardId,
      answer.pass,
      answer.userAnswer,
      answer.verdict,
      now,
      memory.stabilityDays,
      memory.difficulty,
      memory.lastDay,
      memory.dueDay,
      memory.knownUntil,
      memory.reviews,
      memory.lapses,
      answer.counts.answered,
      answer.counts.right,
    ],
  );
  await db.query(
    {
      name: 'advance-open-card',
      text: `update flashcard_passes fp set open_from = next.open_from, new_from = next.new_from,
          open_place = fp.open_place + (select count(*)::int from flashcards c
            where c.deck_id = $2 and c.position >= fp.open_from and c.position < next.open_from)
        from (select student_id, deck_id,
            coalesce((select c.position from flashcards c
              where c.deck_id = $2 and c.position >= w.open_from and ${isOpen('$1', 'w.pass')} order by c.position limit 1), after_last, 0) as open_from,
            coalesce((select c.position from flashcards c
              where c.deck_id = $2 and c.position >= w.new_from and ${isNew('$1')} order by c.position limit 1), after_last, 0) as new_from
          from flashcard_passes w cross join (select max(position) + 1 as after_last from flashcards where deck_id = $2) whole
          where w.student_id = $1 and w.deck_id = $2) next
        where fp.student_id = next.student_id and fp.deck_id = next.deck_id`,
    },
    [answer.studentId, answer.deckId],
  );
  return row?.progressId ?? 0;
}

/** Counts a review, or a card that was new. */
export async function addToDay(
  db: Queryable,
  studentId: number,
  day: string,
  { isNew, isRemembered }: { readonly isNew: boolean; readonly isRemembered: boolean },
): Promise<void> {
  const counts = isNew ? [0, 0, 1] : [1, isRemembered ? 1 : 0, 0];
  await db.query(
    {
      name: 'add-to-flashcard-day',
      text: `insert into flashcard_days as d (student_id, day, reviewed, remembered, learned) values ($1, $2::date, $3, $4, $5)
        on conflict (student_id, day) do update set reviewed = d.reviewed + excluded.reviewed,
          remembered = d.remembered + excluded.remembered, learned = d.learned + excluded.learned`,
    },
    [studentId, day, ...counts],
  );
}

/** How much a student reviewed since a day, and how much of it they remembered. */
export async function findRecalled(
  db: Queryable,
  studentId: number,
  since: string,
): Promise<{ readonly reviewed: number; readonly remembered: number }> {
  const [row] = await db.query<{ reviewed: number; remembered: number }>(
    {
      name: 'find-recalled',
      text: `select coalesce(sum(reviewed), 0)::int as reviewed, coalesce(sum(remembered), 0)::int as remembered
        from flashcard_days where student_id = $1 and day > $2::date`,
    },
    [studentId, since],
  );
  return row ?? { reviewed: 0, remembered: 0 };
}
