/** Running text with bold and italic; never HTML. */
import { Fragment } from 'react';
import { readParagraphs, readRuns } from './rich-text.ts';

function Line({ text }: { readonly text: string }) {
  return readRuns(text).map((run, place) => {
    const key = `${place} ${run.text}`;
    if (run.look === 'bold') return <strong key={key}>{run.text}</strong>;
    if (run.look === 'italic') return <em key={key}>{run.text}</em>;
    return <Fragment key={key}>{run.text}</Fragment>;
  });
}

export function RichText({ text, inline = false }: { readonly text: string; readonly inline?: boolean }) {
  const paragraphs = readParagraphs(text);
  if (inline) return <Line text={text} />;
  return paragraphs.map((lines, place) => (
    <p key={`${place} ${lines[0]}`} style={{ margin: '0 0 0.5em' }}>
      {lines.map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {at > 0 ? <br /> : null}
          <Line text={line} />
        </Fragment>
      ))}
    </p>
  ));
}
