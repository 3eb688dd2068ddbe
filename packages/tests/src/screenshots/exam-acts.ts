/** What is done on the screens of exams before they are looked at. */
import type { Page } from 'playwright-core';

const demoExam = 'Autumn check';

export const openExam = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: new RegExp(`: ${demoExam}$`) }).click();
  await page.getByRole('button', { name: /^(Start the exam|Carry on)$/ }).waitFor();
};

export const startExam = async (page: Page): Promise<void> => {
  await openExam(page);
  await page.getByRole('button', { name: /^(Start the exam|Carry on)$/ }).click();
  await page.getByRole('navigation', { name: 'Questions' }).waitFor();
};

export const askHandIn = async (page: Page): Promise<void> => {
  await startExam(page);
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await page.getByRole('button', { name: 'Hand in now' }).waitFor();
};

export const openOwnExam = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: demoExam }).click();
  await page.getByRole('region', { name: 'Results', exact: true }).waitFor();
};

export const openAnswerSheet = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: demoExam }).click();
  await page.getByRole('link', { name: 'Answer sheet' }).click();
  await page.getByRole('heading', { name: /^Answer sheet: / }).waitFor();
  await page.getByRole('region', { name: 'Angles' }).waitFor();
};
