/** A sign drawn as one line on a grid of 24 by 24, in the colour of the text around it. What it means stands in words beside it. */
import type { CSSProperties } from 'react';

interface Props {
  /** An SVG path. */
  readonly path: string;
  /** Pixels. */
  readonly size: number;
  readonly style?: CSSProperties;
}

export function LineIcon({ path, size, style }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" style={style}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
