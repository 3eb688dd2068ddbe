/** v.cloze: the word that fits a gap, in a sentence or in a short text with several gaps. */

import type { GivenAnswer, Question } from '@comet/contract/question';
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { type Form, generatorOfForms } from '../../kernel/forms.ts';
import type { Made } from '../../kernel/generator.ts';
import { mistakesIn } from '../../kernel/mistakes.ts';
import type { QuestionText } from '../../kernel/question-text.ts';
import type { Random } from '../../kernel/random.ts';
import { seeQuestion } from '../../kernel/seen.ts';
import { askChoice, askWords, promptText } from '../ask.ts';
import { answersWhere, picksWhere } from '../solve.ts';
import { passageReasons } from './passage-reasons.data.ts';
import { fineClozes, linkClozes, nearClozes } from './sentences.data.ts';
import { openTexts, passages, type Text } from './texts.ts';
import { wrongMeanings } from './wrong-meanings.data.ts';

type Plan =
  | { readonly form: 'sentence'; readonly from: keyof typeof sentences }
  | { readonly form: 'passage'; readonly from: keyof typeof passages; readonly gaps: number };
type Ladder = Readonly<Record<Difficulty, Plan>>;

const passage = (from: keyof typeof passages, gaps: number): Plan => ({ form: 'passage', from, gaps });

const ladders: Readonly<Record<number, Ladder>> = {
  350203: {
    easy: { form: 'sentence', from: 'link' },
    medium: { form: 'sentence', from: 'near' },
    hard: { form: 'sentence', from: 'fine' },
  },
  360203: { easy: passage('middle', 2), medium: passage('middle', 3), hard: passage('middle', 4) },
  370203: { easy: passage('hard', 2), medium: passage('hard', 3), hard: passage('hard', 4) },
};

interface Cloze {
  readonly sentence: string;
  readonly right: string;
  readonly wrong: readonly string[];
  /** Why the right word fits. */
  readonly reason: string;
}

const clozesIn = (lines: readonly string[]): Cloze[] =>
  lines.map((line) => {
    const [sentence = '', right = '', wrong = '', reason = ''] = line.split('|');
    return { sentence, right: right.replaceAll('_', ' '), wrong: wrong.split(' '), reason };
  });

const sentences = { link: clozesIn(linkClozes), near: clozesIn(nearClozes), fine: clozesIn(fineClozes) };
const kinds = Object.keys(sentences);

const mistake = mistakesIn('v.cloze');
const gapMark = '______';

const meansText = (word: string): string => `“${word}” means “${wrongMeanings.get(word) ?? ''}”.`;

/** What is wrong with a word in its sentence, which is read with it. */
const because: Readonly<Record<keyof typeof sentences, (word: string, read: string) => ReturnType<typeof mistake>>> = {
  link: (_, read) => mistake('wrong-link', `Read it aloud: “${read}” That doesn’t work.`),
  near: (word, read) => mistake('near-word', `${meansText(word)} It isn’t the word for this sentence: “${read}”`),
  fine: (word, read) => mistake('no-sense', `${meansText(word)} Does this make sense? “${read}”`),
};

/** Where the clue to the gap is. */
function clueOf(from: keyof typeof sentences, sentence: string): string {
  if (from === 'link') return 'Read the whole sentence aloud with each word in turn. Only one works.';
  const [before = '', after = ''] = sentence
    .split('___')
    .map((part) => part.trim().replace(/^[.,;!?]+ ?|[.,;!?]+$/g, ''));
  const rest = [before, after].filter((part) => part !== '').join(' … ');
  return `The clue is in the other words: “${rest}”. Ask what makes sense next to them.`;
}

function makeSentence(random: Random, from: keyof typeof sentences): Made | undefined {
  const { sentence, right, wrong, reason } = random.pick(sentences[from]);
  const [twin = '', ...others] = wrong;
  // Words near the right one would point at it from all sides: only two of them stand beside it, the one that the reason compares it with and another.
  const offered = from === 'near' ? [twin, random.pick(others)] : wrong;
  const questionText: QuestionText = {
    prompt: `Which word fits the gap?\n\n${sentence.replace('___', gapMark)}`,
    spoken: `Which word fits the gap? ${sentence.replace('___', 'blank')}`,
    hint: 'Read to the end of the sentence before you choose. Try each word in the gap.',
    steps: [
      clueOf(from, sentence),
      `With the right word it says: ${sentence.replace('___', `**${right}**`)}`,
      reason,
      `The answer is **${right}**.`,
    ],
    variant: sentence,
    features: { words: kinds.indexOf(from), gaps: 1 },
  };
  return askChoice(
    random,
    questionText,
    right,
    offered.map((text) => ({
      text,
      because: because[from](text, sentence.replace('___', text.replaceAll('_', ' '))),
    })),
    offered.length + 1,
    'grid',
  );
}

