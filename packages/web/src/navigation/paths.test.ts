import { expect, test } from 'vitest';
import { isOfQuestions, paths } from './paths.ts';

test('every path reads as the specification has it', () => {
  const built = Object.entries(paths).map(([name, path]) => {
    if (typeof path === 'string') return [name, path];
    if (name === 'signUpAs') return [name, paths.signUpAs('student', 2)];
    if (name === 'studentTasks') return [name, paths.studentTasks(7, '1', 'reports')];
    if (name === 'tutorClassAt') return [name, paths.tutorClassAt(3)];
    if (name === 'tutorReportOf') return [name, paths.tutorReportOf(7)];
    if (name === 'test')
      return [
        name,
        [
          paths.test('math', 1501, { subTopicId: 150101 }),
          paths.test('math', 1501, { additionalTestId: 15014, kind: 'final_test' }),
        ],
      ];
    if (name === 'quizzes') return [name, paths.quizzes('math', 5)];
    if (name === 'subjectQuiz') return [name, paths.subjectQuiz('math', 5)];
    if (name === 'parentPracticeOf') {
      const place = { student: 7, subject: 'english', year: 4, topic: 2401, subTopic: 240102 } as const;
      return [name, paths.parentPracticeOf({ ...place, name: 'Full stops & capitals' })];
    }
    if (name === 'editFlashcards') return [name, paths.editFlashcards(12)];
    if (name === 'passingFlashcards') return [name, paths.passingFlashcards(12)];
    if (name === 'tutorEditFlashcards') return [name, paths.tutorEditFlashcards(12)];
    if (name === 'lesson') return [name, paths.lesson(3)];
    if (name === 'tutorLesson') return [name, paths.tutorLesson(3)];
    if (name === 'tutorLessonPreview') return [name, paths.tutorLessonPreview(3)];
    if (name === 'recordings') return [name, paths.recordings(7)];
    if (name === 'practice') return [name, paths.practice('math', 12)];
    return [name, paths.missionsAt({ subjectId: 1, year: 5, chapterId: 1501 })];
  });
  expect(Object.fromEntries(built)).toMatchInlineSnapshot(`
    {
      "achievements": "/profile/achievements",
      "avatar": "/profile/avatar",
      "challenge": "/pages/missions?subject=1&year=5&chapter=1501",
      "challengeAt": "/pages/missions?subject=1&year=5&chapter=1501",
      "challengeSummary": "/pages/missions?subject=1&year=5&chapter=1501",
      "challenges": "/challenges",
      "challengesOf": "/pages/missions?subject=1&year=5&chapter=1501",
      "childData": "/child-data",
      "childrensPrivacy": "/privacy/children",
      "coins": "/profile/coins",
      "createFlashcards": "/pages/create-flashcard",
      "createStudent": "/create-student-account",
      "daily": "/pages/daily",
      "editFlashcards": "/pages/create-flashcard?deck=12",
      "flashcards": "/pages/flashcards",
      "flashcardsOfToday": "/passing-flashcards/today",
      "forgotPassword": "/forgot-password",
      "gallery": "/dev/gallery",
      "landing": "/",
      "league": "/pages/league",
      "lesson": "/lessons/3",
      "lessons": "/pages/lessons",
      "logIn": "/login",
      "missionControl": "/pages/mission-control",
      "missions": "/pages/missions",
      "missionsAt": "/pages/missions?subject=1&year=5&chapter=1501",
      "myProfile": "/pages/my-profile",
      "myTasks": "/pages/my-tasks",
      "pages": "/pages",
      "parentArea": "/pages/parent",
      "parentDashboard": "/dashboard/parent",
      "parentPractice": "/parent/custom-practice",
      "parentPracticeOf": "/parent/custom-practice?student=7&subject=english&year=4&topic=2401&subTopic=240102&name=Full+stops+%26+capitals",
      "passingFlashcards": "/passing-flashcards/12",
      "paymentDetails": "/add-payment-details",
      "practice": "/practice/math/12",
      "privacy": "/privacy",
      "profile": "/profile",
      "quizzes": "/quizzes/math/5",
      "recordings": "/recordings/7",
      "resetPassword": "/reset-password",
      "selectPackage": "/select-learning-packages",
      "signUp": "/signup",
      "signUpAs": "/signup?who=student&step=2",
      "studentDashboard": "/pages/dashboard-student",
      "studentPractice": "/pages/student/custom-practice",
      "studentTasks": "/student-tasks/7/1/reports",
      "studentTasksHome": "/student-tasks",
      "subjectQuiz": "/quiz/math?year=5",
      "terms": "/terms",
      "test": [
        "/quiz/math?chapter=1501&subTopic=150101",
        "/quiz/math?chapter=1501&test=15014&for=final_test",
      ],
      "thankYou": "/thank-you",
      "tutorAddLesson": "/pages/tutor/add-lesson",
      "tutorClassAt": "/pages/tutor/classes?class=3",
      "tutorClasses": "/pages/tutor/classes",
      "tutorCreateFlashcards": "/pages/tutor/create-edit-flashcard",
      "tutorDashboard": "/pages/tutor/dashboard",
      "tutorEditFlashcards": "/pages/tutor/create-edit-flashcard/12",
      "tutorExamsFolder": "/pages/tutor/lessons/exams-folder",
      "tutorFlashcards": "/pages/tutor/flashcards",
      "tutorLesson": "/pages/tutor/lessons/3",
      "tutorLessonPreview": "/pages/tutor/lesson/preview?lesson=3",
      "tutorLessons": "/pages/tutor/lessons",
      "tutorLessonsFolder": "/pages/tutor/lessons/lessons-folder",
      "tutorPractice": "/pages/tutor/custom-practice",
      "tutorProfile": "/pages/tutor/tutor-profile",
      "tutorRecordingsFolder": "/pages/tutor/lessons/live-lesson-recordings-folder",
      "tutorReportOf": "/pages/tutor/reports?student=7",
      "tutorReports": "/pages/tutor/reports",
      "tutorStudents": "/pages/tutor/students",
      "tutorTasks": "/pages/tutor/active-tasks",
      "tutoring": "/tutoring",
      "waitingForParent": "/waiting-for-parent",
    }
  `);
});

test('a child answers on the pages of practices, tests, quizzes and lessons alone', () => {
  const of = [
    paths.practice('math', 12),
    paths.test('math', 1501, { subTopicId: 150101 }),
    paths.subjectQuiz('math', 5),
    paths.lesson(3),
    paths.tutorLessonPreview(3),
  ];
  for (const path of of) expect(isOfQuestions(new URL(path, 'http://comet.test').pathname), path).toBe(true);
  for (const path of [paths.quizzes('math'), paths.myTasks, paths.studentPractice, paths.lessons, paths.landing])
    expect(isOfQuestions(path), path).toBe(false);
});
