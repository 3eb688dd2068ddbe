/** All SQL about what a child remembers: today's cards, what comes, and what was remembered. */
import type { Queryable } from '../platform/database.ts';
import { type CardRow, cardColumns, isNew, withProgress } from './cards.store.ts';
import { isOwnOrSet } from './decks.store.ts';

export interface DueRow extends CardRow {
  /** The pass of its deck that goes on. */
  readonly deckPass: number;
}

/** Cards whose day has come, those most likely to be forgotten first. They are looked for first, not among all cards of the decks. */
export async function listDue(db: Queryable, studentId: number, today: string, limit: number): Promise<DueRow[]> {
  return db.query<DueRow>(
    {
      name: 'list-due-cards',
      text: `with p as materialized (
          select p.*, coalesce(fp.pass, 1) as deck_pass from flashcard_progress p join flashcard_decks d on d.deck_id = p.deck_id
            left join flashcard_passes fp on fp.deck_id = d.deck_id and fp.student_id = $2
          where p.student_id = $2 and p.due_day <= $1::date and ${isOwnOrSet('$2')}
          order by ($1::date - p.last_day) / p.stability_days desc, p.flashcard_id limit $3)
        select ${cardColumns}, p.deck_pass from p join flashcards c on c.flashcard_id = p.flashcard_id
        order by ($1::date - p.last_day) / p.stability_days desc, p.flashcard_id`,
    },
    [today, studentId, limit],
  );
}

/** Cards that were never answered, deck by deck, the oldest deck first. Of each deck no more than that are read. */
export async function listNew(db: Queryable, studentId: number, limit: number): Promise<DueRow[]> {
  return db.query<DueRow>(
    {
      name: 'list-new-cards',
      text: `select ${cardColumns}, coalesce(fp.pass, 1) as deck_pass
        from flashcard_decks d left join flashcard_passes fp on fp.deck_id = d.deck_id and fp.student_id = $2
        cross join lateral (
          select c.* from flashcards c where c.deck_id = d.deck_id and c.position >= coalesce(fp.new_from, 0) and ${isNew('$2')}
          order by c.position limit $1) c
        ${withProgress}
        where ${isOwnOrSet('$2')} order by d.created_at, d.deck_id, c.position limit $1`,
    },
    [limit, studentId],
  );
}

export interface LoadRow {
  readonly dueCount: number;
  readonly reviewedToday: number;
  readonly learnedToday: number;
}

export async function findLoad(db: Queryable, studentId: number, today: string): Promise<LoadRow> {
  const [row] = await db.query<LoadRow>(
    {
      name: 'find-flashcard-load',
      text: `select
          (select count(*)::int from flashcard_progress p join flashcard_decks d on d.deck_id = p.deck_id
            where p.student_id = $1 and p.due_day <= $2::date and ${isOwnOrSet('$1')}) as due_count,
          coalesce((select reviewed from flashcard_days where student_id = $1 and day = $2::date), 0)::int as reviewed_today,
          coalesce((select learned from flashcard_days where student_id = $1 and day = $2::date), 0)::int as learned_today`,
    },
    [studentId, today],
  );
  return row ?? { dueCount: 0, reviewedToday: 0, learnedToday: 0 };
}

/** How many cards are due on which day, up to that many days from now; overdue ones under their own days. */
export async function listDueDays(
  db: Queryable,
  studentId: number,
  until: string,
): Promise<{ readonly day: string; readonly count: number }[]> {
  return db.query<{ day: string; count: number }>(
    {
      name: 'list-due-days',
      text: `select p.due_day::text as day, count(*)::int as count
        from flashcard_progress p join flashcard_decks d on d.deck_id = p.deck_id
        where p.student_id = $1 and p.due_day <= $2::date and ${isOwnOrSet('$1')} group by p.due_day order by p.due_day`,
    },
    [studentId, until],
  );
}

export interface WeekRow {
  readonly monday: string;
  readonly reviewed: number;
  readonly remembered: number;
}

export async function listWeeks(db: Queryable, studentId: number, since: string): Promise<WeekRow[]> {
  return db.query<WeekRow>(
    {
      name: 'list-flashcard-weeks',
      text: `select date_trunc('week', day)::date::text as monday, sum(reviewed)::int as reviewed, sum(remembered)::int as remembered
        from flashcard_days where student_id = $1 and day >= $2::date group by 1 having sum(reviewed) > 0 order by 1`,
    },
    [studentId, since],
  );
}

export interface KnownRow {
  readonly deckId: number;
  readonly name: string;
  readonly cardCount: number;
  readonly startedCount: number;
  readonly knownCount: number;
}

/** What a student knows of each of their decks; only of those of a tutor, where one asks. */
export async function listKnown(
  db: Queryable,
  studentId: number,
  today: string,
  tutorId: number | undefined,
): Promise<KnownRow[]> {
  return db.query<KnownRow>(
    {
      name: 'list-known-by-deck',
      text: `select d.deck_id, d.name, d.card_count, counts.started_count, counts.known_count
        from flashcard_decks d, lateral (
          select count(*)::int as started_count, count(*) filter (where p.known_until >= $2::date)::int as known_count
          from flashcard_progress p where p.student_id = $1 and p.deck_id = d.deck_id) counts
        where ${isOwnOrSet('$1')} and ($3::int is null or d.owner_id = $3) order by d.created_at desc, d.deck_id desc`,
    },
    [studentId, today, tutorId ?? null],
  );
}

export interface LearnerRow {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly answeredCount: number;
  readonly knownCount: number;
  readonly dueCount: number;
}

/** How far these students are in a deck. */
export async function listLearners(
  db: Queryable,
  deckId: number,
  studentIds: readonly number[],
  today: string,
): Promise<LearnerRow[]> {
  return db.query<LearnerRow>(
    {
      name: 'list-learners-of-deck',
      text: `select u.user_id as student_id, u.first_name, u.last_name, counts.answered_count, counts.known_count, counts.due_count
        from users u left join flashcard_passes fp on fp.student_id = u.user_id and fp.deck_id = $1, lateral (
          select count(*) filter (where p.user_answer <> '' and p.pass >= coalesce(fp.pass, 1))::int as answered_count,
            count(*) filter (where p.known_until >= $3::date)::int as known_count,
            count(*) filter (where p.due_day <= $3::date)::int as due_count
          from flashcard_progress p where p.student_id = u.user_id and p.deck_id = $1) counts
        where u.user_id = any($2) and u.deleted_at is null order by u.first_name, u.last_name, u.user_id`,
    },
    [deckId, studentIds, today],
  );
}
