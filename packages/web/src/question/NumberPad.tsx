/** A number pad of our own for fingers: it never covers the question and nothing jumps. */
import type { AnswerForm } from '@comet/contract/question';
import classes from './NumberPad.module.css';

type Written = Extract<AnswerForm, { type: 'writeAnswer' }>;

interface Key {
  readonly types: string;
  readonly name: string;
}
const point: Key = { types: '.', name: 'Point' };
const minus: Key = { types: '-', name: 'Minus' };

/** The two signs that an answer of this kind may need; nothing for kinds that need letters. */
function signsOf({ kind, before, after }: Written): readonly [Key, Key] | undefined {
  if (kind === 'number') return [point, minus];
  if (kind === 'fraction')
    return [
      { types: '/', name: 'Over' },
      { types: ' ', name: 'Space' },
    ];
  if (kind === 'money' && (before ?? after) !== undefined) return [point, minus];
  return undefined;
}

export const hasNumberPad = (form: Written): boolean => signsOf(form) !== undefined;

interface NumberPadProps {
  readonly form: Written;
  readonly onType: (characters: string) => void;
  readonly onDelete: () => void;
  /** Everything else is typed on the device's own keyboard. */
  readonly onKeyboard: () => void;
}

export function NumberPad({ form, onType, onDelete, onKeyboard }: NumberPadProps) {
  const signs = signsOf(form);
  if (signs === undefined) return null;
  const digit = (value: number): Key => ({ types: String(value), name: String(value) });
  const draw = ({ types, name }: Key) => (
    <button key={name} type="button" className={classes.key} aria-label={name} onClick={() => onType(types)}>
      {types === ' ' ? '␣' : types === '-' ? '−' : types}
    </button>
  );
  return (
    // The field keeps the focus, and its caret stays in sight.
    <fieldset
      className={classes.pad}
      style={{ border: 0, margin: 0, padding: 0 }}
      aria-label="Number keys"
      onPointerDown={(event) => event.preventDefault()}
    >
      {[1, 2, 3, 4, 5].map(digit).map(draw)}
      {draw(signs[0])}
      <button type="button" className={classes.key} aria-label="Delete" onClick={onDelete}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" aria-hidden>
          <path d="M9 5h11v14H9l-6-7z" />
          <path d="M12.5 9.5l4.500 5m0-5l-4.500 5" strokeLinecap="round" />
        </svg>
      </button>
      {[6, 7, 8, 9, 0].map(digit).map(draw)}
      {draw(signs[1])}
      <button type="button" className={classes.key} data-small="true" aria-label="Letters" onClick={onKeyboard}>
        abc
      </button>
    </fieldset>
  );
}
