/** Main and subordinate clauses found in a sentence, and all ways of asking about clauses. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, tap, write } from '../ask.ts';
import { both, type Judged, judgeTwo, readTwo } from '../judging-two.ts';
import { howMany } from './counting-clauses.ts';
import { whichHas } from './has-a-subordinate-clause.ts';
import { nameThePiece, whichPiece, whichShape } from './kinds.ts';
import {
  at,
  type ClauseCell,
  type ClauseForm,
  type ClauseParams,
  complexFor,
  cutClauses,
  inside,
  mainRule,
  mistake,
  opensSub,
  subRule,
  words,
} from './sentences-with-clauses.ts';

const clauseAsks: readonly ClauseParams['asks'][] = ['clauses', 'analysis'];

/** Finding the subordinate clause is work for medium in year 3, and for easy in year 7. */
const findsClause = (cell: ClauseCell): number =>
  at(['clauses'], 16, 'medium')(cell) + at(['analysis'], 10, 'easy')(cell);

/** Sentences with one conjunction somewhere inside: as their first word it needs no finding. */
const withOpenerInside = (cell: ClauseCell) =>
  complexFor(cell).filter(({ opener, fronted }) => !fronted && !opener.includes(' '));

const sides = ['main', 'subordinate'] as const;

const ruleOf = (side: string): string => (side === 'main' ? mainRule : subRule);

/** 'Which words are the main clause?' In year 7 no comma shows where it ends. */
const whichClause: ClauseForm = {
  weight: (cell) => at(['clauses'], 60, 'easy')(cell) + at(['analysis'], 26, 'easy')(cell),
  make(random, cell) {
    const row = random.pick(complexFor(cell).filter(({ fronted }) => cell.year < 7 || !fronted));
    const side = random.pick(sides);
    const right = inside(side === 'main' ? row.main : row.sub);
    const other = inside(side === 'main' ? row.sub : row.main);
    const [first, second] = row.fronted ? [row.sub, row.main] : [row.main, row.sub];
    const cut = (text: string, from: number, until?: number): string => text.split(' ').slice(from, until).join(' ');
    const bare = cut(row.sub, words(row.opener));
    return chooseText(
      random,
      {
        prompt: [`Which words are the ${side} clause?`, row.sentence],
        hint: 'Find the conjunction first. Which clause does it belong to?',
        steps: [
          `The conjunction is “${row.opener.toLowerCase()}”. It opens the subordinate clause.`,
          `The rest is the main clause. ${ruleOf(side)}`,
          `So it is **${right}**.`,
        ],
        variant: `which ${side}: ${row.sentence}`,
        features: { words: words(row.sentence), load: 1 },
      },
      right,
      [
        [
          other,
          mistake(
            side === 'main' ? 'subordinate-for-main' : 'main-for-subordinate',
            side === 'main'
              ? `That is the subordinate clause: it begins with “${row.opener.toLowerCase()}”.`
              : 'That is the main clause: it makes sense by itself.',
          ),
        ],
        [
          bare,
          mistake(
            'conjunction-left-out',
            `“${row.opener.toLowerCase()}” belongs to these words. Together they are the subordinate clause.`,
          ),
        ],
        [
          `${inside(first)}${row.fronted ? ',' : ''} ${cut(inside(second), 0, 2)}`,
          mistake('cut-across-clauses', 'Those words take in a piece of the other clause.'),
        ],
      ],
      { count: 3 },
    );
  },
  solve(seen) {
    const [, side] = /^Which words are the (main|subordinate) clause\?$/.exec(seen.asks) ?? [];
    if (side === undefined) return undefined;
    const cut = cutClauses(seen.shows);
    return chosen(
      seen,
      (option) => cut !== undefined && option.toLowerCase() === (side === 'main' ? cut.main : cut.sub).toLowerCase(),
    );
  },
};

const boldAsks = 'Main or subordinate clause: what is in bold?';

