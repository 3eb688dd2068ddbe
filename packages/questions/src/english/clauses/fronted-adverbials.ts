/** Fronted adverbials. */

import { low, upper } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen, typed } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions, write } from '../ask.ts';
import { once } from '../data-rows.ts';
import { cutAtVerb, inside, parsedFor, readTells } from '../word-classes/sentence-parts.ts';
import { adverbialLast, at, type ClauseForm, mistake, temptingSubjects, words } from './sentences-with-clauses.ts';

/** Cutting all sentences at their verbs takes milliseconds, so it is done once. */
const poolOf = (year: 3 | 4) =>
  once(() =>
    parsedFor(year).filter(
      ({ adverbial, fronted: isFront, sentence }) =>
        adverbial !== '' && cutAtVerb(sentence) !== undefined && (isFront || adverbial.includes(' ')),
    ),
  );
const pools = { 3: poolOf(3), 4: poolOf(4) };
const fronted = (year: 3 | 4) => pools[year]();

const frontRule =
  'A fronted adverbial comes at the beginning, before the subject. It tells when, how often, for how long, where or how.';

/** Year 4 does not know the word object yet. */
const noAdverbial = 'Those words come after the verb. They don’t tell when, where or how.';

/** 'Which words are the fronted adverbial?' All options are in small letters, so that no capital gives it away. */
export const whichFronted: ClauseForm = {
  weight: at(['fronted'], 38, 'easy'),
  make(random) {
    const row = random.pick(fronted(4).filter((each) => each.fronted));
    const subject = inside(row.subject);
    const right = low(row.adverbial);
    const others = random.sample<TextMistake>(
      [
        [subject, mistake('subject-for-adverbial', 'That is the subject: it tells who or what.')],
        [`${row.verb} ${row.object}`, mistake('verb-for-adverbial', 'Those words tell what is done.')],
        [row.object, mistake('object-for-adverbial', noAdverbial)],
      ],
      1,
    );
    return chooseText(
      random,
      {
        prompt: ['Which words are the fronted adverbial?', row.sentence],
        hint: 'Which words tell when, where or how before the subject comes?',
        steps: [frontRule, 'A comma shows where it ends and the main part begins.', `Here that is **${right}**.`],
        variant: `fronted: ${row.sentence}`,
        features: { words: words(row.sentence), load: 1 },
      },
      right,
      [
        [`${right}, ${subject}`, mistake('subject-for-adverbial', 'That takes in the subject: it tells who or what.')],
        ...others,
      ],
      { count: 3 },
    );
  },
  solve: (seen) =>
    seen.asks === 'Which words are the fronted adverbial?'
      ? chosen(seen, (option) => low(cutAtVerb(seen.shows)?.front ?? '') === option)
      : undefined,
};

const lastOf = (rows: typeof adverbialLast) =>
  rows().map(({ sentence, part }) => ({ sentence, adverbial: part, fronted: false }));

/**
 * Fronted adverbials of several words, and sentences with commas in other places, so that neither -ly nor a comma gives the answer away;
 * at hard their first words seem to tell when or where, too.
 */
const withCommas = once(() => ({
  medium: [...fronted(4).filter((row) => row.fronted && row.adverbial.includes(' ')), ...lastOf(adverbialLast)],
  hard: [...fronted(4).filter((row) => row.fronted && words(row.adverbial) > 2), ...lastOf(temptingSubjects)],
}));

