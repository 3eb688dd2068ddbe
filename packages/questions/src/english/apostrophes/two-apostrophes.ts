/** Sentences that need two apostrophes: one for letters left out, one for an owner. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import type { Random } from '../../kernel/random.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, tap, withOptions } from '../ask.ts';
import { listOf, once, printed } from '../data-rows.ts';
import { news, openings, openingsOfWords } from './apostrophes.data.ts';
import {
  type ApostropheCell,
  at,
  endsOf,
  isIrregular,
  isPluralOwner,
  mistake,
  type Owning,
  owning,
  whose,
} from './owners.ts';
import { drawn, type OwnerForm, pluralWithoutS, ruleFor } from './possession-in-phrases.ts';
import { all, leftOut, type Short, whyWrong } from './short-forms.ts';

/** A beginning with its short form, as it is written there and as the table has it. */
interface Opening {
  readonly text: string;
  readonly short: string;
  readonly found: Short;
}

const readOpenings = (lines: string): readonly Opening[] =>
  listOf(printed(lines)).flatMap((text) => {
    const short = text.split(' ').find((word) => word.includes('’')) ?? '';
    const found = all().find((each) => each.short.toLowerCase() === short.toLowerCase());
    return found === undefined ? [] : [{ text, short, found }];
  });
const plain = once(() => readOpenings(openings));
/** Without their apostrophes these are other words: its, were, well. */
const ofWords = once(() => readOpenings(openingsOfWords));

const told = once(() => new Set(listOf(news)));

/** Owners whose news somebody might tell; ‘peoples’ is a word: nations. */
function drawnNews(random: Random, cell: ApostropheCell): Owning | undefined {
  const { row } = drawn(random, cell);
  // Few owners without s have news to tell: they would come again and again.
  if (isIrregular(row) && random.chance(1, 2)) return undefined;
  return told().has(row.happened) && row.more !== 'people' ? row : undefined;
}

const tapAsks = 'Tap the two words that need an apostrophe.';

/** 'Its true that the foxes dens fell down.' */
export const tapTwo: OwnerForm = {
  weight: at(['revision'], 120, 'medium', 'hard'),
  make(random, cell) {
    const row = drawnNews(random, cell);
    // ‘Mens’ is no word without an apostrophe: it is found at a glance.
    if (row === undefined || isIrregular(row)) return undefined;
    const isHard = cell.difficulty === 'hard';
    const { text, short, found } = random.pick(isHard ? ofWords() : plain());
    const owner = whose(row.more, true);
    const words = `${text} the ${owner} ${row.things} ${row.happened} ${random.pick(endsOf(row))}.`.split(' ');
    const bare = words.map((word) => word.replace('’', ''));
    return tap(
      {
        prompt: [tapAsks],
        hint: 'Look for two words run together, and for the owner of something.',
        steps: [
          `${leftOut(found.long, found.short)} So it is **${short}**.`,
          `The ${row.things} belong to the ${row.more}. ${ruleFor(row, true)}`,
          `So the two are **${short}** and **${owner}**.`,
        ],
        variant: `tap two ${words.join(' ')}`,
        features: { load: isHard ? 4 : 2 },
      },
      bare,
      words.flatMap((word, place) => (word.includes('’') ? [place] : [])),
      (place) =>
        mistake('no-owner', `“${bare[place]?.replace('.', '')}” owns nothing here, and no letters are left out of it.`),
    );
  },
  solve(seen) {
    if (seen.asks !== tapAsks) return undefined;
    const shorts = new Set(all().map(({ short }) => short.replace('’', '').toLowerCase()));
    const isThing = (word = ''): boolean => owning().some(({ thing, things }) => word === thing || word === things);
    return chosen(seen, (word, place) => {
      const isOwner = owning().some((row) => [`${row.one}s`, row.more, `${row.more}s`].includes(word));
      return isOwner ? isThing(seen.options[place + 1]) : shorts.has(word.toLowerCase());
    });
  },
};

const newsOf = (opening: string, owner: string, things: string, { happened }: Owning): string =>
  `${opening} the ${owner} ${things} ${happened}.`;

/** The sentence with one of its two apostrophes missing or out of place. */
function spoilt(random: Random, { text, short, found }: Opening, row: Owning): TextMistake {
  const owner = whose(row.more, true);
  const bare = owner.replace('’', '');
  const slip = random.pick(['short', 'short', 'owner', 'thing'] as const);
  if (slip === 'short') {
    // As children of year 5 still write it: did’nt, or no apostrophe at all.
    const wrong = found.wrong.find((each) => each.endsWith('’nt')) ?? short.replace('’', '');
    return [newsOf(text.replace(short, wrong), owner, row.things, row), whyWrong(found, wrong)];
  }
  if (slip === 'thing')
    return [
      newsOf(text, bare, `${row.things}’`, row),
      mistake('apostrophe-on-the-thing', `Whose ${row.things}? The apostrophe belongs to the ${row.more}.`),
    ];
  return isIrregular(row)
    ? [newsOf(text, `${bare}’`, row.things, row), mistake('apostrophe-after-s', pluralWithoutS(row.more))]
    : [
        newsOf(text, bare, row.things, row),
        mistake('no-apostrophe', `Whose ${row.things}? The word for the owners needs an apostrophe.`),
      ];
}

const rightAsks = 'In which sentence are all apostrophes right?';

/** 'They didn’t notice that the men’s scarves blew away.' among sentences with one fault each. */
export const rightTwo: OwnerForm = {
  weight: at(['revision'], 120, 'hard'),
  make(random, cell) {
    const rows = new Set(Array.from({ length: 20 }, () => drawnNews(random, cell)).filter((row) => row !== undefined));
    const [own, ...others] = [...rows].slice(0, 4);
    const [first, ...starts] = random.sample([...plain(), ...ofWords()], 4);
    if (own === undefined || first === undefined || others.length < 3) return undefined;
    const right = newsOf(first.text, whose(own.more, true), own.things, own);
    return withOptions(
      chooseText(
        random,
        {
          prompt: [rightAsks],
          hint: 'Each sentence has a short form and an owner. Check the apostrophe of each.',
          steps: [leftOut(first.found.long, first.found.short), ruleFor(own, true), `So it is: **${right}**`],
          variant: `right two ${right}`,
          features: { load: 4 },
        },
        right,
        starts.flatMap((start, place) => {
          const row = others[place];
          return row === undefined ? [] : [spoilt(random, start, row)];
        }),
      ),
    );
  },
  solve(seen) {
    if (seen.asks !== rightAsks) return undefined;
    return chosen(seen, (option) =>
      [...plain(), ...ofWords()].some(
        ({ text }) =>
          option.startsWith(`${text} `) &&
          owning().some((row) => option === newsOf(text, whose(row.more, isPluralOwner(row.more)), row.things, row)),
      ),
    );
  },
};
