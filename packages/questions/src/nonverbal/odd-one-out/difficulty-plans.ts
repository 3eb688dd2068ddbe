/** What sets the odd one out apart in each sub-topic, from easy to hard. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Richness } from '../pictures/emblem.ts';
import type { Kind } from '../pictures/palette.ts';
import type { PairKind } from './pair-questions.ts';

/** What sets one apart: a feature; two attributes that go together in the others; or being a mirror picture of the others. */
export type Rule =
  | { readonly kind: Kind; readonly featureId: string }
  | { readonly kind: 'pair'; readonly pictures: PairKind }
  | { readonly kind: 'turned'; readonly richness: Richness; readonly by: Turn };
/** Degrees that pictures are turned by: quarters keep lines upright, eighths don't. */
type Turn = 90 | 45;
/** How an odd one out is drawn. */
export interface Plan {
  readonly rules: readonly Rule[];
  /** How many attributes vary besides. */
  readonly varying: number;
}

const rule = (kind: Kind, ...featureIds: string[]): Rule[] => featureIds.map((featureId) => ({ kind, featureId }));
const ladder = (
  rules: readonly Rule[],
  medium: readonly Rule[] = rules,
  hard: readonly Rule[] = medium,
): Readonly<Record<Difficulty, Plan>> => ({
  easy: { rules, varying: 2 },
  medium: { rules: medium, varying: 3 },
  hard: { rules: hard, varying: 5 },
});
const relations = [...rule('nested', 'sameShape'), ...rule('runner', 'sameShape', 'sameFill')];
/** Relations that are not seen at a glance, as the same shape twice is. */
const sideRelations = [...rule('runner', 'bothCurved', 'sidesCompare'), ...rule('nested', 'sidesCompare')];
const farRelations = [...rule('runner', 'sameShape', 'sameFill'), ...sideRelations];
const pair = (...kinds: PairKind[]): Rule[] => kinds.map((pictures) => ({ kind: 'pair', pictures }));
const turned = (richness: Richness, by: Turn = 90): Rule[] => [{ kind: 'turned', richness, by }];
const mirrors = rule('single', 'mirrors');

/** Plans by sub-topic. Another outline or place of the small shape is seen at once, so neither is a rule of the hard steps. */
export const oddOutPlans: Readonly<Record<number, Readonly<Record<Difficulty, Plan>>>> = {
  430101: ladder(rule('single', 'shape'), rule('single', 'sides', 'curved'), rule('single', 'sides', 'curved')),
  430102: ladder(rule('single', 'fill'), rule('single', 'fill', 'striped'), [
    ...rule('nested', 'innerFill'),
    ...rule('runner', 'innerFill'),
  ]),
  430103: ladder(
    [...rule('single', 'size'), ...rule('group', 'count')],
    rule('single', 'size'),
    rule('scatter', 'total'),
  ),
  440101: ladder(
    [...rule('single', 'shape', 'fill', 'size'), ...rule('group', 'count')],
    rule('single', 'sides', 'line', 'fill'),
    [...rule('nested', 'innerFill', 'innerShape'), ...rule('runner', 'innerFill', 'innerShape')],
  ),
  440102: ladder(rule('group', 'count', 'fill'), rule('scatter', 'total'), rule('scatter', 'blacks', 'whites')),
  440103: {
    easy: { rules: mirrors, varying: 1 },
    medium: { rules: mirrors, varying: 2 },
    hard: { rules: mirrors, varying: 3 },
  },
  450101: ladder(
    rule('single', 'sides', 'curved', 'striped'),
    // Another small shape, or another shading of it, is seen at a glance.
    [...rule('nested', 'curved'), ...rule('runner', 'sides', 'curved')],
    rule('runner', 'sides', 'curved'),
  ),
  450102: {
    easy: { rules: turned(0), varying: 0 },
    medium: { rules: turned(1), varying: 0 },
    hard: { rules: turned(2), varying: 0 },
  },
  450103: ladder(relations, relations, farRelations),
  460101: {
    easy: { rules: pair('single'), varying: 1 },
    medium: { rules: pair('single'), varying: 2 },
    // One shape has no more to vary, so two things of two shapes go together.
    hard: { rules: pair('nested'), varying: 1 },
  },
  460102: {
    ...ladder(relations, farRelations, sideRelations),
    // As much changes besides as in the medium questions of year 5.
    easy: { rules: relations, varying: 3 },
  },
  460103: {
    easy: { rules: turned(1), varying: 0 },
    medium: { rules: turned(1, 45), varying: 0 },
    hard: { rules: turned(2, 45), varying: 0 },
  },
  470101: {
    easy: { rules: pair('single'), varying: 2 },
    medium: { rules: pair('nested', 'runner'), varying: 2 },
    hard: { rules: pair('nested', 'runner'), varying: 3 },
  },
};
