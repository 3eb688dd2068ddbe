import { describe, expect, it } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { minus, type Point, polygonsOf, signedArea, size } from '../vector.ts';
import { drawSolid, readSolid } from './solid-figure.ts';
import { flatSolids } from './solid-models.ts';

/** How wide a face looks: the height of a triangle, about the way across of others. */
function widthOf(face: readonly Point[]): number {
  const longest = Math.max(...face.flatMap((one) => face.map((other) => size(minus(one, other)))));
  return Math.abs(signedArea(face)) / longest / (face.length === 3 ? 1 : 2);
}

describe('drawn solids', () => {
  it.each(flatSolids)('shows no face of a $name too narrow to be seen', ({ name, edges, vertices }) => {
    for (let draw = 0; draw < 30; draw++) {
      const figure = drawSolid(new Random(`${name} ${draw}`), name, 200);
      if (figure === undefined) throw new Error(`no view of a ${name}`);
      expect(Math.min(...polygonsOf(figure).map(widthOf))).toBeGreaterThan(8.9);
      expect(readSolid(figure)).toMatchObject({ edges, vertices });
    }
  });
});
