/** A text to read, with the numbers of its lines in the margin. */
import type { Block } from '@comet/contract/question';
import { Fragment, useMemo } from 'react';
import { numberLines } from './numbered-lines.ts';
import classes from './Passage.module.css';

type PassageBlock = Extract<Block, { type: 'passage' }>;

export function Passage({ block: { title, author, kind, paragraphs } }: { readonly block: PassageBlock }) {
  const numbered = useMemo(() => numberLines(paragraphs), [paragraphs]);
  return (
    <article className={classes.passage} aria-label={title}>
      <h2>{title}</h2>
      {author === undefined ? null : <p className={classes.author}>{author}</p>}
      {numbered.map((pieces, place) => (
        <p key={`${place} ${pieces[0]?.text}`} className={kind === 'poetry' ? classes.verse : undefined}>
          {pieces.map(({ text, lineNumber }, at) => (
            <Fragment key={`${at} ${text}`}>
              {lineNumber === undefined ? null : (
                <span className={classes.number} data-line={lineNumber} aria-hidden="true" />
              )}
              {text}
            </Fragment>
          ))}
        </p>
      ))}
    </article>
  );
}
