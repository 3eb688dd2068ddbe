/** Questions about rhyme: which lines rhyme, by what scheme, and which words rhyme to the ear and not the eye. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import type { Mistake } from '../../kernel/key.ts';
import { andList } from '../../kernel/list-text.ts';
import type { WrongAnswer } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { askChoice, askInOrder, askTyped, quoted } from '../ask.ts';
import type { Form, Task } from '../forms.ts';
import { outsideRhymes } from './outside-rhymes.data.ts';
import { rhymes } from './rimes.ts';
import { endWord, looksAlike, partnersOf, schemeOf, type Verse, type VerseLine, versesOf } from './verse.ts';
import {
  type At,
  countsLines,
  each,
  knowsTerms,
  mistake,
  namedVerse,
  noRhyme,
  questionText,
  sameSound,
  seenVerses,
} from './verse-questions.ts';

/** Which line rhymes with line 1? Only where one line does. */
export const rhymingLine: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'easy' || !countsLines(year)) return [];
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
                  ...questionText(
                    at,
                    `Which line of ${at.where} rhymes with line ${place + 1}?`,
                    'line',
                    String(place),
                    {
                      listen: 1,
                      recall: 0,
                    },
                  ),
                  steps: [
                    `Line ${place + 1} ends with ${quoted(line.end)}.`,
                    `The line that ends with ${quoted(partner.end)} rhymes with it: **${right}**`,
                  ],
                },
                options,
                right,
                (text) => noRhyme(line.end, lines[Number(text.replace('Line ', '')) - 1]?.end ?? ''),
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

/** Words with just one sound: for some they rhyme, for others they don’t, so they are no pair. */
const isOneSound = (one: string, other: string): boolean => [one, other].sort().join(' ').toLowerCase() === 'one won';

