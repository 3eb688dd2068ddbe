/** What the series of each sub-topic are made of, from easy to hard. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Attribute } from '../pictures/picture.ts';
import type { ScaffoldName } from '../pictures/scaffold.ts';

export type PlanKind = 'cycle2' | 'cycle3' | 'step' | 'growing' | 'twoSteps' | 'interleaved';

/** How a series is drawn: how many attributes change, by which kinds of rules, and what is missing. */
export interface Plan {
  readonly scaffolds: readonly ScaffoldName[];
  readonly rules: number;
  readonly kinds: readonly PlanKind[];
  /** Attributes that must change: all of them, or any one of them. */
  readonly must?: readonly Attribute[];
  readonly mustBe?: 'all' | 'any';
  /** Attributes that may change besides; all where not said. */
  readonly may?: readonly Attribute[];
  /** Whether one rule must be of the hard kinds. */
  readonly special?: boolean;
  /** Whether no more than one rule may be of the hard kinds. */
  readonly onlyOneSpecial?: boolean;
  /** Whether both of two rows in one change: where one stands still, the other is found by leaving it out. */
  readonly bothMove?: boolean;
  /** Whether two rules may repeat together, which is seen as one of them: for beginners. */
  readonly together?: boolean;
  /** Whether one rule is about each shape, so that both have to be watched. */
  readonly apart?: boolean;
  readonly steps?: Partial<Record<Attribute, readonly number[]>>;
  readonly missing: 'last' | 'middle';
  readonly options: 4 | 5;
}

type Ladder = Readonly<Record<Difficulty, Plan>>;
const ladder = (easy: Plan, medium: Plan, hard: Plan): Ladder => ({ easy, medium, hard });

const single = ['single'] as const;
const every = ['single', 'nested', 'runner', 'group'] as const;
const parts = ['nested', 'runner'] as const;
const looks = ['fill', 'shape', 'line'] as const;
const simpleSteps = { turn: [6, -6], place: [1, -1], count: [1], size: [1] } as const;
/** Without three eighths of a turn, which is too much to ask in year 4. */
const clearTurns = [6, -6, 3, -3, 12];
const middleSteps = { turn: [6, -6, 3, -3], place: [1, -1, 2, -2], count: [1, -1, 2], size: [1, -1] } as const;

/** Two looks in turns make a row of two pictures in turns, which suits the youngest. From year 5 every row also turns, moves or counts. */
const moving = (plan: Omit<Plan, 'must' | 'mustBe' | 'options'>): Plan => ({
  ...plan,
  must: ['turn', 'place', 'count'],
  mustBe: 'any',
  options: 5,
});

