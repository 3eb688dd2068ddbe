/** Kinds of clauses, phrases and sentences. */

import { firstOfEach } from '../../kernel/first-of-each.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseInOrder, chooseText, withOptions } from '../ask.ts';
import {
  complexSign,
  compoundSign,
  type Kind,
  kinds,
  kindTest,
  kindThere,
  noVerbSign,
  verbSign,
} from './kind-signs.ts';
import {
  at,
  type ClauseCell,
  type ClauseForm,
  complexFor,
  compoundFor,
  cutClauses,
  inside,
  mainRule,
  mistake,
  openerOfWords,
  opensSub,
  phraseIn,
  phrasesFor,
  relativeFor,
  relativeRule,
  simpleFor,
  words,
} from './sentences-with-clauses.ts';

const shapes = ['simple', 'compound', 'complex'] as const;

const shapeRules = {
  simple: 'A simple sentence has one clause.',
  compound: 'A compound sentence has two main clauses, joined by “and”, “but”, “or”, “so”, “yet” or “nor”.',
  complex: 'A complex sentence has a main clause and a subordinate clause.',
} as const;

/** What this sentence has, for a child who took it for another shape. */
const shapeHere = {
  simple: 'This one has only one clause.',
  compound: 'This one has two main clauses.',
  complex: 'One of the two clauses here can’t be a sentence by itself.',
} as const;

/** A sentence of a shape, and how that shape is recognised in it. */
function shaped(shape: (typeof shapes)[number], cell: ClauseCell, random: Random): Record<'sentence' | 'sign', string> {
  if (shape === 'complex') {
    const { sentence, main, sub } = random.pick(complexFor(cell));
    return { sentence, sign: complexSign(main, sub) };
  }
  if (shape === 'compound') {
    const { sentence } = random.pick(compoundFor(cell));
    return { sentence, sign: compoundSign(sentence) };
  }
  const { sentence, verb } = random.pick(simpleFor(cell));
  return { sentence, sign: `Only one verb has a subject here: “${verb}”.` };
}

/** 'Is it a simple, a compound or a complex sentence?' */
export const whichShape: ClauseForm = {
  weight: at(['phrases', 'analysis'], 45, 'easy'),
  make(random, cell) {
    const shape = random.pick(shapes);
    const { sentence, sign } = shaped(shape, cell, random);
    return chooseInOrder(
      {
        prompt: ['What kind of sentence is this?', sentence],
        hint: 'Count the verbs that have a subject. Is there more than one clause? If so, which word joins them?',
        steps: [sign, shapeRules[shape], `So it is a **${shape} sentence**.`],
        variant: `shape: ${sentence}`,
        features: { words: words(sentence), load: 1 },
      },
      shapes.map((each) => `${each} sentence`),
      `${shape} sentence`,
      (text) =>
        mistake(
          'sentence-kind-mixed-up',
          `${shapeRules[shapes.find((each) => text.startsWith(each)) ?? shape]} ${shapeHere[shape]}`,
        ),
    );
  },
  solve(seen) {
    if (seen.asks !== 'What kind of sentence is this?') return undefined;
    const cut = cutClauses(seen.shows);
    const isComplex = cut !== undefined && words(cut.sub) > 2 && phraseIn(seen.shows) === undefined;
    const isCompound = /, (?:and|but|or|so|yet|nor) /.test(seen.shows);
    const shape = isComplex ? 'complex' : isCompound ? 'compound' : 'simple';
    return chosen(seen, (option) => option.startsWith(shape));
  },
};

const kindRules: Readonly<Record<Kind, string>> = {
  'main clause': mainRule,
  'subordinate clause with a conjunction':
    'A subordinate clause with a conjunction begins with a word such as “because”, “when” or “if”.',
  'relative clause': relativeRule,
  phrase: 'A phrase is a group of words without a verb of its own.',
};

/** What these words are, for a child who took them for another piece. */
function kindHere(kind: Kind, part: string): string {
  if (kind === 'relative clause')
    return `These words begin with “${part.split(' ')[0]}”. They come just after a noun and tell you more about it.`;
  if (kind === 'subordinate clause with a conjunction')
    return `${verbSign(part)} So “${openerOfWords(part).toLowerCase()}” is a conjunction here.`;
  return kind === 'main clause' ? 'These words make a whole sentence by themselves.' : noVerbSign(part);
}

/** Why the words are not of the kind that was chosen. */
function whyNotKind(taken: Kind, kind: Kind, part: string): string {
  const rule = kindRules[taken];
  if (kind === 'phrase') return `${rule} ${kindHere(kind, part)}`;
  if (taken === 'phrase')
    return `${rule} ${opensSub(part) ? verbSign(part) : 'There is a verb with its subject in these words.'}`;
  if (taken === 'main clause') return `${rule} These words can’t stand alone as a statement.`;
  // “When” and “where” open clauses of both kinds, so the rule alone would confirm the mistake.
  const opener = /^whe(?:n|re)(?= )/i.exec(part)?.[0].toLowerCase();
  if (opener !== undefined)
    return kind === 'relative clause'
      ? `“${opener}” can be a conjunction. Here it comes just after a noun, and the clause tells you more about that noun.`
      : `“${opener}” can open a relative clause, but only just after a noun. No noun comes just before it here.`;
  return `${rule} ${kindHere(kind, part)}`;
}

