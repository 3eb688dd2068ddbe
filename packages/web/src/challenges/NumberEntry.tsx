/** A number typed on our own pad, so that a phone's keyboard does not cover the game; keys of a keyboard work, too. */
import type { ChallengeHelp } from '@comet/contract/challenges';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './Answers.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '−'] as const;

interface NumberEntryProps {
  readonly form: Extract<AnswerForm, { type: 'writeAnswer' }>;
  readonly help: ChallengeHelp | undefined;
  readonly onGive: (answer: GivenAnswer | null) => void;
}

export function NumberEntry({ form, help, onGive }: NumberEntryProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // When it is shown, not when it is drawn: that happens out of sight, before.
  useLayoutEffect(() => field.current?.focus(), []);
  const hint = help?.letters ?? '';
  useEffect(() => {
    if (hint !== '') setText(hint);
  }, [hint]);
  const type = (key: string): void => setText((before) => `${before}${key}`.slice(0, maxAnswerLength));
  const give = (): void => {
    if (text.trim() !== '') onGive({ type: 'writeAnswer', text });
  };
  return (
    <form
      className={classes.typed}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <div className={classes.line}>
        {form.before === undefined ? null : <span>{form.before}</span>}
        <input
          ref={field}
          className={classes.box}
          aria-label="Your answer"
          type="text"
          inputMode="none"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value.slice(0, maxAnswerLength))}
        />
        {form.after === undefined ? null : <span>{form.after}</span>}
        <button
          type="button"
          className={classes.small}
          aria-label="Delete"
          onClick={() => setText((before) => before.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <div className={classes.numbers}>
        {keys.map((key) => (
          <button key={key} type="button" className={classes.number} onClick={() => type(key)}>
            {key}
          </button>
        ))}
      </div>
      <div className={classes.line}>
        <button type="button" className={classes.small} onClick={() => onGive(null)}>
          Not sure
        </button>
        <button type="submit" className={classes.go}>
          Go
        </button>
      </div>
    </form>
  );
}
