/** Opens PDFs with PDF.js. Its parser runs in a worker; links, forms, scripts and attachments of the file are never built. */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pixels of a picture of a page at most: browsers on phones give up beyond that. */
const mostPixels = 8_000_000;
const sharpest = 2;

interface DrawnPage {
  /** Width by height. */
  readonly ratio: number;
  readonly text: string;
}

export interface Pdf {
  readonly pageCount: number;
  readonly firstRatio: number;
  draw(
    pageNumber: number,
    canvas: HTMLCanvasElement,
    options: { readonly width: number; readonly signal: AbortSignal },
  ): Promise<DrawnPage>;
}

const sizeOf = (page: PDFPageProxy): { readonly width: number; readonly height: number } =>
  page.getViewport({ scale: 1 });

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
}

async function draw(
  document: PDFDocumentProxy,
  pageNumber: number,
  canvas: HTMLCanvasElement,
  { width, signal }: { readonly width: number; readonly signal: AbortSignal },
): Promise<DrawnPage> {
  const page = await document.getPage(pageNumber);
  signal.throwIfAborted();
  const size = sizeOf(page);
  const wanted = (width / size.width) * Math.min(window.devicePixelRatio, sharpest);
  const scale = Math.min(wanted, Math.sqrt(mostPixels / (size.width * size.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await drawing.promise;
  return { ratio: size.width / size.height, text: await textOf(page) };
}

/** Opens the file behind a link; `close` ends it, however far it is. */
export function openPdf(url: string): { readonly pdf: Promise<Pdf>; readonly close: () => void } {
  const task = getDocument({ url, enableXfa: false, useWasm: false, useSystemFonts: true });
  const open = async (): Promise<Pdf> => {
    const document = await task.promise;
    const first = sizeOf(await document.getPage(1));
    return {
      pageCount: document.numPages,
      firstRatio: first.width / first.height,
      draw: (pageNumber, canvas, options) => draw(document, pageNumber, canvas, options),
    };
  };
  return { pdf: open(), close: () => void task.destroy() };
}
