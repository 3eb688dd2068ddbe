/** Eyes and glasses. */
import type { EyeKey, GlassesKey } from '@comet/domain/avatars/presets';
import { inkColour } from './colours.ts';
import { star, starPath } from './shapes.ts';

const leftX = 96;
const rightX = 144;

interface EyePaint {
  readonly iris: string;
  readonly skin: string;
}

function openEye(key: EyeKey, x: number, side: -1 | 1, { iris, skin }: EyePaint): string {
  const ball =
    `<ellipse cx="${x}" cy="118" rx="13.5" ry="15.5" fill="#fff"/><ellipse cx="${x}" cy="119" rx="10.6" ry="12.4" fill="${iris}"/>` +
    `<ellipse cx="${x}" cy="119" rx="6" ry="7.4" fill="${inkColour}"/><circle cx="${x + 4}" cy="113.5" r="4" fill="#fff"/>` +
    `<circle cx="${x - 4}" cy="124" r="2" fill="#fff" opacity=".85"/>`;
  const shine =
    key === 'sparkle' ? `${star(x + 3.5, 114, 11, '#fff')}<circle cx="${x - 5}" cy="123" r="2.6" fill="#fff"/>` : '';
  const lid =
    key === 'soft'
      ? `<path d="M${x - 15} 110Q${x} 99 ${x + 15} 110L${x + 15} 102H${x - 15}Z" fill="${skin}"/><path d="M${x - 14} 112q14-11 28 0" fill="none" stroke="${inkColour}" stroke-width="4.5" stroke-linecap="round"/>`
      : `<path d="M${x - 13} 109q13-13 26 0" fill="none" stroke="${inkColour}" stroke-width="4" stroke-linecap="round"/>`;
  const lashes =
    key === 'lashes'
      ? `<path d="M${x + side * 12} 108l${side * 7}-5M${x + side * 14} 114l${side * 7}-1" stroke="${inkColour}" stroke-width="4" stroke-linecap="round"/>`
      : '';
  return ball + shine + lid + lashes;
}

const closedEye = (x: number): string =>
  `<path d="M${x - 13} 121q13-18 26 0" fill="none" stroke="${inkColour}" stroke-width="6" stroke-linecap="round"/>`;

export function drawEyes(key: EyeKey, paint: EyePaint): string {
  const left = key === 'smile' ? closedEye(leftX) : openEye(key, leftX, -1, paint);
  const right = key === 'smile' || key === 'wink' ? closedEye(rightX) : openEye(key, rightX, 1, paint);
  return left + right;
}

const glassColours: Readonly<Record<Exclude<GlassesKey, 'none'>, string>> = {
  round: '#2b1d4d',
  square: '#f2545b',
  star: '#ffc93f',
};

function lens(key: Exclude<GlassesKey, 'none'>, x: number): string {
  const stroke = `fill="#9fdcf5" fill-opacity=".16" stroke="${glassColours[key]}"`;
  if (key === 'round') return `<circle cx="${x}" cy="118" r="21.5" ${stroke} stroke-width="5"/>`;
  if (key === 'square')
    return `<rect x="${x - 21}" y="100" width="42" height="36" rx="10" ${stroke} stroke-width="5"/>`;
  return `<path d="${starPath}" transform="translate(${x} 118) scale(2.15) translate(-12 -12.5)" ${stroke} stroke-width="2.2"/>`;
}

/** Under a scarf the arms of the glasses don't show. */
export function drawGlasses(key: GlassesKey, hasCoveredEars: boolean): string {
  if (key === 'none') return '';
  const colour = glassColours[key];
  const arms = hasCoveredEars
    ? ''
    : `<path d="M74 114L60 108M166 114L180 108" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`;
  const bridge = `<path d="M115 116q5-4 10 0" stroke="${colour}" stroke-width="5" fill="none" stroke-linecap="round"/>`;
  const shine =
    '<path d="M84 108q4-6 10-7M132 108q4-6 10-7" stroke="#fff" stroke-width="3.5" stroke-linecap="round" fill="none" opacity=".7"/>';
  return arms + bridge + lens(key, leftX) + lens(key, rightX) + shine;
}
