/** All SQL about lessons as tutors make them. */
import type { Word } from '@comet/contract/lesson-fields';
import type { Question, Steps } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { LessonType, SectionKind, SelfAssessment } from '@comet/domain/lessons/lessons';
import type { Key } from '@comet/questions/kernel/key';
import { hasConsent } from '../consent/index.ts';
import type { Queryable } from '../platform/database.ts';
import type { MadeThings } from '../platform/same-request.ts';

export interface LessonRow {
  readonly lessonId: number;
  readonly tutorId: number;
  readonly tutorName: string;
  readonly type: LessonType;
  readonly name: string;
  readonly description: string;
  readonly subjectId: number;
  readonly pictureFileId: string | null;
  readonly drawnCover: string | null;
  readonly classroomId: number | null;
  readonly publishAt: Date | null;
  readonly isForOneToOne: boolean;
  readonly sectionCount: number;
}

const lessonColumns = `l.lesson_id, l.tutor_id, t.first_name as tutor_name, l.type, l.name, l.description, l.subject_id, l.picture_file_id,
  l.drawn_cover, l.classroom_id, l.publish_at, l.is_for_one_to_one,
  (select count(*) from lesson_sections s where s.lesson_id = l.lesson_id)::int as section_count`;
const lessonTables = 'lessons l join users t on t.user_id = l.tutor_id';

/**
 * SQL: a lesson's students are those of its classes, and those taught one to one where it is for them; with consent. Its own
 * names for tables are long ones, for a short one would hide the table that `studentId` is of.
 */
export const isForStudent = (studentId: string): string => `(
    exists (select from lesson_classrooms lc join classroom_students cs using (classroom_id)
      where lc.lesson_id = l.lesson_id and cs.student_id = ${studentId})
    or l.is_for_one_to_one and 'oneToOne' = coalesce(
      (select taught.study_type from tutor_students taught where taught.tutor_id = l.tutor_id and taught.student_id = ${studentId}),
      (select 'oneToOne' from tutor_matches matched where matched.tutor_id = l.tutor_id and matched.student_id = ${studentId} limit 1)))
  and ${hasConsent('l.tutor_id', studentId)}`;

export interface NewLesson {
  readonly tutorId: number;
  readonly type: LessonType;
  readonly name: string;
  readonly description: string;
  readonly subjectId: number;
  readonly pictureFileId: string | null;
  readonly drawnCover: string | null;
  readonly classroomId: number | null;
  readonly isForOneToOne: boolean;
  readonly fingerprint: string;
}

export const lessonsMade = {
  table: 'lessons',
  id: 'lesson_id',
  maker: 'tutor_id',
  madeAt: 'created_at',
} as const satisfies MadeThings;

/** Makes a lesson; the class it is for is where it will be published unless its tutor says otherwise. */
export async function insertLesson(db: Queryable, lesson: NewLesson, now: Date): Promise<number> {
  const [row] = await db.query<{ lessonId: number }>(
    {
      name: 'insert-lesson',
      text: `with made as (
          insert into lessons (tutor_id, type, name, description, subject_id, picture_file_id, drawn_cover, classroom_id,
            is_for_one_to_one, fingerprint, created_at)
          values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning lesson_id, classroom_id),
        audience as (
          insert into lesson_classrooms (lesson_id, classroom_id)
          select lesson_id, classroom_id from made where classroom_id is not null)
        select lesson_id from made`,
    },
    [
      lesson.tutorId,
      lesson.type,
      lesson.name,
      lesson.description,
      lesson.subjectId,
      lesson.pictureFileId,
      lesson.drawnCover,
      lesson.classroomId,
      lesson.isForOneToOne,
      lesson.fingerprint,
      now,
    ],
  );
  if (row === undefined) throw new Error('a lesson was not stored');
  return row.lessonId;
}

export async function updateLesson(
  db: Queryable,
  lessonId: number,
  lesson: Omit<NewLesson, 'tutorId' | 'type' | 'isForOneToOne' | 'fingerprint'>,
): Promise<void> {
  await db.query(
    {
      name: 'update-lesson',
      text: `update lessons set name = $2, description = $3, subject_id = $4, picture_file_id = $5, drawn_cover = $6, classroom_id = $7
        where lesson_id = $1`,
    },
    [
      lessonId,
      lesson.name,
      lesson.description,
      lesson.subjectId,
      lesson.pictureFileId,
      lesson.drawnCover,
      lesson.classroomId,
    ],
  );
}

