/** Two words of one sentence that need an apostrophe: one for letters left out, one for an owner. */

import { chosen } from '../../kernel/seen.ts';
import { tap } from '../ask.ts';
import { listOf, once, printed } from '../data-rows.ts';
import { openings } from './apostrophes.data.ts';
import { at, endsOf, mistake, owning, whose } from './owners.ts';
import { drawn, type OwnerForm, ruleFor } from './possession-in-phrases.ts';
import { all, leftOut } from './short-forms.ts';

const asks = 'Tap the two words that need an apostrophe.';

const beginnings = once(() => listOf(printed(openings)));

/** The short form that opens a sentence, as the table of short forms has it. */
const shortOf = (word: string) => all().find(({ short }) => short.toLowerCase() === word.toLowerCase());

/** 'Its true that the womens umbrellas turned inside out.' */
export const tapTwo: OwnerForm = {
  weight: at(['revision'], 160, 'hard'),
  make(random, cell) {
    const { row } = drawn(random, cell);
    const owner = whose(row.more, true);
    const end = random.pick(endsOf(row));
    const words = `${random.pick(beginnings())} the ${owner} ${row.things} ${row.happened} ${end}.`.split(' ');
    const places = words.flatMap((word, place) => (word.includes('’') ? [place] : []));
    const short = words[places[0] ?? 0] ?? '';
    const found = shortOf(short);
    if (found === undefined || places.length !== 2) return undefined;
    const bare = words.map((word) => word.replace('’', ''));
    return tap(
      {
        prompt: [asks],
        hint: 'Look for two words run together, and for the owner of something.',
        steps: [
          `${leftOut(found.long, found.short)} So it is **${short}**.`,
          `The ${row.things} belong to the ${row.more}. ${ruleFor(row, true)}`,
          `So the two are **${short}** and **${owner}**.`,
        ],
        variant: `tap two ${words.join(' ')}`,
        features: { load: 4 },
      },
      bare,
      places,
      (place) =>
        mistake('no-owner', `“${bare[place]?.replace('.', '')}” owns nothing here, and no letters are left out of it.`),
    );
  },
  solve(seen) {
    if (seen.asks !== asks) return undefined;
    const shorts = new Set(all().map(({ short }) => short.replace('’', '').toLowerCase()));
    const isThing = (word = ''): boolean => owning().some(({ thing, things }) => word === thing || word === things);
    return chosen(seen, (word, place) => {
      const isOwner = owning().some((row) => [`${row.one}s`, row.more, `${row.more}s`].includes(word));
      return isOwner ? isThing(seen.options[place + 1]) : shorts.has(word.toLowerCase());
    });
  },
};
