/** Texts for the end of an attempt. Nobody is told that they failed. */
import type { Attempt, Finish } from '@comet/contract/attempts';
import { rightToPass } from '@comet/domain/attempts/attempt';

const passedTitles: Readonly<Record<Attempt['kind'], string>> = {
  subTopic: 'Test passed!',
  additional_practice: 'Well practised!',
  previous_chapter_review: 'Still fresh!',
  revision_quest: 'Mistakes put right!',
  final_test: 'Final test passed!',
  chapter_unlock: 'You knew it all along!',
  practice: 'Practice done!',
  stopPoint: 'Well watched!',
  lessonQuiz: 'Quiz done!',
  liveLessonQuiz: 'Quiz done!',
  exam: 'Handed in!',
};

const badgeTitles = { bronze: 'A bronze badge!', silver: 'A silver badge!', gold: 'A gold badge!' } as const;

/** Tests that open something: here it is worth saying how many are missing. */
const gates: ReadonlySet<Attempt['kind']> = new Set(['subTopic', 'final_test', 'chapter_unlock']);
const almost = 3;

function lineFor({ kind, rightCount, questionCount }: Attempt, mayRepeat: boolean): string | undefined {
  const missing = rightToPass(kind, questionCount) - rightCount;
  if (kind === 'chapter_unlock') return 'You can try again tomorrow.';
  if (!gates.has(kind) || !mayRepeat) return undefined;
  if (missing > almost) return 'Every try brings new questions, and you get better each time.';
  return `${missing === 1 ? 'One' : missing} more right and you’ll pass.`;
}

export function finishTexts(
  attempt: Attempt,
  { isPassed, badge, stars }: Finish,
  mayRepeat: boolean,
): { readonly title: string; readonly line?: string } {
  if (badge !== null && badge.won !== 'none') {
    const title = badgeTitles[badge.won];
    return badge.best === badge.won ? { title } : { title, line: `Your ${badge.best} badge stays with you.` };
  }
  if (isPassed && attempt.rightCount === attempt.questionCount && attempt.kind === 'subTopic')
    return { title: 'Every single one!', line: 'A perfect flight.' };
  if (isPassed) return { title: passedTitles[attempt.kind] };
  const line = lineFor(attempt, mayRepeat);
  const title = stars > 0 ? 'One star, and so close!' : 'A good step on the way';
  return { title, ...(line === undefined ? {} : { line }) };
}