/** The lesson stays for what students did in it, and nobody sees it any more. */
export async function deleteLesson(db: Queryable, lessonId: number, now: Date): Promise<void> {
  await db.query(
    { name: 'delete-lesson', text: 'update lessons set deleted_at = $2 where lesson_id = $1 and deleted_at is null' },
    [lessonId, now],
  );
}

export async function findLesson(db: Queryable, lessonId: number): Promise<LessonRow | undefined> {
  const [row] = await db.query<LessonRow>(
    {
      name: 'find-lesson',
      text: `select ${lessonColumns} from ${lessonTables} where l.lesson_id = $1 and l.deleted_at is null`,
    },
    [lessonId],
  );
  return row;
}

/** What names a lesson: itself, a section of it or a stop point in one. */
export interface LessonPart {
  readonly lessonId?: number;
  readonly sectionId?: number;
  readonly pointId?: number;
}

export async function findLessonOf(db: Queryable, part: LessonPart): Promise<LessonRow | undefined> {
  const [row] = await db.query<LessonRow>(
    {
      name: 'find-lesson-of',
      text: `select ${lessonColumns} from ${lessonTables} where l.deleted_at is null and l.lesson_id = coalesce($3::bigint, (
          select s.lesson_id from lesson_sections s where s.section_id = coalesce($1::bigint,
            (select p.section_id from lesson_section_points p where p.point_id = $2::bigint))))`,
    },
    [part.sectionId ?? null, part.pointId ?? null, part.lessonId ?? null],
  );
  return row;
}

/** How a student is in a lesson that is for them. */
export interface OwnLessonRow extends LessonRow {
  readonly isForStudent: boolean;
  readonly completedCount: number;
  readonly lastOpenedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly selfAssessment: SelfAssessment | null;
}

const ownColumns = `${isForStudent('$1')} as is_for_student, p.last_opened_at, p.finished_at, p.self_assessment,
  (select count(*) from lesson_sections s join lesson_section_progress sp using (section_id)
    where s.lesson_id = l.lesson_id and sp.student_id = $1 and sp.completed_at is not null)::int as completed_count`;

export async function findOwnLesson(
  db: Queryable,
  studentId: number,
  lessonId: number,
): Promise<OwnLessonRow | undefined> {
  const [row] = await db.query<OwnLessonRow>(
    {
      name: 'find-own-lesson',
      text: `select ${lessonColumns}, ${ownColumns} from ${lessonTables}
        left join lesson_progress p on p.lesson_id = l.lesson_id and p.student_id = $1
        where l.lesson_id = $2 and l.deleted_at is null`,
    },
    [studentId, lessonId],
  );
  return row;
}

export interface LessonsFilter {
  readonly search?: string | undefined;
  readonly subjectId?: number | undefined;
  readonly type?: LessonType | undefined;
  readonly classroomId?: number | 'oneToOne' | undefined;
}

const fits = `($2::text is null or position(lower($2) in lower(l.name)) > 0) and ($3::int is null or l.subject_id = $3)
  and ($4::text is null or l.type = $4)`;

/** What a student is in the middle of first, then what was published last. */
export async function listOwnLessons(
  db: Queryable,
  studentId: number,
  { search, subjectId, type }: LessonsFilter,
  now: Date,
): Promise<OwnLessonRow[]> {
  return db.query<OwnLessonRow>(
    {
      name: 'list-own-lessons',
      text: `select ${lessonColumns}, ${ownColumns} from ${lessonTables}
        left join lesson_progress p on p.lesson_id = l.lesson_id and p.student_id = $1
        where l.deleted_at is null and l.publish_at <= $5 and ${fits} and ${isForStudent('$1')}
        order by p.last_opened_at is null or p.finished_at is not null, p.last_opened_at desc nulls last, l.publish_at desc, l.lesson_id desc
        limit 200`,
    },
    [studentId, search ?? null, subjectId ?? null, type ?? null, now],
  );
}

/** A lesson with what its tutor sees of its students. */
export interface AuthoredRow extends LessonRow {
  readonly classrooms: { id: number; name: string }[];
  readonly studentCount: number;
  readonly begunCount: number;
  readonly finishedCount: number;
}

const authoredColumns = `coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name)
      from lesson_classrooms lc join classrooms c on c.id = lc.classroom_id where lc.lesson_id = l.lesson_id), '[]') as classrooms,
  (select count(*) from tutor_consents k join users u on u.user_id = k.student_id
    where k.tutor_id = l.tutor_id and k.ended_at is null and u.deleted_at is null and ${isForStudent('k.student_id')})::int as student_count,
  (select count(*) from lesson_progress p where p.lesson_id = l.lesson_id)::int as begun_count,
  (select count(*) from lesson_progress p where p.lesson_id = l.lesson_id and p.finished_at is not null)::int as finished_count`;

