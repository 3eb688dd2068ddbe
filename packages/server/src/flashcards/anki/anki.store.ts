/** All SQL about decks on their way from Anki and to Anki. */
import type { CardMemory } from '@comet/domain/flashcards/schedule';
import type { Queryable } from '../../platform/database.ts';
import { type AnsweredCardRow, answeredColumns, withProgress } from '../cards.store.ts';

/** Every card of a deck in its order, with what the student remembers. */
export async function listCards(db: Queryable, deckId: number, studentId: number): Promise<AnsweredCardRow[]> {
  return db.query<AnsweredCardRow>(
    {
      name: 'list-cards-to-export',
      text: `select ${answeredColumns} from flashcards c ${withProgress} where c.deck_id = $1 order by c.position`,
    },
    [deckId, studentId],
  );
}

export interface MemoryToKeep {
  readonly flashcardId: number;
  readonly memory: CardMemory;
}

/** Keeps what a student remembers of cards that are new here; none of them counts as answered in a pass. */
export async function insertMemories(
  db: Queryable,
  { studentId, deckId }: { readonly studentId: number; readonly deckId: number },
  memories: readonly MemoryToKeep[],
  now: Date,
): Promise<void> {
  const rows = memories.map(({ flashcardId, memory }) => ({ flashcardId, ...memory }));
  await db.query(
    {
      name: 'insert-imported-memories',
      text: `insert into flashcard_progress (student_id, deck_id, flashcard_id, pass, user_answer, answered_at, stability_days,
          difficulty, last_day, due_day, known_until, reviews, lapses)
        select $1, $2, "flashcardId", 0, '', $4, "stabilityDays", difficulty, "lastDay", "dueDay", "knownUntil", reviews, lapses
        from jsonb_to_recordset($3::jsonb) as m ("flashcardId" bigint, "stabilityDays" double precision,
          difficulty double precision, "lastDay" date, "dueDay" date, "knownUntil" date, reviews int, lapses int)`,
    },
    [studentId, deckId, JSON.stringify(rows), now],
  );
}
