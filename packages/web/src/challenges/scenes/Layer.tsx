/**
 * One sheet of a scene, drawn in the scene's own coordinates. What moves for long has a sheet of its own and is moved as a
 * whole, so that the compositor moves it and nothing is painted again.
 */
import type { CSSProperties, ReactNode } from 'react';
import classes from './Scene.module.css';

interface LayerProps {
  readonly height?: 260 | 300;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Layer({ height = 300, className = '', style, children }: LayerProps) {
  return (
    <svg
      className={`${classes.picture} ${className}`}
      style={style}
      viewBox={`0 0 400 ${height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
