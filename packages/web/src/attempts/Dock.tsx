/** The mascot on its planet: a tip and a hint while the child thinks, then the verdict, and the worked example step by step. */
import type { Block } from '@comet/contract/question';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Mascot, mascotNames } from '../mascots/Mascot.tsx';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Dock.module.css';
import type { Moment } from './rhythm.ts';
import { Verdict } from './Verdict.tsx';
import type { Marked } from './verdict-texts.ts';

interface DockProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly subject: SubjectKey;
  /** What the mascot says while nothing is marked, unless there is something to be told. */
  readonly tip: string;
  readonly hint: readonly Block[] | undefined;
  readonly onHint: () => void;
  /** What the child must know before going on; it stands in place of the tip. */
  readonly notice: ReactNode;
  /** Whether a passage, table or picture has the left half of a wide screen. */
  readonly isShared: boolean;
  /** The question without its passage: it stands above the worked example. */
  readonly asked: readonly Block[];
  readonly marked: Marked | undefined;
  readonly moment: Moment | undefined;
  readonly inARow: number;
  /** Steps of the worked example that are shown; 0 while it is closed. */
  readonly stepsShown: number;
  readonly onShowHow: () => void;
  readonly isNextOutOfReach: boolean;
}

function Bulb() {
  return (
    <span className={classes.bulb}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden>
        <path d="M12 3a6.5 6.5 0 0 0-3.700 11.800V17h7.400v-2.200A6.500 6.500 0 0 0 12 3z" />
        <path d="M9.500 20.500h5" strokeLinecap="round" />
      </svg>
    </span>
  );
}

function Steps({ steps, shown }: { readonly steps: Marked['explanation']; readonly shown: number }) {
  const last = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new step comes into view
  useEffect(() => {
    // Its promise, in browsers that give one, is no clean-up.
    void last.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <ol className={classes.steps}>
      {steps.slice(0, shown).map((step, place) => (
        <li key={place} ref={place === shown - 1 ? last : null}>
          <b aria-hidden="true">{place + 1}</b>
          <div>
            <Blocks blocks={step} />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function Dock(props: DockProps) {
  const { ref, subject, tip, hint, onHint, notice, isShared, asked, marked, moment, inARow, stepsShown } = props;
  const isWorking = stepsShown > 0;
  const mood = marked === undefined ? (hint === undefined ? 'idle' : 'think') : isWorking ? 'think' : moodOf(marked);
  return (
    <div
      ref={ref}
      className={classes.dock}
      data-up={marked !== undefined}
      data-working={isWorking}
      data-shared={isShared}
      data-verdict={marked === undefined ? undefined : marked.isRight && !isWorking ? 'right' : 'mend'}
    >
      <div className={classes.inner}>
        <button
          type="button"
          className={classes.buddy}
          aria-label={`Hint from ${mascotNames[subject]}`}
          disabled={marked !== undefined || hint !== undefined}
          onClick={onHint}
        >
          <Mascot subject={subject} mood={mood} size={104} />
          {marked === undefined && hint === undefined ? <Bulb /> : null}
        </button>
        {marked !== undefined ? null : (
          <div className={classes.bubble} data-quiet={notice === null && hint === undefined}>
            {notice ??
              (hint === undefined ? (
                tip
              ) : (
                <div role="status">
                  <Blocks blocks={hint} />
                </div>
              ))}
          </div>
        )}
        <section
          className={classes.talk}
          aria-live="polite"
          // Nothing is said before there is something to say.
          {...(marked === undefined ? {} : { 'aria-label': 'What your answer was', 'data-right': marked.isRight })}
        >
          {marked === undefined ? null : isWorking ? (
            <>
              <h2>Watch this!</h2>
              <div className={classes.asked}>
                <Blocks blocks={asked} />
              </div>
              <Steps steps={marked.explanation} shown={stepsShown} />
            </>
          ) : (
            <Verdict
              marked={marked}
              moment={moment}
              inARow={inARow}
              onShowHow={props.onShowHow}
              isNextOutOfReach={props.isNextOutOfReach}
            />
          )}
        </section>
      </div>
    </div>
  );
}

const moodOf = ({ isRight }: Marked): 'cheer' | 'oops' => (isRight ? 'cheer' : 'oops');
