/** The three ways to answer, by touch, mouse or keys. */
import type { RightAnswer } from '@comet/contract/attempts';
import type { AnswerForm, GivenAnswer } from '@comet/contract/question';
import { maxAnswerLength } from '@comet/domain/marking/reading';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './AnswerInput.module.css';
import { togglePick } from './answer.ts';
import { Blocks } from './Blocks.tsx';
import { LetterTiles } from './LetterTiles.tsx';
import { hasNumberPad, NumberPad } from './NumberPad.tsx';
import { optionKeys, optionLayout } from './option-layout.ts';

interface AnswerInputProps {
  readonly form: AnswerForm;
  readonly given: GivenAnswer | undefined;
  /** Once marked: the right answer is shown and nothing can be changed. */
  readonly right?: RightAnswer | undefined;
  /** Once marked: what was typed may be right in other words. */
  readonly isRight?: boolean | undefined;
  readonly onChange: (given: GivenAnswer) => void;
}

function markOf(isChosen: boolean, isRight: boolean | undefined): string {
  if (isRight === undefined) return isChosen ? 'chosen' : 'open';
  if (isRight) return 'right';
  return isChosen ? 'mend' : 'open';
}

const spokenMark: Readonly<Record<string, string>> = { right: ', the right answer', mend: ', your answer' };

/** On the edge of its card, so that no text is wrapped again. */
function Tag({ mark, isChosen }: { readonly mark: string; readonly isChosen: boolean }) {
  if (mark !== 'right' && mark !== 'mend') return null;
  return (
    <span className={classes.tag} aria-hidden="true">
      {isChosen ? 'Yours' : 'Answer'}
    </span>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" aria-hidden>
      <path d="M5 13l4.500 4.500L19 7.500" />
    </svg>
  );
}

function Choice({ form, given, right, onChange }: AnswerInputProps) {
  const options = form.type === 'multipleChoice' ? form.options : [];
  const keys = form.type === 'multipleChoice' ? optionKeys(form) : [];
  const letters = keys.join('');
  const isMarked = right !== undefined;
  useEffect(() => {
    if (isMarked) return;
    const choose = (event: KeyboardEvent): void => {
      // By its number always, and by its letter where it has one.
      const named = event.key.length === 1 ? letters.indexOf(event.key.toUpperCase()) : -1;
      const option = named === -1 ? Number(event.key) - 1 : named;
      const isTyping =
        event.target instanceof HTMLElement && event.target.matches('textarea, [role="dialog"] *, input[type="text"]');
      // With Ctrl, Alt or ⌘ a digit is the browser's.
      const isOurs = !isTyping && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (Number.isInteger(option) && option >= 0 && option < options.length && isOurs)
        onChange({ type: 'multipleChoice', option });
    };
    window.addEventListener('keydown', choose);
    return () => window.removeEventListener('keydown', choose);
  }, [isMarked, letters, onChange, options.length]);
  if (form.type !== 'multipleChoice') return null;
  const chosen = given?.type === 'multipleChoice' ? given.option : undefined;
  const rightOption = right?.type === 'multipleChoice' ? right.option : undefined;
  return (
    <div className={classes.options} data-layout={optionLayout(form)} role="radiogroup" aria-label="Options">
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
              {mark === 'right' ? <Tick /> : keys[place]}
            </span>
            <span className={classes.content}>
              <Blocks blocks={option} isOption />
              <span className="only-read-aloud">{spokenMark[mark] ?? ''}</span>
            </span>
            <Tag mark={mark} isChosen={place === chosen} />
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
                <Tag mark={mark} isChosen={isChosen} />
              </button>
            );
          })}
        </div>
      </fieldset>
    );
  });
}

type WriteForm = Extract<AnswerForm, { type: 'writeAnswer' }>;

/** Whether fingers type here. Our own pad serves them; else the device's keyboard would cover the question. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** What stands in a box: the unit is always part of it. */
function Box({ form, mark, children, tag }: BoxProps) {
  return (
    <div className={classes.box} data-mark={mark}>
      {form.before === undefined ? null : <span className={classes.unit}>{form.before}</span>}
      {children}
      {form.after === undefined ? null : <span className={classes.unit}>{form.after}</span>}
      {tag === undefined ? null : (
        <span className={classes.tag} aria-hidden="true">
          {tag}
        </span>
      )}
    </div>
  );
}

interface BoxProps {
  readonly form: WriteForm;
  readonly mark: string;
  readonly tag?: string;
  readonly children: ReactNode;
}

/** The box of an answer whose text says its unit itself. */
function withoutUnitsOf({ before, after, ...form }: WriteForm, text: string): WriteForm {
  const isSaid = (unit: string | undefined): boolean => unit === undefined || text.includes(unit);
  return { ...form, ...(isSaid(before) ? {} : { before }), ...(isSaid(after) ? {} : { after }) };
}

function Written({ form, given, right, isRight = false, onChange }: AnswerInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [hasKeyboard, setKeyboard] = useState(false);
  const isMarked = right !== undefined;
  // The one field of a page that exists to fill it. A question drawn ahead takes the focus when it's shown, not before.
  useLayoutEffect(() => {
    if (!isMarked) field.current?.focus({ preventScroll: true });
  }, [isMarked]);
  if (form.type !== 'writeAnswer') return null;
  const text = given?.type === 'writeAnswer' ? given.text : '';
  const hasPad = hasNumberPad(form) && !hasKeyboard;
  const give = (next: string): void => onChange({ type: 'writeAnswer', text: next });
  const type = (characters: string): void => give(`${text}${characters}`.slice(0, maxAnswerLength));
  const erase = (): void => give(text.slice(0, -1));
  return (
    <div className={classes.written}>
      <Box
        form={form}
        mark={isMarked ? (isRight ? 'right' : 'mend') : 'open'}
        {...(isMarked ? { tag: 'Your answer' } : {})}
      >
        <input
          ref={field}
          className={classes.field}
          aria-label={form.after === undefined ? 'Your answer' : `Your answer, in ${form.after}`}
          type="text"
          inputMode={(hasPad || form.tiles !== undefined) && isTouched() ? 'none' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxAnswerLength}
          placeholder={form.placeholder}
          value={text}
          readOnly={isMarked}
          onChange={(event) => give(event.currentTarget.value)}
        />
      </Box>
      {isMarked || !hasPad ? null : (
        <NumberPad
          form={form}
          onType={type}
          onDelete={erase}
          onKeyboard={() => {
            setKeyboard(true);
            field.current?.focus();
          }}
        />
      )}
      {isMarked || form.tiles === undefined ? null : (
        <LetterTiles tiles={form.tiles} text={text} onType={type} onDelete={erase} />
      )}
      {right?.type === 'writeAnswer' && !isRight ? (
        <Box form={withoutUnitsOf(form, right.text)} mark="right" tag="Answer">
          <span className={classes.field}>
            <span className="only-read-aloud">The answer is </span>
            {right.text}
          </span>
        </Box>
      ) : null}
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
