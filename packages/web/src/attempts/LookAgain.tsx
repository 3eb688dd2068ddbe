/** After a test that did not pass: which questions to look at, each with its first step. */
import { reviewAttempt } from '@comet/contract/attempts';
import { useAsk } from '../api/ask.ts';
import { Blocks } from '../question/Blocks.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './FinishScreen.module.css';

const maxShown = 3;

export function LookAgain({ attemptId }: { readonly attemptId: number }) {
  return (
    <Loaded query={useAsk(reviewAttempt, { query: { attemptId } })} skeleton={<SkeletonRows rows={1} height={120} />}>
      {({ questions }) => (
        <section className={classes.look} aria-label="What to look at">
          <strong>Have a quick look at these</strong>
          <ul>
            {questions
              .filter(({ isRight }) => !isRight)
              .slice(0, maxShown)
              .map(({ questionId, position, because, explanation }) => (
                <li key={questionId}>
                  <i>{position}</i>
                  <div>
                    {because ?? (
                      <Blocks
                        blocks={(explanation[0] ?? []).filter(({ type }) => type === 'text' || type === 'maths')}
                      />
                    )}
                  </div>
                </li>
              ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
