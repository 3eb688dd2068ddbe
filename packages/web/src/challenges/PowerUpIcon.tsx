/** A power-up as a shining ball with its sign. */
import type { GamePowerUp } from '@comet/domain/challenges/games';
import type { ReactNode } from 'react';
import { orbPaint, scenePaint } from './scenes/scene-paint.ts';

const line = { fill: 'none', stroke: scenePaint.white, strokeWidth: 4, strokeLinecap: 'round' } as const;
const flake = <path {...line} d="M30 14v30M17 21.5l26 15M43 21.5l-26 15M26 17l4 4 4-4M26 41l4-4 4 4" />;
const rubber = (x: number, y: number) => (
  <g transform={`translate(${x} ${y}) rotate(-32)`}>
    <rect x={-12} y={-8} width={24} height={16} rx={4} fill={scenePaint.white} />
    <rect x={-12} y={-8} width={9} height={16} rx={4} fill={scenePaint.heart} />
  </g>
);

const signs: Readonly<Record<GamePowerUp, ReactNode>> = {
  askTheMaster: <path {...line} d="M22 23q0-8 8-8t8 8q0 5-5 7q-3 1.5-3 5M30 42v.5" stroke={scenePaint.ink} />,
  skip: <path d="M15 18l14 11-14 11zM29 18l14 11-14 11z" fill={scenePaint.ink} />,
  eraser: rubber(30, 29),
  strongEraser: (
    <>
      {rubber(25, 24)}
      {rubber(36, 36)}
    </>
  ),
  freeze: flake,
  ultimateFreeze: (
    <>
      {flake}
      <circle cx={30} cy={29} r={21} {...line} strokeWidth={3} strokeDasharray="4 5" />
    </>
  ),
  risk: (
    <g transform="rotate(-12 30 29)">
      <rect x={17} y={16} width={26} height={26} rx={7} fill={scenePaint.white} />
      <path d="M24 23v.1M36 23v.1M30 29v.1M24 35v.1M36 35v.1" {...line} stroke={orbPaint.risk[1]} strokeWidth={6} />
    </g>
  ),
  doubleOrNothing: <path {...line} d="M15 22l10 14M25 22L15 36M33 25q1-6 6-5t4 6q-1 4-10 10h11" />,
  oneMoreChance: <path {...line} d="M41 24a14 14 0 1 0 2 9M43 15v10H33" />,
  streakSaver: <path d="M30 13l15 6q0 17-15 26q-15-9-15-26z" fill={scenePaint.white} />,
  energise: <path d="M30 44C14 33 15 18 24 18q5 0 6 5q1-5 6-5c9 0 10 15-6 26z" fill={scenePaint.white} />,
};

export function PowerUpIcon({ powerUp, size = 56 }: { readonly powerUp: GamePowerUp; readonly size?: number }) {
  const [face, edge] = orbPaint[powerUp];
  return (
    <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
      <circle cx={30} cy={32} r={28} fill={edge} />
      <circle cx={30} cy={29} r={28} fill={face} />
      <ellipse cx={21} cy={13} rx={11} ry={5} fill={scenePaint.white} opacity={0.45} transform="rotate(-24 21 13)" />
      {signs[powerUp]}
    </svg>
  );
}
