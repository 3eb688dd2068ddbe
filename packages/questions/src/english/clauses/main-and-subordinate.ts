/** Main and subordinate clauses, simple and compound sentences. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, standsOut, tap, withOptions, write } from '../ask.ts';
import { howMany, nameThePiece, whichPiece, whichShape } from './kinds.ts';
import {
  at,
  type ClauseForm,
  type ClauseParams,
  complexFor,
  compoundFor,
  cutClauses,
  inside,
  mainRule,
  mistake,
  opensSub,
  simpleFor,
  subRule,
  words,
} from './sentences-with-clauses.ts';

const clauseAsks: readonly ClauseParams['asks'][] = ['clauses', 'analysis'];

const sides = ['main', 'subordinate'] as const;

const ruleOf = (side: string): string => (side === 'main' ? mainRule : subRule);

/** 'Which words are the main clause?' */
const whichClause: ClauseForm = {
  weight: at(clauseAsks, 60, 'easy'),
  make(random, cell) {
    const row = random.pick(complexFor(cell));
    const side = random.pick(sides);
    const right = inside(side === 'main' ? row.main : row.sub);
    const other = inside(side === 'main' ? row.sub : row.main);
    const [first, second] = row.fronted ? [row.sub, row.main] : [row.main, row.sub];
    const cut = (text: string, from: number, until?: number): string => text.split(' ').slice(from, until).join(' ');
    const mixed = `${cut(first, -2)} ${cut(inside(second), 0, 2)}`;
    return chooseText(
      random,
      {
        prompt: [`Which words are the ${side} clause?`, row.sentence],
        hint: `${ruleOf(side)} Find the conjunction first.`,
        steps: [`The conjunction is “${row.opener.toLowerCase()}”. ${ruleOf(side)}`, `So it is **${right}**.`],
        variant: `which ${side}: ${row.sentence}`,
        features: { words: words(row.sentence), load: 1 },
      },
      right,
      [
        [
          other,
          mistake(
            side === 'main' ? 'subordinate-for-main' : 'main-for-subordinate',
            `That is the other clause. ${ruleOf(side)}`,
          ),
        ],
        [mixed, mistake('cut-across-clauses', 'Those words belong to two clauses.')],
        [cut(right, 0, Math.max(2, words(right) - 2)), mistake('clause-cut-short', 'The clause goes on after that.')],
        [
          `${inside(first)}${row.fronted ? ',' : ''} ${cut(inside(second), 0, 2)}`,
          mistake('cut-across-clauses', 'Those words belong to two clauses.'),
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

/** 'Is the part in bold a main or a subordinate clause?' */
const whichInBold: ClauseForm = {
  weight: at(clauseAsks, 28, 'easy', 'medium'),
  make(random, cell) {
    const row = random.pick(complexFor(cell));
    if (row.fronted !== (cell.difficulty === 'medium')) return undefined;
    const side = random.pick(sides);
    const part = side === 'main' ? row.main : row.sub;
    return chooseInOrder(
      {
        prompt: ['What is the part in bold?', row.sentence.replace(part, `**${part}**`)],
        hint: 'Could the words in bold stand by themselves as a sentence?',
        steps: [ruleOf(side), `So it is a **${side} clause**.`],
        variant: `bold ${side}: ${row.sentence}`,
        features: { words: words(row.sentence), load: cell.difficulty === 'easy' ? 1 : 2 },
      },
      sides.map((each) => `${each} clause`),
      `${side} clause`,
      (text) =>
        mistake(text.startsWith('main') ? 'subordinate-taken-for-main' : 'main-taken-for-subordinate', ruleOf(side)),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What is the part in bold?' || seen.options.length > 2) return undefined;
    const [, part = ''] = /\*\*(.+?)\*\*/.exec(seen.shows) ?? [];
    return chosen(seen, (option) => option.startsWith('subordinate') === opensSub(part));
  },
};

/** 'Tap the word that begins the subordinate clause.' */
const tapOpener: ClauseForm = {
  weight: at(clauseAsks, 28, 'medium'),
  make(random, cell) {
    const row = random.pick(complexFor(cell).filter(({ opener }) => !opener.includes(' ')));
    const list = row.sentence.split(' ');
    const place = list.findIndex((word) => word.toLowerCase() === row.opener.toLowerCase());
    return tap(
      {
        prompt: ['Tap the word that begins the subordinate clause.'],
        hint: subRule,
        steps: [`The subordinate clause is “${inside(row.sub)}”.`, `It begins with **${row.opener.toLowerCase()}**.`],
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
  weight: at(clauseAsks, 28, 'medium'),
  make(random, cell) {
    const row = random.pick(complexFor(cell).filter(({ opener }) => !opener.includes(' ')));
    return write(
      {
        prompt: ['Write the conjunction that begins the subordinate clause.', row.sentence],
        hint: subRule,
        steps: [
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
          (word): TextMistake => [word.toLowerCase(), mistake('no-conjunction', `“${word}” is not the conjunction.`)],
        ),
    );
  },
  solve: ({ asks, shows }) =>
    asks.startsWith('Write the conjunction that begins')
      ? typed(cutClauses(shows)?.sub.split(' ')[0]?.toLowerCase() ?? '')
      : undefined,
};

/** 'Which sentence has a subordinate clause?' */
const whichHas: ClauseForm = {
  weight: at(['clauses', 'analysis'], 90, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const own = random.pick(complexFor(cell)).sentence;
    const others = [...random.sample(simpleFor(cell), 4), ...random.sample(compoundFor(cell), 4)];
    const right = wants ? own : random.pick(others);
    const wrong = wants ? others : random.sample(complexFor(cell), 8).map(({ sentence }) => sentence);
    if (standsOut(random, right, wrong)) return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} subordinate clause?`],
          hint: `${subRule} And, but, or and so join two main clauses.`,
          steps: [subRule, `So it is: **${right}**`],
          variant: `has ${wants}: ${right}`,
          features: { words: words(right), load: hard ? 4 : 2 },
        },
        right,
        random
          .shuffle(wrong)
          .map(
            (text): TextMistake => [
              text,
              mistake(
                wants ? 'no-subordinate-clause-there' : 'subordinate-clause-overlooked',
                wants
                  ? 'No clause there begins with a word such as because, when or if.'
                  : 'Look for a conjunction such as because, when or if.',
              ),
            ],
          ),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen) {
    const [, which] = /^Which sentence has (a|no) subordinate clause\?$/.exec(seen.asks) ?? [];
    if (which === undefined) return undefined;
    const hasSub = (option: string): boolean => {
      const cut = cutClauses(option);
      return cut !== undefined && words(cut.sub) > 2 && !/^(after lunch)/i.test(option);
    };
    return chosen(seen, (option) => hasSub(option) === (which === 'a'));
  },
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