/** Plans by sub-topic. */
export const seriesPlans: Readonly<Record<number, Ladder>> = {
  430301: ladder(
    {
      scaffolds: ['group', 'single'],
      rules: 1,
      must: ['count', 'size'],
      mustBe: 'any',
      kinds: ['step'],
      steps: { count: [1, -1], size: [1] },
      missing: 'last',
      options: 4,
    },
    {
      scaffolds: ['group', 'single'],
      rules: 2,
      must: ['count', 'size'],
      mustBe: 'any',
      may: ['fill', 'shape'],
      kinds: ['step', 'cycle2'],
      steps: { count: [1, -1], size: [1, -1] },
      missing: 'last',
      options: 4,
    },
    {
      scaffolds: ['group', 'single'],
      rules: 2,
      must: ['count', 'size'],
      mustBe: 'any',
      may: ['fill', 'shape'],
      kinds: ['step', 'cycle3'],
      steps: { count: [2, -1, -2], size: [1, -1] },
      missing: 'last',
      options: 4,
    },
  ),
  430302: ladder(
    {
      scaffolds: ['single', 'group'],
      rules: 1,
      may: ['fill', 'shape'],
      kinds: ['cycle2'],
      missing: 'last',
      options: 4,
    },
    {
      scaffolds: ['single', 'nested'],
      rules: 2,
      may: looks,
      // Three pictures by turns: of two, the answer would be seen at a glance.
      kinds: ['cycle3'],
      together: true,
      missing: 'last',
      options: 4,
    },
    { scaffolds: ['single', 'nested'], rules: 2, may: looks, kinds: ['cycle3', 'cycle2'], missing: 'last', options: 4 },
  ),
  430303: ladder(
    {
      scaffolds: single,
      rules: 1,
      must: ['turn'],
      kinds: ['step'],
      steps: { turn: [6, -6] },
      missing: 'last',
      options: 4,
    },
    {
      scaffolds: ['single', 'nested'],
      rules: 1,
      must: ['turn'],
      kinds: ['step'],
      steps: { turn: [3, -3, 6, -6] },
      missing: 'last',
      options: 4,
    },
    {
      scaffolds: ['single', 'nested'],
      rules: 2,
      must: ['turn'],
      may: ['fill'],
      kinds: ['step', 'cycle2'],
      steps: { turn: [6, -6, 3, -3] },
      missing: 'last',
      options: 4,
    },
  ),
  440301: ladder(
    {
      scaffolds: ['single', 'group', 'runner'],
      rules: 1,
      must: ['turn', 'place', 'count'],
      mustBe: 'any',
      kinds: ['step'],
      steps: { turn: [6, -6], place: [1, -1], count: [1, -1] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: every,
      rules: 1,
      must: ['turn', 'place', 'count'],
      mustBe: 'any',
      kinds: ['step'],
      steps: { turn: [3, -3], place: [2, -2, 3], count: [2, -2], size: [-1] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner', 'group'],
      rules: 1,
      must: ['place', 'count'],
      mustBe: 'any',
      // Steps that grow are for year 6.
      kinds: ['twoSteps'],
      steps: { place: [1, 2, -1, 3], count: [1, 2, 3, -1] },
      missing: 'last',
      options: 5,
    },
  ),
  440302: ladder(
    {
      scaffolds: ['single', 'group'],
      rules: 2,
      kinds: ['cycle2', 'step'],
      steps: simpleSteps,
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: every,
      rules: 2,
      kinds: ['cycle2', 'cycle3', 'step'],
      steps: middleSteps,
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: parts,
      rules: 2,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['cycle3', 'step', 'twoSteps'],
      steps: { turn: clearTurns },
      missing: 'last',
      options: 5,
    },
  ),
  440303: ladder(
    {
      scaffolds: ['single', 'group'],
      rules: 2,
      may: looks,
      kinds: ['cycle2', 'cycle3'],
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['nested'],
      rules: 2,
      may: looks,
      apart: true,
      kinds: ['cycle2', 'cycle3'],
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner', 'single', 'group'],
      rules: 2,
      must: ['place', 'turn', 'count'],
      mustBe: 'any',
      may: ['fill', 'shape'],
      kinds: ['twoSteps', 'cycle2'],
      steps: { turn: clearTurns },
      special: true,
      missing: 'last',
      options: 5,
    },
  ),
  450301: ladder(
    moving({ scaffolds: every, rules: 2, kinds: ['cycle2', 'step'], steps: simpleSteps, missing: 'last' }),
    moving({ scaffolds: every, rules: 2, kinds: ['cycle3', 'step'], steps: middleSteps, missing: 'last' }),
    {
      scaffolds: parts,
      rules: 2,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['cycle3', 'growing', 'twoSteps'],
      special: true,
      missing: 'last',
      options: 5,
    },
  ),
  450302: ladder(
    {
      scaffolds: ['runner'],
      rules: 2,
      must: ['place', 'turn'],
      kinds: ['step'],
      steps: { place: [1, -1], turn: [6, -6] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner'],
      rules: 2,
      must: ['place', 'turn'],
      kinds: ['step'],
      steps: { place: [1, 2, -2, 3, -3], turn: [3, -3, 6, -6] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner'],
      rules: 3,
      must: ['place', 'turn'],
      may: ['fill'],
      kinds: ['step', 'growing', 'twoSteps', 'cycle2'],
      special: true,
      // Two steps that grow are for year 6.
      onlyOneSpecial: true,
      missing: 'last',
      options: 5,
    },
  ),
  450303: ladder(
    // Without numbers: one, two, three are counted long before year 5.
    moving({
      scaffolds: ['single', 'runner'],
      rules: 1,
      kinds: ['step'],
      steps: { turn: [6, -6, 3, -3], place: [1, -1, 2, -2] },
      missing: 'middle',
    }),
    moving({ scaffolds: every, rules: 2, kinds: ['cycle2', 'step'], steps: middleSteps, missing: 'middle' }),
    {
      scaffolds: parts,
      rules: 2,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['step', 'twoSteps', 'cycle2', 'growing'],
      special: true,
      missing: 'middle',
      options: 5,
    },
  ),
  460301: ladder(
    moving({
      scaffolds: every,
      rules: 3,
      kinds: ['cycle2', 'cycle3', 'step'],
      steps: simpleSteps,
      missing: 'last',
    }),
    moving({ scaffolds: every, rules: 3, kinds: ['cycle2', 'cycle3', 'step'], steps: middleSteps, missing: 'last' }),
    {
      scaffolds: parts,
      rules: 3,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['cycle2', 'cycle3', 'step', 'growing', 'twoSteps'],
      // Three eighths of a turn and moves of four places are for year 7: three rules at a time are enough.
      steps: { turn: clearTurns, place: [1, -1, 2, -2, 3, -3] },
      special: true,
      missing: 'last',
      options: 5,
    },
  ),
  460302: ladder(
    {
      scaffolds: ['runner', 'single', 'group'],
      rules: 1,
      must: ['place', 'turn', 'count'],
      mustBe: 'any',
      kinds: ['growing', 'twoSteps'],
      steps: { turn: [6, -6, 12], place: [1, 2, -1], count: [2, 3, -1] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner', 'nested'],
      rules: 2,
      must: ['place', 'turn'],
      mustBe: 'any',
      may: looks,
      kinds: ['growing', 'twoSteps', 'cycle2'],
      special: true,
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner'],
      rules: 2,
      must: ['place', 'turn'],
      kinds: ['growing', 'twoSteps'],
      missing: 'last',
      options: 5,
    },
  ),
  460303: ladder(
    moving({ scaffolds: every, rules: 2, kinds: ['cycle2', 'step'], steps: simpleSteps, missing: 'middle' }),
    moving({ scaffolds: every, rules: 3, kinds: ['cycle2', 'cycle3', 'step'], steps: middleSteps, missing: 'middle' }),
    {
      scaffolds: parts,
      rules: 3,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['step', 'twoSteps', 'cycle2', 'cycle3', 'growing'],
      special: true,
      missing: 'middle',
      options: 5,
    },
  ),
  470201: ladder(
    moving({ scaffolds: every, rules: 3, kinds: ['cycle2', 'cycle3', 'step'], steps: middleSteps, missing: 'last' }),
    moving({ scaffolds: parts, rules: 3, kinds: ['cycle2', 'cycle3', 'step'], missing: 'last' }),
    {
      scaffolds: parts,
      rules: 3,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['cycle2', 'cycle3', 'growing', 'twoSteps'],
      special: true,
      missing: 'last',
      options: 5,
    },
  ),
  470202: ladder(
    {
      scaffolds: ['runner', 'single', 'group'],
      rules: 1,
      must: ['place', 'turn', 'count'],
      mustBe: 'any',
      kinds: ['interleaved'],
      bothMove: true,
      steps: { turn: [6, -6, 3, -3], place: [1, -1, 2], count: [1, -1] },
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner', 'single', 'group'],
      rules: 2,
      must: ['place', 'turn', 'count'],
      mustBe: 'any',
      may: ['fill', 'shape'],
      kinds: ['interleaved', 'cycle2'],
      bothMove: true,
      special: true,
      missing: 'last',
      options: 5,
    },
    {
      scaffolds: ['runner'],
      rules: 2,
      must: ['place', 'turn'],
      kinds: ['interleaved'],
      bothMove: true,
      missing: 'last',
      options: 5,
    },
  ),
  470203: ladder(
    // Without numbers, as one, two, three and five are filled up long before year 7.
    moving({
      scaffolds: ['single', 'nested', 'runner'],
      rules: 2,
      kinds: ['cycle3', 'step'],
      steps: middleSteps,
      missing: 'middle',
    }),
    moving({ scaffolds: parts, rules: 3, kinds: ['cycle2', 'cycle3', 'step'], steps: middleSteps, missing: 'middle' }),
    {
      scaffolds: parts,
      rules: 3,
      must: ['turn', 'place'],
      mustBe: 'any',
      kinds: ['twoSteps', 'cycle2', 'cycle3', 'growing'],
      special: true,
      missing: 'middle',
      options: 5,
    },
  ),
};
