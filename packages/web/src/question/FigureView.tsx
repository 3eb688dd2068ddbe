/** Draws a figure of the contract as SVG, in the theme's colours, on paper. */
import type { Figure, Mark, Paint } from '@comet/contract/figure';
import { createContext, type ReactNode, use, useId } from 'react';
import { Patterns, patternPaints } from './FigurePatterns.tsx';
import classes from './FigureView.module.css';

const plain: Partial<Record<Paint, string>> = {
  none: 'none',
  ink: 'var(--comet-paper-ink)',
  paper: 'var(--comet-paper)',
  soft: 'var(--comet-paper-soft)',
  grey: 'var(--comet-paper-grey)',
  grid: 'var(--comet-paper-grid)',
  accent: 'var(--comet-accent)',
  accent2: 'var(--comet-accent-two)',
  accent3: 'var(--comet-accent-three)',
};

/** Figures stand side by side, so each has its own names for its patterns. */
const FigureId = createContext('');

function usePaint(): (paint: Paint | undefined, otherwise: Paint) => string {
  const id = use(FigureId);
  return (paint, otherwise) => {
    const name = paint ?? otherwise;
    return patternPaints.has(name) ? `url(#${id}-${name})` : (plain[name] ?? 'none');
  };
}

const pointsOf = (points: readonly (readonly number[])[]): string => points.map((point) => point.join(',')).join(' ');

export function MarkView({ mark }: { readonly mark: Mark }) {
  const paint = usePaint();
  const id = use(FigureId);
  if (mark.kind === 'group') {
    const [x, y] = mark.move ?? [0, 0];
    const scale = mark.scale ?? 1;
    const transform = `translate(${x} ${y}) rotate(${mark.turnDegrees ?? 0}) scale(${mark.flip === true ? -scale : scale} ${scale})`;
    return (
      <g transform={transform}>
        {mark.marks.map((child, place) => (
          <MarkView key={place} mark={child} />
        ))}
      </g>
    );
  }
  if (mark.kind === 'text')
    return (
      <text
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        textAnchor={mark.anchor ?? 'middle'}
        dominantBaseline="central"
        fontWeight={mark.bold === true ? 600 : 400}
        fill={paint(mark.fill, 'ink')}
      >
        {mark.text}
      </text>
    );
  const look = {
    stroke: paint(mark.stroke, 'ink'),
    strokeWidth: mark.strokeWidth ?? 2,
    strokeLinejoin: 'round' as const,
    strokeLinecap: 'round' as const,
    ...(mark.dashed === true ? { strokeDasharray: '6 5' } : {}),
  };
  const fill = paint(mark.fill, 'none');
  switch (mark.kind) {
    case 'line':
      return (
        <line
          x1={mark.from[0]}
          y1={mark.from[1]}
          x2={mark.to[0]}
          y2={mark.to[1]}
          {...look}
          {...(mark.arrow === true ? { markerEnd: `url(#${id}-arrow)` } : {})}
        />
      );
    case 'polygon':
      return <polygon points={pointsOf(mark.points)} fill={fill} {...look} />;
    case 'polyline':
      return <polyline points={pointsOf(mark.points)} fill={fill} {...look} />;
    case 'rect':
      return (
        <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.radius} fill={fill} {...look} />
      );
    case 'circle':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} fill={fill} {...look} />;
    case 'ellipse':
      return <ellipse cx={mark.x} cy={mark.y} rx={mark.radiusX} ry={mark.radiusY} fill={fill} {...look} />;
    case 'path':
      return <path d={mark.d} fill={fill} {...look} />;
  }
}

const hasWords = (marks: readonly Mark[]): boolean =>
  marks.some((mark) => mark.kind === 'text' || (mark.kind === 'group' && hasWords(mark.marks)));

/** Gives the marks within it their patterns and arrowheads. */
export function FigurePaints({ children }: { readonly children: ReactNode }) {
  const id = useId();
  return (
    <FigureId value={id}>
      <Patterns id={id} />
      {children}
    </FigureId>
  );
}

export function FigureView({ figure, isOption = false }: { readonly figure: Figure; readonly isOption?: boolean }) {
  return (
    <svg
      className={isOption ? classes.option : classes.figure}
      data-words={hasWords(figure.marks)}
      viewBox={`0 0 ${figure.width} ${figure.height}`}
      role="img"
      aria-label={figure.alt}
      style={{ maxWidth: isOption ? undefined : Math.max(figure.width * 1.5, 320) }}
    >
      <FigurePaints>
        {figure.marks.map((mark, place) => (
          <MarkView key={place} mark={mark} />
        ))}
      </FigurePaints>
    </svg>
  );
}
