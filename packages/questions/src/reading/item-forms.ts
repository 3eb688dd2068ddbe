/** The questions of a file, asked in several ways: choose, check a child's answer, prove it, judge a proof. */
import { childNames, possessive } from '../kernel/names.ts';
import type { Random } from '../kernel/random.ts';
import { askChoice, askGroups, askInOrder, askTyped, placeOf, quoted, type Told } from './ask.ts';
import { chosen, type Form, itemsOf, type Seen, type Task, typed } from './forms.ts';
import { isShortEnough } from './lengths.ts';
import { mistake } from './mistakes.ts';
import { type Item, type Option, type Passage, plain } from './passage.ts';
import type { Skill } from './skills.ts';

/** Skills that look at the whole text: to point at one place would lead astray. */
const wholeText: readonly Skill[] = ['structure', 'mainIdea', 'summary', 'theme', 'purpose', 'comparison', 'form'];

/** What is asked, with where to look before it for the easy questions; where that would be too much to read, without. */
function pointed(passage: Passage, item: Item, asks: string): string {
  const all = `Look at ${placeOf(passage, item.evidence[0] ?? item.asks)}.\n\n${asks}`;
  return isShortEnough(passage.year, all) && !wholeText.includes(item.skill) ? all : asks;
}

/** The name of a child who is not in the text. */
function nameOutside({ paragraphs }: Passage, random: Random): string {
  return random.pick(childNames.filter((name) => !paragraphs.some(({ text }) => text.includes(name))));
}

/** Vocabulary has its own forms; all other skills are asked here. */
const isAsked = ({ skill }: Item): boolean => skill !== 'vocabulary';

function toldOf(passage: Passage, item: Item, asks: string, form: string, features: Told['features']): Told {
  const [proof = ''] = item.evidence;
  return {
    passage,
    asks,
    hint: item.hint,
    steps: [
      `Look at ${placeOf(passage, proof)}: ${quoted(proof)}`,
      ...(item.because === '' ? [] : [item.because]),
      `The answer: **${item.right.text}**`,
    ],
    variant: `${form} ${item.skill} ${item.asks}`,
    features,
  };
}

/** The question of the file that is asked here, if the words that prove it are really shown. */
function itemIn(seen: Seen, asks: string): Item | undefined {
  return seen.passage.items.find(
    (item) => isAsked(item) && item.asks === asks && item.evidence.every((words) => seen.shown.includes(plain(words))),
  );
}

/** Whether this option is the one the second reader chose. */
const isSecondReading = (item: Item | undefined, text: string): boolean => item?.secondReading?.text === text;

/** The question with its options. Easy ones say where to look and have three options. */
export const choose: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item))
      .map(({ passage, item }) => ({
        make: (random) =>
          askChoice(
            random,
            toldOf(passage, item, isEasy ? pointed(passage, item, item.asks) : item.asks, 'choose', {
              search: isEasy ? 0 : 1,
              proof: 0,
              options: isEasy ? 3 : 4,
            }),
            item.right.text,
            item.options.flatMap(({ text, because }) => (because === undefined ? [] : [{ text, because }])),
            isEasy ? 3 : 4,
          ),
      }));
  },
  solve(seen) {
    const item = itemIn(seen, seen.asks.split('\n\n').at(-1) ?? '');
    return item === undefined ? undefined : chosen(seen, (option) => isSecondReading(item, option));
  },
};

/** A short answer typed by the child. */
export const type: Form = {
  tasks(passages, cell) {
    if (cell.difficulty !== 'hard') return [];
    return itemsOf(passages, cell)
      .filter(({ item }) => item.accept.length > 0)
      .map(({ passage, item }) => ({
        make: () =>
          askTyped(
            toldOf(passage, item, `${item.asks}\n\nType your answer, as short as you can.`, 'type', {
              search: 1,
              proof: 1,
              options: 9,
            }),
            item.accept,
          ),
      }));
  },
  solve(seen) {
    const [asks = '', ask] = seen.asks.split('\n\n');
    if (!ask?.startsWith('Type your answer')) return undefined;
    const item = itemIn(seen, asks);
    // What the second reader chose must hold one of the short answers, or one of them must stand in the proof.
    const places = [item?.secondReading?.text ?? '', ...(item?.evidence ?? [])].map((text) =>
      plain(text).toLowerCase(),
    );
    return (item?.accept ?? [])
      .filter((short) => places.some((place) => place.includes(plain(short).toLowerCase())))
      .flatMap(typed);
  },
};

function checkTask(passage: Passage, item: Item, option: Option, isEasy: boolean): Task {
  return {
    make(random: Random) {
      const name = nameOutside(passage, random);
      const right = option.because === undefined ? 'Yes' : 'No';
      const asked = `${item.asks}\n\n${name} says: ${quoted(option.text)}\n\nIs ${name} right?`;
      const told = toldOf(passage, item, isEasy ? pointed(passage, item, asked) : asked, 'check', {
        search: isEasy ? 0 : 1,
        proof: 0,
        options: 2,
      });
      return askInOrder(
        {
          ...told,
          steps: [
            ...told.steps,
            `So ${possessive(name)} answer is ${right === 'Yes' ? 'right' : 'wrong'}: **${right}**.`,
          ],
          variant: `${told.variant} ${option.text}`,
        },
        ['Yes', 'No'],
        right,
        () => option.because ?? mistake('missed'),
      );
    },
  };
}

/** Another child's answer to check: the right one, and one of the wrong ones for each difficulty. */
export const check: Form = {
  tasks(passages, cell) {
    if (cell.difficulty === 'hard') return [];
    const isEasy = cell.difficulty === 'easy';
    return itemsOf(passages, cell)
      .filter(({ item }) => isAsked(item))
      .flatMap(({ passage, item }) => {
        const wrong = item.options.filter(({ because }) => because !== undefined).slice(isEasy ? 0 : 1)[0];
        return [item.right, ...(wrong === undefined ? [] : [wrong])].map((option) =>
          checkTask(passage, item, option, isEasy),
        );
      });
  },
  solve(seen) {
    const match = /(?:^|\n\n)(.+)\n\n\S+ says: [“‘](.+)[”’]\n\nIs \S+ right\?$/u.exec(seen.asks);
    if (match === null) return undefined;
    const [, asks = '', said = ''] = match;
    const item = itemIn(seen, asks);
    if (item?.secondReading === undefined) return [];
    return chosen(seen, (option) => (option === 'Yes') === isSecondReading(item, said));
  },
};

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
