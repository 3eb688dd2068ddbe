/** Questions one after another, and beside them what they share: the same element for all of them, left as the child has scrolled it. */
import type { Question } from '@comet/contract/question';
import { type ReactNode, useState } from 'react';
import { StimulusPane } from '../question/StimulusPane.tsx';
import { stimulusOf } from '../question/stimulus.ts';
import classes from './BesideStimulus.module.css';

/** Whether what questions share lies over them, on a phone. */
export interface Reading {
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

interface BesideStimulusProps {
  readonly question: Question;
  readonly children: (reading: Reading) => ReactNode;
}

export function BesideStimulus({ question, children }: BesideStimulusProps) {
  const [isOpen, onChange] = useState(false);
  const stimulus = stimulusOf(question);
  return (
    <div className={classes.around}>
      {stimulus === undefined ? null : (
        <StimulusPane key={stimulus.id} stimulus={stimulus} className={classes.pane} isOpen={isOpen} />
      )}
      {children({ isOpen, onChange })}
    </div>
  );
}
