/** Options under the thumb: a press is the answer. Digits press them, too. */

import type { RightAnswer } from '@comet/contract/attempts';
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { useEffect, useState } from 'react';
import { Blocks } from '../question/Blocks.tsx';
import classes from './Answers.module.css';

interface ChoicePadsProps {
  readonly form: Extract<AnswerForm, { type: 'multipleChoice' }>;
  readonly help: ChallengeHelp | undefined;
  /** Which try it is: another one begins with nothing pressed. */
  readonly round: number;
  /** What was chosen and what is right, once it is marked. */
  readonly given: GivenAnswer | null;
  readonly right: RightAnswer | undefined;
  readonly onGive: (answer: GivenAnswer) => void;
}

export function ChoicePads({ form, help, round, given, right, onGive }: ChoicePadsProps) {
  const hidden = help?.hiddenOptions ?? [];
  const isMarked = right !== undefined;
  /** What was pressed shows at once, however long the line takes. */
  const [pressed, setPressed] = useState<{ readonly option: number; readonly round: number }>();
  const chosen = pressed?.round === round ? pressed.option : undefined;
  const choose = (option: number): void => {
    if (chosen !== undefined) return;
    setPressed({ option, round });
    onGive({ type: 'multipleChoice', option });
  };
  useEffect(() => {
    if (isMarked) return;
    const press = ({ key, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): void => {
      const option = Number(key) - 1;
      const isOurs = !ctrlKey && !altKey && !metaKey && !repeat && key.trim() !== '';
      if (isOurs && option >= 0 && option < form.options.length && !hidden.includes(option)) choose(option);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
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
          data-chosen={!isMarked && chosen === place}
          disabled={isMarked || hidden.includes(place)}
          onClick={() => choose(place)}
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
