/** One page of a PDF, as large as the board that lies on it. */
import { useEffect, useRef, useState } from 'react';
import classes from './DocumentView.module.css';
import { openPdf, type Pdf } from './pdf.ts';

interface SlidePageProps {
  readonly url: string;
  readonly page: number;
  readonly onPageCount: (pageCount: number) => void;
}

export default function SlidePage({ url, page, onPageCount }: SlidePageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<Pdf>();
  const [state, setState] = useState({ text: '', hasFailed: false });
  useEffect(() => {
    const opening = openPdf(url);
    let isShown = true;
    opening.pdf.then(
      (opened) => {
        if (!isShown) return;
        setPdf(opened);
        onPageCount(opened.pageCount);
      },
      () => isShown && setState({ text: '', hasFailed: true }),
    );
    return () => {
      isShown = false;
      setPdf(undefined);
      opening.close();
    };
  }, [url, onPageCount]);
  useEffect(() => {
    const [around, drawn] = [frame.current, canvas.current];
    if (pdf === undefined || around === null || drawn === null) return;
    const stop = new AbortController();
    pdf
      .draw(page, drawn, { width: around.clientWidth, signal: stop.signal })
      .then(({ text }) => {
        if (!stop.signal.aborted) setState({ text, hasFailed: false });
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [pdf, page]);
  return (
    <div ref={frame} className={classes.slide}>
      <div aria-hidden="true" className={classes.slidePaper}>
        <canvas ref={canvas} className={classes.slideDrawing} />
      </div>
      <span className="only-read-aloud" role="status">
        {state.hasFailed ? 'We can’t show this slide here.' : state.text}
      </span>
    </div>
  );
}
