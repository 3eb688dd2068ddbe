/** Two sentences that leave the same doubt, said in different ways. */

import { low } from '../../kernel/letter-case.ts';
import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText } from '../ask.ts';
import { maybes } from './degrees-of-possibility.ts';
import { type FillForm, isAt } from './gaps.ts';
import { mistake } from './sentences-and-mistakes.ts';

/** Ways to say a thing with its doubt: ‘who’ and ‘what’ stand for its parts; the adverb of possibility comes first in each. */
const levels = [
  {
    tells: 'it is only possible',
    ways: ['WHO will possibly WHAT.', 'Perhaps WHO will WHAT.', 'Maybe WHO will WHAT.'],
    others: ['There is a chance that WHO will WHAT.', 'WHO might WHAT.', 'It is possible that WHO will WHAT.'],
  },
  {
    tells: 'it is likely, but not certain',
    ways: ['WHO will probably WHAT.', 'Very probably, WHO will WHAT.', 'WHO will most likely WHAT.'],
    others: [
      'It is likely that WHO will WHAT.',
      'There is a good chance that WHO will WHAT.',
      'I expect that WHO will WHAT.',
    ],
  },
  {
    tells: 'it is certain',
    ways: ['WHO will certainly WHAT.', 'WHO will definitely WHAT.', 'WHO will undoubtedly WHAT.'],
    others: [
      'There is no doubt that WHO will WHAT.',
      'It is certain that WHO will WHAT.',
      'I am sure that WHO will WHAT.',
    ],
  },
  {
    tells: 'it is unlikely, but possible',
    ways: ['WHO will probably not WHAT.', 'Very probably, WHO will not WHAT.'],
    others: [
      'It is unlikely that WHO will WHAT.',
      'I doubt that WHO will WHAT.',
      'There is little chance that WHO will WHAT.',
    ],
  },
] as const;

type Maybe = ReturnType<typeof maybes>[number];

function said(way: string, { who, what }: Maybe): string {
  const inside = /^(The|Our|My|It\b)/.test(who) ? low(who) : who;
  return way.replace(/^WHO/, who).replace('WHO', inside).replace('WHAT', what);
}

/** How sure a sentence is, by its words alone: the place of its level. */
function levelOf(sentence: string): number {
  if (/probably not|probably, .+ will not|unlikely|doubt that|little chance/.test(sentence))
    return sentence.includes('no doubt') ? 2 : 3;
  if (/certain|definitely|undoubtedly|sure/.test(sentence)) return 2;
  return /probably|likely|good chance|expect/.test(sentence) ? 1 : 0;
}

const asks = 'Which sentence means nearly the same as this one?';

/** 'Which sentence means nearly the same?' */
export const equallySure: FillForm = {
  weight: (cell) => (isAt(cell, 'possibility', 'hard') ? maybes().length * 3 : 0),
  make(random) {
    const maybe = random.pick(maybes());
    const own = random.pick(levels);
    const shown = said(random.pick(own.ways), maybe);
    const right = said(random.pick(own.others), maybe);
    const wrong = levels
      .filter((each) => each !== own)
      .map(
        (each): TextMistake => [
          said(random.pick([...each.ways, ...each.others]), maybe),
          mistake('sureness-misjudged', `That says that ${each.tells}.`),
        ],
      );
    return chooseText(
      random,
      {
        prompt: [asks, shown],
        hint: 'How sure is the speaker here? Is it certain, likely, only possible, or unlikely?',
        steps: [
          'Different words can leave the same doubt. Ask of each sentence how sure the speaker is.',
          `The sentence above says that ${own.tells}.`,
          `So does this one: **${right}**`,
        ],
        variant: `as sure: ${shown} ${right}`,
        features: { scale: 4, step: 3 },
      },
      right,
      wrong,
    );
  },
  solve: (seen) => (seen.asks === asks ? chosen(seen, (option) => levelOf(option) === levelOf(seen.shows)) : undefined),
};
