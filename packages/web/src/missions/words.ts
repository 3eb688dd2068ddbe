/** What the map says to a child about its places. */
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
const lockWords: Readonly<Record<LockReason, string>> = {
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
  if (lockReason !== null) return lockWords[lockReason];
  if (kind === 'revision_quest') return `${questions(dueCount)} to put right. ${testHints[kind]}`;
  return `${questions(questionCount)}. ${testHints[kind]}`;
}

/** One line about a chapter on the path. */
export function chapterLine({ isLocked, isCurrent, chapterData }: Chapter): string {
  if (isLocked) return 'Still closed';
  const { passedCount, subTopicCount, stars, mostStars, dueCount } = chapterData;
  const done = `${passedCount} of ${subTopicCount} done, ${stars} of ${mostStars} stars`;
  const due = dueCount > 0 ? ` · ${dueCount} to revise` : '';
  return `${isCurrent ? 'You are here · ' : ''}${done}${due}`;
}

/** What the mascot says about the step that is next. */
export function stepWords(step: NextStep): { readonly title: string; readonly says: string } {
  if (step.type === 'subTopic') {
    const { title, startMode } = step.subTopic;
    if (startMode === 'continue') return { title, says: 'You were in the middle of this. Let us go on!' };
    return { title, says: startMode === 'begin' ? 'This is our next stop.' : 'One more try, with new questions.' };
  }
  const { title, kind, startMode, dueCount } = step.test;
  if (startMode === 'continue') return { title, says: 'You were in the middle of this. Let us go on!' };
  if (kind === 'revision_quest') return { title, says: `${questions(dueCount)} would like another look.` };
  return { title, says: 'All planets done. The gate is open!' };
}
