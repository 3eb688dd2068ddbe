/** Texts for the end of an attempt. Nobody is told that they failed. */
import type { Attempt, Finish } from '@comet/contract/attempts';

const passedTitles: Readonly<Record<Attempt['kind'], string>> = {
  subTopic: 'Test passed!',
  additional_practice: 'Well practised!',
  previous_chapter_review: 'Still fresh!',
  revision_quest: 'Mistakes put right!',
  final_test: 'Final test passed!',
  chapter_unlock: 'You knew it all along!',
  practice: 'Practice done!',
};

const badgeTitles = { bronze: 'A bronze badge!', silver: 'A silver badge!', gold: 'A gold badge!' } as const;

/** How another try is worth it, where the attempt did not pass. */
const nextTimes: Readonly<Partial<Record<Attempt['kind'], string>>> = {
  subTopic: 'Seven right answers pass the test. The next try brings new questions.',
  final_test: 'Twelve right of twenty win a badge. The next try brings new questions.',
  chapter_unlock: 'Twelve right of fifteen open the chapter. You can try again tomorrow.',
};

export function finishTexts(
  { kind }: Attempt,
  { isPassed, badge }: Finish,
  mayRepeat: boolean,
): { readonly title: string; readonly line?: string } {
  if (badge !== null && badge.won !== 'none') {
    const title = badgeTitles[badge.won];
    return badge.best === badge.won ? { title } : { title, line: `Your ${badge.best} badge stays with you.` };
  }
  if (isPassed) return { title: passedTitles[kind] };
  const line = mayRepeat || kind === 'chapter_unlock' ? nextTimes[kind] : undefined;
  return { title: 'A good step on the way', ...(line === undefined ? {} : { line }) };
}
