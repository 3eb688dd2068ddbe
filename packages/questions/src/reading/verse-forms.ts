/** Questions about verses: which lines rhyme and how, how many syllables a line has, where a sentence runs on. */
import type { Mistake } from '../kernel/key.ts';
import type { Random } from '../kernel/random.ts';
import { askChoice, askInOrder, askTyped, quoted, type Slip, type Told } from './ask.ts';
import { chosen, type Form, type Seen, type Task, typed } from './forms.ts';
import { outsideRhymes } from './outside-rhymes.ts';
import type { Passage } from './passage.ts';
import { rhymes } from './rimes.ts';
import { countSyllables } from './syllables.ts';
import { endWord, partnersOf, schemeOf, type Verse, type VerseLine, verseName, versesOf } from './verse.ts';

const says = {
  spelling: 'Those words look alike, but say them aloud: they do not rhyme.',
  beside: 'That line stands near, but its last word sounds different.',
  scheme: 'Give the same letter to the same sound at the end of a line.',
  count: 'Count again, from one gap to the next.',
  syllables: 'Clap the line, one clap for each beat of a word.',
  pause: 'Look for a full stop, a colon or another strong mark inside the line.',
  runOn: 'Look at the end of the line. Is there a mark where you would stop?',
} as const;

const mistake = (name: keyof typeof says): Mistake => ({ id: `e.poetry/${name}`, says: says[name] });

/** All that a form needs to know of one verse. */
interface At {
  readonly passage: Passage;
  readonly verse: Verse;
  /** ‘verse 2’, or ‘this poem’. */
  readonly where: string;
}

function each(passages: readonly Passage[], make: (at: At) => readonly Task[]): Task[] {
  return passages.flatMap((passage) =>
    versesOf(passage).flatMap((verse) => make({ passage, verse, where: verseName(passage, verse) })),
  );
}

/** The lines seen, verse by verse; the second solver counts and listens to these alone. */
function seenVerses(seen: Seen): string[][] {
  const block = seen.question.prompt.find(({ type }) => type === 'passage');
  return block?.type === 'passage' ? block.paragraphs.map((text) => text.split('\n')) : [];
}

/** The lines of the verse that a question names; of the first where it speaks of the whole poem. */
function namedVerse(seen: Seen): string[] {
  const [, number = '1'] = /verse (\d+)/u.exec(seen.asks) ?? [];
  return seenVerses(seen)[Number(number) - 1] ?? [];
}

/** Whether two last words are different words with one sound. */
const sameSound = (one: string, other: string): boolean =>
  one.toLowerCase() !== other.toLowerCase() && rhymes(one, other);

const rhymeHint = 'Say the last word of each line aloud. Which ones sound alike from the vowel on?';

function told({ passage, verse }: At, asks: string, form: string, what: string, features: Told['features']): Told {
  return { passage, asks, hint: rhymeHint, steps: [], variant: `${form} ${verse.number} ${what}`, features };
}

/** Which line rhymes with line 1? Only where one line does. */
export const rhymingLine: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'easy') return [];
    return each(passages, (at) => {
      const { lines } = at.verse;
      if (lines.length < 4 || lines.length > 6) return [];
      return lines.flatMap((line, place) => {
        const partners = partnersOf(at.verse, line);
        const [partner] = partners;
        if (partner === undefined || partners.length > 1) return [];
        const options = lines.flatMap((_, other) => (other === place ? [] : [`Line ${other + 1}`]));
        const right = `Line ${lines.indexOf(partner) + 1}`;
        return [
          {
            make: () =>
              askInOrder(
                {
                  ...told(at, `Which line of ${at.where} rhymes with line ${place + 1}?`, 'line', String(place), {
                    listen: 1,
                    recall: 0,
                  }),
                  steps: [
                    `Line ${place + 1} ends with ${quoted(line.end)}.`,
                    `The line that ends with ${quoted(partner.end)} rhymes with it: **${right}**`,
                  ],
                },
                options,
                right,
                () => mistake('beside'),
              ),
          },
        ];
      });
    });
  },
  solve(seen) {
    const [, number] = /^Which line of .+ rhymes with line (\d+)\?$/u.exec(seen.asks) ?? [];
    if (number === undefined) return undefined;
    const ends = namedVerse(seen).map(endWord);
    return chosen(seen, (option) =>
      sameSound(ends[Number(option.replace('Line ', '')) - 1] ?? '', ends[Number(number) - 1] ?? '?'),
    );
  },
};