/** 'Which sentence begins with a fronted adverbial?' */
export const whichBegins: ClauseForm = {
  weight: at(['fronted'], 90, 'easy', 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = cell.difficulty === 'easy' || random.chance(1, 2);
    const all = cell.difficulty === 'easy' ? fronted(4) : withCommas()[cell.difficulty];
    const own = random.sample(
      all.filter((row) => row.fronted === wants),
      1,
    )[0];
    if (own === undefined) return undefined;
    const others = random.sample(
      all.filter((row) => row.fronted !== wants),
      8,
    );
    if (
      hard &&
      standsOut(
        random,
        own.sentence,
        others.map(({ sentence }) => sentence),
      )
    )
      return undefined;
    return withOptions(
      chooseText(
        random,
        {
          prompt: [
            wants ? 'Which sentence begins with a fronted adverbial?' : 'Which sentence has its adverbial at the end?',
          ],
          hint: wants
            ? 'Look at the first words of each sentence. Do they tell when, where or how?'
            : 'Find the words that tell when, where or how. Where do they come in the sentence?',
          steps: [
            `The adverbial is “${low(own.adverbial)}”.`,
            wants ? frontRule : 'It comes at the end of the sentence, after the verb.',
            `So it is: **${own.sentence}**`,
          ],
          variant: `begins ${cell.difficulty} ${wants}: ${own.sentence}`,
          features: { words: words(own.sentence), load: hard ? 4 : 1 },
        },
        own.sentence,
        others.map(
          (row): TextMistake => [
            row.sentence,
            mistake(
              'adverbial-in-another-place',
              `The adverbial there is “${low(row.adverbial)}”, and it comes ${row.fronted ? 'first' : 'last'}.`,
            ),
          ],
        ),
        { count: hard ? 5 : cell.difficulty === 'medium' ? 4 : 3 },
      ),
    );
  },
  solve(seen) {
    const wants = [
      'Which sentence begins with a fronted adverbial?',
      'Which sentence has its adverbial at the end?',
    ].indexOf(seen.asks);
    if (wants === -1) return undefined;
    const isLast = (option: string): boolean => adverbialLast().some(({ sentence }) => sentence === option);
    return chosen(seen, (option) => (!isLast(option) && cutAtVerb(option)?.front !== '') === (wants === 0));
  },
};

/** 'Which sentence says the same with the adverbial in front?' */
export const moveToFront: ClauseForm = {
  weight: at(['fronted'], 40, 'medium'),
  make(random) {
    const row = random.pick(fronted(4).filter((each) => !each.fronted));
    const rest = `${inside(row.subject)} ${row.verb} ${row.object}`;
    const right = `${upper(row.adverbial)}, ${rest}.`;
    return chooseText(
      random,
      {
        prompt: ['Which is the same sentence with a fronted adverbial?', row.sentence],
        hint: 'Move the words that tell when, where or how to the front and put a comma after them.',
        steps: [`The adverbial is “${row.adverbial}”.`, `${frontRule} Then comes a comma.`, `So it is: **${right}**`],
        variant: `move: ${row.sentence}`,
        features: { words: words(row.sentence), load: 2 },
      },
      right,
      [
        // Without its comma the right sentence has a fronted adverbial as well, so it is no wrong answer.
        [
          `${upper(row.object)} ${row.adverbial}, ${inside(row.subject)} ${row.verb}.`,
          mistake('wrong-words-moved', 'Only the adverbial moves to the front.'),
        ],
        [
          `${upper(row.adverbial)} ${inside(row.subject)}, ${row.verb} ${row.object}.`,
          mistake('comma-late', 'The comma comes right after the adverbial.'),
        ],
        [
          `${row.subject}, ${row.adverbial}, ${row.verb} ${row.object}.`,
          mistake('not-at-the-front', 'The adverbial must come first.'),
        ],
      ],
      { count: 3 },
    );
  },
  solve(seen) {
    if (seen.asks !== 'Which is the same sentence with a fronted adverbial?') return undefined;
    return chosen(seen, (option) => {
      const cut = cutAtVerb(option);
      const [head = ''] = option.split(', ');
      const tail = seen.shows.replace(/\.$/, '').toLowerCase();
      return (
        cut !== undefined &&
        cut.front !== '' &&
        tail.endsWith(` ${head.toLowerCase()}`) &&
        tail.startsWith(cut.subject.toLowerCase()) &&
        `${cut.subject} ${option}`.length > 0 &&
        option.replace(`${head}, `, '').replace(/\.$/, '').toLowerCase() === tail.slice(0, -(head.length + 1))
      );
    });
  },
};

