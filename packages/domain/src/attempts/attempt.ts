/** What an attempt is: everything a student works through, whichever door they came by. */
import { type AdditionalTestKind, additionalTestKinds } from '../missions/additional-tests.ts';
import { minutes } from '../time.ts';

/** Attempt progress, spelt as the specification spells it. */
export const attemptStatuses = ['PROCCESS', 'FINISH'] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** The doors to an attempt (specification, section 3: task kinds, practice modes, games). */
export const attemptKinds = [
  'subTopic',
  ...additionalTestKinds,
  'practice',
  'stopPoint',
  'lessonQuiz',
  'exam',
  'liveLessonQuiz',
] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** Whether an attempt is one of a chapter's additional tests. */
export function isAdditionalTest(kind: AttemptKind): kind is AdditionalTestKind {
  return additionalTestKinds.some((known) => known === kind);
}

/** Whether it is meant to be repeated: it asks what the child hasn't mastered yet. */
export const isMadeToRepeat = (kind: AttemptKind): boolean =>
  kind === 'revision_quest' || kind === 'previous_chapter_review';

/** Whether it belongs to a lesson: then it has no stars, and is paid for as a whole if at all. */
export const isOfLesson = (kind: AttemptKind): boolean =>
  kind === 'stopPoint' || kind === 'lessonQuiz' || kind === 'exam' || kind === 'liveLessonQuiz';

/** Whether finishing it counts as a finished test: a single question on the way through a video does not. */
export const countsAsTest = (kind: AttemptKind): boolean => kind !== 'stopPoint';

/** Whether the last answer ends it. An exam ends when it is handed in or its time is up; its answers are marked after that. */
export const endsWithLastAnswer = (kind: AttemptKind): boolean => kind !== 'exam';

/** What the start button says. */
export const startModes = ['begin', 'continue', 'try_again'] as const;
export type StartMode = (typeof startModes)[number];

/** The start button of a test: continue an open attempt, try a finished one again, else begin. */
export function startMode(attempts: { readonly isOpen: boolean; readonly finishedCount: number }): StartMode {
  if (attempts.isOpen) return 'continue';
  return attempts.finishedCount > 0 ? 'try_again' : 'begin';
}

/** Questions in a sub-topic test. */
export const subTopicTestQuestionCount = 10;
/** Share of right answers that passes a test or a practice; a final test passes at bronze, a chapter-unlock test at 12 of 15. */
const passShare = 0.7;
const passShares: Readonly<Partial<Record<AttemptKind, number>>> = { final_test: 0.6, chapter_unlock: 0.8 };

/** Longest time one answer may claim, so that a sleeping tablet does not count as work. */
export const spentMsLimit = minutes(10);

/** Whether so many right answers pass an attempt of this kind. */
export function isPass(kind: AttemptKind, rightCount: number, questionCount: number): boolean {
  return questionCount > 0 && rightCount / questionCount >= (passShares[kind] ?? passShare);
}

/** The least number of right answers that passes an attempt of this kind. */
export function rightToPass(kind: AttemptKind, questionCount: number): number {
  let right = 0;
  while (right < questionCount && !isPass(kind, right, questionCount)) right++;
  return right;
}

const starThresholds = [0.6, 0.75, 0.9] as const;

/** Stars of a finished test, 0 to 3, from its share of right answers; a hint costs the third star and nothing else. */
export function starsFor(rightCount: number, questionCount: number, hintUsed: boolean): number {
  const share = questionCount === 0 ? 0 : rightCount / questionCount;
  const stars = starThresholds.filter((threshold) => share >= threshold).length;
  return hintUsed ? Math.min(stars, 2) : stars;
}
