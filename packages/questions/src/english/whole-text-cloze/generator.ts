/** e.wholeCloze: whole texts with eight to twelve gaps or words with letters missing, asked one after the other as a set with the text in view. */

import type { Block, Question } from '@comet/contract/question';
import { generatorOfForms } from '../../kernel/forms.ts';
import type { Cell, SetPlace } from '../../kernel/generator.ts';
import { mistakesIn, type TextMistake } from '../../kernel/mistakes.ts';
import { singleMarks } from '../../kernel/quotation.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, write } from '../ask.ts';
import { around, type Passage, shown } from '../cloze/passage-texts.ts';
import { box, wordsFor } from '../cloze-letters/masks.ts';
import { type Form, type Seen, seeTexts } from '../seen.ts';
import { misspelling } from '../spelling/misspelling.ts';
import { boxesIn } from './hidden-letters.ts';
import {
  askedWordsOf,
  clueTo,
  fullText,
  gapsOf,
  type MaskedWord,
  maskedWordsOf,
  meaningOf,
  misfitOf,
  reasonFor,
  wholeTextsOf,
} from './whole-texts.ts';

interface Params {
  readonly set: string;
  readonly asks: 'words' | 'letters';
}

type ClozeForm = Form<Params>;
const mistake = mistakesIn('e.wholeCloze');
const gapMark = (place: number): string => `(${place + 1}) ______`;

