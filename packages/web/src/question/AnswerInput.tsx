/** The three ways to answer, by touch, mouse or keys. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { useEffect } from 'react';
import classes from './AnswerInput.module.css';
import { togglePick } from './answer.ts';
import { Blocks } from './Blocks.tsx';

interface AnswerInputProps {
  readonly form: AnswerForm;
  readonly given: GivenAnswer | undefined;
  /** Once marked: the right answer is shown and nothing can be changed. */
  readonly right?: RightAnswer | undefined;
  readonly onChange: (given: GivenAnswer) => void;
}

function markOf(isChosen: boolean, isRight: boolean | undefined): string {
  if (isRight === undefined) return isChosen ? 'chosen' : 'open';
  if (isRight) return 'right';
  return isChosen ? 'mend' : 'open';
}

const spokenMark: Readonly<Record<string, string>> = { right: ', the right answer', mend: ', your answer' };

function Choice({ form, given, right, onChange }: AnswerInputProps) {
  const options = form.type === 'multipleChoice' ? form.options : [];
  const isMarked = right !== undefined;
  useEffect(() => {
    if (isMarked) return;
    const choose = (event: KeyboardEvent): void => {
      const option = Number(event.key) - 1;
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('textarea, [role="dialog"] *, input[type="text"]');
      // With Ctrl, Alt or ⌘ a digit is the browser's.
      const isOurs = !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (Number.isInteger(option) && option >= 0 && option < options.length && isOurs)
        onChange({ type: 'multipleChoice', option });
    };
    window.addEventListener('keydown', choose);
    return () => window.removeEventListener('keydown', choose);
  }, [isMarked, onChange, options.length]);
  if (form.type !== 'multipleChoice') return null;
  const chosen = given?.type === 'multipleChoice' ? given.option : undefined;
  const rightOption = right?.type === 'multipleChoice' ? right.option : undefined;
  return (
    <div className={form.layout === 'grid' ? classes.grid : classes.list} role="radiogroup" aria-label="Options">
      {options.map((option, place) => {
        const mark = markOf(place === chosen, isMarked ? place === rightOption : undefined);
        return (
          <label key={place} className={classes.option} data-mark={mark}>
            <input
              type="radio"
              name="option"
              className={classes.radio}
              checked={place === chosen}
              disabled={isMarked}
              onChange={() => onChange({ type: 'multipleChoice', option: place })}
            />
            <span className={classes.key} aria-hidden="true">
              {mark === 'right' ? '✓' : place + 1}
            </span>
            <span className={classes.content}>
              <Blocks blocks={option} isOption />
              <span className="only-read-aloud">{spokenMark[mark] ?? ''}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}

function Words({ form, given, right, onChange }: AnswerInputProps) {
  if (form.type !== 'multipleWordChoice') return null;
  const picks = given?.type === 'multipleWordChoice' ? given.picks : form.groups.map(() => []);
  const rightPicks = right?.type === 'multipleWordChoice' ? right.picks : undefined;
  return form.groups.map((group, at) => {
    const label = group.label ?? (form.pick === 1 ? 'Choose one word' : `Choose ${form.pick} words`);
    return (
      <fieldset key={at} className={classes.group}>
        <legend>{label}</legend>
        <div className={form.layout === 'sentence' ? classes.sentence : classes.words}>
          {group.words.map((word, place) => {
            const isChosen = picks[at]?.includes(place) ?? false;
            const mark = markOf(isChosen, rightPicks?.[at]?.includes(place));
            return (
              <button
                key={`${place} ${word}`}
                type="button"
                className={classes.word}
                data-mark={mark}
                aria-pressed={isChosen}
                disabled={right !== undefined}
                onClick={() => onChange({ type: 'multipleWordChoice', picks: togglePick(picks, at, place, form.pick) })}
              >
                {word}
                <span className="only-read-aloud">{spokenMark[mark] ?? ''}</span>
              </button>
            );
          })}
        </div>
      </fieldset>
    );
  });
}

/** Phones' number pads have no minus, no £ and no stroke; only an amount in a box that says £ or p does without. */
const keyboardOf = (form: Extract<AnswerForm, { type: 'writeAnswer' }>): 'decimal' | 'text' =>
  form.kind === 'money' && (form.before ?? form.after) !== undefined ? 'decimal' : 'text';

function Written({ form, given, right, onChange }: AnswerInputProps) {
  if (form.type !== 'writeAnswer') return null;
  return (
    <div className={classes.written}>
      {form.before === undefined ? null : <span>{form.before}</span>}
      <input
        className={classes.box}
        aria-label={form.after === undefined ? 'Your answer' : `Your answer, in ${form.after}`}
        type="text"
        inputMode={keyboardOf(form)}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxAnswerLength}
        // biome-ignore lint/a11y/noAutofocus: the one field of a page that exists to fill it
        autoFocus
        placeholder={form.placeholder}
        value={given?.type === 'writeAnswer' ? given.text : ''}
        readOnly={right !== undefined}
        onChange={(event) => onChange({ type: 'writeAnswer', text: event.currentTarget.value })}
      />
      {form.after === undefined ? null : <span>{form.after}</span>}
    </div>
  );
}

export function AnswerInput(props: AnswerInputProps) {
  switch (props.form.type) {
    case 'multipleChoice':
      return <Choice {...props} />;
    case 'multipleWordChoice':
      return <Words {...props} />;
    case 'writeAnswer':
      return <Written {...props} />;
  }
}