/** Which pair of last words rhymes? */
export const rhymingPair: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'easy') return [];
    return each(passages, (at) => {
      const { lines } = at.verse;
      const pairs = lines.flatMap((one, place) => lines.slice(place + 1).map((other) => [one, other] as const));
      const pairText = (one: VerseLine, other: VerseLine): string => `${one.end} – ${other.end}`;
      const wrong = pairs.filter(([one, other]) => !partnersOf(at.verse, one).includes(other));
      if (lines.length > 6 || wrong.length < 2) return [];
      return pairs
        .filter(([one, other]) => partnersOf(at.verse, one).includes(other))
        .map(([one, other]) => ({
          make: (random: Random) =>
            askChoice(
              random,
              {
                ...told(at, `Which two words from ${at.where} rhyme?`, 'pair', pairText(one, other), {
                  listen: 2,
                  recall: 0,
                }),
                steps: [`Say the words aloud.`, `These two rhyme: **${pairText(one, other)}**`],
              },
              pairText(one, other),
              wrong.map(([first, second]): Slip => ({ text: pairText(first, second), because: mistake('beside') })),
              Math.min(4, wrong.length + 1),
            ),
        }));
    });
  },
  solve: (seen) =>
    /^Which two words from .+ rhyme\?$/u.test(seen.asks)
      ? chosen(seen, (option) => {
          const [one = '', other = ''] = option.split(' – ');
          return sameSound(one, other);
        })
      : undefined,
};

/** How many lines in a verse, how many verses? */
export const howMany: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'easy') return [];
    return passages.flatMap((passage): Task[] => {
      const verses = versesOf(passage);
      const [first] = verses;
      if (first === undefined) return [];
      const count = (asks: string, number: number, what: string): Task => ({
        make: () =>
          askTyped(
            {
              ...told({ passage, verse: first, where: '' }, asks, 'count', what, { listen: 0, recall: 0 }),
              hint: 'A verse is a block of lines with a gap before and after it.',
              steps: ['Put your finger on each one and count.', `The number is **${number}**.`],
            },
            [String(number)],
          ),
      });
      return [
        ...(verses.length > 1
          ? [count('How many verses has this poem?\n\nType a number.', verses.length, 'verses')]
          : []),
        count(`How many lines has ${verseName(passage, first)}?\n\nType a number.`, first.lines.length, 'lines'),
      ];
    });
  },
  solve(seen) {
    if (seen.asks.startsWith('How many verses has')) return typed(String(seenVerses(seen).length));
    return seen.asks.startsWith('How many lines has') ? typed(String(namedVerse(seen).length)) : undefined;
  },
};

/** Which last word rhymes with this one? The child types it. */
export const partnerWord: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'medium') return [];
    return each(passages, (at) =>
      at.verse.lines.flatMap((line, place) => {
        const partners = partnersOf(at.verse, line).map(({ end }) => end);
        const [partner] = partners;
        if (partner === undefined || partners.includes(line.end)) return [];
        return [
          {
            make: () =>
              askTyped(
                {
                  ...told(
                    at,
                    `In ${at.where}, which word at the end of a line rhymes with ${quoted(line.end)}?\n\nType the word.`,
                    'partner',
                    String(place),
                    { listen: 2, recall: 1 },
                  ),
                  steps: [
                    `Listen to the end of ${quoted(line.end)}.`,
                    `It rhymes with **${partners.join('** and **')}**.`,
                  ],
                },
                partners,
              ),
          },
        ];
      }),
    );
  },
  solve(seen) {
    const [, word] = /which word at the end of a line rhymes with [“‘](.+)[”’]\?/u.exec(seen.asks) ?? [];
    if (word === undefined) return undefined;
    return namedVerse(seen)
      .map(endWord)
      .filter((end) => sameSound(end, word))
      .flatMap(typed);
  },
};

