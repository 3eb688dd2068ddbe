/** The questions of a file with their proof: which words show the answer, and which proof is the best? */

import type { Mistake } from '../../kernel/key.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { askChoice, askGroups, placeOf, quoted } from '../ask.ts';
import { type Form, itemsOf, type Task } from '../forms.ts';
import { mistake } from '../mistakes.ts';
import type { Decoy, Item, Option } from '../passages/passage.ts';
import {
  isAsked,
  isQuotedAlready,
  isSecondReading,
  isShownByTwo,
  isToldByProof,
  itemIn,
  questionTextOf,
} from './file-question-text.ts';
import { isShortEnough } from './reading-lengths.ts';

/** Questions with words of the text that show the answer and words that do not, as the second reader found them. */
const provable = (item: Item): boolean =>
  item.decoys.length >= 2 &&
  item.secondEvidence !== undefined &&
  !isQuotedAlready(item, item.evidence[0] ?? '') &&
  !isToldByProof(item) &&
  !isShownByTwo(item);

/** Why these words of the text, as quoted, do not show the answer. */
const whyNot = ({ decoys }: Item, given: string): Mistake =>
  decoys.find(({ words }) => quoted(words) === given)?.because ?? mistake('weak');

/** A right answer with these words as its proof. */
const onlyTheProof = ({ because }: Decoy): Mistake =>
  mistake('proofTrusted', `${mistake('proofTrusted').says} ${because.says}`);

/** Which words of the text show the answer? */
export const prove: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'medium') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item) && provable(item))
      .map(({ passage, item }) => {
        const [proof = ''] = item.evidence;
        const asks = `${item.asks}\n\nThe answer: ${quoted(item.right.text)}\n\nWhich words from the text show this best?`;
        return {
          make: (random) =>
            askChoice(
              random,
              {
                ...questionTextOf(passage, item, asks, 'prove', {
                  search: 1,
                  proof: 1,
                  options: 1 + item.decoys.length,
                }),
                hint: 'Find each group of words in the text. Which of them has to do with both the question and the answer?',
                steps: [
                  `We want words that show this: ${quoted(item.right.text)}`,
                  ...(item.because === '' ? [] : [item.because]),
                  `These words show it: **${quoted(proof)}**`,
                ],
              },
              quoted(proof),
              item.decoys.map(({ words, because }) => ({ text: quoted(words), because })),
              Math.min(4, 1 + item.decoys.length),
            ),
        };
      });
  },
  solve(seen) {
    const [asks = '', answer = '', ask = ''] = seen.asks.split('\n\n');
    if (!ask.startsWith('Which words from the text show this best')) return undefined;
    const item = itemIn(seen, asks);
    const proof = item?.secondEvidence;
    if (proof === undefined || !answer.includes(item?.secondReading?.text ?? '?')) return [];
    return chosen(seen, (option) => option === quoted(proof));
  },
};

/** Two parts: the answer, and the words that show it. */
export const answerAndProof: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item) && provable(item))
      .map(({ passage, item }) => ({
        make(random) {
          const [proof = ''] = item.evidence;
          const answers = random.shuffle(item.options.map(({ text }) => text));
          const proofs = random.shuffle([proof, ...item.decoys.slice(0, 3).map(({ words }) => words)].map(quoted));
          const questionText = questionTextOf(
            passage,
            item,
            'Answer the question. Then choose the words from the text that show it best.',
            'answer and proof',
            { search: 1, proof: 2, options: answers.length * proofs.length },
          );
          return askGroups(
            {
              ...questionText,
              spoken: `${questionText.asks} ${item.asks}`,
              steps: [
                ...questionText.steps.slice(0, -1),
                `The answer: **${item.right.text}** The words: **${quoted(proof)}**`,
              ],
            },
            [
              {
                label: item.asks,
                words: answers,
                right: [answers.indexOf(item.right.text)],
                because: (word) => item.options.find(({ text }) => text === word)?.because ?? mistake('accepted'),
              },
              {
                label: 'Which words show it?',
                words: proofs,
                right: [proofs.indexOf(quoted(proof))],
                because: (words) => whyNot(item, words),
              },
            ],
            'list',
          );
        },
      }));
  },
  solve(seen) {
    const { answer } = seen.question;
    if (!seen.asks.startsWith('Answer the question. Then choose') || answer.type !== 'multipleWordChoice')
      return undefined;
    const [first, second] = answer.groups;
    const item = itemIn(seen, first?.label ?? '');
    const proof = item?.secondEvidence;
    const picks = [
      (first?.words ?? []).findIndex((word) => isSecondReading(item, word)),
      (second?.words ?? []).findIndex((word) => proof !== undefined && word === quoted(proof)),
    ];
    return picks.includes(-1) ? [] : [{ type: 'multipleWordChoice', picks: picks.map((place) => [place]) }];
  },
};

