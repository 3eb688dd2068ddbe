/** Direct speech put together by rule, the mistakes children make with it, and a check that knows only the rules. */

import { upper } from '../../kernel/letter-case.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { pickName } from '../../kernel/names.ts';
import type { Random } from '../../kernel/random.ts';
import { listOf, once, partOf, rowsOf } from '../data-rows.ts';
import { exclamations, questions, splitOne, splitOneLong, splitTwo, splitTwoLong, statements } from './sayings.data.ts';

export const mistake = mistakesIn('e.speech');

const verbs = {
  '.': ['said', 'replied', 'whispered', 'explained', 'muttered'],
  '?': ['asked'],
  '!': ['shouted', 'cried', 'called'],
} as const;
type End = keyof typeof verbs;
const ends = ['.', '?', '!'] as const;

const one = (lines: string, end: End) =>
  once(() =>
    rowsOf(lines).map((row) => ({ spoken: partOf(row, 0), verbs: row[1] === undefined ? verbs[end] : listOf(row[1]) })),
  );
const two = (lines: string) =>
  once(() =>
    rowsOf(lines).map((row) => ({ spoken: [partOf(row, 0), partOf(row, 1)] as const, verbs: listOf(row[2]) })),
  );
const said = { '.': one(statements, '.'), '?': one(questions, '?'), '!': one(exclamations, '!') } as const;
const oneCut = two(splitOne);
const twoCut = two(splitTwo);
const oneLongCut = two(splitOneLong);
const twoLongCut = two(splitTwoLong);

/** The first parts of speeches that are two sentences, as they stand before the speaker. */
const wholeFirsts = once(
  () => new Set([...twoCut(), ...twoLongCut()].map(({ spoken: [first] }) => first.slice(0, -1))),
);

/** Whether the speaker stands between two sentences, by the words of the first part. */
export const isTwoSentences = (sentence: string): boolean =>
  wholeFirsts().has(/^“([^“”]+?)[,.]?”/.exec(sentence)?.[1] ?? '');

/** Where the speaker's name stands: after the speech, before it, or in the middle of it. */
export type Place = 'after' | 'before' | 'within' | 'between';

/** A sentence with speech in it. */
export interface Speech {
  readonly place: Place;
  readonly gold: string;
  readonly mistakes: readonly TextMistake[];
  /** The spoken words alone. */
  readonly spoken: string;
  /** Everything without inverted commas. */
  readonly bare: string;
}

