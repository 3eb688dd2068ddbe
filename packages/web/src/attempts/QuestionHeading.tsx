/** Above a question: which test this is, how far it has come, and what can be done with the question. */
import type { ReactNode } from 'react';
import { speak } from '../question/speech.ts';
import { useCanSpeak } from '../question/use-can-speak.ts';
import { useModal } from '../ui/modal-host.tsx';
import { ReadingSettingsButton } from '../ui/ReadingSettingsButton.tsx';
import { Words } from '../ui/Words.tsx';
import { EarIcon, FlagIcon } from './icons.tsx';
import classes from './QuizQuestion.module.css';
import { ReportForm } from './ReportForm.tsx';

interface QuestionHeadingProps {
  readonly title: string;
  readonly position: number;
  readonly questionCount: number;
  readonly questionId: number;
  readonly spoken: string;
  /** What stands beside the count, such as a clock. */
  readonly aside?: ReactNode;
}

export function QuestionHeading({ title, position, questionCount, questionId, spoken, aside }: QuestionHeadingProps) {
  const canSpeak = useCanSpeak();
  const modal = useModal();
  const report = (): void =>
    modal.open({
      title: 'Report a problem',
      body: <ReportForm questionId={questionId} onDone={modal.clear} />,
    });
  return (
    <div className={classes.where}>
      <div>
        <h1>
          <Words text={title} />
        </h1>
        <span>
          Question {position} of {questionCount}
        </span>
      </div>
      {aside}
      {canSpeak ? (
        <button type="button" className={classes.icon} aria-label="Read aloud" onClick={() => speak(spoken)}>
          <EarIcon />
        </button>
      ) : null}
      <ReadingSettingsButton className={classes.icon} />
      <button type="button" className={classes.icon} aria-label="Report a problem" onClick={report}>
        <FlagIcon />
      </button>
    </div>
  );
}
