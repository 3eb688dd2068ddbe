/** Every screen that works, with who may see it; the whole list reads like the specification's. */
import type { Role } from '@comet/domain/accounts/roles';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { Loader } from '../ui/Loader.tsx';
import { lazily } from '../ui/lazily.tsx';
import { App } from './App.tsx';
import { FailureFence } from './FailureFence.tsx';
import { Guard, ToHome, VisitorsOnly } from './Guard.tsx';
import { Shell } from './Shell.tsx';

type Page = () => Promise<{ readonly default: ComponentType }>;

const fetchingPages = new Map<string, () => Promise<void>>();

/** Fetches the code of the page at this path, where its path has no parts that change. */
export const fetchPage = async (path: string): Promise<void> => fetchingPages.get(path)?.();

/** A page is loaded when it is first shown, or fetched before. */
function element(path: string, page: Page) {
  const Shown = lazily(page, { waiting: () => <Loader /> });
  fetchingPages.set(path, Shown.fetch);
  return <Shown />;
}

const open = (path: string, page: Page): RouteObject => ({ path, element: element(path, page) });
const visitors = (path: string, page: Page): RouteObject => ({
  path,
  element: <VisitorsOnly>{element(path, page)}</VisitorsOnly>,
});
const guarded = (path: string, roles: readonly Role[], page: Page): RouteObject => ({
  path,
  element: <Guard roles={roles}>{element(path, page)}</Guard>,
});

/** Screens with the side menu. */
const inShell = (routes: RouteObject[]): RouteObject => ({
  element: (
    <Shell>
      <Outlet />
    </Shell>
  ),
  children: routes,
});

const everyone: readonly Role[] = ['student', 'parent', 'tutor'];

