/** Recalled questions of mathematics. */
import { seeAlgebra } from '../algebra/maths-text.ts';
import { needlessFaults, storyFaults } from '../kernel/story-faults.ts';
import { shownOptionsOf, textsOf } from './item-texts.ts';
import type { Recall } from './recall.ts';
import { hasNearlyRightAngle, hasSecondViewFromAbove } from './shape-faults.ts';
import { isBeatenEstimate, isEstimateOfTwoOptions, isMistakeOfTwoColumns } from './unclear-sums.ts';
import { hasUnclearWalk } from './unclear-walk.ts';

/** Stories as they were told before version 2, where a number could be taken in two ways. */
const unclearStories = [
  /a day for [\d,]+ days\. .* lengths a day/,
  /sets of \d+ plates and/,
  /fills [\d,]+ trays with [\d,]+ eggs and/,
  /Three bags weigh [\d,]+ g\. /,
  /Class B collects [\d,]+ more\./,
];

/** Stories as they were told before version 11, with a second answer. */
const openStories = [
  /A code has one of each\./,
  /How many ways up and down are there\?/,
  /later\b.* After how many (?:hours|minutes) does .* catch up\b/,
];

export const mathsRecalls: readonly Recall[] = [
  {
    generatorId: 'm.word',
    upTo: 1,
    harm: 'key',
    reason: 'a story that leaves a fact out',
    isFaulty: ({ question }) => {
      const story = textsOf(question.prompt).join(' ');
      return storyFaults(story).length > 0 || unclearStories.some((unclear) => unclear.test(story));
    },
  },
  {
    generatorId: 'm.word',
    upTo: 2,
    harm: 'shown',
    reason: 'a number called not needed that is needed too',
    isFaulty: ({ question, explanation }) =>
      needlessFaults(textsOf(question.prompt).join(' '), textsOf(explanation.flat())).length > 0,
  },
  {
    generatorId: 'm.word',
    upTo: 10,
    harm: 'key',
    reason: 'a story that can be taken in two ways',
    isFaulty: ({ question }) => openStories.some((open) => open.test(textsOf(question.prompt).join(' '))),
  },
  {
    generatorId: 'm.word',
    upTo: 12,
    harm: 'key',
    reason: 'curtains from rolls of cloth, where a curtain may have to be sewn from two pieces',
    isFaulty: ({ question }) => /rolls have [\d,]+ m of cloth each\./.test(textsOf(question.prompt).join(' ')),
  },
  {
    generatorId: 'm.column',
    upTo: 4,
    harm: 'key',
    reason: 'a carry or exchange forgotten, asked for as the column of the first mistake',
    isFaulty: isMistakeOfTwoColumns,
  },
  {
    generatorId: 'm.estimate',
    upTo: 3,
    harm: 'key',
    reason: 'two options as close to the estimate as each other',
    isFaulty: isEstimateOfTwoOptions,
  },
  {
    generatorId: 'm.estimate',
    upTo: 5,
    harm: 'key',
    reason: 'the calculation with the best estimate, where another one comes as close',
    isFaulty: isBeatenEstimate,
  },
  {
    generatorId: 'm.fracMul',
    upTo: 1,
    harm: 'key',
    reason: 'a time that may be for each day or for all',
    isFaulty: ({ question }) => /practises the drums .* on \d+ days\./.test(textsOf(question.prompt).join(' ')),
  },
  {
    generatorId: 'm.timetable',
    upTo: 1,
    harm: 'key',
    reason: 'a walk that may come after the time given, with another right train',
    isFaulty: hasUnclearWalk,
  },
  {
    generatorId: 'm.coords',
    upTo: 2,
    harm: 'key',
    reason: 'a square or rectangle with a more general name among the options, which fits it too',
    isFaulty: (item) => {
      const right = item.key.type === 'multipleChoice' ? shownOptionsOf(item)[item.key.option] : undefined;
      return (
        (right === 'square' || right === 'rectangle') &&
        textsOf(item.question.prompt).some((text) => text.endsWith('Which shape do you get?'))
      );
    },
  },
  {
    generatorId: 'm.shape3d',
    upTo: 4,
    harm: 'key',
    reason: 'a view from above without a word where to stand, and a drawing that is right from the side',
    isFaulty: hasSecondViewFromAbove,
  },
  {
    generatorId: 'm.shape2d',
    upTo: 3,
    harm: 'key',
    reason: 'a triangle with an angle of 88° beside the right-angled one that is asked',
    isFaulty: hasNearlyRightAngle,
  },
  {
    generatorId: 'm.twoUnknowns',
    upTo: 9,
    harm: 'key',
    reason: 'pairs to count, without a word whether 1 and 7 is the same pair as 7 and 1',
    isFaulty: ({ question }) => /How many pairs fit this equation\?\n(?:a \+ b|ab) = /.test(seeAlgebra(question).text),
  },
];
