/** How sure a speaker is: modal verbs and adverbs of possibility. */
import { low, upper } from '../../kernel/letter-case.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, gap } from '../ask.ts';
import { once, partOf, rowsOf } from '../data-rows.ts';
import { maybeSentences } from './gaps.data.ts';
import { type FillForm, isAt } from './gaps.ts';
import { type ClassCell, mistake } from './sentences-and-mistakes.ts';

/** Who does what, as far as it is likely. */
export const maybes = once(() => rowsOf(maybeSentences).map((row) => ({ who: partOf(row, 0), what: partOf(row, 1) })));

/** How sure a word makes the speaker, from not sure (1) to quite sure (4). */
const sureness: Readonly<Record<string, number>> = {
  might: 1,
  could: 1,
  may: 1,
  should: 2,
  will: 4,
  possibly: 1,
  perhaps: 1,
  maybe: 1,
  probably: 2,
  definitely: 4,
  certainly: 4,
  undoubtedly: 4,
  clearly: 4,
  surely: 3,
};

/** The same event said with a modal verb or an adverb. */
function said(who: string, what: string, word: string): string {
  const start = /^(The|Our|My|It\b)/.test(who) ? low(who) : who;
  if (word === 'perhaps' || word === 'maybe') return `${upper(word)} ${start} will ${what}.`;
  return word.endsWith('ly') ? `${who} will ${word} ${what}.` : `${who} ${word} ${what}.`;
}

/** How much doubt a word leaves, for the child who chose it. */
function doubtOf(word: string): string {
  if (scales.possibility.likely.includes(word)) return `“${word}” shows that it is likely, but not certain.`;
  const leavesNone = [...scales.modal.sure, ...scales.possibility.sure].includes(word);
  return leavesNone ? `“${word}” leaves no doubt.` : `“${word}” leaves some doubt.`;
}

/** How sure a sentence is, by the words in it alone. */
function sureOf(sentence: string): number {
  const words = sentence.toLowerCase().replace('.', '').split(' ');
  const found = words.flatMap((word) => (sureness[word] === undefined || word === 'will' ? [] : [sureness[word] ?? 0]));
  return found[0] ?? 4;
}

/** Ways of saying it, from sure to unsure. */
interface Scale {
  readonly sure: readonly string[];
  readonly likely: readonly string[];
  readonly unsure: readonly string[];
}

const scales: Readonly<Record<'modal' | 'possibility', Scale>> = {
  modal: { sure: ['will', 'will not', 'cannot'], likely: [], unsure: ['might', 'could', 'may', 'might not'] },
  possibility: {
    sure: ['definitely', 'certainly', 'undoubtedly'],
    likely: ['probably'],
    unsure: ['possibly', 'perhaps', 'maybe'],
  },
};

/** Words of another part of the scale: its far end, the middle as well at medium. */
function otherWords(random: Random, fills: 'modal' | 'possibility', cell: ClassCell, sure: boolean): readonly string[] {
  const { likely, ...ends } = scales[fills];
  const far = random.shuffle(sure ? ends.unsure : ends.sure);
  if (fills === 'modal' || cell.difficulty === 'easy') return far;
  return [...likely, ...far.slice(0, 2)];
}

/** 'In which sentence is the speaker most sure?' */
export function howSure(fills: 'modal' | 'possibility'): FillForm {
  return {
    weight: (cell) =>
      isAt(cell, fills, 'easy', fills === 'possibility' ? 'medium' : 'easy') ? maybes().length * 3 : 0,
    make(random, cell) {
      const sure = random.chance(1, 2);
      const { who, what } = random.pick(maybes());
      const { sure: certain, unsure } = scales[fills];
      const right = random.pick(sure ? certain : unsure);
      const others = otherWords(random, fills, cell, sure);
      const level = cell.difficulty === 'easy' ? 1 : 2;
      const leaves = sure ? 'leaves no doubt' : 'leaves the most doubt';
      return chooseText(
        random,
        {
          prompt: [`In which sentence is the speaker ${sure ? 'most' : 'least'} sure?`],
          hint: `Compare the ${fills === 'modal' ? 'modal verbs' : 'words for how sure someone is'}. Which one leaves the ${sure ? 'least' : 'most'} doubt?`,
          steps: [
            'Ask of each word: does it show that something is certain, likely or only possible?',
            `“${right}” ${leaves}.`,
            `So it is this sentence: **${said(who, what, right)}**`,
          ],
          variant: `sure ${right}, ${others.join(', ')}: ${who}`,
          features: { scale: level, step: level },
        },
        said(who, what, right),
        others.map((word) => [said(who, what, word), mistake('sureness-misjudged', doubtOf(word))] as const),
        { count: cell.difficulty === 'easy' ? 3 : 4 },
      );
    },
    solve(seen) {
      const [, side = ''] = /^In which sentence is the speaker (most|least) sure\?$/.exec(seen.asks) ?? [];
      if (side === '') return undefined;
      const scores = seen.options.map(sureOf);
      const best = side === 'most' ? Math.max(...scores) : Math.min(...scores);
      return chosen(seen, (_, place) => scores[place] === best);
    },
  };
}

const adverbGaps = ['sure', 'unsure'] as const;

/** 'Which adverb shows that the speaker has no doubt?' */
export const whichAdverb: FillForm = {
  weight: (cell) => (isAt(cell, 'possibility', 'medium') ? maybes().length * 2 : 0),
  make(random) {
    const wants = random.pick(adverbGaps);
    const { who, what } = random.pick(maybes());
    const right = wants === 'sure' ? random.pick(scales.possibility.sure) : 'possibly';
    // “Probably” stands near both ends. “Will perhaps close” is stiff.
    const wrong =
      wants === 'sure'
        ? ['possibly', 'probably', 'apparently']
        : ['probably', ...random.sample(scales.possibility.sure, 2)];
    return chooseText(
      random,
      {
        prompt: [
          `Which word shows that the speaker is ${wants === 'sure' ? 'completely sure' : 'the least sure'}?`,
          `${who} will ${gap} ${what}.`,
        ],
        hint: 'Say the sentence with each word. How much doubt is left?',
        steps: [
          'Ask of each word: does it show that something is certain, likely or only possible?',
          `“${right}” leaves ${wants === 'sure' ? 'no doubt' : 'the most doubt'}.`,
          `The word is **${right}**: ${who} will ${right} ${what}.`,
        ],
        variant: `adverb ${wants} ${right}: ${who}`,
        features: { scale: 3, step: 2 },
      },
      right,
      wrong.map((word) => [word, mistake('sureness-misjudged', doubtOf(word))] as const),
      { layout: 'grid' },
    );
  },
  solve(seen) {
    const [, wants = ''] =
      /^Which word shows that the speaker is (completely sure|the least sure)\?$/.exec(seen.asks) ?? [];
    if (wants === '') return undefined;
    return chosen(seen, (option) => (sureness[option] ?? 2) === (wants === 'completely sure' ? 4 : 1));
  },
};