const unrhymed = 'It does not rhyme';
/** Schemes that verses of each length might have. */
const schemes: Readonly<Record<number, readonly string[]>> = {
  3: ['ABA', 'AAB', 'ABB', 'AAA'],
  4: ['ABAB', 'AABB', 'ABBA', 'ABCB', 'ABAA'],
  5: ['AABBA', 'ABABA', 'AABAB', 'ABBAB'],
  6: ['AABBCC', 'ABABCC', 'ABCABC', 'AABCCB'],
};

function schemeTask(at: At, isTyped: boolean): Task[] {
  const scheme = schemeOf(at.verse);
  const others = schemes[at.verse.lines.length];
  const ends = new Set(at.verse.lines.map(({ end }) => end.toLowerCase()));
  // A word that comes back is no rhyme, but it looks like one: such a verse is not asked about.
  if (others === undefined || (scheme === undefined && (isTyped || ends.size < at.verse.lines.length))) return [];
  const right = scheme ?? unrhymed;
  const steps = [
    `The lines end with ${at.verse.lines.map(({ end }) => quoted(end)).join(', ')}.`,
    scheme === undefined ? 'No two of these rhyme.' : 'The same sound has the same letter.',
    `The answer: **${right}**`,
  ];
  return [
    {
      make: (random: Random) => {
        const asks = `What is the rhyme scheme of ${at.where}?`;
        const said = {
          ...told(at, asks, isTyped ? 'typed scheme' : 'scheme', '', {
            listen: at.verse.lines.length,
            recall: isTyped ? 3 : 1,
          }),
          steps,
          hint: 'Call the first end sound A. Each new sound gets the next letter.',
        };
        if (isTyped) return askTyped({ ...said, asks: `${asks}\n\nType the letters, beginning with A.` }, [right]);
        const slips = [...others, unrhymed]
          .filter((other) => other !== right)
          .map((text): Slip => ({ text, because: mistake('scheme') }));
        return askChoice(random, said, right, slips);
      },
    },
  ];
}

/** The rhyme scheme of a verse: chosen, or typed in letters. */
export const rhymeScheme: Form = {
  tasks: (passages, { difficulty, params }) =>
    params.verse === true && difficulty !== 'easy' ? each(passages, (at) => schemeTask(at, difficulty === 'hard')) : [],
  solve(seen) {
    if (!/^What is the rhyme scheme of (?:verse \d+|this poem)\?/u.test(seen.asks)) return undefined;
    const ends = namedVerse(seen).map(endWord);
    const sounds: string[] = [];
    for (const end of ends) if (!sounds.some((known) => rhymes(known, end))) sounds.push(end);
    const letters = ends.map((end) => 'ABCDEFGH'.charAt(sounds.findIndex((known) => rhymes(known, end)))).join('');
    const found = sounds.length === ends.length ? unrhymed : letters;
    return seen.question.answer.type === 'writeAnswer' ? typed(found) : chosen(seen, (option) => option === found);
  },
};

