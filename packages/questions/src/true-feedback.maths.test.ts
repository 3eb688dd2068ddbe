/** Maths questions whose feedback, hints or options once failed a reader, each with what must be true of them now. */
import type { Difficulty } from '@comet/domain/curriculum/subjects';
import { describe, expect, test } from 'vitest';
import type { Minted } from './kernel/mint.ts';
import { shownBy } from './kernel/plain-text.ts';
import { mintFor } from './registry.ts';

const drawn = (subTopicId: number, difficulty: Difficulty): Minted[] =>
  Array.from({ length: 60 }, (_, place) => mintFor(subTopicId, difficulty, 72_000_000 + place));

const textOf = (blocks: Minted['hint']): string => blocks.map(shownBy).join(' ');
const promptOf = ({ question }: Minted): string => textOf(question.prompt);
const stepsOf = ({ explanation }: Minted): string => explanation.map(textOf).join(' ');
/** Everything that a child is told about wrong answers. */
const saidOf = ({ key }: Minted): string[] => {
  if (key.type === 'writeAnswer') return key.mistakes.map(({ because }) => because.says);
  return key.type === 'multipleChoice' ? key.because.map((because) => because?.says ?? '') : [];
};
const optionsOf = ({ question: { answer } }: Minted): string[] =>
  answer.type === 'multipleChoice' ? answer.options.map(textOf) : [];

/** The number that is right; nothing where an option is chosen. */
const rightNumberOf = ({ key }: Minted): string =>
  key.type === 'writeAnswer' && key.spec.kind === 'number' ? key.spec.value : '';

/** A way in which a question of the cell would be at fault. */
type Fault = readonly [name: string, subTopicId: number, difficulty: Difficulty, isFaulty: (made: Minted) => boolean];

