/** What the pictures that belong together share in each sub-topic, from easy to hard. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Kind } from '../pictures/palette.ts';

/** What the pictures in the row share: one thing, or two. */
export interface Rule {
  readonly kind: Kind;
  readonly featureIds: readonly string[];
}
/** How a row and its options are drawn. */
export interface Plan {
  readonly rules: readonly Rule[];
  readonly varying: number;
  readonly shown: 2 | 3;
  readonly options: 4 | 5;
  /** Numbers of shapes in the row, where they are the rule: up to four are seen without counting. */
  readonly counts?: readonly [least: number, most: number];
  /** Whether loose shapes are all of one kind and shading in each picture, so that only their number is to be found. */
  readonly alike?: boolean;
}

const one = (kind: Kind, ...featureIds: string[]): Rule[] =>
  featureIds.map((featureId) => ({ kind, featureIds: [featureId] }));
const two = (kind: Kind, ...pairs: (readonly [string, string])[]): Rule[] =>
  pairs.map((featureIds) => ({ kind, featureIds }));
const ladder = (
  options: 4 | 5,
  shown: 2 | 3,
  easy: readonly Rule[],
  medium: readonly Rule[] = easy,
  hard: readonly Rule[] = medium,
): Readonly<Record<Difficulty, Plan>> => ({
  easy: { rules: easy, varying: 2, shown, options },
  medium: { rules: medium, varying: 3, shown, options },
  hard: { rules: hard, varying: 5, shown, options },
});
const pairsSingle = two('single', ['shape', 'fill'], ['fill', 'line'], ['size', 'shape'], ['size', 'fill']);
/** Only where two pictures are shown: what is left to vary gives no more than three of them. Where only the number varies, the rule is seen at a glance. */
const pairsGroup = two('group', ['count', 'fill'], ['count', 'shape']);
const pairsNested = two(
  'nested',
  ['shape', 'innerFill'],
  ['innerShape', 'fill'],
  ['line', 'innerShape'],
  ['fill', 'innerFill'],
);
const pairsRunner = two(
  'runner',
  ['place', 'fill'],
  ['innerShape', 'fill'],
  ['place', 'innerFill'],
  ['shape', 'innerFill'],
);
const relationRules = [...one('runner', 'sameShape', 'sameFill'), ...one('nested', 'sameShape')];
/** Relations that are not seen at a glance, as the same shape twice is. */
const sideRelations = [...one('runner', 'sidesCompare', 'bothCurved'), ...one('nested', 'sidesCompare')];
const farRelations = [...one('runner', 'sameShape', 'sameFill'), ...sideRelations];
const likenessPairs = two('runner', ['sameShape', 'innerFill'], ['sameFill', 'place'], ['sameFill', 'innerShape']);
const sidePairs = two('runner', ['sidesCompare', 'fill'], ['sidesCompare', 'innerFill'], ['sidesCompare', 'place']);
const farCounts = one('scatter', 'blacks', 'whites', 'curves', 'kinds');
const countPairs = two('scatter', ['total', 'blacks'], ['blacks', 'whites'], ['kinds', 'total']);

/** Plans by sub-topic. */
export const likePlans: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430201: {
    ...ladder(4, 3, one('single', 'shape'), one('single', 'sides')),
    // One shape has three things to vary besides its sides.
    medium: { rules: one('single', 'sides'), varying: 1, shown: 3, options: 4 },
  },
  430202: ladder(
    4,
    3,
    one('single', 'fill'),
    one('single', 'fill', 'line'),
    one('nested', 'fill', 'line', 'innerFill'),
  ),
  430203: {
    ...ladder(4, 3, one('group', 'count'), one('scatter', 'total')),
    easy: { rules: one('group', 'count'), varying: 2, shown: 3, options: 4, counts: [3, 4] },
    // Shapes in rows, as on dice, would be seen and not counted.
    medium: { rules: one('scatter', 'total'), varying: 2, shown: 3, options: 4, counts: [5, 7], alike: true },
  },
  440201: ladder(
    5,
    3,
    [...one('single', 'shape', 'fill', 'line'), ...one('group', 'count')],
    one('single', 'sides', 'line'),
    [...one('nested', 'innerShape', 'innerFill'), ...one('runner', 'sides', 'innerFill')],
  ),
  440202: ladder(
    5,
    3,
    // What has a name of its own comes first: a dotted heart, then any large grey shape.
    two('single', ['shape', 'fill'], ['size', 'shape']),
    two('single', ['fill', 'line'], ['size', 'fill']),
    [...pairsNested, ...pairsRunner],
  ),
  440203: ladder(5, 3, one('single', 'fill'), two('single', ['fill', 'line']), two('nested', ['fill', 'innerFill'])),
  450201: ladder(5, 2, [...pairsSingle, ...pairsGroup], pairsNested, [...pairsNested, ...pairsRunner]),
  450202: ladder(5, 3, pairsNested, pairsNested, pairsRunner),
  450203: ladder(5, 3, relationRules, relationRules, farRelations),
  460201: {
    ...ladder(5, 3, pairsNested, [...pairsNested, ...pairsRunner], [...pairsRunner, ...countPairs]),
    easy: { rules: pairsNested, varying: 3, shown: 3, options: 5 },
  },
  460202: ladder(5, 3, farRelations, sideRelations, likenessPairs),
  460203: ladder(5, 3, one('scatter', 'blacks', 'whites'), farCounts, countPairs),
  470102: ladder(5, 3, sideRelations, likenessPairs, sidePairs),
  // To compare or to add up is harder than to count twice.
  470103: ladder(5, 3, one('scatter', 'curves', 'kinds'), countPairs, [
    ...two('scatter', ['kinds', 'blacks']),
    ...one('scatter', 'blackWhite', 'allSides'),
  ]),
};
