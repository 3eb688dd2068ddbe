/** What floats around a mascot: sparks when it is glad, z's when it dozes, a thought when it ponders. */

import type { Mood } from './drawing.ts';
import { skin } from './paint.ts';

const spark = 'M0-11Q1.5-1.5 11 0Q1.5 1.5 0 11Q-1.5 1.5-11 0Q-1.5-1.5 0-11Z';

interface ExtrasProps {
  readonly mood: Mood;
  /** Where dreams and thoughts begin. */
  readonly x: number;
  readonly y: number;
}

export function Extras({ mood, x, y }: ExtrasProps) {
  if (mood === 'cheer')
    return (
      <g fill={skin.spark} className="mascot-sparks">
        <path d={spark} transform="translate(34 40)" />
        <path d={spark} transform="translate(206 34) scale(1.25)" />
        <path d={spark} transform="translate(222 96) scale(.7)" />
        <path d={spark} transform="translate(16 100) scale(.6)" fill={skin.blush} />
      </g>
    );
  if (mood === 'sleep')
    return (
      <g fill="none" stroke="#9fb4ff" strokeLinecap="round" strokeLinejoin="round" className="mascot-dreams">
        <path d={`M${x} ${y}h12l-12 14h12`} strokeWidth={5} />
        <path d={`M${x + 18} ${y - 24}h15l-15 18h15`} strokeWidth={5.5} />
      </g>
    );
  if (mood === 'think')
    return (
      <g fill="#cdbfff" className="mascot-thoughts">
        <circle cx={x} cy={y + 8} r={4} />
        <circle cx={x + 12} cy={y - 6} r={6} />
        <circle cx={x + 28} cy={y - 22} r={9} />
      </g>
    );
  return null;
}