const low = (text: string): string => (/^(I\b|I’)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const wrong = (text: string, name: string, says: string): TextMistake => [text, mistake(name, says)];
const markNames: Readonly<Record<string, string>> = {
  ',': 'comma',
  '.': 'full stop',
  '?': 'question mark',
  '!': 'exclamation mark',
};
const nameOf = (mark: string): string => markNames[mark] ?? 'mark';
const outside = (mark: string): string => `The ${nameOf(mark)} belongs inside the inverted commas.`;
const mustSeparate = (mark: string): string =>
  mark === '!'
    ? 'An exclamation mark or a comma must separate the speech from the rest, inside the inverted commas.'
    : `A ${nameOf(mark)} must separate the speech from the rest, inside the inverted commas.`;

function after(spoken: string, clause: string): Speech {
  const end = spoken.slice(-1);
  const body = spoken.slice(0, -1);
  const mark = end === '.' ? ',' : end;
  return {
    place: 'after',
    gold: `“${body}${mark}” ${clause}.`,
    spoken,
    bare: `${body}${mark} ${clause}.`,
    mistakes: [
      wrong(`“${body}”${mark} ${clause}.`, 'mark-outside', outside(mark)),
      wrong(`“${body}” ${clause}.`, 'no-mark-after-speech', mustSeparate(mark)),
      wrong(
        `“${body}${mark} ${clause}.”`,
        'commas-round-everything',
        'The inverted commas should go round the spoken words only.',
      ),
      wrong(`${body}${mark}” ${clause}.`, 'no-opening-commas', 'The opening inverted commas are missing.'),
      ...(end !== '?'
        ? [
            wrong(
              `“${body}.” ${clause}.`,
              'full-stop-in-the-middle',
              end === '.'
                ? 'The sentence goes on, so the speech should end with a comma.'
                : 'The sentence goes on, so the speech should not end with a full stop. An exclamation mark shows that it is called out.',
            ),
          ]
        : []),
      // After an exclamation a comma may do: “Come back here,” shouted Tom.
      ...(end === '?'
        ? [
            wrong(
              `“${body},” ${clause}.`,
              'end-mark-lost',
              'The speech asks something and should keep its question mark.',
            ),
          ]
        : []),
      wrong(
        `“${low(body)}${mark}” ${clause}.`,
        'no-capital-in-speech',
        'A spoken sentence should begin with a capital letter.',
      ),
    ].filter(([text]) => text !== `“${body}${mark}” ${clause}.`),
  };
}

function before(spoken: string, clause: string): Speech {
  const gold = `${clause}, “${spoken}”`;
  const body = spoken.slice(0, -1);
  const end = spoken.slice(-1);
  return {
    place: 'before',
    gold,
    spoken,
    bare: `${clause}, ${spoken}`,
    mistakes: [
      wrong(`${clause} “${spoken}”`, 'no-comma-before-speech', 'A comma is missing before the speech.'),
      wrong(`${clause}, “${body}”${end}`, 'mark-outside', outside(end)),
      wrong(
        `${clause}, “${low(spoken)}”`,
        'no-capital-in-speech',
        'A spoken sentence should begin with a capital letter.',
      ),
      wrong(
        `“${clause}, ${spoken}”`,
        'commas-round-everything',
        'The inverted commas should go round the spoken words only.',
      ),
      wrong(
        `${clause} “, ${spoken}”`,
        'comma-inside',
        'The comma should come before the inverted commas, not after them.',
      ),
      wrong(`${clause}, “${spoken}`, 'no-closing-commas', 'The closing inverted commas are missing.'),
    ].filter(([text]) => text !== gold),
  };
}

function within([first, second]: readonly [string, string], clause: string): Speech {
  const gold = `“${first},” ${clause}, “${second}”`;
  return {
    place: 'within',
    gold,
    // The cut is shown: put together, ‘In my opinion cats are …’ would want a comma.
    spoken: `${first} … ${second}`,
    bare: `${first}, ${clause}, ${second}`,
    mistakes: [
      wrong(
        `“${first},” ${clause}, “${upper(second)}”`,
        'capital-inside-a-sentence',
        'The spoken sentence goes on, so its second part needs no capital letter.',
      ),
      wrong(
        `“${first}.” ${clause}, “${second}”`,
        'full-stop-in-the-middle',
        'The spoken sentence goes on, so a comma should come before the speaker, not a full stop.',
      ),
      // ‘I think. We are lost.’ could be two sentences.
      ...(/^(?:I think|The trouble is)$/.test(first)
        ? []
        : [
            wrong(
              `“${first},” ${clause}. “${upper(second)}”`,
              'stop-inside-a-sentence',
              'The spoken sentence goes on after the speaker, so a comma should follow the speaker, and no capital letter.',
            ),
          ]),
      wrong(
        `“${first},”, ${clause}, “${second}”`,
        'two-commas',
        'One comma is enough there, inside the inverted commas. The second comma has to go.',
      ),
      // A comma outside before the speaker is some printers' style here, so it isn't offered as wrong.
      wrong(
        `“${first},” ${clause} “${second}”`,
        'no-comma-before-speech',
        'A comma is missing before the speech goes on.',
      ),
      wrong(`“${first}” ${clause}, “${second}”`, 'no-mark-after-speech', mustSeparate(',')),
    ],
  };
}

function between([first, second]: readonly [string, string], clause: string): Speech {
  const body = first.slice(0, -1);
  const gold = `“${body},” ${clause}. “${second}”`;
  return {
    place: 'between',
    gold,
    spoken: `${first} ${second}`,
    bare: `${body}, ${clause}. ${second}`,
    mistakes: [
      wrong(
        `“${body},” ${clause}, “${second}”`,
        'comma-between-sentences',
        'A new spoken sentence begins, so a full stop should come after the speaker.',
      ),
      wrong(
        `“${body},” ${clause}. “${low(second)}”`,
        'no-capital-in-speech',
        'A new spoken sentence should begin with a capital letter.',
      ),
      wrong(
        `“${body}.” ${clause}. “${second}”`,
        'full-stop-in-the-middle',
        'The first sentence should end with a comma, because the words that tell us who spoke come next.',
      ),
      wrong(
        `“${body},”, ${clause}. “${second}”`,
        'two-commas',
        'One comma is enough there, inside the inverted commas. The second comma has to go.',
      ),
      wrong(`“${body}” ${clause}. “${second}”`, 'no-mark-after-speech', mustSeparate(',')),
    ],
  };
}

/** A sentence with speech, with the speaker where it is wanted. */
export function drawSpeech(random: Random, place: Place, isLong = false): Speech {
  const name = pickName(random);
  if (place === 'within' || place === 'between') {
    const [one, two] = isLong ? [oneLongCut(), twoLongCut()] : [oneCut(), twoCut()];
    const saying = random.pick(place === 'within' ? one : two);
    const clause = `${random.pick(saying.verbs)} ${name}`;
    return place === 'within' ? within(saying.spoken, clause) : between(saying.spoken, clause);
  }
  const saying = random.pick(said[random.pick(ends)]());
  const { spoken } = saying;
  const verb = random.pick(saying.verbs);
  return place === 'after' ? after(spoken, `${verb} ${name}`) : before(spoken, `${name} ${verb}`);
}

const verbList = Object.values(verbs).flat().join('|');
const endFor = (verb: string): End => ends.find((end) => verbs[end].some((each) => each === verb)) ?? '.';

/** Whether a sentence keeps the rules of direct speech: the second solver's grammar. */
export function keepsRules(sentence: string): boolean {
  const inner = '[^“”]*';
  const capital = '\\p{Lu}';
  const fits = (pattern: string): RegExpExecArray | null => new RegExp(`^${pattern}$`, 'u').exec(sentence);
  const first = fits(`“${capital}${inner}([,?!])” (${verbList}) ${capital}\\p{L}+\\.`);
  if (first !== null) return (first[1] === ',' ? '.' : first[1]) === endFor(first[2] ?? '');
  const second = fits(`${capital}\\p{L}+ (${verbList}), “${capital}${inner}([.?!])”`);
  if (second !== null) return second[2] === endFor(second[1] ?? '');
  const third = fits(`“${capital}${inner},” (?:${verbList}) ${capital}\\p{L}+, “(?:\\p{Ll}|I )${inner}[.?!]”`);
  if (third !== null) return !isTwoSentences(sentence);
  const fourth = fits(`“${capital}${inner},” (?:${verbList}) ${capital}\\p{L}+\\. “${capital}${inner}[.?!]”`);
  return fourth !== null && isTwoSentences(sentence);
}

/** The words a speaker says, first and last, in a sentence without inverted commas. */
export function spokenPlaces(words: readonly string[]): readonly number[] {
  const verb = words.findIndex(
    (word, place) =>
      verbList.split('|').includes(word.replace(/[,.]$/, '')) &&
      (place === 1 || /^\p{Lu}/u.test(words[place + 1] ?? '')),
  );
  if (verb === 1 && words[1]?.endsWith(',') === true) return [2, words.length - 1];
  return [0, verb - 1];
}
