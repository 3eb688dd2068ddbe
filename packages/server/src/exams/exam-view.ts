/** What children and tutors see of exams. */
import type { ExamAnswer, ExamPaper } from '@comet/contract/exams';
import { type ExamClock, isPaused, runningPart } from '@comet/domain/exams/exam-clock';
import { canBePaused, sectionsOfQuestions } from '@comet/domain/exams/exams';
import { rightAnswerOf } from '../attempts/index.ts';
import type { ExamAttemptRow, PaperRow } from './taking.store.ts';

/** The clock of a child's exam as it is stored. */
export const examClockOf = ({ startedAt, limitsMs, endsMs, pausedMs, pausedAt }: ExamAttemptRow): ExamClock => ({
  startedAt,
  limitsMs,
  endsMs,
  pausedMs,
  pausedAt: pausedAt ?? undefined,
});

/** The section of a question, from 0 on. */
const sectionOf = ({ sectionSizes }: Pick<ExamAttemptRow, 'sectionSizes'>, position: number): number =>
  sectionsOfQuestions(sectionSizes)[position - 1] ?? Math.max(0, sectionSizes.length - 1);

/** The part of the clock that a question belongs to: everything is one part unless each section has its own time. */
export const partOf = (row: Pick<ExamAttemptRow, 'sectionSizes' | 'limitsMs'>, position: number): number =>
  row.limitsMs.length === 1 ? 0 : sectionOf(row, position);

/** How an exam ended; its marks only once they are released. */
export const endOf = ({ isSealed, rightCount, coins }: ExamAttemptRow) => ({
  isReleased: !isSealed,
  correctAnswers: isSealed ? null : rightCount,
  coins: isSealed ? null : coins,
});

export function paperOf(
  row: ExamAttemptRow,
  questions: readonly PaperRow[],
  sectionNames: readonly string[],
  now: Date,
): ExamPaper {
  const { attemptId: lessonAttemptId, questionCount: numberOfQuestions, order } = row;
  if (row.status === 'FINISH')
    return { status: 'FINISH', lessonAttemptId, numberOfQuestions, answeredCount: row.answeredCount, end: endOf(row) };
  const clock = examClockOf(row);
  const running = runningPart(clock, now);
  const paused = isPaused(clock, now);
  const part = running?.part ?? row.limitsMs.length - 1;
  const open =
    paused || running === undefined ? [] : questions.filter(({ position }) => partOf(row, position) === part);
  const shown = order === 'free' ? open : open.filter(({ isPassed }) => !isPassed).slice(0, 1);
  return {
    status: 'PROCCESS',
    lessonAttemptId,
    order,
    mayPause: canBePaused(row),
    isPaused: paused,
    numberOfQuestions,
    remainingMs: running === undefined ? 0 : running.remainingMs,
    part: {
      place: part + 1,
      count: row.limitsMs.length,
      name: row.limitsMs.length === 1 ? row.lessonName : (sectionNames[part] ?? ''),
    },
    questions: shown.map(({ questionId, position, question, given, isFlagged, givenAt }) => ({
      questionId,
      position,
      question,
      given,
      isFlagged,
      givenAt: givenAt?.toISOString() ?? null,
    })),
  };
}

/** A question of a finished exam with its answer. */
export const examAnswerOf = (row: ExamAttemptRow, answer: PaperRow, sectionNames: readonly string[]): ExamAnswer => ({
  questionId: answer.questionId,
  position: answer.position,
  section: sectionNames[sectionOf(row, answer.position)] ?? '',
  question: answer.question,
  given: answer.given,
  isRight: answer.isRight ?? false,
  spentMs: answer.spentMs,
  because: answer.because,
  rightAnswer: rightAnswerOf(answer.key, answer.question.answer),
  explanation: answer.explanation,
});