export const routes: RouteObject[] = [
  {
    element: (
      <FailureFence>
        <App />
      </FailureFence>
    ),
    children: [
      visitors('/login', () => import('../pages/public/LogInPage.tsx')),
      open('/privacy', () => import('../pages/public/PrivacyPage.tsx')),
      open('/privacy/children', () => import('../pages/public/ChildrensPrivacyPage.tsx')),
      open('/terms', () => import('../pages/public/TermsPage.tsx')),
      // Who signs up is logged in before the last step, so the page itself sends home who came logged in.
      open('/signup', () => import('../pages/sign-up/SignUpPage.tsx')),
      visitors('/forgot-password', () => import('../pages/public/ForgotPasswordPage.tsx')),
      visitors('/reset-password', () => import('../pages/public/ResetPasswordPage.tsx')),
      // Opened from a mail, perhaps where the person is logged in already.
      open('/confirm-email', () => import('../pages/public/ConfirmEmailPage.tsx')),
      open('/approve-child', () => import('../pages/public/ApproveChildPage.tsx')),
      {
        path: '/pages',
        element: (
          <Guard roles={everyone}>
            <ToHome />
          </Guard>
        ),
      },
      guarded('/create-student-account', ['parent'], () => import('../pages/parent/CreateStudentAccountPage.tsx')),
      guarded('/select-learning-packages', ['parent'], () => import('../pages/parent/SelectLearningPackagesPage.tsx')),
      guarded('/add-payment-details', ['parent'], () => import('../pages/parent/AddPaymentDetailsPage.tsx')),
      guarded('/thank-you', ['student', 'parent'], () => import('../pages/parent/ThankYouPage.tsx')),
      guarded('/waiting-for-parent', ['student'], () => import('../pages/sign-up/WaitingForParentPage.tsx')),
      guarded('/live-lessons/:id/room', ['student', 'tutor'], () => import('../pages/live-lessons/RoomPage.tsx')),
      // A game takes the whole screen.
      guarded('/challenges/:id', ['student'], () => import('../pages/student/ChallengePage.tsx')),
      inShell([
        guarded('/pages/dashboard-student', ['student'], () => import('../pages/student/DashboardPage.tsx')),
        guarded('/pages/mission-control', ['student'], () => import('../pages/student/MissionControlPage.tsx')),
        guarded('/pages/missions', ['student'], () => import('../pages/student/MissionsPage.tsx')),
        guarded('/quizzes/:subject/:year?', ['student'], () => import('../pages/student/QuizzesPage.tsx')),
        guarded('/quiz/:subject', ['student'], () => import('../pages/student/QuizPage.tsx')),
        guarded('/challenges', ['student'], () => import('../pages/student/ChallengesPage.tsx')),
        guarded('/challenge-summary/:id', ['student'], () => import('../pages/student/ChallengeSummaryPage.tsx')),
        guarded('/pages/flashcards', ['student'], () => import('../pages/student/FlashcardsPage.tsx')),
        guarded('/pages/create-flashcard', ['student'], () => import('../pages/student/CreateFlashcardPage.tsx')),
        guarded('/passing-flashcards/:id', ['student'], () => import('../pages/student/PassingFlashcardsPage.tsx')),
        guarded('/pages/my-tasks', ['student'], () => import('../pages/student/MyTasksPage.tsx')),
        guarded('/pages/league', ['student'], () => import('../pages/student/LeaguePage.tsx')),
        guarded('/pages/daily', ['student'], () => import('../pages/student/DailyPage.tsx')),
        guarded('/practice/:subject/:practiceId', ['student'], () => import('../pages/student/PracticePage.tsx')),
        guarded('/pages/student/custom-practice', ['student'], () => import('../pages/student/CustomPracticePage.tsx')),
        guarded('/parent/custom-practice', ['parent'], () => import('../pages/parent/CustomPracticePage.tsx')),
        guarded('/pages/parent', ['student', 'parent'], () => import('../pages/parent/ParentAreaPage.tsx')),
        guarded('/pages/my-profile', ['student', 'parent'], () => import('../pages/account/MyProfilePage.tsx')),
        guarded('/profile/achievements', ['student'], () => import('../pages/student/AchievementsPage.tsx')),
        guarded('/profile/coins', ['student'], () => import('../pages/student/CoinHistoryPage.tsx')),
        guarded('/profile/avatar', ['student'], () => import('../pages/student/AvatarPage.tsx')),
        guarded('/profile', ['student'], () => import('../pages/account/ProfilePage.tsx')),
        guarded(
          '/student-tasks/:userId?/:subjectId?/:selectedTab?',
          ['parent'],
          () => import('../pages/parent/StudentTasksPage.tsx'),
        ),
        guarded('/recordings/:studentId', ['parent'], () => import('../pages/parent/RecordingsPage.tsx')),
        guarded('/child-data', ['parent'], () => import('../pages/parent/ChildDataPage.tsx')),
        guarded('/tutoring', ['parent'], () => import('../pages/parent/TutoringPage.tsx')),
        guarded('/dashboard/parent', ['parent'], () => import('../pages/parent/DashboardPage.tsx')),
        guarded('/pages/tutor/classes', ['tutor'], () => import('../pages/tutor/ClassesPage.tsx')),
        guarded('/pages/tutor/dashboard', ['tutor'], () => import('../pages/tutor/DashboardPage.tsx')),
        guarded('/pages/tutor/reports', ['tutor'], () => import('../pages/tutor/ReportsPage.tsx')),
        guarded('/pages/tutor/tutor-profile', ['tutor'], () => import('../pages/tutor/TutorProfilePage.tsx')),
        guarded('/pages/tutor/custom-practice', ['tutor'], () => import('../pages/tutor/CustomPracticePage.tsx')),
        guarded('/pages/tutor/active-tasks', ['tutor'], () => import('../pages/tutor/ActiveTasksPage.tsx')),
        guarded('/pages/tutor/flashcards', ['tutor'], () => import('../pages/tutor/FlashcardsPage.tsx')),
        guarded(
          '/pages/tutor/create-edit-flashcard/:id?',
          ['tutor'],
          () => import('../pages/tutor/DeckEditorPage.tsx'),
        ),
        guarded('/lessons/:id', ['student'], () => import('../pages/student/LessonPage.tsx')),
        guarded('/exams/quiz/:id', ['student'], () => import('../pages/student/ExamPage.tsx')),
        guarded('/pages/tutor/lesson/preview', ['tutor'], () => import('../pages/tutor/LessonPreviewPage.tsx')),
        guarded('/pages/lessons', ['student'], () => import('../pages/student/LessonsPage.tsx')),
        guarded(
          '/pages/live-lessons',
          ['student', 'parent'],
          () => import('../pages/live-lessons/LiveLessonsPage.tsx'),
        ),
        guarded(
          '/pages/live-lessons/:id',
          ['student', 'parent'],
          () => import('../pages/live-lessons/LiveLessonPage.tsx'),
        ),
        guarded('/live-lesson-quiz/:quizId', ['student'], () => import('../pages/live-lessons/LiveLessonQuizPage.tsx')),
        guarded(
          '/pages/tutor/live-lessons-recording/create',
          ['tutor'],
          () => import('../pages/tutor/CreateRecordingPage.tsx'),
        ),
        guarded(
          '/pages/tutor/live-lessons-recording/edit/:id',
          ['tutor'],
          () => import('../pages/tutor/EditRecordingPage.tsx'),
        ),
        guarded('/pages/tutor/live-lessons', ['tutor'], () => import('../pages/tutor/LiveLessonsPage.tsx')),
        guarded('/pages/tutor/live-lessons/create', ['tutor'], () => import('../pages/tutor/CreateLiveLessonPage.tsx')),
        guarded('/pages/tutor/live-lessons/edit/:id', ['tutor'], () => import('../pages/tutor/EditLiveLessonPage.tsx')),
        guarded('/pages/exams', ['student'], () => import('../pages/student/ExamsPage.tsx')),
        guarded('/pages/tutor/lessons', ['tutor'], () => import('../pages/tutor/LessonsPage.tsx')),
        guarded('/pages/tutor/lessons/lessons-folder', ['tutor'], () => import('../pages/tutor/LessonsFolderPage.tsx')),
        guarded('/pages/tutor/lessons/exams-folder', ['tutor'], () => import('../pages/tutor/ExamsFolderPage.tsx')),
        guarded(
          '/pages/tutor/lessons/live-lesson-recordings-folder',
          ['tutor'],
          () => import('../pages/tutor/RecordingsFolderPage.tsx'),
        ),
        guarded('/pages/tutor/lessons/:id', ['tutor'], () => import('../pages/tutor/LessonPage.tsx')),
        guarded('/pages/tutor/add-lesson', ['tutor'], () => import('../pages/tutor/AddLessonPage.tsx')),
        guarded('/pages/tutor/add-lesson-exam', ['tutor'], () => import('../pages/tutor/AddExamPage.tsx')),
        guarded('/pages/tutor/lesson-exam/:id', ['tutor'], () => import('../pages/tutor/ExamPage.tsx')),
        guarded(
          '/pages/tutor/lesson-exam/:id/answer-sheet',
          ['tutor'],
          () => import('../pages/tutor/AnswerSheetPage.tsx'),
        ),
        guarded('/pages/tutor/students', ['tutor'], () => import('../pages/tutor/StudentsPage.tsx')),
      ]),
      // For the team: the server that this page asks has no answer in production.
      open(paths.gallery, () => import('../pages/dev/GalleryPage.tsx')),
      open('/dev/questions', () => import('../pages/dev/QuestionsPage.tsx')),
      { path: '*', element: <ToHome /> },
    ],
  },
];
