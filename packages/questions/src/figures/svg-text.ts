/** Draws a figure as SVG text, with the look of the web app's figure renderer: for contact sheets and print. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';

/** The colours of the paper that figures lie on; the same values as in the web app's tokens. */
const colours: Partial<Record<Paint, string>> = {
  none: 'none',
  ink: '#241a3d',
  paper: '#ffffff',
  soft: '#eeeaf6',
  grey: '#a9a2bb',
  grid: '#d9d4e6',
  accent: '#8a63e8',
  accent2: '#1fa67a',
  accent3: '#ff9f1c',
};

/** Patterns are tiles of 8 × 8 units in the shape's own space, so they turn with it. */
const tile = 8;
const strokes = (d: string): string => `<path d="${d}" stroke="${colours.ink}" stroke-width="1.8"/>`;
const patterns: Partial<Record<Paint, string>> = {
  stripesHorizontal: strokes('M0 4H8'),
  stripesVertical: strokes('M4 0V8'),
  stripesUp: strokes('M-2 2L2 -2M0 8L8 0M6 10L10 6'),
  stripesDown: strokes('M-2 6L2 10M0 0L8 8M6 -2L10 2'),
  crosshatch: strokes('M0 0L8 8M8 0L0 8'),
  dots: `<circle cx="4" cy="4" r="1.7" fill="${colours.ink}"/>`,
};

/** Text as it may stand in HTML and in attributes. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function definitions(id: string): string {
  const arrow = `<marker id="${id}-arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L10 5L0 10z" fill="${colours.ink}"/></marker>`;
  const tiles = Object.entries(patterns).map(
    ([paint, drawing]) =>
      `<pattern id="${id}-${paint}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><rect width="${tile}" height="${tile}" fill="${colours.paper}"/>${drawing}</pattern>`,
  );
  return `<defs>${arrow}${tiles.join('')}</defs>`;
}

const pointsText = (points: readonly (readonly number[])[]): string => points.map((point) => point.join(',')).join(' ');

function markText(mark: Mark, id: string): string {
  const paint = (name: Paint): string =>
    patterns[name] === undefined ? (colours[name] ?? 'none') : `url(#${id}-${name})`;
  if (mark.kind === 'group') {
    const [x, y] = mark.move ?? [0, 0];
    const scale = mark.scale ?? 1;
    const transform = `translate(${x} ${y}) rotate(${mark.turnDegrees ?? 0}) scale(${mark.flip === true ? -scale : scale} ${scale})`;
    return `<g transform="${transform}">${mark.marks.map((child) => markText(child, id)).join('')}</g>`;
  }
  if (mark.kind === 'text')
    return `<text x="${mark.x}" y="${mark.y}" font-size="${mark.size}" text-anchor="${mark.anchor ?? 'middle'}" dominant-baseline="central" font-weight="${mark.bold === true ? 600 : 400}" fill="${paint(mark.fill ?? 'ink')}">${escaped(mark.text)}</text>`;
  const dashes = mark.dashed === true ? ' stroke-dasharray="6 5"' : '';
  const look = `stroke="${paint(mark.stroke ?? 'ink')}" stroke-width="${mark.strokeWidth ?? 2}" stroke-linejoin="round" stroke-linecap="round"${dashes}`;
  const filled = `fill="${paint(mark.fill ?? 'none')}" ${look}`;
  switch (mark.kind) {
    case 'line':
      return `<line x1="${mark.from[0]}" y1="${mark.from[1]}" x2="${mark.to[0]}" y2="${mark.to[1]}" ${look}${mark.arrow === true ? ` marker-end="url(#${id}-arrow)"` : ''}/>`;
    case 'polygon':
      return `<polygon points="${pointsText(mark.points)}" ${filled}/>`;
    case 'polyline':
      return `<polyline points="${pointsText(mark.points)}" ${filled}/>`;
    case 'rect':
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.width}" height="${mark.height}" rx="${mark.radius ?? 0}" ${filled}/>`;
    case 'circle':
      return `<circle cx="${mark.x}" cy="${mark.y}" r="${mark.radius}" ${filled}/>`;
    case 'ellipse':
      return `<ellipse cx="${mark.x}" cy="${mark.y}" rx="${mark.radiusX}" ry="${mark.radiusY}" ${filled}/>`;
    case 'path':
      return `<path d="${mark.d}" ${filled}/>`;
  }
}

/** The figure as an SVG element. `id` must differ between figures of one page: it names their patterns. */
export function svgText(figure: Figure, id: string): string {
  const marks = figure.marks.map((mark) => markText(mark, id)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${figure.width} ${figure.height}" role="img" aria-label="${escaped(figure.alt)}">${definitions(id)}${marks}</svg>`;
}
