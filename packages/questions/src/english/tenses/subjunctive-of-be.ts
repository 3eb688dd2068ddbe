/** The subjunctive of be, written: were for a wish, be after a demand. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { typed } from '../../kernel/seen.ts';
import { write } from '../ask.ts';
import { filled, readGap, ruleOf, whyRight, whyWrong, wishes } from './agreement-and-subjunctive.ts';
import type { TenseForm } from './sentences-and-mistakes.ts';
import { at, mistake } from './sentences-and-mistakes.ts';

/** The verb is named by its present form, since the subjunctive may be “be” itself. */
const beAsks = (present: string): string => `Which subjunctive of “${present}” fits the gap? Write one word.`;
const askedFor = /^Which subjunctive of “(?:am|is)” fits/;

/** Where the other subjunctive of be belongs. */
const belongs = {
  be: '“Be” follows a demand or a proposal with “that”.',
  were: '“Were” is for a wish or something imagined.',
} as const;

/** 'I demand that the gate … locked.' No choices are shown, so it takes the rule to tell were from be. */
export const subjunctiveOfBe: TenseForm = {
  weight: at(['subjunctive'], 55, 'hard'),
  make(random) {
    const wanted = random.pick(['be', 'were'] as const);
    const other = wanted === 'be' ? 'were' : 'be';
    const row = random.pick(wishes().filter(({ right }) => right === wanted));
    const why = whyRight('subjunctive', row);
    return write(
      {
        prompt: [beAsks(row.wrong.find((each) => each !== 'was') ?? 'is'), row.sentence],
        hint: 'Is it a wish, something imagined, or a demand? This verb has one subjunctive for a demand and another for a wish.',
        steps: [ruleOf('subjunctive', row), why, `So it is **${wanted}**: ${filled(row, wanted)}`],
        variant: `subjunctive of be ${row.sentence}`,
        features: { load: 5 },
      },
      [wanted],
      [
        ...row.wrong.map((each): TextMistake => [each, whyWrong('subjunctive', row)]),
        [other, mistake('other-subjunctive', `${belongs[other]} ${why}`)],
      ],
    );
  },
  solve: ({ asks, shows }) =>
    askedFor.test(asks) ? typed(readGap(shows, ['be', 'is', 'was', 'were']) ?? '') : undefined,
};
