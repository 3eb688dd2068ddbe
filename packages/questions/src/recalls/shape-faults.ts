/** Faults of drawn shapes among which a stored question lets a child choose. */
import type { Figure } from '@comet/contract/figure';
import { keyOfDrawing, viewKey } from '../geometry/shapes-3d/cube-piles.ts';
import { anglesOf, type Point, polygonsOf } from '../geometry/vector.ts';
import { promptOf } from './item-texts.ts';
import type { StoredItem } from './recall.ts';

/** The drawings to choose from: those that the key calls right, and the others. */
function drawnOptions({ question: { answer }, key }: StoredItem): { right: Figure[]; wrong: Figure[] } {
  const options = answer.type === 'multipleChoice' ? answer.options : [];
  const own = key.type === 'multipleChoice' ? key.option : -1;
  const figuresWhere = (fits: (place: number) => boolean): Figure[] =>
    options.flatMap((blocks, place) =>
      fits(place) ? blocks.flatMap((block) => (block.type === 'figure' ? [block.figure] : [])) : [],
    );
  return { right: figuresWhere((place) => place === own), wrong: figuresWhere((place) => place !== own) };
}

/** How a pile looks from above to someone who stands at its side and not at its front. */
function fromTheSide(figure: Figure): string {
  const places = keyOfDrawing(figure)
    .split(' ')
    .map((text): Point => {
      const [x = 0, y = 0] = text.split(',').map(Number);
      return [-y, x];
    });
  return viewKey(places);
}

/** Whether it is not said where to stand for a view from above, and another drawing is right from the side. */
export function hasSecondViewFromAbove(item: StoredItem): boolean {
  if (!promptOf(item).some((text) => /from \**above\**\?$/.test(text))) return false;
  const { right, wrong } = drawnOptions(item);
  return right.some((figure) => wrong.some((other) => keyOfDrawing(other) === fromTheSide(figure)));
}

/** Whether a right-angled triangle is asked, and another one has an angle that no eye can tell from a right angle. */
export function hasNearlyRightAngle(item: StoredItem): boolean {
  if (!promptOf(item).some((text) => text.includes('right-angled'))) return false;
  return drawnOptions(item).wrong.some((figure) =>
    polygonsOf(figure).some((points) => anglesOf(points).some((angle) => Math.abs(angle - 90) < 3)),
  );
}
