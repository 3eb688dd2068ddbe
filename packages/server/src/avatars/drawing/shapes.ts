/** Shapes that several drawings share. */

export const starPath =
  'M10.9 2.6a1.25 1.25 0 0 1 2.2 0l2.4 4.9 5.4.8a1.25 1.25 0 0 1 .7 2.1l-3.9 3.8.9 5.4a1.25 1.25 0 0 1-1.8 1.3L12 18.4l-4.8 2.5a1.25 1.25 0 0 1-1.8-1.3l.9-5.4-3.9-3.8a1.25 1.25 0 0 1 .7-2.1l5.4-.8z';

/** A star of this size around a point. */
export const star = (x: number, y: number, size: number, fill: string): string =>
  `<path d="${starPath}" transform="translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)" fill="${fill}"/>`;

interface Ring {
  readonly count: number;
  readonly centre: readonly [x: number, y: number];
  readonly radii: readonly [x: number, y: number];
  /** Of each circle. */
  readonly size: number;
  readonly fill: string;
  /** Where the ring begins and ends, in degrees; a whole one without. */
  readonly arc?: readonly [from: number, to: number];
}

/** Circles along an ellipse. */
export function ring({ count, centre: [x, y], radii: [rx, ry], size, fill, arc = [0, 360] }: Ring): string {
  const [from, to] = arc;
  const steps = to - from === 360 ? count : count - 1;
  return Array.from({ length: count }, (_, place) => {
    const angle = ((from + ((to - from) * place) / steps) * Math.PI) / 180;
    return `<circle cx="${(x + Math.cos(angle) * rx).toFixed(1)}" cy="${(y + Math.sin(angle) * ry).toFixed(1)}" r="${size}" fill="${fill}"/>`;
  }).join('');
}
