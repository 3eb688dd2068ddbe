/** What children and their tutor do in exams, step by step. */
import { updateExam } from '@comet/contract/exam-authoring';
import { createLesson, createSections, publishLesson } from '@comet/contract/lessons';
import { minutes } from '@comet/domain/time';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask, enter } from '../support/person.ts';
import { fillIn, readInExam } from '../support/waiting-question.ts';
import { sql } from './family-steps.ts';
import { demoPassword, logIn } from './pages.ts';
import { home } from './test-server.ts';

/** The child logs in, for other tabs too, and opens the exam by its link. */
export async function openExam(page: Page, userName: string, link: string): Promise<void> {
  await logIn(page, userName, { remember: true });
  await page.waitForURL('**/pages/dashboard-student');
  await page.goto('/pages/exams');
  await page.getByRole('link', { name: link, exact: true }).click();
}

/** Fills in the answer to a question, as soon as the question is there. */
export async function fillQuestion(page: Page, userName: string, position: number, isRight: boolean): Promise<void> {
  await page.getByRole('region', { name: `Question ${position}`, exact: true }).waitFor();
  await fillIn(page, await readInExam(home().databaseUrl, userName, position), isRight);
  await page.getByRole('button', { name: `Question ${position}, answered` }).waitFor();
}

/** The same, and waits until the server has it. */
export async function answerQuestion(page: Page, userName: string, position: number, isRight: boolean): Promise<void> {
  await fillQuestion(page, userName, position, isRight);
  await page.getByText('All saved').waitFor();
}

/** Lets so much of a child's exam pass on the server; a pause takes as long. */
export async function passExamTime(userName: string, ms: number): Promise<void> {
  await sql(
    `with shifted as (
        update attempts a set started_at = started_at - $2 * interval '1 ms', deadline_at = deadline_at - $2 * interval '1 ms'
          from users u where u.user_id = a.student_id and u.user_name = $1 and a.kind = 'exam' and a.status = 'PROCCESS'
          returning attempt_id)
      update exam_attempts x set paused_at = paused_at - $2 * interval '1 ms'
        from shifted where x.attempt_id = shifted.attempt_id and paused_at is not null`,
    [userName, ms],
  );
}

/** An exam of two sections of two questions for the class, with 20 minutes unless these settings say otherwise. */
export async function publishExam(name: string, settings: object): Promise<void> {
  const { baseUrl } = home();
  const token = await enter(baseUrl, 'demo-tutor', demoPassword);
  const { rows } = await sql("select id from classrooms where name = 'Comets: Year 5 Math'");
  const classRoomId = Number(rows[0]?.id);
  const form = { lessonName: name, pictureUrl: 'drawn:math', subject: 'math', classRoomId, type: 'exam' } as const;
  const made = await ask(baseUrl, createLesson, { body: form }, token);
  const id = made.body?.id ?? 0;
  const quiz = { kind: 'quiz', year: 5, topic: 1501, subTopic: 150101, numberOfQuestions: 2 } as const;
  const data = ['Morning', 'Afternoon'].map((section) => ({ ...quiz, name: section }));
  await ask(baseUrl, createSections, { body: { lessonId: id, questionFor: 'exam', data } }, token);
  const usual = {
    timeLimitMs: minutes(20),
    order: 'free',
    timing: 'whole',
    mayPause: false,
    release: 'byTutor',
  } as const;
  const saved = await ask(baseUrl, updateExam, { params: { id }, body: { ...usual, ...settings } }, token);
  expect(saved.status, saved.refusal).toBe(200);
  const publication = { when: 'now' as const, classroomIds: [classRoomId] };
  const published = await ask(baseUrl, publishLesson, { params: { id }, body: publication }, token);
  expect(published.status, published.refusal).toBe(200);
}
