/** Recalled questions of non-verbal reasoning. */
import { alsoRight, answersToday, hasSecondAnswerToday } from './answers-today.ts';
import {
  hasRivalCount,
  hasRivalPlace,
  hasRivalSpot,
  isFlippedTheOtherWay,
  isTurnedAlike,
  namesTurnedStripes,
  turnsIntoAnotherShape,
} from './picture-faults.ts';
import type { Recall } from './recall.ts';

export const nonVerbalRecalls: readonly Recall[] = [
  {
    generatorId: 'n.oddOut',
    upTo: 1,
    harm: 'key',
    reason: 'another picture that is odd, too',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.oddOut',
    upTo: 11,
    harm: 'key',
    reason: 'two things that go together in all pictures but another one, or a black star that only another one lacks',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.oddOut',
    upTo: 14,
    harm: 'key',
    reason: 'a black star in one place of all pictures but another one',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.like',
    upTo: 1,
    harm: 'key',
    reason: 'no picture, or more than one, that is clearly most like the others',
    // The drawings are as they were: where today's solver finds no answer, none can be justified.
    isFaulty: (item) => hasSecondAnswerToday(item) || answersToday(item)?.length === 0,
  },
  {
    generatorId: 'n.like',
    upTo: 7,
    harm: 'key',
    reason: 'something countable in the whole row that a wrong picture has, and the answer has not',
    isFaulty: hasRivalCount,
  },
  {
    generatorId: 'n.like',
    upTo: 17,
    harm: 'key',
    reason: 'a shape in the same place in the whole row that a wrong picture has there too, and the answer has not',
    isFaulty: hasRivalSpot,
  },
  {
    generatorId: 'n.like',
    upTo: 19,
    harm: 'key',
    reason: 'something in the same place in the whole row, which one wrong picture alone has there too',
    isFaulty: hasRivalPlace,
  },
  {
    generatorId: 'n.analogy',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the change',
    isFaulty: hasSecondAnswerToday,
  },
  {
    generatorId: 'n.analogy',
    upTo: 4,
    harm: 'shown',
    reason: 'stripes on a turned shape, called by another name',
    isFaulty: namesTurnedStripes,
  },
  ...['n.series', 'n.matrix', 'n.hexGrid'].map(
    (generatorId): Recall => ({
      generatorId,
      upTo: 3,
      harm: 'shown',
      reason: 'a shape that becomes another while it turns',
      isFaulty: turnsIntoAnotherShape,
    }),
  ),
  alsoRight('n.matrix', 'twice as many as well as two more, or across the box as well as round it', 6),
  {
    generatorId: 'n.analogy',
    upTo: 8,
    harm: 'key',
    reason: 'a small shape that may slide as well as move on, or be black as the other one was',
    // Which way a shape ends up turned is too little to take a question back for.
    isFaulty: (item) => isTurnedAlike(item, answersToday(item) ?? []),
  },
  {
    generatorId: 'n.analogy',
    upTo: 10,
    harm: 'key',
    reason: 'a shape that lies and one that stands, which may both go to the other side of their own line',
    isFaulty: (item) => isFlippedTheOtherWay(item, answersToday(item) ?? []),
  },
  {
    generatorId: 'n.code',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the code',
    isFaulty: hasSecondAnswerToday,
  },
];