/** A rhyme that is not in the poem, among words that only look as if they rhymed. */
export const outsideRhyme: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'hard') return [];
    return passages.flatMap((passage) => {
      const verses = versesOf(passage);
      const ends = new Set(verses.flatMap(({ lines }) => lines.map(({ end }) => end.toLowerCase())));
      return outsideRhymes
        .filter(({ word, right }) => ends.has(word) && !ends.has(right))
        .map(
          ({ word, right, wrong }): Task => ({
            make: (random) =>
              askChoice(
                random,
                {
                  passage,
                  asks: `A line of this poem ends with ${quoted(word)}. Which of these words rhymes with it?`,
                  hint: 'Say each word aloud. Trust your ears and not your eyes.',
                  steps: [`Say ${quoted(word)}, then each of the words.`, `The rhyme: **${right}**`],
                  variant: `outside ${word}`,
                  features: { listen: 4, recall: 3 },
                },
                right,
                wrong.map((text) => ({ text, because: mistake('spelling') })),
              ),
          }),
        );
    });
  },
  solve(seen) {
    const [, word] = /^A line of this poem ends with [“‘](.+)[”’]\. Which/u.exec(seen.asks) ?? [];
    if (word === undefined) return undefined;
    const isThere = seenVerses(seen)
      .flat()
      .some((line) => endWord(line).toLowerCase() === word);
    return isThere ? chosen(seen, (option) => sameSound(option, word)) : [];
  },
};

/** Whether all the lines of a poem have as many syllables. */
const isEven = ({ syllables }: Passage): boolean => new Set(syllables.flat()).size === 1;

/** How many syllables has a line? Once only where all the lines of a poem are alike, or the answer would soon be known. */
export const syllablesIn: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'hard') return [];
    return each(passages, (at) =>
      at.verse.lines.flatMap((line, place) =>
        line.syllables === 0 || (isEven(at.passage) && (at.verse.number > 1 || place > 0))
          ? []
          : [
              {
                make: () =>
                  askTyped(
                    {
                      ...told(
                        at,
                        `How many syllables has this line?\n\n${quoted(line.text)}\n\nType a number.`,
                        'syllables',
                        String(place),
                        { listen: line.syllables, recall: 2 },
                      ),
                      hint: 'Clap the line slowly, one clap for each beat of a word.',
                      steps: ['Clap each word and add the claps up.', `The line has **${line.syllables}** syllables.`],
                    },
                    [String(line.syllables)],
                  ),
              },
            ],
      ),
    );
  },
  solve(seen) {
    const [, line] = /^How many syllables has this line\?\n\n[“‘](.+)[”’]\n\nType/u.exec(seen.asks) ?? [];
    return line === undefined ? undefined : typed(String(countSyllables(line)));
  },
};

/** Which of these lines has so many syllables? For poems whose lines differ in length. */
export const lineOfLength: Form = {
  tasks(passages, { difficulty, params }) {
    if (params.verse !== true || difficulty !== 'medium') return [];
    return passages.flatMap((passage) => {
      const lines = versesOf(passage).flatMap(({ lines: all }) => all);
      return lines
        .filter(({ syllables }) => syllables > 0 && lines.filter((other) => other.syllables !== syllables).length >= 3)
        .map(
          (line): Task => ({
            make: (random) =>
              askChoice(
                random,
                {
                  passage,
                  asks: `Which of these lines has ${line.syllables} syllables?`,
                  hint: 'Clap each line slowly, one clap for each beat of a word.',
                  steps: ['Clap the lines one after the other.', `The line: **${line.text}**`],
                  variant: `of length ${line.text}`,
                  features: { listen: 3, recall: 1 },
                },
                line.text,
                random
                  .shuffle(lines.filter(({ syllables }) => syllables !== line.syllables))
                  .map(({ text }) => ({ text, because: mistake('syllables') })),
                3,
              ),
          }),
        );
    });
  },
  solve(seen) {
    const [, wanted] = /^Which of these lines has (\d+) syllables\?$/u.exec(seen.asks) ?? [];
    return wanted === undefined ? undefined : chosen(seen, (option) => countSyllables(option) === Number(wanted));
  },
};

const runs = { on: 'It runs on into the next line.', stops: 'It stops at the end of the line.' } as const;