/** The sentence of a gap as it should read, with the word of the gap in bold. */
function sentenceAround({ pieces, gaps }: Text, at: number): string {
  const filled = (piece: string, gap: number): string => piece + (gaps[gap]?.[0] ?? '');
  const before = `${pieces.slice(0, at).map(filled).join('')}${pieces[at] ?? ''}`;
  const after = pieces
    .slice(at + 1)
    .map((piece, place) => filled(piece, at + 1 + place))
    .join('');
  const [start = ''] = /[^.?!\n]*$/.exec(before) ?? [];
  const [end = ''] = /^[^.?!\n]*[.?!]?/.exec(after) ?? [];
  const sentence = `${start.replace(/^[”’\s]+/, '')}**${gaps[at]?.[0] ?? ''}**${end}`;
  // Speech within a quoted sentence has single marks. Of a longer speech, which is cut, one mark would be missing.
  return `“${sentence.replaceAll(/“([^“”]*)”/g, '‘$1’').replaceAll(/[“”]/g, '')}”`;
}

function makePassage(random: Random, from: keyof typeof passages, count: number): Made {
  const { text, open } = random.pick(openTexts(from, count));
  const put = (show: (gap: readonly string[], number: number) => string): string =>
    text.pieces
      .map((piece, at) => {
        const gap = text.gaps[at];
        if (gap === undefined) return piece;
        const number = open.indexOf(at) + 1;
        return piece + (number === 0 ? (gap[0] ?? '') : show(gap, number));
      })
      .join('');
  const groups = open.map((at, number) => {
    const words = random.shuffle(text.gaps[at] ?? []);
    return {
      label: `Gap ${number + 1}`,
      words,
      right: [words.indexOf(text.gaps[at]?.[0] ?? '')],
      because: (place: number) =>
        mistake(
          'no-sense-in-text',
          `“${words[place]}” doesn’t fit here. ${passageReasons.get(text.title)?.[at] ?? ''}`,
        ),
    };
  });
  const shown = put((_, number) => `(${number}) ${gapMark}`);
  const questionText: QuestionText = {
    prompt: [
      'Read the text. Choose the best word for each gap.',
      {
        type: 'passage',
        passageId: `v.cloze/${from}/${passages[from].indexOf(text) + 1}`,
        title: text.title,
        kind: 'nonFiction',
        paragraphs: shown.split('\n'),
      },
    ],
    spoken: `Read the text. Choose the best word for each gap. ${put((_, number) => `gap ${number}`)}`,
    hint: 'Read the whole text once before you choose. The sentences before and after a gap help.',
    steps: [
      'Try each word in the gap, and read on to the end of the sentence and into the next one.',
      ...open.flatMap((at, number) => [
        `Gap ${number + 1}: ${sentenceAround(text, at)}`,
        passageReasons.get(text.title)?.[at] ?? '',
      ]),
    ],
    variant: `${text.title} ${open.join(' ')}`,
    features: { words: from === 'hard' ? 4 : 3, gaps: count },
  };
  return askWords(questionText, groups);
}

const inSentences: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'sentence'),
  make(random, { params, difficulty }) {
    const plan = params[difficulty];
    return plan.form === 'sentence' ? makeSentence(random, plan.from) : undefined;
  },
  solve(question) {
    const text = promptText(question);
    const full = new Set(
      Object.values(sentences).flatMap((list) => list.map(({ sentence, right }) => sentence.replace('___', right))),
    );
    const [, shown = ''] = text.split('\n\n');
    // An option is right when the whole sentence then reads as one of ours.
    return answersWhere(question, (option) => full.has(shown.replace(gapMark, option)));
  },
};

/** Every full text as it should read. */
const fullTexts = (): ReadonlySet<string> =>
  new Set(
    Object.values(passages).flatMap((texts) =>
      texts.map(({ pieces, gaps }) => pieces.map((piece, at) => piece + (gaps[at]?.[0] ?? '')).join('')),
    ),
  );

/** Fills the gaps in every way and keeps those that read as one of the full texts. */
function solvePassage(question: Question): GivenAnswer[] {
  const shown = question.prompt
    .flatMap((block) => (block.type === 'passage' ? [block.paragraphs.join('\n')] : []))
    .join('');
  const full = [...fullTexts()];
  const parts = shown.split(/\(\d\) _+/);
  const target = full.find((text) => parts.every((part) => text.includes(part)));
  if (target === undefined) return [];
  return picksWhere(question, (words) => parts.map((part, at) => part + (words[at] ?? '')).join('') === target);
}

const inTexts: Form<Ladder, Question> = {
  weight: ({ params, difficulty }) => Number(params[difficulty].form === 'passage'),
  make(random, { params, difficulty }) {
    const plan = params[difficulty];
    return plan.form === 'passage' ? makePassage(random, plan.from, plan.gaps) : undefined;
  },
  solve: solvePassage,
};

export const clozeGenerator = generatorOfForms<Ladder, Question>({
  generatorId: 'v.cloze',
  version: 17,
  see: seeQuestion,
  serves: ladders,
  forms: [inSentences, inTexts],
  capacity({ params, difficulty }) {
    const plan = params[difficulty];
    return plan.form === 'sentence' ? sentences[plan.from].length : openTexts(plan.from, plan.gaps).length;
  },
});
