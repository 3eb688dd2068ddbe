/** The text about answers that we had marked wrong by mistake. */
import type { getCorrections } from '@comet/contract/attempts';
import type { AnswerOf } from '@comet/contract/call';
import type { CorrectionReason } from '@comet/domain/attempts/correction-reasons';

export type Corrections = Pick<AnswerOf<typeof getCorrections>, 'answers' | 'coins' | 'stars'>;

export function correctionText({ answers, coins, stars }: Corrections): {
  readonly title: string;
  readonly text: string;
} {
  const counts = answers === 1 ? 'Your answer counts' : `${answers} of your answers count`;
  const brought = [
    ...(coins > 0 ? [coins === 1 ? 'your coin' : 'your coins'] : []),
    ...(stars > 0 ? [stars === 1 ? 'a new star' : `${stars} new stars`] : []),
  ];
  const verb = coins > 1 || stars > 1 || brought.length > 1 ? 'are' : 'is';
  return {
    title: answers === 1 ? 'We made a mistake in a question' : 'We made a mistake in some questions',
    text:
      brought.length === 0
        ? `Sorry! ${counts} now.`
        : `Sorry! ${counts} now, and here ${verb} ${brought.join(' and ')}.`,
  };
}

/** What stands beside a question in the review; it is read by children, parents and tutors alike. */
export function reviewNote(isWithdrawn: boolean, correction: CorrectionReason | null): string {
  if (!isWithdrawn) return 'We marked this answer wrong by mistake. It was right, and it counts.';
  if (correction === null) return 'We found a mistake in this question, so we don’t ask it any more.';
  return 'We found a mistake in this question, so we don’t ask it any more. This answer counts as right.';
}
