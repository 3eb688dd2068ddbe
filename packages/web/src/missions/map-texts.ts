/** Texts of the map for students. */
import type { AdditionalTest, Chapter } from '@comet/contract/missions';
import type { StartMode } from '@comet/domain/attempts/attempt';
import type { AdditionalTestKind, LockReason } from '@comet/domain/missions/additional-tests';
import type { NextStep } from './next-step.ts';

export const startLabels: Readonly<Record<StartMode, string>> = {
  begin: 'Begin',
  continue: 'Continue',
  try_again: 'Try again',
};

/** What each additional test is for. */
export const testHints: Readonly<Record<AdditionalTestKind, string>> = {
  additional_practice: 'A mix of this chapter, what is hardest first.',
  previous_chapter_review: 'A fresh look at chapters you did before.',
  revision_quest: 'Questions that went wrong come back until they are yours.',
  final_test: 'A bit of everything. A badge opens the next chapter.',
  chapter_unlock: 'Know this already? 12 right of 15 open the chapter.',
};

/** What opens a test that is closed. */
const lockText: Readonly<Record<LockReason, string>> = {
  chapterLocked: 'Opens with the chapter.',
  subTopicsLeft: 'Opens when every test of the chapter is passed.',
  nothingToRevise: 'Nothing to put right today. Well done!',
  unlockTomorrow: 'You can try this again tomorrow.',
};

const questions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

/** One line about a test: what opens it, or what it holds. */
export function lineOf({ lockReason, kind, dueCount, laterCount, questionCount }: AdditionalTest): string {
  if (lockReason === 'nothingToRevise' && laterCount > 0)
    return `Nothing for today. ${questions(laterCount)} will come back another day.`;
  if (lockReason !== null) return lockText[lockReason];
  if (kind === 'revision_quest') return `${questions(dueCount)} to put right. ${testHints[kind]}`;
  return `${questions(questionCount)}. ${testHints[kind]}`;
}

/** One line about a chapter on the path; `place` counts from 0. */
export function chapterLine({ isLocked, isCurrent, chapterData }: Chapter, place: number): string {
  if (isLocked) return `Opens with a badge in chapter ${place}`;
  const { passedCount, subTopicCount, stars, maxStars } = chapterData;
  return `${isCurrent ? 'You are here · ' : ''}${passedCount} of ${subTopicCount} done · ${stars} of ${maxStars} stars`;
}

/** More than these at a time would be a debt and no invitation. */
const quickRevisionsAtOnce = 3;

export function quickRevisions(dueCount: number): string {
  const now = Math.min(dueCount, quickRevisionsAtOnce);
  return `${now} quick ${now === 1 ? 'revision' : 'revisions'} today`;
}

/** What there is to do again in a chapter, where there is something. */
export function dueLine({ isLocked, chapterData }: Chapter): string | undefined {
  return isLocked || chapterData.dueCount === 0 ? undefined : quickRevisions(chapterData.dueCount);
}

/** What the mascot says about the step that is next. */
export function stepTexts(step: NextStep): { readonly title: string; readonly says: string } {
  if (step.type === 'subTopic') {
    const { title, startMode } = step.subTopic;
    if (startMode === 'continue') return { title, says: 'Carry on where you left off.' };
    return { title, says: startMode === 'begin' ? 'Next up' : 'One more try, with new questions.' };
  }
  const { title, kind, startMode, dueCount } = step.test;
  if (startMode === 'continue') return { title, says: 'Carry on where you left off.' };
  if (kind === 'revision_quest') return { title, says: `${questions(dueCount)} would like another look.` };
  return { title, says: 'You’ve visited every planet, so the gate is open!' };
}
