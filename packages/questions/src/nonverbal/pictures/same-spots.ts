/** What stands where among loose shapes: 'a black heart in the bottom right corner'. No rule is about it, but a child may see it in every box. */
import type { Layer, Picture } from './picture.ts';

/** A text for one shape, its shading and its place. */
export const spotOf = ({ shape, fill, place }: Layer): string => `shape ${shape} fill ${fill} at ${place}`;

/** Half of it is seen, too: a heart in that corner in any shading, or something black there. */
const halfSpots: readonly ((own: Layer) => string)[] = [
  ({ shape, place }) => `${shape} at ${place}`,
  ({ fill, place }) => `${fill} at ${place}`,
];

/** Whether loose shapes of one kind, or of one shading, stand in the same place in all of these pictures. */
export function haveSpotInCommon([first = [], ...others]: readonly Picture[]): boolean {
  return halfSpots.some((of) =>
    first.some((own) => others.every((picture) => picture.some((one) => of(one) === of(own)))),
  );
}

/** The places where something stands in all of these pictures, whatever it is. */
export function filledPlaces([first = [], ...others]: readonly Picture[]): number[] {
  return first.flatMap(({ place }) =>
    others.every((picture) => picture.some((own) => own.place === place)) ? [place] : [],
  );
}
