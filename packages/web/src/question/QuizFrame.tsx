/** Around a test: the subject's sky, how far the child has come, and the way out. It has the window to itself. */
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import type { ReactNode } from 'react';
import { Comet } from '../drawings/Comet.tsx';
import { Ornament } from '../drawings/Ornament.tsx';
import { percentOf } from '../ui/percent.ts';
import { worldOf } from '../ui/worlds.ts';
import classes from './QuizFrame.module.css';

interface QuizFrameProps {
  readonly subject: SubjectKey;
  readonly onLeave: () => void;
  /** What the way out is called. */
  readonly leaveLabel?: string;
  /** What it is, where there is no progress to show. */
  readonly title?: ReactNode;
  readonly progress?: { readonly answered: number; readonly questionCount: number };
  /** What is counted at the upper right: right answers in a row, or coins. */
  readonly counter?: ReactNode;
  readonly children: ReactNode;
}

export function QuizFrame({
  subject,
  onLeave,
  leaveLabel = 'Leave the test',
  title,
  progress,
  counter,
  children,
}: QuizFrameProps) {
  return (
    <div className={classes.frame} style={worldOf(subject)} data-subject={subject}>
      <Ornament subject={subject} className={classes.ornament} />
      <header className={classes.head}>
        <button type="button" className={classes.icon} aria-label={leaveLabel} onClick={onLeave}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden>
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {progress === undefined ? (
          <div>{title}</div>
        ) : (
          <div
            className={classes.track}
            role="progressbar"
            aria-label="Questions answered"
            aria-valuemin={0}
            aria-valuemax={progress.questionCount}
            aria-valuenow={progress.answered}
            aria-valuetext={`${progress.answered} of ${progress.questionCount} answered`}
          >
            <div
              className={classes.fill}
              style={{ width: `max(1.125rem, ${percentOf(progress.answered, progress.questionCount)}%)` }}
            >
              <Comet />
            </div>
          </div>
        )}
        <div className={classes.slot}>{counter}</div>
      </header>
      {children}
    </div>
  );
}

/** A page that scrolls inside the frame: while a test loads, when it cannot be taken, and at its end. */
export function QuizPage({ children, ...frame }: QuizFrameProps) {
  return (
    <QuizFrame {...frame}>
      <div className={classes.page}>
        <div className={classes.column}>{children}</div>
      </div>
    </QuizFrame>
  );
}
