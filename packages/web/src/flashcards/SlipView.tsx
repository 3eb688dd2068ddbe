/** A word with the letters that were left out or don't belong: seen by marks and not by colour alone, and read out in words. */
import type { LetterMark } from '@comet/domain/flashcards/letter-difference';
import classes from './SlipView.module.css';

const rightWord = (slip: readonly LetterMark[]): string =>
  slip
    .filter(({ kind }) => kind === 'same' || kind === 'missing')
    .map(({ letter }) => letter)
    .join('');

export function SlipView({ slip }: { readonly slip: readonly LetterMark[] }) {
  return (
    <p className={classes.slip}>
      <span className="only-read-aloud">It is spelt {rightWord(slip)}.</span>
      <span aria-hidden="true">
        {slip.map(({ letter, kind }, place) => (
          <span key={`${place} ${letter}`} className={classes.letter} data-kind={kind}>
            {letter === ' ' ? '\u00a0' : letter}
          </span>
        ))}
      </span>
    </p>
  );
}
