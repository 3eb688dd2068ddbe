import { expect, test } from 'vitest';
import { Random } from '../../kernel/random.ts';
import { drawNet, opposites } from './cube-nets.ts';
import { whyOpposite } from './opposite-faces.ts';

const names = ['A', 'B', 'C', 'D', 'E', 'F'];

test('on every net each face is found by a row, a Z or the other pairs, and the step names both faces', () => {
  for (let seed = 0; seed < 200; seed++) {
    const cells = drawNet(new Random(`net ${seed}`));
    for (const [at, target] of opposites(cells).entries()) {
      const says = whyOpposite(cells, names, at);
      const isRow = says === 'In a straight row, the opposite face is two squares away.';
      const isZ = new RegExp(`^${names[at]}, [A-F], [A-F], ${names[target]} make a Z\\.`).test(says);
      const isLeft = says.endsWith(`Only ${names[target]} is left for ${names[at]}.`);
      expect(isRow || isZ || isLeft, says).toBe(true);
    }
  }
});
