/** What is done on the tutor's screens before they are looked at. */
import type { Page } from 'playwright-core';
import { openDialog } from './family-acts.ts';

export const inClass = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: /^Year 5 Math/ }).click();
  await page.getByRole('rowheader').last().waitFor();
};
/** An entry of the first student's menu. */
export const openAction =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
    await page.getByRole('dialog').waitFor();
  };
export const inReport = async (page: Page): Promise<void> => {
  await openDialog(/^Detailed report: /)(page);
  await page.getByRole('dialog').getByRole('rowheader').last().waitFor();
};
export const ofZoe = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Report: Zoe/ }).click();
  await page
    .getByRole('button', { name: /^Review: / })
    .first()
    .waitFor();
};

export const inPracticeOfClass = async (page: Page): Promise<void> => {
  await inClass(page);
  await openDialog(/^Set a practice$/)(page);
  // A journey before may have sent some of the thirty home.
  await page.getByText(/^(\d+) of \1 selected$/).waitFor();
};
export const inReview = async (page: Page): Promise<void> => {
  await ofZoe(page);
  await openDialog(/^Review: /)(page);
  await page.getByRole('region', { name: 'Question 1', exact: true }).waitFor();
};
export const inFeedback = async (page: Page): Promise<void> => {
  await inReport(page);
  await page.getByRole('button', { name: /^Feedback: Ben/ }).click();
  await page.getByLabel('Words to Ben').waitFor();
};
export const inAddStudents = async (page: Page): Promise<void> => {
  await inClass(page);
  await openDialog(/^Add students$/)(page);
};
/** The room of a live lesson, with nobody in it yet. */
export const goIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go in' }).click();
  await page.getByText('Nobody’s here yet.').waitFor();
};
