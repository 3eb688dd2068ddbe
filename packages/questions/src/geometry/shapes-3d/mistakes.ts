/** What questions on solids share: the sub-topics and the mistakes. */
import type { Cell } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';

/** What a sub-topic of this family is about. */
export interface Params {
  readonly about: 'names' | 'drawings';
}

/** Names a mistake of this family. */
export const mistake = mistakesIn('m.shape3d');
/** The mistakes children make here. */
export const named = {
  hidden: mistake('forgets-hidden', 'Some are easily missed. Dashed edges show what is behind.'),
  under: mistake('forgets-cubes-below', 'There are cubes under the top ones, too.'),
  mirrored: mistake('mirrors-view', 'Left and right are swapped. Think of where you stand.'),
};

/** What makes a question hard, as numbers that rise with it. */
export const features = ({ difficulty }: Cell<Params>, parts: number): Record<string, number> => ({
  level: { easy: 0, medium: 1, hard: 2 }[difficulty],
  parts,
});
