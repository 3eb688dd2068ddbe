/** A text to read, with the numbers of its lines in the margin. */
import type { Block } from '@comet/contract/question';
import { Fragment, useMemo } from 'react';
import { numberLines } from './numbered-lines.ts';
import classes from './Passage.module.css';

type PassageBlock = Extract<Block, { type: 'passage' }>;

/** Gaps as they are written in a passage, `(3) ______`, and words with letters missing, `(3) w□nt`, each with the mark that follows it. */
const gap = /(\(\d{1,2}\) (?:_+|[\p{L}□]+)[.,;:!?’”)]*)/u;

function WithGaps({ text }: { readonly text: string }) {
  return text.split(gap).map((part, place) => {
    const key = `${place} ${part}`;
    if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    const [, number, word = '', mark] = /^\((\d+)\) ([_\p{L}□]+)(.*)$/u.exec(part) ?? [];
    return (
      <span key={key} className={classes.withMark}>
        <span className={classes.gap}>
          <b>{number}</b>
          <span className={/^_+$/.test(word) ? classes.blank : undefined}>{word}</span>
        </span>
        {mark}
      </span>
    );
  });
}

export function Passage({ block }: { readonly block: PassageBlock }) {
  const { title, author, kind, paragraphs, hasNumberedParagraphs = false } = block;
  const numbered = useMemo(() => numberLines(paragraphs), [paragraphs]);
  return (
    <article className={classes.passage} aria-label={title}>
      <h2>{title}</h2>
      {author === undefined ? null : <p className={classes.author}>{author}</p>}
      {numbered.map((pieces, place) => (
        <p key={`${place} ${pieces[0]?.text}`} className={kind === 'poetry' ? classes.verse : undefined}>
          {hasNumberedParagraphs ? <span className={classes.paragraph}>{place + 1}</span> : null}
          {pieces.map(({ text, lineNumber }, at) => (
            <Fragment key={`${at} ${text}`}>
              {lineNumber === undefined ? null : (
                <span className={classes.number} data-line={lineNumber} aria-hidden="true" />
              )}
              <WithGaps text={text} />
            </Fragment>
          ))}
        </p>
      ))}
    </article>
  );
}