const frontAsks =
  'Put the adverbial of this sentence at the front. Which words come before the comma then? Write them.';

/** Where the adverbial at the end of a sentence begins. */
const opensAdverbial = /.* (?=(?:over|during|at|in|around|last|outside|for|on|by|before|without) )/;

/** 'Which words come to the front?' in sentences with other phrases before the adverbial. */
export const writeFront: ClauseForm = {
  weight: at(['fronted'], 22, 'hard'),
  make(random) {
    const row = random.pick(
      fronted(4).filter(
        (each) =>
          !each.fronted && each.year === 4 && / (?:with|of|in|on|from|at) /.test(`${each.subject} ${each.object}`),
      ),
    );
    const phrase = / (?:with|of) .*/.exec(row.object)?.[0].trim();
    return write(
      {
        prompt: [frontAsks, row.sentence],
        hint: 'Which words tell when, where or how something is done? Other words may belong to a noun.',
        steps: [
          `“${upper(row.subject)}” is the subject. “${row.verb} ${row.object}” tells what is done.`,
          `${upper(row.adverbial)}, ${inside(row.subject)} ${row.verb} ${row.object}.`,
          `So the words are **${row.adverbial}**.`,
        ],
        variant: `write front: ${row.sentence}`,
        features: { words: words(row.sentence), load: 4 },
      },
      [row.adverbial],
      [
        [inside(row.subject), mistake('subject-for-adverbial', 'That is the subject: it tells who or what.')],
        [row.object, mistake('object-for-adverbial', noAdverbial)],
        ...(phrase === undefined
          ? []
          : [phrase, `${phrase} ${row.adverbial}`].map(
              (text): TextMistake => [
                text,
                mistake('phrase-of-the-object', `“${phrase}” belongs to the noun before it. Only the adverbial moves.`),
              ],
            )),
      ],
    );
  },
  solve: ({ asks, shows }) =>
    asks === frontAsks ? typed((cutAtVerb(shows)?.rest ?? '').replace(opensAdverbial, '')) : undefined,
};

/** Tells for how long or how often: to some that is when, to others how. */
const howLongOrOften = /^(?:all|throughout|once an?|every) /i;

const named = { when: 'a time', where: 'a place', how: 'a way of doing something' } as const;

/** 'What does the fronted adverbial tell?', typed as when, where or how. */
export const whatFrontTells: ClauseForm = {
  weight: at(['fronted'], 30, 'medium'),
  make(random) {
    const tells = random.pick(['when', 'where', 'how'] as const);
    const row = random.pick(
      fronted(4).filter(
        (each) =>
          each.fronted &&
          each.tells === tells &&
          readTells(each.adverbial) === tells &&
          !howLongOrOften.test(each.adverbial),
      ),
    );
    return write(
      {
        prompt: ['Does the fronted adverbial tell when, where or how? Type the word.', row.sentence],
        hint: 'Read only the words before the comma. Do they name a time, a place or a way of doing something?',
        steps: [
          `The fronted adverbial is “${low(row.adverbial)}”.`,
          `Those words name ${named[tells]}, so they answer the question “${tells}?”.`,
          `So the answer is **${tells}**.`,
        ],
        variant: `front tells: ${row.sentence}`,
        features: { words: words(row.sentence), load: 2 },
      },
      [tells],
      (['when', 'where', 'how'] as const)
        .filter((other) => other !== tells)
        .map(
          (other): TextMistake => [
            other,
            mistake(
              `${tells}-taken-for-${other}`,
              `“${low(row.adverbial)}” answers the question “${tells}?”, not “${other}?”.`,
            ),
          ],
        ),
    );
  },
  solve: ({ asks, shows }) =>
    asks.startsWith('Does the fronted adverbial tell') ? typed(readTells(cutAtVerb(shows)?.front ?? '')) : undefined,
};
