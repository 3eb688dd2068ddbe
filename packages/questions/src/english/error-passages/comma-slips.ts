/** Commas that are lost, or that stand where none belongs. */
import { low } from '../../kernel/letter-case.ts';
import { ending, type Slip, sentenceStart, type WordSlips, wordsIn } from './slip.ts';

const commaVerbs = wordsIn('was were has had is are have could would didn’t wasn’t weren’t couldn’t hasn’t');
const notInSubjects = wordsIn(
  'he she it they we i you who which that when because if although while as than and or nobody everybody nothing hardly never always already then',
);
const determiners = wordsIn('the a an my our his her their this that these those every each');
const longSubject = 3;
/** After a subject of several words children stop for breath, and put a comma there. After “she” nobody does. */
const needlessCommas: WordSlips = (word, at, words) => {
  const subject = words.slice(sentenceStart(at, words), at + 1);
  const [first = '', ...rest] = subject;
  const isSubject =
    subject.length >= longSubject &&
    determiners.has(first.toLowerCase()) &&
    rest.every((each) => /^\p{Ll}+$/u.test(each) && !determiners.has(each) && !notInSubjects.has(each));
  return isSubject && commaVerbs.has(words[at + 1] ?? '')
    ? [
        {
          wrong: `${word},`,
          form: 'comma-before-verb',
          rule: `No comma comes between the subject, “${subject.join(' ')}”, and its verb, “${words[at + 1]}”.`,
        },
      ]
    : [];
};

/** Whether a semi-colon comes more than once in the sentence of a word. */
function isSeries(at: number, words: readonly string[]): boolean {
  const end = words.findIndex((each, place) => place >= at && ending.test(each));
  return words.slice(sentenceStart(at, words), end).filter((each) => each.endsWith(';')).length > 1;
}

const fewWords = 3;

/**
 * Whether good writers put a comma between two such sentences: both are short, the second sets right what the first denies
 * (“It isn’t the wind, it’s the lightning.”), or both begin alike (“He played at dawn, he played at dusk.”).
 */
function mayBeComma(at: number, words: readonly string[]): boolean {
  const end = words.findIndex((each, place) => place > at && ending.test(each)) + 1;
  const [first, second] = [words.slice(sentenceStart(at, words), at + 1), words.slice(at + 1, end)];
  const opening = (half: readonly string[]): string => half.slice(0, 2).join(' ').toLowerCase();
  return (
    (first.length <= fewWords && second.length <= fewWords) ||
    first.some((each) => each.endsWith('n’t')) ||
    opening(first) === opening(second)
  );
}

// In front of speech a comma would be right, and three short sentences in a row may have commas: “I came, I saw, I conquered.”
const semicolons: WordSlips = (word, at, words) =>
  word.endsWith(';') && !words[at + 1]?.startsWith('“') && !isSeries(at, words) && !mayBeComma(at, words)
    ? [
        {
          wrong: word.replace(';', ','),
          form: 'semi-colon-lost',
          rule: 'Two whole sentences can’t be joined by a comma alone. A semi-colon can join them.',
        },
      ]
    : [];

export const commaSlipsOfWords: readonly WordSlips[] = [needlessCommas, semicolons];

const notInLists = wordsIn(
  'he she it they we I who which whose was were is are had has have that when because although asked said answered then so but until while if as where did went began found came knew began read wrote looked rarely named perhaps however according you',
);

/** Words of a list before its last “and” need a comma: apples**,** pears and plums. */
function listCommas(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    if (!/^\p{L}+,$/u.test(word)) return [];
    // A short list: word, word and word – each of one or two words, with the “and” soon after.
    const rest = words.slice(at + 1, at + 7);
    const and = rest.indexOf('and');
    const before = rest.slice(0, and);
    const isList =
      and > 0 &&
      and <= 4 &&
      before.every((other) => /^[\p{Ll}]+,?$/u.test(other)) &&
      !before.some((other) => notInLists.has(other.replace(',', ''))) &&
      !notInLists.has(words[at + and + 2] ?? '') &&
      !notInLists.has(words[at - 1] ?? '') &&
      (and === 1 || before.some((other) => other.endsWith(',')) || and === 2);
    return isList
      ? [
          {
            at,
            count: 2,
            wrong: `${word.slice(0, -1)} ${words[at + 1]}`,
            // Whoever knows lists of words may still stumble over “a torch, a camera and a flask”.
            form: before.length > 1 && !before[0]?.endsWith(',') ? 'phrase-list-comma' : 'list-comma',
            rule: `Things in a list are kept apart by commas, all but the last two: **${word} ${words[at + 1]?.replace(/,$/, '')}**.`,
          },
        ]
      : [];
  });
}