export async function listAuthored(
  db: Queryable,
  tutorId: number,
  { search, subjectId, type, classroomId }: LessonsFilter,
): Promise<AuthoredRow[]> {
  return db.query<AuthoredRow>(
    {
      name: 'list-authored-lessons',
      text: `select ${lessonColumns}, ${authoredColumns} from ${lessonTables}
        where l.tutor_id = $1 and l.deleted_at is null and ${fits} and ($5::int is null or l.classroom_id = $5
            or exists (select from lesson_classrooms lc where lc.lesson_id = l.lesson_id and lc.classroom_id = $5))
          and (not $6 or l.is_for_one_to_one)
        order by l.created_at desc, l.lesson_id desc limit 500`,
    },
    [
      tutorId,
      search ?? null,
      subjectId ?? null,
      type ?? null,
      typeof classroomId === 'number' ? classroomId : null,
      classroomId === 'oneToOne',
    ],
  );
}

export async function getAuthored(db: Queryable, lessonId: number): Promise<AuthoredRow> {
  const [row] = await db.query<AuthoredRow>(
    {
      name: 'get-authored-lesson',
      text: `select ${lessonColumns}, ${authoredColumns} from ${lessonTables} where l.lesson_id = $1`,
    },
    [lessonId],
  );
  if (row === undefined) throw new Error(`there is no lesson ${lessonId}`);
  return row;
}

export async function setPublication(
  db: Queryable,
  lessonId: number,
  publication: {
    readonly publishAt: Date | undefined;
    readonly classroomIds: readonly number[];
    readonly isForOneToOne: boolean;
  },
): Promise<void> {
  await db.query(
    {
      name: 'set-publication',
      text: `with gone as (delete from lesson_classrooms where lesson_id = $1 and not classroom_id = any($3)),
        added as (
          insert into lesson_classrooms (lesson_id, classroom_id)
          select $1, c.id from classrooms c join lessons l on l.tutor_id = c.tutor_id
          where l.lesson_id = $1 and c.id = any($3) on conflict do nothing)
        update lessons set publish_at = $2::timestamptz, is_for_one_to_one = $4, is_unannounced = $2::timestamptz is not null where lesson_id = $1`,
    },
    [lessonId, publication.publishAt ?? null, publication.classroomIds, publication.isForOneToOne],
  );
}

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

/** Whether the class is this tutor's. */
export async function hasClassroom(db: Queryable, tutorId: number, classroomId: number): Promise<boolean> {
  const rows = await db.query<Record<never, never>>(
    { name: 'has-classroom', text: 'select from classrooms where tutor_id = $1 and id = $2' },
    [tutorId, classroomId],
  );
  return rows.length > 0;
}

/** The students a lesson is for. */
export async function listStudentsOf(db: Queryable, lessonId: number): Promise<number[]> {
  const rows = await db.query<{ studentId: number }>(
    {
      name: 'list-students-of-lesson',
      text: `select k.student_id from lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
        where l.lesson_id = $1 and ${isForStudent('k.student_id')}`,
    },
    [lessonId],
  );
  return rows.map(({ studentId }) => studentId);
}

/** Lessons that are published by now and whose students still have to be told; nobody else tells them before the transaction ends. */
export async function lockUnannounced(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db.query<{ lessonId: number }>(
    {
      name: 'lock-unannounced-lessons',
      text: `select lesson_id from lessons where is_unannounced and publish_at <= $1 and deleted_at is null
        order by publish_at limit $2 for update skip locked`,
    },
    [now, limit],
  );
  return rows.map(({ lessonId }) => lessonId);
}

/** Notes that the students of a lesson know of it; gives those who didn't. */
export async function noteAnnounced(
  db: Queryable,
  lessonId: number,
): Promise<{ studentId: number; type: LessonType }[]> {
  return db.query<{ studentId: number; type: LessonType }>(
    {
      name: 'note-announced-lesson',
      text: `with announced as (update lessons set is_unannounced = false where lesson_id = $1 returning type),
        told as (
          insert into lesson_notices (lesson_id, student_id)
          select l.lesson_id, k.student_id
          from lessons l join tutor_consents k on k.tutor_id = l.tutor_id and k.ended_at is null
          where l.lesson_id = $1 and ${isForStudent('k.student_id')}
          on conflict do nothing returning student_id)
        select student_id, type from told, announced`,
    },
    [lessonId],
  );
}
