/** Builds the paths of the app, so that no page spells another's. */
import type { Game } from '@comet/domain/challenges/games';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { AdditionalTestKind } from '@comet/domain/missions/additional-tests';

/** A test of a chapter: of one of its sub-topics, or an additional one. */
type TestPlace =
  | { readonly subTopicId: number }
  | { readonly additionalTestId: number; readonly kind: AdditionalTestKind };

/** What a practice is about, as the address of its form has it. */
interface PracticeMatter {
  readonly student: number;
  readonly subject: SubjectKey;
  readonly year: number;
  readonly topic: number;
  readonly subTopic: number;
  readonly name: string;
}

export const paths = {
  landing: '/',
  gallery: '/dev/gallery',
  logIn: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  privacy: '/privacy',
  childrensPrivacy: '/privacy/children',
  terms: '/terms',
  signUp: '/signup',
  signUpAs: (who: 'parent' | 'student', step = 1): string =>
    `/signup?${new URLSearchParams({ who, ...(step === 1 ? {} : { step: String(step) }) })}`,
  createStudent: '/create-student-account',
  selectPackage: '/select-learning-packages',
  paymentDetails: '/add-payment-details',
  thankYou: '/thank-you',
  waitingForParent: '/waiting-for-parent',
  parentArea: '/pages/parent',
  profile: '/profile',
  avatar: '/profile/avatar',
  achievements: '/profile/achievements',
  coins: '/profile/coins',
  myProfile: '/pages/my-profile',
  childData: '/child-data',
  recordings: (studentId: number): string => `/recordings/${studentId}`,
  pages: '/pages',
  studentDashboard: '/pages/dashboard-student',
  missionControl: '/pages/mission-control',
  missions: '/pages/missions',
  myTasks: '/pages/my-tasks',
  daily: '/pages/daily',
  league: '/pages/league',
  studentPractice: '/pages/student/custom-practice',
  parentDashboard: '/dashboard/parent',
  parentPractice: '/parent/custom-practice',
  /** The practice form with what is to be practised filled in. */
  parentPracticeOf: (matter: PracticeMatter): string =>
    `/parent/custom-practice?${new URLSearchParams(
      Object.entries(matter).map(([name, value]) => [name, String(value)]),
    )}`,
  tutorClasses: '/pages/tutor/classes',
  tutorStudents: '/pages/tutor/students',
  tutorPractice: '/pages/tutor/custom-practice',
  tutorTasks: '/pages/tutor/active-tasks',
  tutoring: '/tutoring',
  studentTasksHome: '/student-tasks',
  studentTasks: (userId: number, subject = 'all', tab = 'active_tasks'): string =>
    `/student-tasks/${userId}/${subject}/${tab}`,
  tutorDashboard: '/pages/tutor/dashboard',
  tutorReports: '/pages/tutor/reports',
  tutorProfile: '/pages/tutor/tutor-profile',
  tutorReportOf: (studentId: number): string => `/pages/tutor/reports?student=${studentId}`,
  tutorClassAt: (classroomId: number): string => `/pages/tutor/classes?class=${classroomId}`,
  flashcards: '/pages/flashcards',
  createFlashcards: '/pages/create-flashcard',
  /** A student's own deck, where it was created. */
  editFlashcards: (deckId: number): string => `/pages/create-flashcard?deck=${deckId}`,
  passingFlashcards: (deckId: number): string => `/passing-flashcards/${deckId}`,
  /** Today's cards of all decks. */
  flashcardsOfToday: '/passing-flashcards/today',
  tutorFlashcards: '/pages/tutor/flashcards',
  tutorCreateFlashcards: '/pages/tutor/create-edit-flashcard',
  tutorEditFlashcards: (deckId: number): string => `/pages/tutor/create-edit-flashcard/${deckId}`,
  challenges: '/challenges',
  challengesOf: (subject: SubjectKey): string => `/challenges?subject=${subject}`,
  challengeAt: (subject: SubjectKey, game: Game): string => `/challenges?subject=${subject}&game=${game}`,
  challenge: (challengeId: number): string => `/challenges/${challengeId}`,
  challengeSummary: (challengeId: number): string => `/challenge-summary/${challengeId}`,
  practice: (subject: SubjectKey, practiceId: number): string => `/practice/${subject}/${practiceId}`,
  missionsAt: (place: { readonly subjectId: number; readonly year: number; readonly chapterId?: number }): string => {
    const search = new URLSearchParams({ subject: String(place.subjectId), year: String(place.year) });
    if (place.chapterId !== undefined) search.set('chapter', String(place.chapterId));
    return `/pages/missions?${search}`;
  },
  test: (subject: SubjectKey, chapterId: number, place: TestPlace): string => {
    const search = new URLSearchParams({ chapter: String(chapterId) });
    if ('subTopicId' in place) search.set('subTopic', String(place.subTopicId));
    else {
      search.set('test', String(place.additionalTestId));
      search.set('for', place.kind);
    }
    return `/quiz/${subject}?${search}`;
  },
  lessons: '/pages/lessons',
  lesson: (lessonId: number): string => `/lessons/${lessonId}`,
  liveLessons: '/pages/live-lessons',
  liveLesson: (liveLessonId: number): string => `/pages/live-lessons/${liveLessonId}`,
  liveRecordings: '/pages/live-lessons?show=recordings',
  liveLessonQuiz: (quizId: number): string => `/live-lesson-quiz/${quizId}`,
  liveRoom: (liveLessonId: number): string => `/live-lessons/${liveLessonId}/room`,
  tutorLiveLessons: '/pages/tutor/live-lessons',
  tutorCreateLiveLesson: '/pages/tutor/live-lessons/create',
  tutorEditLiveLesson: (liveLessonId: number): string => `/pages/tutor/live-lessons/edit/${liveLessonId}`,
  exams: '/pages/exams',
  exam: (lessonId: number): string => `/exams/quiz/${lessonId}`,
  tutorAddExam: '/pages/tutor/add-lesson-exam',
  tutorExam: (lessonId: number): string => `/pages/tutor/lesson-exam/${lessonId}`,
  tutorAnswerSheet: (lessonId: number): string => `/pages/tutor/lesson-exam/${lessonId}/answer-sheet`,
  tutorLessons: '/pages/tutor/lessons',
  tutorLessonsFolder: '/pages/tutor/lessons/lessons-folder',
  tutorExamsFolder: '/pages/tutor/lessons/exams-folder',
  tutorRecordingsFolder: '/pages/tutor/lessons/live-lesson-recordings-folder',
  tutorAddRecording: '/pages/tutor/live-lessons-recording/create',
  tutorRecording: (recordingId: number): string => `/pages/tutor/live-lessons-recording/edit/${recordingId}`,
  tutorAddLesson: '/pages/tutor/add-lesson',
  tutorLesson: (lessonId: number): string => `/pages/tutor/lessons/${lessonId}`,
  tutorLessonPreview: (lessonId: number): string => `/pages/tutor/lesson/preview?lesson=${lessonId}`,
  /** Where the quiz of a subject and year is begun, and where it is taken. */
  quizzes: (subject: SubjectKey, year?: number): string =>
    year === undefined ? `/quizzes/${subject}` : `/quizzes/${subject}/${year}`,
  subjectQuiz: (subject: SubjectKey, year: number): string => `/quiz/${subject}?year=${year}`,
} as const;

/** Whether a tutor looks at a lesson as students see it. */
export const isLessonPreview = (pathname: string): boolean => pathname === '/pages/tutor/lesson/preview';

/** Whether a path is one of the pages on which a child answers: they have the window to themselves. */
export const isOfQuestions = (pathname: string): boolean =>
  /^\/(practice|quiz|passing-flashcards|lessons|exams\/quiz|live-lesson-quiz)\//.test(pathname) ||
  isLessonPreview(pathname);
