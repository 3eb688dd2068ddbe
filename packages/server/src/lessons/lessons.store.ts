/** All SQL about lessons as tutors make them. */
import type { LessonType, SelfAssessment } from '@comet/domain/lessons/lessons';
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