const faults: readonly Fault[] = [
  [
    'the area by the scale is not told as the perimeter',
    170504,
    'hard',
    (made) =>
      promptOf(made).includes('real area') &&
      saidOf(made).filter((says) => says.includes('multiplied by') || says.startsWith('That is the perimeter'))
        .length !== 2,
  ],
  ['year 3 estimates within 1,000', 130204, 'easy', (made) => Number(rightNumberOf(made)) > 1000],
  ['written division stops at two decimal places', 160203, 'hard', (made) => /\.\d{3}/.test(rightNumberOf(made))],
  [
    'half way there is no nearer neighbour',
    160506,
    'medium',
    (made) => /^Round [\d.]+5 to 2/.test(promptOf(made)) && saidOf(made).some((says) => says.includes('nearer one')),
  ],
  [
    'what ends on the hour does not end within it',
    130605,
    'easy',
    (made) => /ends at \d+:00/.test(promptOf(made)) && textOf(made.hint).includes('within the same hour'),
  ],
  [
    'at o’clock past and to are not mixed up',
    130602,
    'easy',
    (made) => /o’clock\*\*/.test(stepsOf(made)) && saidOf(made).some((says) => says.startsWith('Past and to')),
  ],
  [
    'the next prime is not next door',
    160303,
    'hard',
    (made) =>
      promptOf(made).startsWith('What is the') &&
      (textOf(made.explanation[0] ?? []).match(/\d*[13579] = /g) ?? []).length < 2,
  ],
  [
    'only the sum is larger than every number of the list',
    161003,
    'hard',
    (made) => {
      const numbers = (promptOf(made).match(/\d+/g) ?? []).map(Number);
      const sum = numbers.reduce((all, each) => all + each, 0);
      return optionsOf(made).some((option) => Number(option) > Math.max(...numbers) + 2 && Number(option) !== sum);
    },
  ],
  ['a wrong amount has its £ sign', 140604, 'easy', (made) => /Did you get \*\*\d+\.\d\d\*\*/.test(stepsOf(made))],
  ['a hidden digit is not told first', 150301, 'hard', (made) => stepsOf(made).includes('The whole calculation')],
  ['areas are not enlarged in year 6', 160602, 'hard', (made) => promptOf(made).includes('area')],
  ['the answer is not in sight', 140307, 'hard', (made) => promptOf(made).includes('□ ÷ 1')],
  [
    'nobody divides by the number that is missing',
    160502,
    'hard',
    (made) => /\d × □ =/.test(promptOf(made)) && /÷ (\d+) = .*missing number is \*\*\1\*\*/.test(stepsOf(made)),
  ],
  [
    'what was taken away is not found by adding it back',
    160703,
    'easy',
    (made) => /\d − (?:□|[a-z]) =/.test(promptOf(made)) && textOf(made.hint).includes('opposite operation'),
  ],
  ['one is not several tenths', 140501, 'easy', (made) => /\b1 (?:tenths|hundredths)\b/.test(stepsOf(made))],
  ['a day is not cut into hours yet', 130604, 'hard', (made) => /\bdays?\b.*\bhours?\b/.test(promptOf(made))],
  [
    'digits are copied from a fraction only where one is shown',
    160503,
    'easy',
    (made) => promptOf(made).includes('shared equally') && saidOf(made).some((says) => says.includes('as digits')),
  ],
  [
    'as many parts are not shaded as are',
    130401,
    'medium',
    (made) => promptOf(made).includes('not** shaded') && stepsOf(made).includes('**5/10**'),
  ],
  [
    'late in the hour the short hand has not just passed it',
    130601,
    'medium',
    (made) => stepsOf(made).includes('just passed'),
  ],
  [
    'feedback mentions a small digit only where there is one',
    150405,
    'easy',
    (made) => saidOf(made).join().includes('small digit'),
  ],
  [
    'what is left is not as much as what was taken',
    140404,
    'hard',
    (made) => /(?:1\/2|2\/4|3\/6|4\/8|5\/10) of them.*left\?/.test(promptOf(made)),
  ],
  [
    'a known share is not divided by all the parts',
    170502,
    'medium',
    (made) => promptOf(made).includes(' gets £') && saidOf(made).join().includes('Divide by all the parts'),
  ],
  [
    'obtuse is more than 90° and less than 180°',
    150801,
    'medium',
    (made) => /from 90° to 180°|between 90° and 180°/.test([...saidOf(made), stepsOf(made)].join()),
  ],
  [
    'a number on the way is not one of the story’s numbers',
    140308,
    'medium',
    (made) => {
      const told: readonly string[] = promptOf(made).match(/\d+/g) ?? [];
      return [...stepsOf(made).matchAll(/= (\d+)/g)].some(([, result = '']) => told.includes(result));
    },
  ],
  [
    'feedback with a calculation names the wrong step',
    160207,
    'medium',
    (made) => saidOf(made).some((says) => /which comes first|Does that fit what happens|something else\.$/.test(says)),
  ],
  [
    'a 24-hour time among am and pm is not like both',
    130603,
    'medium',
    (made) =>
      promptOf(made).startsWith('Which of these times') && optionsOf(made).some((time) => /^1[0-2]:\d\d$/.test(time)),
  ],
  [
    'no letters to subtract are looked for where there are none',
    150105,
    'easy',
    (made) => textOf(made.hint).includes('smaller letter'),
  ],
  [
    'a difference is none of the numbers of a pictogram',
    130802,
    'easy',
    (made) => {
      const [, more, less, answer] = /(\d+) − (\d+) = \*\*(\d+)\*\*/.exec(stepsOf(made)) ?? [];
      return answer !== undefined && (answer === less || answer === more);
    },
  ],
  [
    'ten times the product is not ten times the sum',
    130303,
    'hard',
    (made) => promptOf(made).includes('then adds') && saidOf(made).some((says) => says.includes('ten times')),
  ],
  [
    'a jump over a ten is never 0 long',
    130201,
    'medium',
    (made) => / [+−] 0 =/.test(stepsOf(made)) || stepsOf(made).startsWith('Then'),
  ],
  [
    'the price of the other kind is not called its number',
    160207,
    'easy',
    (made) =>
      promptOf(made).includes(' costs £') && saidOf(made).join().includes('how many there are of the other kind'),
  ],
  [
    'a ruler in year 3 needs no decimals',
    130501,
    'easy',
    (made) => /length in centi.*\*\*\d+\./.test(promptOf(made) + stepsOf(made)),
  ],
  ['one thing is not asked for in the plural', 130803, 'easy', (made) => promptOf(made).includes('**1** ')],
  ['a pond is not measured in cm²', 150708, 'easy', (made) => /(?:pond|rug|bed)\b.*cm²/.test(promptOf(made))],
  [
    'feedback on moving the point further says to undo the move',
    150903,
    'hard',
    (made) => promptOf(made).includes('before?') && saidOf(made).join().includes('opposite way'),
  ],
  [
    'a move with one number has no two to mix up',
    140903,
    'easy',
    (made) => /moved \*\*\d+ \w+\*\*/.test(promptOf(made)) && saidOf(made).join().includes('two numbers'),
  ],
  [
    'a shape with fewer lines of symmetry is not said to have more',
    140804,
    'medium',
    (made) => promptOf(made).startsWith('Which shape has') && saidOf(made).join().includes('There are more'),
  ],
  [
    'feedback on counting a whole diagram doesn’t blame those outside alone',
    141004,
    'easy',
    (made) => saidOf(made).join().includes('outside the circles as well'),
  ],
  [
    'among negative numbers alone none is compared with positive ones',
    170101,
    'medium',
    (made) =>
      optionsOf(made).length > 0 &&
      optionsOf(made).every((option) => option.split('; ').every((text) => text.startsWith('−'))) &&
      promptOf(made).startsWith('Which list') &&
      stepsOf(made).includes('positive'),
  ],
  [
    'a pyramid has as many faces as vertices',
    160904,
    'hard',
    (made) => stepsOf(made).includes('pyramid.') && saidOf(made).includes('That is the number of vertices.'),
  ],
  [
    'before noon the two clocks do not differ',
    140701,
    'medium',
    (made) => /(?:am|morning)\*\*/.test(promptOf(made)) && saidOf(made).join().includes('not 10'),
  ],
  ['a year that ends in 00 is no easy leap year', 130604, 'medium', (made) => optionsOf(made).includes('2000')],
  [
    'the × sign is spoken of only where there is one',
    170301,
    'easy',
    (made) => !/×|\\times/.test(promptOf(made)) && `${textOf(made.hint)} ${stepsOf(made)}`.includes('× sign'),
  ],
  ['half sold is as much as half kept', 170204, 'easy', (made) => /sold 50%|Decrease.*50%/.test(promptOf(made))],
];

describe('questions without a fault that a reader found', () => {
  test.each(faults)('%s (%i %s)', (_, subTopicId, difficulty, isFaulty) => {
    expect(drawn(subTopicId, difficulty).filter(isFaulty).map(promptOf)).toEqual([]);
  });
});