const idOf = ({ set, title }: Passage, asks: Params['asks']): string =>
  `${asks}-${set}-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const blockOf = (text: Passage, asks: Params['asks'], paragraph: string): Block => ({
  type: 'passage',
  passageId: idOf(text, asks),
  title: text.title,
  kind: 'nonFiction',
  paragraphs: [paragraph],
});

/** The gaps of a text are asked in its order; each tells no more than its own word. */
const placeIn = (text: Passage, asks: Params['asks'], place: number, told: string): SetPlace => ({
  stimulusId: idOf(text, asks),
  place,
  tells: [told],
});

/** The texts of a cell, or the one of a set. */
function textsOf({ params }: Cell<Params>, stimulusId?: string): readonly Passage[] {
  const texts = wholeTextsOf(params.set);
  return stimulusId === undefined ? texts : texts.filter((text) => idOf(text, params.asks) === stimulusId);
}

/** How many questions a cell has in all its texts. */
const countIn = ({ params, difficulty }: Cell<Params>): number => {
  const asked = params.asks === 'words' ? gapsOf : askedWordsOf;
  return wholeTextsOf(params.set).reduce((sum, text) => sum + asked(text, difficulty).length, 0);
};

const paragraphOf = ({ prompt }: Question): string =>
  prompt.flatMap((block) => (block.type === 'passage' ? block.paragraphs : [])).join(' ');

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!]”?)\s+(?=[“(\p{Lu}])/u);

/** The sentence of the full text that holds a place, counted in characters. */
function sentenceHolding(text: string, at: number): string {
  const sentences = sentencesOf(text);
  let from = 0;
  const own = sentences.find((sentence) => {
    from += sentence.length + 1;
    return at < from;
  });
  return own ?? text;
}

/** A sentence in inverted commas; those of its own speech become single, and one whose other half is in another sentence gets it here. */
function quoted(sentence: string): string {
  const missingEnd = sentence.lastIndexOf('“') > sentence.lastIndexOf('”') ? '’' : '';
  const ends = sentence.search('”');
  const missingStart = ends !== -1 && !sentence.slice(0, ends).includes('“') ? '‘' : '';
  return `“${missingStart}${singleMarks(sentence)}${missingEnd}”`;
}

/** Dots for the other gaps of a sentence: they may be asked next. */
const withoutGaps = (sentence: string): string => sentence.replaceAll(/\(\d+\) (?:______|[a-z□]+)\.?/g, '…');

/** What tells the word of a gap: the words of the text that do, where a few do, and what follows from them. */
const clueText = (clue: string | undefined, reason: string, sentence: string): string =>
  clue === undefined
    ? reason
    : `The clue is ${sentence.includes(clue) ? 'in the same sentence' : 'in another sentence'}: ${quoted(clue)}. ${reason}`;

const wordAsks = [
  'Which word fits gap #?',
  'Choose the word that belongs in gap #.',
  'What is the missing word in gap #?',
];
const askedGap = (asks: string): number | undefined => {
  const [, number] = /\bgap (\d+)[?.]$/.exec(asks) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
};

/** One gap of a text whose later gaps are open; at hard the earlier ones are, too. */
const wordForm: ClozeForm = {
  weight: (cell) => (cell.params.asks === 'words' ? countIn(cell) : 0),
  make(random, cell, stimulusId) {
    const text = random.pick(textsOf(cell, stimulusId));
    const place = random.pick(gapsOf(text, cell.difficulty));
    const [right, ...wrong] = text.choices[place] ?? [''];
    const isOpen = (at: number): boolean => at >= place || cell.difficulty === 'hard';
    const paragraph = shown(text, (at) => (isOpen(at) ? gapMark(at) : undefined));
    const answered = shown(text, (at) => (at !== place && isOpen(at) ? gapMark(at) : undefined));
    const sentence = sentenceHolding(answered, paragraph.indexOf(gapMark(place)));
    const clue = clueTo(text, place);
    const reason = reasonFor(text, place) ?? '';
    const asks = random.pick(wordAsks).replace('#', String(place + 1));
    const count = cell.difficulty === 'easy' ? 3 : 4;
    const made = chooseText(
      random,
      {
        prompt: [asks, blockOf(text, 'words', paragraph)],
        spoken: `${asks} ${paragraph.replaceAll('______', 'blank')}`,
        hint:
          clue !== undefined && sentence.includes(clue)
            ? 'Read the whole sentence, with the words on both sides of the gap. What do they tell you about the missing word?'
            : clue === undefined
              ? 'Read the whole sentence, then the ones before and after it. What do they tell you about the missing word?'
              : 'Read the whole text, not only the sentence with the gap. Another sentence has a clue to the missing word.',
        steps: [
          clueText(clue, reason, sentence),
          `With its word, the sentence is: ${quoted(withoutGaps(sentence))}`,
          `So it is **${right}**.`,
        ],
        variant: `${cell.difficulty} ${text.title} ${place}`,
        features: {
          options: count,
          open: cell.difficulty === 'hard' ? text.choices.length : text.choices.length - place,
        },
      },
      right,
      wrong.map(
        (word, at): TextMistake => [
          word,
          mistake(
            'text-says-otherwise',
            `With “${word}” it would say: “${around(text, place, word, (other) => cell.difficulty === 'hard' || other > place)}”. ${misfitOf(text, place, at)}`,
          ),
        ],
      ),
      { count, layout: 'grid' },
    );
    return made && { ...made, setPlace: placeIn(text, 'words', place, `gap ${place + 1}`) };
  },
  solve(seen, { params }) {
    const gap = askedGap(seen.asks);
    if (gap === undefined) return undefined;
    const paragraph = paragraphOf(seen.question);
    // Whatever fills the other gaps, the text with this option must be one of ours.
    const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return chosen(seen, (option) => {
      const [before = '', after = ''] = paragraph.split(gapMark(gap));
      const pattern = [before + option, after]
        .join('')
        .split(/\(\d+\) ______/)
        .map(escaped)
        .join(String.raw`[\p{L}-]+`);
      return wholeTextsOf(params.set).some((text) => new RegExp(`^${pattern}$`, 'u').test(fullText(text)));
    });
  },
};

const lettersAsks = 'Write word # in full.';
const numbered = (words: readonly MaskedWord[], at: number): string => {
  const place = words.findIndex((word) => word.at === at);
  return place === -1 ? '' : `(${place + 1}) ${words[place]?.hidden}`;
};

/** A double letter written once, or i and e changed over, where the letters that can be seen would let a child write it. */
function missesOf(word: string, hidden: string): string[] {
  const double = word.search(/(.)\1/);
  const single = word.replace(/(.)\1/, '$1');
  const turned = word.replace(/ie/, 'ei');
  const fits = [...hidden].every((letter, place) => letter === box || letter === turned.charAt(place));
  return [...(hidden.startsWith(box + box, double) ? [single] : []), ...(fits ? [turned] : [])].filter(
    (miss) => miss !== word,
  );
}

/** One of some ten words of a text that have letters missing. */
const lettersForm: ClozeForm = {
  weight: (cell) => (cell.params.asks === 'letters' ? countIn(cell) : 0),
  make(random, cell, stimulusId) {
    const text = random.pick(textsOf(cell, stimulusId));
    const words = maskedWordsOf(text, cell.difficulty);
    const asked = random.pick(askedWordsOf(text, cell.difficulty));
    const { at, word, hidden } = asked;
    const paragraph = fullText(text)
      .split(' ')
      .map((token, place) => {
        const mark = numbered(words, place);
        return mark === '' ? token : token.replace(/^[a-z]+/, mark);
      })
      .join(' ');
    const tokens = paragraph.split(' ');
    const answered = paragraph.replace(numbered(words, at), word);
    const before = tokens.slice(0, tokens.indexOf(`(${words.indexOf(asked) + 1})`)).join(' ').length;
    const own = sentenceHolding(answered, before + 1);
    const asks = lettersAsks.replace('#', String(words.indexOf(asked) + 1));
    const made = write(
      {
        prompt: [`Some words have letters missing. ${asks}`, blockOf(text, 'letters', paragraph)],
        spoken: `${asks} It has ${word.length} letters.`,
        hint: 'Read the whole sentence first. Think of a word that makes sense there. Then check it against the letters you see.',
        steps: [
          `The sentence needs a word with this meaning: ${meaningOf(word)}.`,
          `The letters you see: ${[...hidden].join(' ')}. No other word that fits here has them in these places.`,
          `With its word, the sentence is: ${quoted(withoutGaps(own))}`,
          `The word is **${word}**.`,
        ],
        variant: `letters ${text.title} ${hidden} ${word}`,
        features: { hidden: boxesIn(hidden) },
      },
      [word],
      missesOf(word, hidden).map((miss) => [miss, misspelling(word, miss)] as const),
    );
    return { ...made, setPlace: placeIn(text, 'letters', at, `word ${words.indexOf(asked) + 1}`) };
  },
  solve({ asks, question }) {
    const [, number] = /Write word (\d+) in full\.$/.exec(asks) ?? [];
    if (number === undefined) return undefined;
    const [, hidden = ''] = new RegExp(String.raw`\(${number}\) ([a-z□]+)`).exec(paragraphOf(question)) ?? [];
    return wordsFor(hidden).flatMap((word) => typed(word));
  },
};

export const wholeCloze = generatorOfForms<Params, Seen>({
  generatorId: 'e.wholeCloze',
  version: 18,
  see: seeTexts,
  stimuli: (cell) => textsOf(cell).map((text) => idOf(text, cell.params.asks)),
  capacity: countIn,
  serves: {
    251004: { set: 'whole5', asks: 'words' },
    251005: { set: 'whole5', asks: 'letters' },
    261004: { set: 'whole6', asks: 'words' },
    261005: { set: 'whole6', asks: 'letters' },
    270804: { set: 'whole7', asks: 'words' },
    270805: { set: 'whole7', asks: 'letters' },
  },
  forms: [wordForm, lettersForm],
});