/** Does the sentence stop at the end of the line, or run on? From year 5, when enjambment is talked about. */
export const runsOn: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'medium' || year < 5) return [];
    return each(passages, (at) =>
      at.verse.lines.slice(0, -1).map((line, place) => ({
        make() {
          const right = /[\p{L}’]$/u.test(line.text) ? runs.on : runs.stops;
          const asks = `Look at this line.\n\n${quoted(line.text)}\n\nDoes the reader pause at its end?`;
          const steps = [
            right === runs.on
              ? 'There is no mark at the end of the line.'
              : 'There is a mark at the end of the line, and you pause there.',
            `The answer: **${right}**`,
          ];
          return askInOrder(
            { ...told(at, asks, 'runs on', String(place), { listen: 1, recall: 1 }), steps, hint: says.runOn },
            Object.values(runs),
            right,
            () => mistake('runOn'),
          );
        },
      })),
    );
  },
  solve(seen) {
    const [, line] = /^Look at this line\.\n\n[“‘](.+)[”’]\n\nDoes the reader pause/u.exec(seen.asks) ?? [];
    if (line === undefined) return undefined;
    const marked = new Set([...'.,;:!?)”…']);
    const right = marked.has(line.at(-1) ?? '') ? runs.stops : runs.on;
    return chosen(seen, (option) => option === right);
  },
};

/** What can be looked for among four lines: the question, how a line is known by its marks, and how it is explained. */
interface Sought {
  readonly asks: string;
  readonly because: Mistake;
  readonly hint: string;
  readonly why: string;
  has(line: string): boolean;
  /** The same found another way, for the second solver. */
  hasToo(line: string): boolean;
}

const strong = new Set([...'.;:!?']);

const sought: readonly Sought[] = [
  {
    asks: 'Which of these lines runs on into the next one without a pause?',
    because: mistake('runOn'),
    hint: 'Look at the end of each line. Where would you not stop for breath?',
    why: 'It has no mark at its end, so the sentence goes on. This is called enjambment.',
    has: (line) => /[\p{L}’]$/u.test(line),
    hasToo: (line) => ![...'.,;:!?)”…–'].includes(line.at(-1) ?? ''),
  },
  {
    asks: 'Which of these lines stops with a pause at its end?',
    because: mistake('runOn'),
    hint: 'Look at the end of each line. Where would you stop for breath?',
    why: 'A mark at its end makes the reader pause. Such a line is end-stopped.',
    has: (line) => !/[\p{L}’]$/u.test(line),
    hasToo: (line) => [...'.,;:!?)”…–'].includes(line.at(-1) ?? ''),
  },
  {
    asks: 'Which of these lines has a strong pause in its middle?',
    because: mistake('pause'),
    hint: says.pause,
    why: 'A strong mark stands inside it. A pause inside a line is called a caesura.',
    has: (line) => /[.;:!?]”? ./u.test(line),
    hasToo: (line) =>
      [...line.slice(0, -1)].some((letter, place, all) => strong.has(letter) && all.slice(place).includes(' ')),
  },
];

/** One line among four that runs on, stops or has a pause in its middle. From year 6. */
export const lineWithPause: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'hard' || year < 6) return [];
    return passages.flatMap((passage) => {
      // The last line of all has nothing to run on into.
      const lines = [...new Set(versesOf(passage).flatMap(({ lines: all }) => all.map(({ text }) => text)))].slice(
        0,
        -1,
      );
      return sought.flatMap(({ asks, because, hint, why, has }) => {
        const wrong = lines.filter((line) => !has(line)).map((text): Slip => ({ text, because }));
        if (wrong.length < 3) return [];
        return lines.filter(has).map(
          (line): Task => ({
            make: (random) =>
              askChoice(
                random,
                {
                  passage,
                  asks,
                  hint,
                  steps: [why, `The line: **${line}**`],
                  variant: `${asks} ${line}`,
                  features: { listen: 4, recall: 2 },
                },
                line,
                wrong,
              ),
          }),
        );
      });
    });
  },
  solve(seen) {
    const found = sought.find(({ asks }) => asks === seen.asks);
    return found === undefined ? undefined : chosen(seen, found.hasToo);
  },
};
