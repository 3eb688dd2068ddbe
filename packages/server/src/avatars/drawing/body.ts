/** Legs, arms and hands, in the colours of the costume. */
import type { Costume } from './costumes.ts';
import type { Mobility } from './mobility.ts';

type Point = readonly [x: number, y: number];
type Hands = Mobility['hands'];

const handsAt: Readonly<Record<Hands, readonly [left: Point, right: Point]>> = {
  down: [
    [70, 250],
    [170, 250],
  ],
  wheels: [
    [66, 234],
    [174, 234],
  ],
  sticks: [
    [58, 224],
    [182, 224],
  ],
};

const armPaths: Readonly<Record<Hands, readonly [left: string, right: string]>> = {
  down: ['M88 200Q66 222 70 248', 'M152 200Q174 222 170 248'],
  wheels: ['M88 200Q66 212 66 232', 'M152 200Q174 212 174 232'],
  sticks: ['M88 200Q62 204 58 224', 'M152 200Q178 204 182 224'],
};
const shortSleeves = ['M88 200Q76 212 72 222', 'M152 200Q164 212 168 222'] as const;

/** `raised` is for hands that hold something a little higher. */
export const drawHands = (hands: Hands, colour: string, raised = 0): string =>
  handsAt[hands].map(([x, y]) => `<circle cx="${x}" cy="${y - raised}" r="11" fill="${colour}"/>`).join('');

export function drawArms(hands: Hands, costume: Costume, skin: string): string {
  const arms = armPaths[hands];
  const sleeves = costume.hasShortSleeves === true ? shortSleeves : arms;
  const strokes = (paths: readonly string[], look: string): string =>
    paths.map((path) => `<path d="${path}" ${look}/>`).join('');
  return `<g fill="none" stroke-linecap="round">${strokes(arms, `stroke="${skin}" stroke-width="18"`)}${strokes(
    sleeves,
    `stroke="${costume.sleeves}" stroke-width="22"`,
  )}${strokes(sleeves, 'stroke="#2b1d4d" stroke-width="22" opacity=".1"')}</g>`;
}

export function drawStandingLegs({ legs, shoes, hasShorts }: Costume, skin: string): string {
  const shorts = `<path d="M101 250V272M139 250V272" stroke="${legs}" stroke-width="32"/><path d="M101 280V290M139 280V290" stroke="#fff" stroke-width="26"/>`;
  return (
    `<path d="M101 254V290M139 254V290" stroke="${hasShorts === true ? skin : legs}" stroke-width="25"/>${hasShorts === true ? shorts : ''}` +
    `<path d="M80 302q0-18 20-18q14 0 14 18zM160 302q0-18-20-18q-14 0-14 18z" fill="${shoes}"/><path d="M80 300h34v5H80zM126 300h34v5h-34z" fill="#2b1d4d" opacity=".35"/>`
  );
}

export const drawSittingLegs = ({ legs, shoes }: Costume): string =>
  `<path d="M101 268L99 288M139 268L141 288" stroke="${legs}" stroke-width="23"/><path d="M101 268L99 288M139 268L141 288" stroke="#150a33" stroke-width="23" opacity=".18"/>` +
  `<ellipse cx="101" cy="263" rx="17" ry="14" fill="${legs}"/><ellipse cx="139" cy="263" rx="17" ry="14" fill="${legs}"/>` +
  '<path d="M92 256q8-5 17 0M131 256q8-5 17 0" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".25" fill="none"/>' +
  `<ellipse cx="96" cy="298" rx="16" ry="9" fill="${shoes}"/><ellipse cx="144" cy="298" rx="16" ry="9" fill="${shoes}"/>`;