/** How a sentence begins that can't be joined to the one in front of it by reading on. */
const newSentence =
  /^(?:He|She|It|They|We|I|The|A|An|My|Our|His|Her|Their|Its|This|Those|There|Nobody|Every|Some|Two)$/;

/** The end of a sentence with a comma instead: the next one keeps its capital, or loses that, too. */
function splices(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const next = words[at + 1] ?? '';
    if (!/\p{Ll}\.$/u.test(word) || !/^\p{Lu}/u.test(next)) return [];
    const own = word.slice(0, -1);
    const rule = `One sentence ends with “${own}”, and a new one begins with “${next}”. A comma alone can’t join them: a full stop belongs there.`;
    const rightly = `One sentence ends with “${own}”, and a new one begins with “${next}”, so a full stop belongs between them.`;
    const small = next === 'I' ? next : low(next);
    return [
      // “I” has its capital anyway, so it doesn’t show that a sentence begins.
      ...(next === 'I'
        ? []
        : [{ at, count: 2, wrong: `${own}, ${next}`, form: 'comma-before-capital', rule, rightly }]),
      ...(newSentence.test(next) && !mayBeComma(at, words)
        ? [{ at, count: 2, wrong: `${own}, ${small}`, form: 'comma-splice', rule, rightly }]
        : []),
    ];
  });
}

/** What nobody has two of. */
const onlyOnes = /^(?:father|mother|tail|name)$/;

/**
 * Commas around “who …” behind a name or somebody’s only father. Behind “my neighbours” the words could tell which ones are
 * meant, and then the other comma of the pair would be the wrong one.
 */
function pairedCommas(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const next = words[at + 1] ?? '';
    const own = word.slice(0, -1);
    const isOnlyOne =
      (/^\p{Lu}/u.test(own) && !/s$/.test(own) && at > 0) ||
      (onlyOnes.test(own) && /^(?:my|his|her|its|our|their)$/i.test(words[at - 1] ?? ''));
    if (!word.endsWith(',') || !/^(?:who|which|whose)$/.test(next) || !isOnlyOne) return [];
    const close = words.findIndex((other, place) => place > at && /[.,;:?!]”?$/.test(other));
    const last = words[close] ?? '';
    const rule = last.endsWith(',')
      ? `The words from “${next}” to “${last.slice(0, -1)}” could be left out. They need a comma on both sides.`
      : `The words from “${next}” on could be left out. They need a comma in front of them.`;
    return [
      { at, count: 2, wrong: `${own} ${next}`, form: 'comma-of-a-pair', rule },
      ...(last.endsWith(',') ? [{ at: close, count: 1, wrong: last.slice(0, -1), form: 'comma-of-a-pair', rule }] : []),
    ];
  });
}

const fewestInClause = 3;

/** The comma after a clause that comes first in its sentence. */
function clauseCommas(words: readonly string[]): Slip[] {
  return words.flatMap((word, at): Slip[] => {
    const [first = ''] = words.slice(sentenceStart(at, words));
    const clause = words.slice(sentenceStart(at, words), at + 1);
    const isClause =
      word.endsWith(',') &&
      /^“?(?:When|If|Although|As|While|Once|After|Before|Because)$/.test(first) &&
      clause.length >= fewestInClause &&
      !clause.slice(0, -1).some((each) => /[,;:]$/.test(each));
    return isClause
      ? [
          {
            at,
            count: 2,
            wrong: `${word.slice(0, -1)} ${words[at + 1]}`,
            form: 'comma-after-clause',
            rule: `The clause that begins with “${first.replace('“', '')}” comes first in its sentence, so a comma stands at its end: **${word}**`,
          },
        ]
      : [];
  });
}

export const commaSlips = (words: readonly string[]): readonly Slip[] => [
  // First, because the comma in “When the alarm sounds, a baker, two teachers and …” is none of the list.
  ...clauseCommas(words),
  ...listCommas(words),
  ...splices(words),
  ...pairedCommas(words),
];
