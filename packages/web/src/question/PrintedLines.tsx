/** A text to proofread in its printed lines, with their numbers; the line in question is marked. */
import classes from './PrintedLines.module.css';

interface PrintedLinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** From 1. */
  readonly markedLine: number;
}

export function PrintedLines({ title, lines, markedLine }: PrintedLinesProps) {
  return (
    <article className={classes.text} aria-label={title}>
      <h2>{title}</h2>
      <ol className={classes.lines}>
        {lines.map((line, place) => (
          <li key={`${place} ${line}`} aria-current={place + 1 === markedLine ? 'true' : undefined}>
            {line}
          </li>
        ))}
      </ol>
    </article>
  );
}
