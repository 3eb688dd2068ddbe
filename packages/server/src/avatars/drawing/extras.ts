/** What else belongs to a face: freckles, a plaster, vitiligo, hearing aids. */
import type { ExtraKey } from '@comet/domain/avatars/presets';

const freckles = [
  [82, 136],
  [92, 140],
  [86, 145],
  [158, 136],
  [148, 140],
  [154, 145],
] as const;

/** On the skin, under the eyes and hair. */
export function drawOnSkin(key: ExtraKey, shade: string): string {
  switch (key) {
    case 'freckles':
      return freckles.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="${shade}"/>`).join('');
    case 'plaster':
      return '<g transform="rotate(-18 154 140)"><rect x="140" y="134" width="28" height="12" rx="6" fill="#ffd7a8"/><rect x="149" y="134" width="10" height="12" fill="#f7b877"/></g>';
    case 'vitiligo':
      return '<path d="M72 96q12-12 26-6q4 10-6 14q-14 6-20-8z" fill="#fff1e4" opacity=".75"/><path d="M140 150q12-6 20 2q-2 12-14 10q-10-4-6-12z" fill="#fff1e4" opacity=".75"/>';
    default:
      return '';
  }
}

const aidColours: Readonly<Partial<Record<ExtraKey, readonly [string, string]>>> = {
  aidMint: ['#3ddc97', '#1fa67a'],
  aidPink: ['#ff8fc0', '#d6559a'],
};

/** Over the hair, round the ear; on a scarf as a coil. */
export function drawHearingAid(key: ExtraKey, hasCoveredEars: boolean): string {
  const colours = aidColours[key];
  if (colours === undefined) return '';
  const [light, dark] = colours;
  if (hasCoveredEars)
    return `<path d="M179 96q10 8 6 24" stroke="${dark}" stroke-width="3" fill="none"/><circle cx="180" cy="92" r="9" fill="${light}" stroke="${dark}" stroke-width="3"/>`;
  const hook = (colour: string, width: number): string =>
    `<path d="M176 104C180 90 196 94 194 112Q193 122 188 126" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return `${hook(dark, 11)}${hook(light, 7)}<path d="M176 104Q170 112 176 122" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><circle cx="192" cy="108" r="2.2" fill="#fff"/>`;
}
