/** A PDF in the page, drawn by PDF.js: a page is a picture with its text for those who listen. Nothing in the file runs or can be pressed. */
import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { SkeletonRows } from '../ui/states.tsx';
import classes from './DocumentView.module.css';
import { openPdf, type Pdf } from './pdf.ts';

interface DocumentViewProps {
  readonly url: string;
  readonly name: string;
}

/** How wide a page is, in parts of the room there is: small print on a phone needs more. */
const zooms = [1, 1.5, 2, 3] as const;
/** A page that is about to be seen is drawn already. */
const nearBy = '600px';

interface PageProps {
  readonly pdf: Pdf;
  readonly pageNumber: number;
  readonly zoom: number;
}

function PdfPage({ pdf, pageNumber, zoom }: PageProps) {
  const frame = useRef<HTMLLIElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [page, setPage] = useState({ ratio: pdf.firstRatio, text: '' });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting === true), { rootMargin: nearBy });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const [element, drawn] = [frame.current, canvas.current];
    if (!isNear || element === null || drawn === null) return;
    const stop = new AbortController();
    pdf
      .draw(pageNumber, drawn, { width: element.clientWidth * zoom, signal: stop.signal })
      .then((next) => {
        if (!stop.signal.aborted) setPage(next);
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [pdf, pageNumber, zoom, isNear]);
  return (
    <li ref={frame} className={classes.page} aria-label={`Page ${pageNumber}`}>
      <div aria-hidden="true">
        <canvas ref={canvas} className={classes.paper} style={{ width: `${zoom * 100}%`, aspectRatio: page.ratio }} />
      </div>
      <span className="only-read-aloud">{page.text}</span>
    </li>
  );
}

export default function DocumentView({ url, name }: DocumentViewProps) {
  const [pdf, setPdf] = useState<Pdf>();
  const [hasFailed, setFailed] = useState(false);
  const [zoomAt, setZoomAt] = useState(0);
  useEffect(() => {
    const opening = openPdf(url);
    let isShown = true;
    opening.pdf.then(
      (opened) => isShown && setPdf(opened),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
      opening.close();
    };
  }, [url]);
  if (hasFailed)
    return <Text role="status">We can’t show this document here. Download it and open it on your device.</Text>;
  if (pdf === undefined) return <SkeletonRows rows={1} height={360} />;
  const pages = Array.from({ length: pdf.pageCount }, (_, at) => at + 1);
  return (
    <section aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Text size="sm">{pdf.pageCount === 1 ? '1 page' : `${pdf.pageCount} pages`}</Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            disabled={zoomAt === 0}
            onClick={() => setZoomAt((before) => Math.max(0, before - 1))}
          >
            Smaller
          </Button>
          <Button
            variant="default"
            size="sm"
            disabled={zoomAt === zooms.length - 1}
            onClick={() => setZoomAt((before) => Math.min(zooms.length - 1, before + 1))}
          >
            Larger
          </Button>
        </Group>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <ol className={classes.pages} tabIndex={0} aria-label={`Pages of ${name}`}>
        {pages.map((pageNumber) => (
          <PdfPage key={pageNumber} pdf={pdf} pageNumber={pageNumber} zoom={zooms[zoomAt] ?? 1} />
        ))}
      </ol>
    </section>
  );
}
