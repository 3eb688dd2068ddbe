/**
 * Recalled questions. Whoever corrects a generator raises its version and adds a line here; `npm run ops -- questions:recheck`
 * then withdraws what older versions left in the database.
 */
import { isDefensible } from '../english/punctuation-defences.ts';
import { storyFaults } from '../kernel/story-faults.ts';
import { answersToday, hasSecondAnswerToday } from './answers-today.ts';
import { pairsOf, textsOf } from './item-texts.ts';
import type { Recall } from './recall.ts';

export const recalls: readonly Recall[] = [
  {
    makerId: 'e.antonym',
    upTo: 1,
    harm: 'key',
    reason: 'a word paired with itself',
    isFaulty: (item) => pairsOf(item).some(([one, other]) => one === other),
  },
  {
    makerId: 'e.punctuate',
    upTo: 1,
    harm: 'key',
    reason: 'a sentence called wrong that is right',
    isFaulty: (item) => {
      const [asked = '', sentence = ''] = textsOf(item.question.prompt);
      return (asked.startsWith('What is wrong') && isDefensible(sentence)) || hasSecondAnswerToday(item);
    },
  },
  {
    makerId: 'm.word',
    upTo: 1,
    harm: 'key',
    reason: 'a story that leaves a fact out',
    isFaulty: (item) => storyFaults(textsOf(item.question.prompt).join(' ')).length > 0,
  },
  {
    makerId: 'n.oddOut',
    upTo: 1,
    harm: 'key',
    reason: 'another picture that is odd, too',
    isFaulty: hasSecondAnswerToday,
  },
  {
    makerId: 'n.like',
    upTo: 1,
    harm: 'key',
    reason: 'no picture, or more than one, that is clearly most like the others',
    // The drawings are as they were: where today's solver finds no answer, none can be justified.
    isFaulty: (item) => hasSecondAnswerToday(item) || answersToday(item)?.length === 0,
  },
  {
    makerId: 'n.analogy',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the change',
    isFaulty: hasSecondAnswerToday,
  },
  {
    makerId: 'n.code',
    upTo: 1,
    harm: 'key',
    reason: 'a second way to read the code',
    isFaulty: hasSecondAnswerToday,
  },
];
