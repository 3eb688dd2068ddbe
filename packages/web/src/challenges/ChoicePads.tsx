/** Options under the thumb: a press is the answer. Digits press them, too. */

import type { RightAnswer } from '@comet/contract/attempts';
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { useEffect } from 'react';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Answers.module.css';

interface ChoicePadsProps {
  readonly form: Extract<AnswerForm, { type: 'multipleChoice' }>;
  readonly help: ChallengeHelp | undefined;
  /** What was chosen and what is right, once it is marked. */
  readonly given?: GivenAnswer | null;
  readonly right?: RightAnswer | undefined;
  readonly onGive: (answer: GivenAnswer) => void;
}

export function ChoicePads({ form, help, given, right, onGive }: ChoicePadsProps) {
  const hidden = help?.hiddenOptions ?? [];
  const isMarked = right !== undefined;
  useEffect(() => {
    if (isMarked) return;
    const choose = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): void => {
      const option = Number(key) - 1;
      const isOurs = !ctrlKey && !altKey && !metaKey && !repeat && key.trim() !== '';
      if (isOurs && option >= 0 && option < form.options.length && !hidden.includes(option))
        onGive({ type: 'multipleChoice', option });
    };
    window.addEventListener('keydown', choose);
    return () => window.removeEventListener('keydown', choose);
  });
  const markOf = (option: number): string => {
    if (right?.type === 'multipleChoice' && right.option === option) return 'right';
    return given?.type === 'multipleChoice' && given.option === option ? 'mend' : 'open';
  };
  const hasFigures = form.options.some((option) => option.some(({ type }) => type === 'figure'));
  return (
    <fieldset className={classes.pads} data-figures={hasFigures}>
      <legend className="only-read-aloud">Answers</legend>
      {form.options.map((option, place) => (
        <button
          key={place}
          type="button"
          className={classes.pad}
          data-mark={isMarked ? markOf(place) : 'open'}
          disabled={isMarked || hidden.includes(place)}
          onClick={() => onGive({ type: 'multipleChoice', option: place })}
        >
          <span className={classes.key} aria-hidden="true">
            {place + 1}
          </span>
          <Blocks blocks={option} isOption />
        </button>
      ))}
    </fieldset>
  );
}
