/** SQL about questions that share a passage, table or figure. */
import type { SetCandidate } from '@comet/domain/attempts/question-sets';
import type { Queryable } from '../platform/database.ts';

/** A stored question about a stimulus. */
export interface StoredCandidate extends SetCandidate {
  readonly itemId: number;
}

/** The questions about a stimulus that may be asked, in random order, without those of these ids. */
export async function listCandidates(
  db: Queryable,
  wanted: {
    readonly stimulusId: string;
    readonly subTopicIds: readonly number[];
    /** Nobody, where an exam is made. */
    readonly studentId: number;
    readonly without: readonly number[];
  },
): Promise<StoredCandidate[]> {
  return db.query<StoredCandidate>(
    {
      name: 'list-set-candidates',
      text: `select i.item_id, i.sub_topic_id, i.difficulty, i.set_place as place, i.set_tells as tells,
          exists (select from attempt_questions q where q.student_id = $3 and q.item_id = i.item_id) as is_met
        from question_items i
        where i.stimulus_id = $1 and i.sub_topic_id = any($2) and i.status = 'active' and i.item_id <> all($4)
        order by random()`,
    },
    [wanted.stimulusId, wanted.subTopicIds, wanted.studentId, wanted.without],
  );
}

/** A question that was drawn, with its place in its set. */
export interface DrawnQuestion {
  readonly itemId: number;
  readonly subTopicId: number;
  /** Nothing for one that stands alone. */
  readonly stimulusId: string | null;
  readonly place: number;
  readonly tells: readonly string[];
}

const drawnColumns = `i.item_id, i.sub_topic_id, i.stimulus_id, coalesce(i.set_place, 0)::int as place, coalesce(i.set_tells, '{}') as tells`;

/** The questions of an attempt, in the order they are asked. */
export async function listDrawn(db: Queryable, attemptId: number): Promise<DrawnQuestion[]> {
  return db.query<DrawnQuestion>(
    {
      name: 'list-drawn',
      text: `select ${drawnColumns} from attempt_questions q join question_items i using (item_id)
        where q.attempt_id = $1 order by q.position`,
    },
    [attemptId],
  );
}

/** Stored questions by their ids, in this order. */
export async function listByIds(db: Queryable, itemIds: readonly number[]): Promise<DrawnQuestion[]> {
  return db.query<DrawnQuestion>(
    {
      name: 'list-set-places',
      text: `select ${drawnColumns} from unnest($1::bigint[]) with ordinality as wanted (item_id, place)
        join question_items i using (item_id) order by wanted.place`,
    },
    [itemIds],
  );
}

/** When a student last met questions about these; one they never met is not there. */
export async function listLastMet(
  db: Queryable,
  stimulusIds: readonly string[],
  studentId: number,
): Promise<{ stimulusId: string; metAt: Date }[]> {
  return db.query<{ stimulusId: string; metAt: Date }>(
    {
      name: 'list-last-met-stimuli',
      text: `select i.stimulus_id, max(q.drawn_at) as met_at from question_items i
          join attempt_questions q on q.item_id = i.item_id and q.student_id = $2
        where i.stimulus_id = any($1) group by i.stimulus_id`,
    },
    [stimulusIds, studentId],
  );
}
