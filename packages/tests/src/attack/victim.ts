/** The demo's student, with the ids of what is theirs as somebody who guesses numbers would hit them. */
import type { Call, ExampleWorld, Sent } from '@comet/contract/call';
import { startChallenge } from '@comet/contract/challenges';
import { getExamQuestions } from '@comet/contract/exams';
import { getQuizQuestion } from '@comet/contract/lesson-quiz';
import { getLiveLessonQuizQuestion } from '@comet/contract/live-lesson-quiz';
import { initTracker } from '@comet/contract/tracker';
import { createTutorRequest } from '@comet/contract/tutoring';
import { ask } from '../support/person.ts';
import { type pg, withClient } from '../support/pg.ts';
import type { Target } from './target.ts';

/** Finds what the demo has, and lets the student and the parent make what it hasn't. */
export const findVictim = (target: Target): Promise<ExampleWorld> =>
  withClient(target.databaseUrl, (client) => readVictim(target, client));

async function readVictim({ url, tokens }: Target, client: pg.Client): Promise<ExampleWorld> {
  const id = async (text: string): Promise<number> => {
    const { rows } = await client.query<{ id: number }>(text);
    const [row] = rows;
    if (row === undefined) throw new Error(`the demo has nothing for: ${text}`);
    return row.id;
  };
  const as = async <C extends Call>(token: string, call: C, sent: Sent<C>) => {
    const { body, refusal } = await ask(url, call, sent, token);
    if (body === undefined) throw new Error(`${call.path}: ${refusal}`);
    return body;
  };
  const studentId = await id(`select user_id as id from users where user_name = 'demo-student'`);
  const practiceId = await id(`select practice_id as id from practice_tasks where student_id = ${studentId} limit 1`);
  const classroomId = await id(
    `select classroom_id as id from classroom_students where student_id = ${studentId} limit 1`,
  );
  const flashcardDeckId = await id(
    `select deck_id as id from flashcard_deck_classrooms where classroom_id = ${classroomId} limit 1`,
  );
  const flashcardId = await id(`select flashcard_id as id from flashcards where deck_id = ${flashcardDeckId} limit 1`);
  const quizSectionId = await id(
    `select section_id as id from lesson_sections join lesson_classrooms using (lesson_id)
      where classroom_id = ${classroomId} and kind = 'quiz' order by 1 limit 1`,
  );
  const lessonId = await id(`select lesson_id as id from lesson_sections where section_id = ${quizSectionId}`);
  const sectionId = await id(`select section_id as id from lesson_sections where lesson_id = ${lessonId} limit 1`);
  const itemId = await id('select item_id as id from question_items limit 1');
  const pointAt = (atMs: number): Promise<number> =>
    id(
      `insert into lesson_section_points (section_id, at_ms, item_id) values (${sectionId}, ${atMs}, ${itemId}) returning point_id as id`,
    );
  const attemptId = await id(`select attempt_id as id from attempts where student_id = ${studentId} limit 1`);
  const { challengeId, current } = await as(tokens.student, startChallenge, {
    body: { game: 'survival', subjectId: 1, isTimed: false },
  });
  const quiz = await as(tokens.student, getQuizQuestion, { query: { lessonSectionId: quizSectionId } });
  const examId = await id(`select lesson_id as id from lessons where type = 'exam' limit 1`);
  const exam = await as(tokens.student, getExamQuestions, { query: { lessonId: examId } });
  const liveLessonId = await id(
    `select live_lesson_id as id from live_lessons where classroom_id = ${classroomId} order by 1 limit 1`,
  );
  const liveQuizId = await id('select quiz_id as id from live_lesson_quizzes order by 1 limit 1');
  const liveRecordingId = await id(`select recording_id as id from live_lesson_quizzes where quiz_id = ${liveQuizId}`);
  const liveQuiz = await as(tokens.student, getLiveLessonQuizQuestion, { query: { liveLessonQuizId: liveQuizId } });
  const { trackerId } = await as(tokens.student, initTracker, { body: { id: attemptId, type: 'mission' } });
  const request = await as(tokens.parent, createTutorRequest, { body: { subjectId: 2, studentId } });
  return {
    studentId,
    parentId: await id(`select user_id as id from users where user_name = 'demo-parent'`),
    tutorId: await id(`select user_id as id from users where user_name = 'demo-tutor'`),
    subTopicId: 150101,
    chapterId: 1501,
    questionId: await id(`select question_id as id from attempt_questions where student_id = ${studentId} limit 1`),
    attemptId,
    practiceId,
    sparePracticeId: practiceId,
    userPracticeProgressId: await id(
      `select task_id as id from practice_tasks where student_id = ${studentId} limit 1`,
    ),
    trackerId,
    classroomId,
    spareClassroomId: classroomId,
    answeredQuestionId: await id(
      `select question_id as id from attempt_questions where student_id = ${studentId} and answered_at is not null limit 1`,
    ),
    tutorRequestId: request.id,
    consentId: await id(`select consent_id as id from tutor_consents where student_id = ${studentId} limit 1`),
    // The demo records nobody. The child's own id comes before it in every address.
    recordingId: 1,
    challengeId,
    challengeQuestionId: current?.questionId ?? 0,
    flashcardDeckId,
    flashcardId,
    spareFlashcardDeckId: flashcardDeckId,
    spareFlashcardId: flashcardId,
    lessonId,
    spareLessonId: lessonId,
    videoSectionId: sectionId,
    documentSectionId: sectionId,
    spareSectionId: sectionId,
    quizSectionId,
    quizAttemptId: quiz.attempt.attemptId,
    examId,
    examAttemptId: exam.lessonAttemptId,
    examQuestionId: await id(
      `select question_id as id from attempt_questions where attempt_id = ${exam.lessonAttemptId} limit 1`,
    ),
    spareExamId: examId,
    spareExamSectionId: await id(`select section_id as id from lesson_sections where lesson_id = ${examId} limit 1`),
    sectionPointId: await pointAt(5000),
    sparePointId: await pointAt(50_000),
    liveLessonId,
    occurrenceId: await id(
      `select occurrence_id as id from live_lesson_occurrences where live_lesson_id = ${liveLessonId} limit 1`,
    ),
    spareLiveLessonId: liveLessonId,
    liveRecordingId,
    liveQuizId,
    liveQuizAttemptId: liveQuiz.attempt.attemptId,
    spareLiveRecordingId: liveRecordingId,
    itemId,
    studentUserName: 'demo-student',
    studentPassword: 'not-the-password',
    refreshToken: 'not-a-token',
    resetToken: 'not-a-token',
    unused: 'nobody-has-this-name',
  };
}
