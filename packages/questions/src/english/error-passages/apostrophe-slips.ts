/** Apostrophes that are lost, moved, or put where none belong. */
import { bare, type WordSlips, wordsIn } from './slip.ts';

/** Plural nouns of the texts, in front of words that no owner can stand before. */
const plurals = wordsIn(
  'slippers raisins apples crackers beans carrots peppers worms clocks ropes mountains clouds weeks waves boats plates toys boxes sandwiches grapes coats floors pipes ' +
    'machines buttons eyes penguins minutes crocodiles strips desks streets lanterns dumplings dragons hands heads thousands knees shoes footprints rocks giants bones years marks teaspoons locks ' +
    'bells caps splashes faces bats builders books mistakes stairs friends biscuits winds stars times hives colours metres jars tonnes centimetres lasers neighbours miles cabbages footsteps hills horses ' +
    'animals pictures visitors scarves balls cameras families instruments shelves hours days galleries artists experts maps surveyors rivers ravines villages centuries signatures capitals ' +
    'votes astronomers galaxies jewels advertisements councils relics products flowers colleagues passengers',
);
const afterPlural = wordsIn(
  'and or in on at of that to from with for was were are have had has behind under until who which so because but across than when while as by',
);

/** Parts that are heard: one in ‘maps’, two in ‘relics’. */
const heardParts = (plural: string): number =>
  plural
    .replace(/s$/, '')
    .replace(/e$/, '')
    .match(/[aeiouy]+/g)?.length ?? 0;

const contractions: WordSlips = (word) => {
  const own = bare(word);
  const [, start = '', end = ''] = /^(\p{L}+)’(t|s|ve|ll|re|d|m)$/u.exec(own) ?? [];
  if (start === '') return [];
  const wrong = word.replace('’', '');
  if (own.toLowerCase() === 'it’s')
    return [
      {
        wrong,
        form: 'its',
        rule: '**It’s** with an apostrophe is short for “it is” or “it has”. Its without one shows that something belongs to it.',
      },
    ];
  if (end === 's' && !/^(?:that|there|what|who|he|she|here|where)$/i.test(start)) return owners(word, start);
  return [
    {
      wrong,
      form: 'short-form',
      rule: `**${own}** is a short form. The apostrophe shows where letters are left out.`,
    },
    ...(end === 't'
      ? [
          {
            wrong: word.replace('n’t', '’nt'),
            form: 'short-form-moved',
            rule: `**${own}** is short for two words. The apostrophe goes where the o of “not” is left out, between n and t.`,
          },
        ]
      : []),
  ];
};

/** Owners of whom there can be only one, so that an apostrophe after the s is wrong: names are found by their capital. */
const single = /^(?:everyone|somebody|world|today|Hana|Imani|Elmer|Grandad)$/i;

/** One owner, with the apostrophe lost or put after the s. */
function owners(word: string, owner: string): ReturnType<WordSlips> {
  const own = bare(word);
  const isOne = single.test(owner) || (/^\p{Lu}/u.test(owner) && !/s$/.test(owner) && !/^(?:Our|Everyone)/.test(owner));
  return [
    {
      wrong: word.replace('’', ''),
      form: 'owner',
      rule: `**${own}** shows who or what something belongs to, so it has an apostrophe before the s.`,
    },
    ...(isOne
      ? [
          {
            wrong: word.replace('’s', 's’'),
            form: 'owner-moved',
            rule: `There is only one “${owner}”, so the apostrophe comes before the s: **${own}**.`,
          },
        ]
      : []),
  ];
}

// Many write “five minutes warning” without a mark.
const pluralOwners: WordSlips = (word) =>
  /\p{L}s’$/u.test(word) && word !== 'minutes’'
    ? [
        {
          wrong: word.slice(0, -1),
          form: 'owners',
          rule: `This is a plural in -s, so the apostrophe that shows what belongs to it comes last: **${word}**.`,
        },
      ]
    : [];

const its: WordSlips = (word) =>
  bare(word).toLowerCase() === 'its'
    ? [
        {
          wrong: word.replace(/its/i, (own) => `${own.slice(0, 2)}’s`),
          form: 'its',
          rule: '**Its** shows that something belongs to it and has no apostrophe. It’s is short for “it is”, which doesn’t fit here.',
        },
      ]
    : [];

const needlessApostrophes: WordSlips = (word, at, words) => {
  const own = bare(word);
  const isFree = own !== word ? /[.,;:?!]$/.test(word) : afterPlural.has(words[at + 1] ?? '');
  return plurals.has(own) && /[^e]s$|[^hsvxi]es$/.test(own) && isFree
    ? [
        {
          wrong: word.replace(own, `${own.slice(0, -1)}’s`),
          form: heardParts(own) > 1 ? 'long-plural' : 'plural',
          rule: `**${own}** is just a plural: nothing belongs to the ${own} here, so it has no apostrophe.`,
        },
      ]
    : [];
};

export const apostropheSlips: readonly WordSlips[] = [contractions, pluralOwners, its, needlessApostrophes];
