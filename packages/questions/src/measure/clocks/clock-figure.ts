/** Draws clock faces and reads the hands back from where they are drawn. */
import type { Figure, Mark } from '@comet/contract/figure';

/** What stands around a face: all numbers, Roman numerals, or only 12, 3, 6 and 9. */
export type Numerals = 'digits' | 'roman' | 'quarters';

/** Roman numerals from I to XII. */
export const romanHours = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

const centre = 110;
const rim = 102;
const hourHand = 48;
const minuteHand = 90;

/** The point at a distance from the middle, `part` of the way round clockwise from the top. */
function at(part: number, distance: number): [number, number] {
  const angle = part * 2 * Math.PI;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return [round(centre + distance * Math.sin(angle)), round(centre - distance * Math.cos(angle))];
}

/** The number of the hour as this face writes it. */
export function hourName(hour: number, numerals: Numerals): string {
  const place = (hour + 11) % 12;
  return numerals === 'roman' ? (romanHours[place] ?? '') : String(place + 1);
}

/** Where the hands point, in words that leave the reading to the child. */
export function handsAlt(minutes: number, numerals: Numerals): string {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const name = (each: number): string => hourName(each, numerals);
  const short = past === 0 ? `at ${name(hour)}` : `between ${name(hour)} and ${name(hour + 1)}`;
  const marks = past % 5;
  const long =
    marks === 0
      ? `at ${name(past / 5)}`
      : `${marks} small mark${marks === 1 ? '' : 's'} after ${name((past - marks) / 5)}`;
  return `A clock face. The short hand points ${short}. The long hand points ${long}.`;
}

/** A face showing this many minutes after 12. */
export function clockFigure(minutes: number, numerals: Numerals): Figure {
  const ticks = Array.from({ length: 60 }, (_, tick): Mark => {
    const isLong = tick % 5 === 0;
    return {
      kind: 'line',
      from: at(tick / 60, rim),
      to: at(tick / 60, rim - (isLong ? 10 : 5)),
      stroke: 'ink',
      strokeWidth: isLong ? 3 : 1.5,
    };
  });
  const names = Array.from({ length: 12 }, (_, place): Mark[] => {
    const hour = place + 1;
    if (numerals === 'quarters' && hour % 3 !== 0) return [];
    const [x, y] = at(hour / 12, rim - 24);
    return [{ kind: 'text', x, y, text: hourName(hour, numerals), size: 18, anchor: 'middle', fill: 'ink' }];
  }).flat();
  return {
    width: 220,
    height: 220,
    alt: handsAlt(minutes, numerals),
    marks: [
      { kind: 'circle', x: centre, y: centre, radius: rim, fill: 'paper', stroke: 'ink', strokeWidth: 4 },
      ...ticks,
      { kind: 'line', from: [centre, centre], to: at(minutes / 720, hourHand), stroke: 'ink', strokeWidth: 8 },
      {
        kind: 'line',
        from: [centre, centre],
        to: at((minutes % 60) / 60, minuteHand),
        stroke: 'accent',
        strokeWidth: 4,
      },
      { kind: 'circle', x: centre, y: centre, radius: 6, fill: 'ink', stroke: 'none' },
      ...names,
    ],
  };
}

/** The minutes after 12 that the two hands show together; undefined where they cannot stand so at once. */
export function readClock(figure: Figure): number | undefined {
  const hands = figure.marks
    .flatMap((mark) => (mark.kind === 'line' && mark.from[0] === centre && mark.from[1] === centre ? [mark.to] : []))
    .map(([x, y]) => ({
      long: Math.hypot(x - centre, y - centre),
      turned: (Math.atan2(x - centre, centre - y) / (2 * Math.PI) + 1) % 1,
    }))
    .sort((one, other) => one.long - other.long);
  const [short, long] = hands;
  if (short === undefined || long === undefined || hands.length > 2) return undefined;
  for (let minutes = 0; minutes < 720; minutes++) {
    const apart = (one: number, other: number): number => Math.abs(((one - other + 1.5) % 1) - 0.5);
    if (apart(short.turned, minutes / 720) < 0.0006 && apart(long.turned, (minutes % 60) / 60) < 0.003) return minutes;
  }
  return undefined;
}
