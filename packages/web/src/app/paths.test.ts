import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every path reads as the specification has it', () => {
  const built = Object.entries(paths).map(([name, path]) => {
    if (typeof path === 'string') return [name, path];
    if (name === 'signUpAs') return [name, paths.signUpAs('student', 2)];
    if (name === 'quiz') return [name, paths.quiz('math', 1501, 150101)];
    if (name === 'tutorClassAt') return [name, paths.tutorClassAt(3)];
    if (name === 'tutorReportOf') return [name, paths.tutorReportOf(7)];
    if (name === 'practice') return [name, paths.practice('math', 12)];
    return [name, paths.missionsAt({ subjectId: 1, year: 5, chapterId: 1501 })];
  });
  expect(Object.fromEntries(built)).toMatchInlineSnapshot(`
    {
      "createStudent": "/create-student-account",
      "forgotPassword": "/forgot-password",
      "landing": "/",
      "logIn": "/login",
      "missions": "/pages/missions",
      "missionsAt": "/pages/missions?subject=1&year=5&chapter=1501",
      "myProfile": "/pages/my-profile",
      "myTasks": "/pages/my-tasks",
      "pages": "/pages",
      "parentArea": "/pages/parent",
      "parentDashboard": "/dashboard/parent",
      "parentPractice": "/parent/custom-practice",
      "paymentDetails": "/add-payment-details",
      "practice": "/practice/math/12",
      "profile": "/profile",
      "quiz": "/quiz/math?chapter=1501&subTopic=150101",
      "resetPassword": "/reset-password",
      "selectPackage": "/select-learning-packages",
      "signUp": "/signup",
      "signUpAs": "/signup?who=student&step=2",
      "studentDashboard": "/pages/dashboard-student",
      "studentPractice": "/pages/student/custom-practice",
      "thankYou": "/thank-you",
      "tutorClassAt": "/pages/tutor/classes?class=3",
      "tutorClasses": "/pages/tutor/classes",
      "tutorDashboard": "/pages/tutor/dashboard",
      "tutorPractice": "/pages/tutor/custom-practice",
      "tutorProfile": "/pages/tutor/tutor-profile",
      "tutorReportOf": "/pages/tutor/reports?student=7",
      "tutorReports": "/pages/tutor/reports",
      "tutorStudents": "/pages/tutor/students",
      "tutorTasks": "/pages/tutor/active-tasks",
    }
  `);
});
