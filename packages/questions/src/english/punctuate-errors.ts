/** Finding a punctuation error: which sentence, which word, what is wrong. */
import { chosen } from '../kernel/seen.ts';
import type { Form } from './forms.ts';
import { at, type PunctuateParams, wordAlone } from './punctuate-ground.ts';
import { hintFor } from './punctuate-hints.ts';
import { differentSentences } from './punctuate-marks.ts';
import { mistake, type Pointed, pointed, pointedOf, rightOf, type Slipped, slipsOf } from './punctuation-text.ts';
import { chooseInOrder, tap } from './telling.ts';

type ErrorForm = Form<PunctuateParams>;

const pool = (cell: { readonly params: PunctuateParams }): readonly Pointed[] =>
  cell.params.asks === 'errors' ? pointedOf(cell.params.sets) : [];

/** What can be wrong with a sentence, as a child would say it. */
const faults = {
  splice: 'A comma joins two whole sentences.',
  'run-on': 'There is no mark between two whole sentences.',
  missing: 'A comma is missing.',
  place: 'A mark is in the wrong place.',
  list: 'The wrong mark stands before a list.',
} as const;
type Fault = keyof typeof faults;
const faultNames = ['splice', 'run-on', 'missing', 'place', 'list'] as const;

function faultOf({ kind, because }: Slipped): Fault | undefined {
  if (kind === 'early' || kind === 'late') return 'place';
  if (kind === 'splice' || kind === 'run-on') return kind;
  if (kind === 'other-mark') return 'list';
  return kind === 'missing' && because.id.endsWith('comma') ? 'missing' : undefined;
}

/** What is wrong, found by laying the sentence beside the right one. */
function readFault(sentence: string): Fault | undefined {
  const right = rightOf(sentence);
  if (right === undefined) return undefined;
  const shown = pointed(right.set, sentence);
  const lost = right.marks.flatMap((mark, place) =>
    mark !== (shown.marks[place] ?? '') && mark !== '' ? [{ mark, place }] : [],
  );
  const won = shown.marks.flatMap((mark, place) =>
    mark !== (right.marks[place] ?? '') && mark !== '' ? [{ mark, place }] : [],
  );
  const [gone] = lost;
  const [come] = won;
  if (gone === undefined) return undefined;
  if (come === undefined) return gone.mark === ',' ? 'missing' : 'run-on';
  if (come.place !== gone.place) return 'place';
  return come.mark === ',' ? 'splice' : 'list';
}

/** 'What is wrong with this sentence?' */
const whatIsWrong: ErrorForm = {
  size: at((cell) => pool(cell).length * 2, 'medium'),
  make(random, cell) {
    const wanted = random.pick(faultNames);
    const row = random.pick(pool(cell));
    const slips = slipsOf(row).filter((slip) => faultOf(slip) === wanted);
    if (slips.length === 0) return undefined;
    const { text } = random.pick(slips);
    return chooseInOrder(
      {
        prompt: ['What is wrong with the punctuation?', text],
        hint: `Find the whole sentences and the lists in it. ${hintFor(row)}`,
        steps: [`It should be: ${row.gold}`, `So the answer is: **${faults[wanted]}**`],
        variant: `wrong: ${text}`,
        features: { words: row.words.length, near: 3 },
      },
      faultNames.map((name) => faults[name]),
      faults[wanted],
      (told) => mistake('fault-misnamed', `“${told}” That is not so here. Compare: ${row.gold}`),
    );
  },
  solve: (seen) =>
    seen.asks === 'What is wrong with the punctuation?'
      ? chosen(seen, (option) => {
          const fault = readFault(seen.shows);
          return fault !== undefined && faults[fault] === option;
        })
      : undefined,
};

/** 'Tap the word with the wrong mark after it.' */
const tapWrong: ErrorForm = {
  size: at((cell) => pool(cell).length, 'hard'),
  make(random, cell) {
    const row = random.pick(pool(cell));
    const slips = slipsOf(row).filter(({ at: place }) => place !== undefined);
    if (slips.length === 0) return undefined;
    const slip = random.pick(slips);
    const place = slip.at ?? 0;
    const words = slip.text.replaceAll(' –', '\u00A0–').split(' ');
    return tap(
      {
        prompt: ['One mark in this sentence is wrong or in the wrong place. Tap the word before it.'],
        hint: 'Read it aloud. Stop at each mark: should there be a mark, and is it the right one?',
        steps: [slip.because.says, `It should be: **${row.gold}**`],
        variant: `tap wrong: ${slip.text}`,
        features: { words: row.words.length, near: 4 },
      },
      words,
      [place],
      (other) => mistake('right-place-doubted', `Nothing is wrong after “${wordAlone(words[other])}”.`),
    );
  },
  solve(seen) {
    if (!seen.asks.startsWith('One mark in this sentence is wrong')) return undefined;
    const text = seen.options.join(' ').replaceAll('\u00A0–', ' –');
    const right = rightOf(text);
    if (right === undefined) return [];
    const shown = pointed(right.set, text);
    return chosen(seen, (_, place) => {
      const mark = shown.marks[place] ?? '';
      return mark !== '' && mark !== (right.marks[place] ?? '');
    });
  },
};

/** The ways of asking for an error. */
export const errorForms: readonly ErrorForm[] = [differentSentences(pool, ['easy', 'hard']), whatIsWrong, tapWrong];
