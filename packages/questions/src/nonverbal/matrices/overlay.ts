/** Overlay matrices: in each row the third picture is made by laying the first two over each other. */

import type { Made } from '../../kernel/generator.ts';
import { numberInWords } from '../../kernel/number-text.ts';
import { drawn } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { worded } from '../../kernel/wording.ts';
import { askDrawn, isOnlyRight, isRight, layOut } from '../drawn-choice.ts';
import { gridFigure, pictureFigure } from '../pictures/draw.ts';
import { type Layer, layer, type Picture, placeNames, seenAs } from '../pictures/picture.ts';
import { plainShapes } from '../pictures/shapes.ts';
import { wordings } from '../wordings.ts';
import { type Cells, foundIn, type Overlay, overlaySteps } from './overlay-words.ts';

const combine: Readonly<Record<Overlay, (one: boolean, two: boolean) => boolean>> = {
  union: (one, two) => one || two,
  either: (one, two) => one !== two,
  both: (one, two) => one && two,
  without: (one, two) => one && !two,
};
function made(overlay: Overlay, one: Cells, two: Cells): Set<number> {
  return new Set(
    Array.from({ length: 9 }, (_, place) => place).filter((place) => combine[overlay](one.has(place), two.has(place))),
  );
}

/** Options that some overlay rule allows, when it holds in the full rows (or in the full columns). */
export function overlayPredictions(cells: readonly (Picture | undefined)[], options: readonly Picture[]): number[] {
  const sets = cells.map((picture) =>
    picture === undefined ? undefined : new Set(picture.map((own) => seenAs([own]))),
  );
  const down = [0, 3, 6, 1, 4, 7, 2, 5, 8];
  const allowed = new Set<string>();
  const text = (items: ReadonlySet<string>): string => [...items].sort().join();
  for (const lines of [sets, down.map((at) => sets[at])])
    for (const rule of Object.values(combine)) {
      const third = (row: number): string => {
        const [one = new Set<string>(), two = new Set<string>()] = [lines[row * 3], lines[row * 3 + 1]];
        return text(new Set([...one, ...two].filter((item) => rule(one.has(item), two.has(item)))));
      };
      if ([0, 1].every((row) => third(row) === text(lines[row * 3 + 2] ?? new Set()))) allowed.add(third(2));
    }
  return options.flatMap((option, place) =>
    allowed.has(text(new Set(option.map((own) => seenAs([own]))))) ? [place] : [],
  );
}

/** A grid of three rows that are laid over in one way. */
export function overlayMatrix(random: Random, overlays: readonly Overlay[], most: number): Made | undefined {
  const overlay = random.pick(overlays);
  const shape = random.pick(plainShapes);
  const fill = random.pick([0, 1, 2]);
  const other = random.pick(plainShapes.filter((known) => known !== shape));
  const isOther = new Set(random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], random.pick([0, 4])));
  const at = (place: number): Layer => layer({ shape: isOther.has(place) ? other : shape, fill, size: 1, place });
  const pictureOf = (places: Cells): Picture => [...places].sort((one, two) => one - two).map(at);
  const rows: Cells[][] = [];
  for (let row = 0; row < 3; row++) {
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const one = new Set(random.sample(all, random.int(Math.max(2, most - 2), most)));
    // Without a shape in common every rule that adds would give the same last picture.
    const common = overlay === 'union' ? random.int(row < 2 ? 0 : 1, 1) : random.int(1, Math.min(2, one.size - 1));
    const shared = random.sample([...one], overlay === 'without' ? random.int(1, one.size - 1) : common);
    const rest = random.sample(
      all.filter((place) => !one.has(place)),
      Math.min(9 - one.size, overlay === 'without' ? random.int(0, 1) : random.int(1, Math.max(1, most - common - 1))),
    );
    const two = new Set([...shared, ...rest]);
    const third = made(overlay, one, two);
    if (third.size === 0 || two.size === 0 || third.size > 8) return undefined;
    rows.push([one, two, third]);
  }
  const cells = rows.flat();
  if (new Set(cells.map((places) => [...places].sort().join())).size < 8) return undefined;
  const right = cells.at(-1) ?? new Set<number>();
  const [first, second] = [cells[6] ?? new Set<number>(), cells[7] ?? new Set<number>()];
  const near = [...new Set([...first, ...second])].filter((place) => !right.has(place));
  const far = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((place) => !right.has(place) && !near.includes(place)));
  const added = [...random.shuffle(near), ...far].slice(0, right.size > 2 ? 2 : 3);
  const toggles = random.shuffle([...added, ...random.sample([...right], Math.min(right.size, 4 - added.length))]);
  if (toggles.length < 4) return undefined;
  const toggle = (places: Cells, ...changed: readonly (number | undefined)[]): Set<number> => {
    const next = new Set(places);
    for (const place of changed) if (place !== undefined && !next.delete(place)) next.add(place);
    return next;
  };
  const laid = layOut(
    random,
    5,
    (one, two) => {
      const places = toggle(
        right,
        one === 1 ? toggles[0] : one === 2 ? toggles[2] : undefined,
        two === 1 ? toggles[1] : two === 2 ? toggles[3] : undefined,
      );
      return places.size === 0 ? undefined : pictureOf(places);
    },
    (picture) => picture.map(({ place }) => place).join(),
  );
  if (laid === undefined) return undefined;
  const shown = cells.map((places, place) => (place === 8 ? undefined : pictureOf(places)));
  const found = overlayPredictions(
    shown,
    laid.map(({ value }) => value),
  );
  if (!isOnlyRight(laid, found)) return undefined;
  const differs = (picture: Picture): number[] =>
    Array.from({ length: 9 }, (_, place) => place).filter(
      (place) => picture.some((own) => own.place === place) !== right.has(place),
    );
  return askDrawn(
    {
      prompt: [worded(random, wordings.gridOverlay), drawn(gridFigure(shown))],
      hint: 'Look at the top row. Which shapes of the first two boxes are still there in the third?',
      steps: [
        ...overlaySteps(overlay, rows[0] ?? [], rows[2] ?? []),
        `So the last box has ${right.size === 1 ? 'one shape' : `${numberInWords(right.size)} shapes`}: ${[...right].map((place) => placeNames[place]).join('; ')}.`,
      ],
      variant: `${overlay} ${shown.map((picture) => (picture === undefined ? '?' : seenAs(picture))).join(' ')}`,
      features: { overlay: overlay === 'union' ? 1 : overlay === 'without' ? 2 : 3, shapes: most },
    },
    laid.map(({ value, off }) => {
      const [place = 0, more] = differs(value);
      const isThere = value.some((own) => own.place === place);
      const wanted = (spot: number): string => `${right.has(spot) ? 'a shape' : 'no shape'} ${placeNames[spot]}`;
      const source = (spot: number): string => foundIn(spot, first, second);
      return {
        figure: pictureFigure(value),
        because: isRight(off)
          ? undefined
          : more !== undefined
            ? {
                id: 'n.matrix/overlay-two-wrong',
                says: `Two places are wrong. By the rule, there should be ${wanted(place)}, and ${wanted(more)}.`,
              }
            : isThere
              ? {
                  id: 'n.matrix/overlay-kept',
                  says: `Check the shape ${placeNames[place]}. In the bottom row it is ${source(place)}, so it shouldn’t be there.`,
                }
              : {
                  id: 'n.matrix/overlay-lost',
                  says: `One shape is missing: the one ${placeNames[place]}. In the bottom row it is ${source(place)}, so it stays.`,
                },
      };
    }),
  );
}