const twoProofsAsks = [
  'Which two pieces of evidence show this?',
  'Find two pieces of evidence for this.',
  'Which two of these would you quote to prove this?',
  'Two of these show it. Which two?',
] as const;

const notProofs = 3;

/** Which two pieces of evidence show the answer? Asked where both readers have found two. */
export const twoProofs: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(
        ({ item }) =>
          isAsked(item) &&
          item.evidence.length === 2 &&
          item.secondProofs.length === 2 &&
          !item.evidence.some((proof) => isQuotedAlready(item, proof)) &&
          item.decoys.length >= notProofs,
      )
      .map(({ passage, item }) => ({
        make(random) {
          const words = random.shuffle(
            [...item.evidence, ...random.sample(item.decoys, notProofs).map((decoy) => decoy.words)].map(quoted),
          );
          const shown = item.evidence.map(quoted);
          const asks = `${item.asks}\n\nThe answer: ${quoted(item.right.text)}\n\n${random.pick(twoProofsAsks)}`;
          if (!isShortEnough(passage.year, asks)) return undefined;
          return askGroups(
            {
              ...questionTextOf(passage, item, asks, 'two proofs', { search: 1, proof: 2, options: 10 }),
              hint: 'Take one group of words at a time. Would it help to convince somebody who doubts the answer?',
              steps: [
                `We want words that show this: ${quoted(item.right.text)}`,
                ...(item.because === '' ? [] : [item.because]),
                ...item.evidence.map((proof) => `Look at ${placeOf(passage, proof)}: ${quoted(proof)}`),
                `The two pieces of evidence: **${shown.join('** and **')}**`,
              ],
            },
            [{ words, right: shown.map((each) => words.indexOf(each)), because: (given) => whyNot(item, given) }],
            'list',
          );
        },
      }));
  },
  solve(seen) {
    const [asks = '', answer = '', ask = ''] = seen.asks.split('\n\n');
    if (!twoProofsAsks.some((each) => each === ask)) return undefined;
    const item = itemIn(seen, asks);
    if (item === undefined || !answer.includes(item.secondReading?.text ?? '?')) return [];
    return chosen(seen, (option) => item.secondProofs.some((proof) => option === quoted(proof)));
  },
};

const proofBefore = '\n\nProof: ';

/**
 * Answers with their proofs: which answer is right and has the best proof? Nobody can say of one proof alone whether it is
 * enough; which of two is better, the second reader has said.
 */
export const compareProofs: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item) && provable(item))
      .flatMap(({ passage, item }) => {
        const [proof = ''] = item.evidence;
        const lures = item.options.filter(({ because }) => because !== undefined);
        const asks = `${item.asks}\n\nWhich answer is right and has the best proof?`;
        const option = (said: string, words: string): string => `${said}${proofBefore}${quoted(words)}`;
        const right = option(item.right.text, proof);
        const mistakesWith = (decoy: Decoy, lure: Option): readonly WrongAnswer[] => {
          const misjudged = mistake('answerTrusted', `That answer is not right. ${lure.because?.says ?? ''}`.trim());
          return [
            { text: option(item.right.text, decoy.words), because: onlyTheProof(decoy) },
            { text: option(lure.text, proof), because: misjudged },
            { text: option(lure.text, decoy.words), because: misjudged },
          ];
        };
        return item.decoys.flatMap((decoy, place): Task[] => {
          const sets = lures
            .map((lure) => mistakesWith(decoy, lure))
            .filter((mistakes) =>
              [right, ...mistakes.map(({ text }) => text)].every((text) => isShortEnough(passage.year, text)),
            );
          if (sets.length === 0) return [];
          return [
            {
              make(random) {
                // The right one is the longest as often as chance has it.
                const wantsLongest = random.chance(1, 4);
                const fit = sets.filter(
                  (mistakes) => mistakes.every(({ text }) => text.length <= right.length) === wantsLongest,
                );
                if (fit.length === 0) return undefined;
                const questionText = questionTextOf(passage, item, asks, 'compare proofs', {
                  search: 1,
                  proof: 2,
                  options: 4,
                });
                return askChoice(
                  random,
                  {
                    ...questionText,
                    hint: `${item.hint} Then compare the proofs.`,
                    steps: [
                      ...questionText.steps.slice(0, -1),
                      // Bold ends with its paragraph.
                      `So it is: ${option(`**${item.right.text}**`, proof)}`,
                    ],
                    variant: `${questionText.variant} ${place}`,
                  },
                  right,
                  random.pick(fit),
                );
              },
            },
          ];
        });
      });
  },
  solve(seen) {
    const [asks = '', ask = ''] = seen.asks.split('\n\n');
    if (ask !== 'Which answer is right and has the best proof?') return undefined;
    const item = itemIn(seen, asks);
    const proof = item?.secondEvidence;
    if (proof === undefined) return [];
    return chosen(seen, (option) => {
      const [said = '', words] = option.split(proofBefore);
      return isSecondReading(item, said) && words === quoted(proof);
    });
  },
};