/** Openers of clauses that open phrases as well: without a look at the verb nobody knows which it is. */
const openPhrasesToo = /^(?:since|before|until|as|after|once)$/i;

interface Piece {
  readonly part: string;
  readonly sentence: string;
}

function pieceOf(kind: Kind, cell: ClauseCell, random: Random, misleading: boolean): Piece {
  if (kind === 'relative clause') {
    const { clause, sentence } = random.pick(relativeFor(cell));
    return { part: clause, sentence };
  }
  if (kind === 'phrase') return random.pick(phrasesFor(cell, misleading));
  const rows = complexFor(cell);
  const { main, sub, sentence } = random.pick(
    misleading && kind !== 'main clause' ? rows.filter(({ opener }) => openPhrasesToo.test(opener)) : rows,
  );
  return { part: kind === 'main clause' ? main : sub, sentence };
}

/** Of which kind the part in bold is, by the lists and the word it begins with: for the solvers. */
function readKind(text: string, cell: ClauseCell): Kind {
  const [, part = ''] = text.split('**');
  const sentence = text.replaceAll('**', '');
  if (relativeFor(cell).some((row) => row.clause === part && row.sentence === sentence)) return 'relative clause';
  if (phraseIn(sentence) === part) return 'phrase';
  return opensSub(part) ? 'subordinate clause with a conjunction' : 'main clause';
}

/** 'What is the part in bold: a clause or a phrase?' In year 7, after easy, clauses and phrases that begin with the same words. */
export const nameThePiece: ClauseForm = {
  weight: (cell) =>
    at(['phrases', 'analysis'], 55, 'easy')(cell) +
    at(['phrases'], 75, 'medium')(cell) +
    at(['analysis'], 30, 'medium')(cell),
  make(random, cell) {
    const misleading = cell.year > 6 && cell.difficulty !== 'easy';
    const kind = random.pick(misleading ? (['subordinate clause with a conjunction', 'phrase'] as const) : kinds);
    const { part, sentence } = pieceOf(kind, cell, random, misleading);
    return chooseInOrder(
      {
        prompt: ['What is the part in bold?', sentence.replace(part, `**${part}**`)],
        hint: 'Does it have a verb with a subject? Could it stand alone? How does it begin?',
        steps: [
          `Take the words by themselves: “${inside(part)}”.`,
          kindHere(kind, part),
          kindRules[kind],
          `So it is a **${kind}**.`,
        ],
        variant: `piece: ${sentence} ${part}`,
        features: { words: words(sentence), load: cell.difficulty === 'easy' ? 1 : 3 },
      },
      kinds,
      kind,
      (text) => mistake('clause-kind-mixed-up', whyNotKind(kinds.find((each) => each === text) ?? kind, kind, part)),
    );
  },
  solve(seen, cell) {
    if (seen.asks !== 'What is the part in bold?') return undefined;
    return chosen(seen, (option) => option === readKind(seen.shows, cell));
  },
};

/** 'In which sentence is the part in bold a phrase?' */
export const whichPiece: ClauseForm = {
  weight: at(['phrases', 'analysis'], 140, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    // A relative clause is known by its first word, so hard questions and those of year 7 ask for the other kinds.
    const kind = random.pick(hard || cell.year > 6 ? kinds.filter((each) => each !== 'relative clause') : kinds);
    const show = (each: Kind): readonly [text: string, part: string] => {
      const { part, sentence } = pieceOf(each, cell, random, hard || cell.year > 6);
      return [sentence.replace(part, `**${part}**`), part];
    };
    const [right, own] = show(kind);
    const wrong = kinds
      .filter((each) => each !== kind)
      .flatMap((each) =>
        Array.from(
          // Nobody who is asked for another kind takes two relative clauses for it.
          { length: each === 'relative clause' && (hard || cell.year > 6) ? 1 : 3 },
          (): TextMistake => {
            const [text, part] = show(each);
            return [text, mistake('clause-kind-mixed-up', kindThere(each, kind, part))];
          },
        ),
      );
    const bare = (text: string): string => text.replaceAll('**', '');
    const others = firstOfEach(wrong, ([text]) => bare(text)).filter(([text]) => bare(text) !== bare(right));
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`In which sentence is the part in bold a ${kind}?`],
          hint: 'Take the words in bold by themselves. Is there a verb? Could they stand alone?',
          steps: [kindRules[kind], kindTest(kind, own), `So it is: ${right}`],
          variant: `which ${kind}: ${right}`,
          features: { words: words(right), load: hard ? 4 : 2 },
        },
        right,
        random.shuffle(others),
        { count: hard ? 5 : 3 },
      ),
    );
  },
  solve(seen, cell) {
    const [, kind = ''] = /^In which sentence is the part in bold a (.+)\?$/.exec(seen.asks) ?? [];
    if (kind === '') return undefined;
    return chosen(seen, (option) => readKind(option, cell) === kind);
  },
};
