/** What a planet's face is made of; each pattern is cut off by the planet's edge and lit by it. */
import type { ReactNode } from 'react';
import type { Tones } from './paint.ts';

type Pattern = (tones: Tones) => ReactNode;

const crater = (tones: Tones, x: number, y: number, r: number): ReactNode => (
  <g key={`${x} ${y}`}>
    <circle cx={x} cy={y} r={r} fill={tones.dark} opacity={0.55} />
    <circle cx={x + r * 0.16} cy={y + r * 0.2} r={r * 0.76} fill={tones.base} opacity={0.65} />
  </g>
);

const craters: Pattern = (tones) => (
  <>
    {crater(tones, 44, 50, 9)}
    {crater(tones, 74, 68, 12)}
    {crater(tones, 54, 84, 6)}
    {crater(tones, 76, 40, 5.5)}
    {crater(tones, 34, 72, 5)}
    {crater(tones, 60, 32, 3.5)}
  </>
);

const bands: Pattern = ({ light, dark, accent }) => (
  <>
    <path d="M16 34q44 12 88 0v9q-44 14 -88 0z" fill={light} />
    <path d="M16 52q44 12 88 0v5q-44 12 -88 0z" fill={accent} opacity={0.85} />
    <path d="M16 68q44 12 88 0v11q-44 14 -88 0z" fill={dark} opacity={0.45} />
    <path d="M16 88q44 10 88 0v5q-44 11 -88 0z" fill={light} opacity={0.8} />
  </>
);

const storm: Pattern = (tones) => (
  <>
    {bands(tones)}
    <ellipse cx={74} cy={66} rx={16} ry={10} fill={tones.base} />
    <ellipse cx={74} cy={66} rx={13} ry={7.5} fill={tones.accent} />
    <ellipse cx={76} cy={67} rx={7} ry={3.6} fill={tones.dark} opacity={0.5} />
  </>
);

const continents: Pattern = ({ light, accent }) => (
  <>
    <path d="M30 42q6 -14 22 -14q14 2 8 13q-9 2 -8 11q4 9 -6 11q-10 0 -14 -8q-5 -6 -2 -13z" fill={light} />
    <path d="M66 60q13 -9 26 0q9 9 -2 22q-12 16 -22 8q-3 -8 -8 -13q-5 -9 6 -17z" fill={light} />
    <path d="M74 30q12 0 16 10q-9 6 -17 1q-5 -6 1 -11zM34 80q9 -3 13 5q-1 7 -9 4q-6 -4 -4 -9z" fill={light} />
    <path
      d="M20 62q12 -5 26 0M60 48q16 -5 38 1M48 96q12 -4 24 0"
      fill="none"
      stroke={accent}
      strokeWidth={3.5}
      strokeLinecap="round"
      opacity={0.8}
    />
  </>
);

const spots: Pattern = ({ light, accent, dark }) => (
  <>
    {[
      [42, 40, 9, light],
      [68, 34, 6, accent],
      [84, 58, 9, light],
      [58, 62, 12, accent],
      [34, 68, 6, dark],
      [76, 84, 8, dark],
      [48, 88, 7, light],
      [92, 38, 4, dark],
    ].map(([x, y, r, fill]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={String(fill)} opacity={fill === dark ? 0.5 : 0.85} />
    ))}
  </>
);

const swirl: Pattern = ({ light, accent }) => (
  <g fill="none" strokeLinecap="round">
    <path
      d="M62 62c-2 -7 9 -9 12 -1c3 12 -15 19 -25 9c-11 -14 5 -33 24 -28c20 7 24 31 8 44"
      stroke={light}
      strokeWidth={7}
    />
    <path d="M28 46c6 -10 14 -15 24 -17M30 78c4 8 10 13 18 16" stroke={accent} strokeWidth={5} opacity={0.8} />
  </g>
);

const iceCaps: Pattern = ({ accent, light, dark }) => (
  <>
    <path
      d="M30 66q10 -6 20 0t20 0t24 0"
      fill="none"
      stroke={dark}
      strokeWidth={4}
      strokeLinecap="round"
      opacity={0.4}
    />
    <path d="M40 74q10 -5 18 0t20 0" fill="none" stroke={light} strokeWidth={4} strokeLinecap="round" opacity={0.8} />
    <path d="M16 44q9 -6 15 2q7 9 14 -1q7 -8 15 2q8 9 15 -1q7 -9 14 1q7 6 15 -2V12H16z" fill={accent} />
    <path d="M20 108V92q10 -7 18 0q8 7 16 -1q9 -8 18 1q9 7 16 -1q6 -5 12 0v20z" fill={accent} />
  </>
);

const dunes: Pattern = ({ light, dark, accent }) => (
  <>
    <path d="M14 54q22 -16 46 0t46 0v56H14z" fill={light} opacity={0.75} />
    <path d="M14 70q22 14 46 0t46 0v40H14z" fill={dark} opacity={0.4} />
    <path d="M14 86q22 -12 46 0t46 0v30H14z" fill={accent} opacity={0.6} />
  </>
);

const facets: Pattern = ({ light, dark, accent }) => (
  <>
    <path d="M56 16L84 44L60 58L36 42z" fill={light} />
    <path d="M60 58L84 44L104 66L78 92z" fill={dark} opacity={0.45} />
    <path d="M36 42L60 58L52 92L20 66z" fill={accent} opacity={0.5} />
    <path d="M60 58L78 92L60 104L52 92z" fill={light} opacity={0.55} />
  </>
);

/** A planet's look: its face, how its ring lies (degrees), and whether it has a small moon of its own. */
export interface PlanetPattern {
  readonly pattern: Pattern;
  readonly ringTilt?: number;
  readonly hasMoon?: boolean;
}

/** The twelve looks. A place on a path always has the same one. */
export const planetPatterns: readonly PlanetPattern[] = [
  { pattern: craters },
  { pattern: bands, ringTilt: -18 },
  { pattern: continents },
  { pattern: swirl },
  { pattern: dunes, hasMoon: true },
  { pattern: spots },
  { pattern: storm },
  { pattern: craters, ringTilt: 16 },
  { pattern: iceCaps },
  { pattern: facets },
  { pattern: continents, hasMoon: true },
  { pattern: swirl, ringTilt: -26 },
];
