/** The questions of a file with their proof: which words show the answer, and does a child's proof show it? */

import { chosen } from '../kernel/seen.ts';
import { askChoice, askGroups, askInOrder, quoted } from './ask.ts';
import { type Form, itemsOf, type Task } from './forms.ts';
import { isAsked, isSecondReading, itemIn, nameOutside, toldOf } from './item-told.ts';
import { isShortEnough } from './lengths.ts';
import { mistake } from './mistakes.ts';
import type { Item } from './passage.ts';

/** Questions with words of the text that show the answer and words that do not, as the second reader found them. */
const provable = ({ decoys, secondEvidence }: Item): boolean => decoys.length >= 2 && secondEvidence !== undefined;

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
                ...toldOf(passage, item, asks, 'prove', { search: 1, proof: 1, options: 1 + item.decoys.length }),
                hint: 'Read each group of words. Ask yourself: could I tell the answer from this alone?',
                steps: [
                  `We want words that show this: ${quoted(item.right.text)}`,
                  ...(item.because === '' ? [] : [item.because]),
                  `These words show it: **${quoted(proof)}**`,
                ],
              },
              quoted(proof),
              item.decoys.map((words) => ({ text: quoted(words), because: mistake('weak') })),
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
          const proofs = random.shuffle([proof, ...item.decoys.slice(0, 3)].map(quoted));
          const told = toldOf(
            passage,
            item,
            'Answer the question. Then choose the words from the text that show it best.',
            'answer and proof',
            { search: 1, proof: 2, options: answers.length * proofs.length },
          );
          return askGroups(
            {
              ...told,
              spoken: `${told.asks} ${item.asks}`,
              steps: [...told.steps.slice(0, -1), `The answer: **${item.right.text}** The words: **${quoted(proof)}**`],
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
                because: () => mistake('weak'),
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

const verdicts = {
  both: 'The answer is right, and the proof shows it.',
  weak: 'The answer is right, but the proof does not show it.',
  wrong: 'The answer is wrong.',
} as const;
type Verdict = keyof typeof verdicts;

function misjudged(right: Verdict, given: string): ReturnType<typeof mistake> {
  if (given === verdicts.wrong) return mistake('rightRefused');
  if (right === 'wrong') return mistake('answerTrusted');
  return right === 'both' ? mistake('proofMissed') : mistake('proofTrusted');
}

/** A child's answer and proof to judge. */
export const judge: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item) && provable(item))
      .flatMap(({ passage, item }) => {
        const [proof = ''] = item.evidence;
        const [decoy = ''] = item.decoys;
        const wrong = item.options.filter(({ because }) => because !== undefined);
        const [lure] = wrong.slice(-1);
        const cases: readonly (readonly [Verdict, string, string])[] = [
          ['both', item.right.text, proof],
          ['weak', item.right.text, decoy],
          ['wrong', lure?.text ?? '', proof],
        ];
        const asked = (name: string, said: string, words: string): string =>
          `${item.asks}\n\n${name} says: ${quoted(said)}\n\nThe proof: ${quoted(words)}\n\nWhat do you think?`;
        if (!cases.every(([, said, words]) => isShortEnough(passage.year, asked('Somebody', said, words)))) return [];
        return cases.map(
          ([right, said, words]): Task => ({
            make(random) {
              const name = nameOutside(passage, random);
              const told = toldOf(passage, item, asked(name, said, words), 'judge', {
                search: 1,
                proof: 2,
                options: 3,
              });
              return askInOrder(
                {
                  ...told,
                  hint: `Check the answer first. Then ask whether the proof really shows it.`,
                  steps: [...told.steps, `So, for ${name}: **${verdicts[right]}**`],
                  variant: `${told.variant} ${right}`,
                },
                Object.values(verdicts),
                verdicts[right],
                (given) => misjudged(right, given),
              );
            },
          }),
        );
      });
  },
  solve(seen) {
    const match = /^(.+)\n\n\S+ says: [“‘](.+)[”’]\n\nThe proof: (.+)\n\nWhat do you think\?$/u.exec(seen.asks);
    if (match === null) return undefined;
    const [, asks = '', said = '', words] = match;
    const item = itemIn(seen, asks);
    const proof = item?.secondEvidence;
    if (item?.secondReading === undefined || proof === undefined) return [];
    const verdict: Verdict = !isSecondReading(item, said) ? 'wrong' : words === quoted(proof) ? 'both' : 'weak';
    return chosen(seen, (option) => option === verdicts[verdict]);
  },
};