/** Which pair of last words rhymes? */
export const rhymingPair: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || difficulty !== 'easy' || !countsLines(year)) return [];
    return each(passages, (at) => {
      const { lines } = at.verse;
      const pairs = lines.flatMap((one, place) => lines.slice(place + 1).map((other) => [one, other] as const));
      const pairText = (one: VerseLine, other: VerseLine): string => `${one.end} – ${other.end}`;
      const wrong = pairs.filter(([one, other]) => !partnersOf(at.verse, one).includes(other));
      if (lines.length > 6 || wrong.length < 2) return [];
      return pairs
        .filter(([one, other]) => partnersOf(at.verse, one).includes(other) && !isOneSound(one.end, other.end))
        .map(([one, other]) => ({
          make: (random: Random) =>
            askChoice(
              random,
              {
                ...questionText(at, `Which two words from ${at.where} rhyme?`, 'pair', pairText(one, other), {
                  listen: 2,
                  recall: 0,
                }),
                steps: [
                  'Say each pair aloud and listen to how the words end.',
                  `These two end in the same sound: **${pairText(one, other)}**`,
                ],
              },
              pairText(one, other),
              wrong.map(
                ([first, second]): WrongAnswer => ({
                  text: pairText(first, second),
                  because: noRhyme(first.end, second.end),
                }),
              ),
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

/** The last words of the other lines that don’t rhyme with that of one, each of them once. */
const otherEnds = ({ lines }: Verse, { end: own }: VerseLine, partners: readonly string[]): string[] => {
  const known = [own, ...partners].map((end) => end.toLowerCase());
  const others = new Map(lines.map(({ end }) => [end.toLowerCase(), end] as const));
  return [...others].flatMap(([low, end]) => (known.includes(low) ? [] : [end]));
};

/** Which last word rhymes with this one? The child types it. In year 5 the rhyme can be heard but not seen. */
export const partnerWord: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || knowsTerms(year)) return [];
    if (difficulty !== (countsLines(year) ? 'medium' : 'easy')) return [];
    return each(passages, (at) =>
      at.verse.lines.flatMap((line, place) => {
        const partners = partnersOf(at.verse, line).map(({ end }) => end);
        const [partner] = partners;
        if (partner === undefined || partners.includes(line.end)) return [];
        if (partners.some((end) => isOneSound(end, line.end))) return [];
        if (!countsLines(year) && partners.some((end) => looksAlike(end, line.end))) return [];
        return [
          {
            make: () =>
              askTyped(
                {
                  ...questionText(
                    at,
                    partners.length === 1
                      ? `In ${at.where}, which word at the end of a line rhymes with ${quoted(line.end)}?\n\nType the word.`
                      : `In ${at.where}, more than one word at the end of a line rhymes with ${quoted(line.end)}.\n\nType one of these words.`,
                    'partner',
                    String(place),
                    { listen: 2, recall: 1 },
                  ),
                  hint: `Say ${quoted(line.end)}, then the last word of each other line. What sounds the same at the end?`,
                  steps: [
                    `Say ${quoted(line.end)} aloud. Compare how it ends with the last words of the other lines.`,
                    `It rhymes with ${andList(partners.map((end) => `**${end}**`))}.`,
                  ],
                },
                partners,
                otherEnds(at.verse, line, partners).map(
                  (end): WrongAnswer => ({ text: end, because: noRhyme(line.end, end) }),
                ),
              ),
          },
        ];
      }),
    );
  },
  solve(seen) {
    const [, word] = /\bword at the end of a line rhymes with [“‘](.+)[”’][?.]/u.exec(seen.asks) ?? [];
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

/** Two lines that a wrong scheme makes rhyme though they don’t, or parts though they rhyme. */
function schemeMistake(verse: Verse, scheme: string): Mistake {
  const { lines } = verse;
  const pairs = lines.flatMap((one, place) => lines.slice(place + 1).map((other) => [one, other] as const));
  const letterOf = (line: VerseLine): string => (scheme === unrhymed ? '' : scheme.charAt(lines.indexOf(line)));
  const parted = pairs.find(
    ([one, other]) =>
      partnersOf(verse, one).includes(other) && (scheme === unrhymed || letterOf(one) !== letterOf(other)),
  );
  const joined = pairs.find(
    ([one, other]) =>
      scheme !== unrhymed && letterOf(one) === letterOf(other) && !partnersOf(verse, one).includes(other),
  );
  if (joined !== undefined)
    return mistake(
      'scheme',
      `That would make ${quoted(joined[0].end)} rhyme with ${quoted(joined[1].end)}, and they don’t.`,
    );
  const [one, other] = parted ?? [];
  return mistake(
    'scheme',
    `${quoted(one?.end ?? '')} and ${quoted(other?.end ?? '')} rhyme, so they need the same letter.`,
  );
}

function schemeTask(at: At, difficulty: Difficulty): Task[] {
  const isTyped = difficulty === 'hard';
  const scheme = schemeOf(at.verse);
  const others = schemes[at.verse.lines.length];
  const ends = new Set(at.verse.lines.map(({ end }) => end.toLowerCase()));
  // A word that comes back is no rhyme, but it looks like one: such a verse is not asked about.
  if (scheme === undefined && (isTyped || ends.size < at.verse.lines.length)) return [];
  // Three lines are easy, and a whole sonnet is too long to choose a scheme for.
  if (at.verse.lines.length < 4 && difficulty !== 'easy') return [];
  if (others === undefined && !isTyped) return [];
  const right = scheme ?? unrhymed;
  const steps = [
    `The lines end with ${at.verse.lines.map(({ end }) => quoted(end)).join(', ')}.`,
    scheme === undefined
      ? 'No two of these rhyme.'
      : `The same end sound gets the same letter: ${at.verse.lines.map(({ end, rhyme }) => `${quoted(end)} ${rhyme}`).join(', ')}.`,
    `The answer: **${right}**`,
  ];
  return [
    {
      make: (random: Random) => {
        const asks = `What is the rhyme scheme of ${at.where}?`;
        const said = {
          ...questionText(at, asks, isTyped ? 'typed scheme' : 'scheme', '', {
            listen: at.verse.lines.length,
            recall: isTyped ? 3 : 1,
          }),
          steps,
          hint: 'Call the first end sound A. Each new sound gets the next letter.',
        };
        const mistakes = [...(others ?? []), unrhymed]
          .filter((other) => other !== right)
          .map((text): WrongAnswer => ({ text, because: schemeMistake(at.verse, text) }));
        if (isTyped)
          return askTyped(
            { ...said, asks: `${asks}\n\nType the letters, beginning with A.` },
            [right],
            mistakes.filter(({ text }) => text !== unrhymed),
          );
        return askChoice(random, said, right, mistakes);
      },
    },
  ];
}

/** The rhyme scheme of a verse: chosen, or typed in letters. */
export const rhymeScheme: Form = {
  tasks: (passages, { difficulty, params, year }) =>
    params.verse === true && (difficulty !== 'easy' || !countsLines(year))
      ? each(passages, (at) => schemeTask(at, difficulty))
      : [],
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

/** Where a rhyme is looked for outside the poem: it is hard in year 4. */
const outsideAt = (year: number): Difficulty => (year <= 4 ? 'hard' : 'medium');

/** A rhyme that is not in the poem, among words that only look as if they rhymed. */
export const outsideRhyme: Form = {
  tasks(passages, { difficulty, params, year }) {
    if (params.verse !== true || knowsTerms(year) || difficulty !== outsideAt(year)) return [];
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
                  features: difficulty === 'hard' ? { listen: 4, recall: 3 } : { listen: 2, recall: 1 },
                },
                right,
                wrong.map((text) => ({ text, because: noRhyme(word, text) })),
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
