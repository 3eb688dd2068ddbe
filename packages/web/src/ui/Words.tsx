/** Words that are read as one stay on one line: 'multi-step' or '-ance' broken after its hyphen reads like a mistake on a phone. */
import { Fragment } from 'react';

const isKept = (word: string): boolean => /\p{L}-\p{L}|^[-–]\p{L}/u.test(word);

export function Words({ text }: { readonly text: string }) {
  return text.split(' ').map((word, place, all) => (
    <Fragment key={all.slice(0, place + 1).join(' ')}>
      {place === 0 ? '' : ' '}
      {isKept(word) ? <span className="one-line">{word}</span> : word}
    </Fragment>
  ));
}
