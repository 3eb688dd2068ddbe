/** All SQL about the sections of a lesson and the stop points in its films. */
import type { Word } from '@comet/contract/lesson-fields';
import type { Question, Steps } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { SectionKind } from '@comet/domain/lessons/lessons';
import type { Key } from '@comet/questions/kernel/key';
import type { Queryable } from '../platform/database.ts';

export interface SectionRow {
  readonly sectionId: number;
  readonly lessonId: number;
  readonly kind: SectionKind;
  readonly name: string;
  readonly videoFileId: string | null;
  readonly durationMs: number | null;
  readonly captions: string;
  readonly documentFileId: string | null;
  readonly year: number | null;
  readonly topicId: number | null;
  readonly subTopicId: number | null;
  readonly questionCount: number | null;
  readonly difficulty: Difficulty | null;
  readonly words: Word[];
}
export type NewSection = Omit<SectionRow, 'sectionId' | 'lessonId'>;

const sectionColumns = `s.section_id, s.lesson_id, s.kind, s.name, s.video_file_id, s.duration_ms, s.captions, s.document_file_id, s.year,
  s.topic_id, s.sub_topic_id, s.question_count, s.difficulty, s.words`;
const sectionRecord = `as r(kind text, name text, "videoFileId" uuid, "durationMs" int, captions text, "documentFileId" uuid, year smallint,
  "topicId" int, "subTopicId" int, "questionCount" smallint, difficulty text, words jsonb)`;
const recorded = `r.kind, r.name, r."videoFileId", r."durationMs", r.captions, r."documentFileId", r.year, r."topicId", r."subTopicId",
  r."questionCount", r.difficulty, r.words`;

export async function listSections(db: Queryable, lessonId: number): Promise<SectionRow[]> {
  return db.query<SectionRow>(
    {
      name: 'list-sections',
      text: `select ${sectionColumns} from lesson_sections s where s.lesson_id = $1 order by s.position, s.section_id`,
    },
    [lessonId],
  );
}

/** Adds sections behind those that are there, in this order. */
export async function insertSections(
  db: Queryable,
  lessonId: number,
  sections: readonly NewSection[],
): Promise<number[]> {
  const rows = await db.query<{ sectionId: number }>(
    {
      name: 'insert-sections',
      text: `insert into lesson_sections (lesson_id, position, kind, name, video_file_id, duration_ms, captions, document_file_id, year,
          topic_id, sub_topic_id, question_count, difficulty, words)
        select $1, (select coalesce(max(position), 0) from lesson_sections where lesson_id = $1) + n.place, ${recorded}
        from jsonb_array_elements($2::jsonb) with ordinality as n(section, place) cross join lateral jsonb_to_record(n.section) ${sectionRecord}
        order by n.place returning section_id`,
    },
    [lessonId, JSON.stringify(sections)],
  );
  return rows.map(({ sectionId }) => sectionId);
}

export async function updateSection(db: Queryable, sectionId: number, section: NewSection): Promise<void> {
  await db.query(
    {
      name: 'update-section',
      text: `update lesson_sections s set (kind, name, video_file_id, duration_ms, captions, document_file_id, year, topic_id, sub_topic_id,
          question_count, difficulty, words) = (select ${recorded} from jsonb_to_record($2::jsonb) ${sectionRecord})
        where s.section_id = $1`,
    },
    [sectionId, JSON.stringify(section)],
  );
}

export async function deleteSection(db: Queryable, sectionId: number): Promise<void> {
  await db.query({ name: 'delete-section', text: 'delete from lesson_sections where section_id = $1' }, [sectionId]);
}

/** Locks a lesson against other changes of its sections. */
export async function lockLesson(db: Queryable, lessonId: number): Promise<void> {
  await db.query({ name: 'lock-lesson', text: 'select from lessons where lesson_id = $1 for update' }, [lessonId]);
}

export async function setOrder(db: Queryable, sectionIds: readonly number[]): Promise<void> {
  await db.query(
    {
      name: 'set-section-order',
      text: `update lesson_sections s set position = n.place
        from unnest($1::bigint[]) with ordinality as n(section_id, place) where s.section_id = n.section_id`,
    },
    [sectionIds],
  );
}

/** A stop point with the question that its tutor chose. */
export interface PointRow {
  readonly pointId: number;
  readonly sectionId: number;
  readonly atMs: number;
  readonly itemId: number;
  readonly subTopicId: number;
  readonly difficulty: Difficulty;
  readonly question: Question;
  readonly key: Key;
  readonly explanation: Steps;
}

export async function listPoints(db: Queryable, lessonId: number): Promise<PointRow[]> {
  return db.query<PointRow>(
    {
      name: 'list-section-points',
      text: `select p.point_id, p.section_id, p.at_ms, p.item_id, i.sub_topic_id, i.difficulty, i.question, i.key, i.explanation
        from lesson_section_points p join lesson_sections s using (section_id) join question_items i using (item_id)
        where s.lesson_id = $1 order by p.at_ms, p.point_id`,
    },
    [lessonId],
  );
}

export async function insertPoint(
  db: Queryable,
  point: { readonly sectionId: number; readonly atMs: number; readonly itemId: number },
): Promise<number> {
  const [row] = await db.query<{ pointId: number }>(
    {
      name: 'insert-point',
      text: 'insert into lesson_section_points (section_id, at_ms, item_id) values ($1, $2, $3) returning point_id',
    },
    [point.sectionId, point.atMs, point.itemId],
  );
  if (row === undefined) throw new Error('a stop point was not stored');
  return row.pointId;
}

export async function updatePoint(
  db: Queryable,
  pointId: number,
  point: { readonly atMs: number; readonly itemId: number },
): Promise<void> {
  await db.query(
    { name: 'update-point', text: 'update lesson_section_points set at_ms = $2, item_id = $3 where point_id = $1' },
    [pointId, point.atMs, point.itemId],
  );
}

export async function deletePoint(db: Queryable, pointId: number): Promise<void> {
  await db.query({ name: 'delete-point', text: 'delete from lesson_section_points where point_id = $1' }, [pointId]);
}