/** 'Is each part in bold a main or a subordinate clause?' */
const whichInBold: ClauseForm = {
  weight: (cell) => at(clauseAsks, 28, 'easy')(cell) + at(['clauses'], 28, 'medium')(cell),
  make(random, cell) {
    const rows = random.sample(
      complexFor(cell).filter(({ fronted }) => fronted === (cell.difficulty === 'medium')),
      2,
    );
    const [first, second] = rows.map((row): Judged => {
      const right = random.pick(sides);
      const part = right === 'main' ? row.main : row.sub;
      const says =
        right === 'main'
          ? `“${inside(part)}” makes a whole sentence by itself.`
          : `“${inside(part)}” begins with “${row.opener.toLowerCase()}” and leaves you waiting.`;
      return {
        text: row.sentence.replace(part, `**${part}**`),
        right,
        other: right === 'main' ? 'subordinate' : 'main',
        because: mistake(right === 'main' ? 'main-taken-for-subordinate' : 'subordinate-taken-for-main', says),
      };
    });
    // Two long sentences would be too much to read.
    if (first === undefined || second === undefined) return undefined;
    if (words(`${first.text} ${second.text}`) > (cell.year > 6 ? 22 : 17)) return undefined;
    return judgeTwo(
      {
        asks: boldAsks,
        hint: 'Could the words in bold stand by themselves as a sentence?',
        steps: [
          first.because.says,
          second.because.says,
          `${mainRule} ${subRule}`,
          `So it is **${both(first.right, second.right)}**.`,
        ],
        features: { words: words(rows[0]?.sentence ?? ''), load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      first,
      second,
    );
  },
  solve(seen) {
    if (seen.asks !== boldAsks) return undefined;
    const [first = '', second = ''] = readTwo(seen.shows).map((text) =>
      opensSub(/\*\*(.+?)\*\*/.exec(text)?.[1] ?? '') ? 'subordinate' : 'main',
    );
    return chosen(seen, (option) => option === both(first, second));
  },
};

/** 'Tap the word that begins the subordinate clause.' */
const tapOpener: ClauseForm = {
  weight: findsClause,
  make(random, cell) {
    const row = random.pick(withOpenerInside(cell));
    const list = row.sentence.split(' ');
    const place = list.findIndex((word) => word.toLowerCase() === row.opener.toLowerCase());
    return tap(
      {
        prompt: ['Tap the word that begins the subordinate clause.'],
        hint: 'Which part could not be a sentence by itself? How does it begin?',
        steps: [
          subRule,
          `Here the subordinate clause is “${inside(row.sub)}”.`,
          `It begins with **${row.opener.toLowerCase()}**.`,
        ],
        variant: `opener: ${row.sentence}`,
        features: { words: list.length, load: 2 },
      },
      list,
      [place],
      (other) =>
        mistake('no-conjunction', `“${list[other]?.replace(/[.,]/g, '')}” is not a conjunction that opens a clause.`),
    );
  },
  solve(seen) {
    if (seen.asks !== 'Tap the word that begins the subordinate clause.') return undefined;
    const sub = cutClauses(seen.options.join(' '))?.sub ?? '';
    const place = seen.options.indexOf(sub.split(' ')[0] ?? '');
    return chosen(seen, (_, at) => at === place);
  },
};

/** 'Type the conjunction.' */
const typeOpener: ClauseForm = {
  weight: findsClause,
  make(random, cell) {
    const row = random.pick(withOpenerInside(cell));
    return write(
      {
        prompt: ['Write the conjunction that begins the subordinate clause.', row.sentence],
        hint: 'Which part could not be a sentence by itself? How does it begin?',
        steps: [
          subRule,
          `The subordinate clause is “${inside(row.sub)}”.`,
          `Its conjunction is **${row.opener.toLowerCase()}**.`,
        ],
        variant: `type opener: ${row.sentence}`,
        features: { words: words(row.sentence), load: 2 },
      },
      [row.opener.toLowerCase()],
      row.sub
        .split(' ')
        .slice(1)
        .map(
          (word): TextMistake => [
            word.toLowerCase(),
            mistake('no-conjunction', `“${word}” comes later in the clause. Which word does it begin with?`),
          ],
        ),
    );
  },
  solve: ({ asks, shows }) =>
    asks.startsWith('Write the conjunction that begins')
      ? typed(cutClauses(shows)?.sub.split(' ')[0]?.toLowerCase() ?? '')
      : undefined,
};

/** The ways of asking about clauses. */
export const clauseForms: readonly ClauseForm[] = [
  whichClause,
  whichInBold,
  tapOpener,
  typeOpener,
  whichHas,
  whichShape,
  nameThePiece,
  whichPiece,
  howMany,
];
