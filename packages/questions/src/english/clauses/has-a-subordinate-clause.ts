/** Sentences with a subordinate clause, told from those that have only main clauses and phrases. */

import type { TextMistake } from '../../kernel/mistakes.ts';
import { chosen } from '../../kernel/seen.ts';
import { chooseText, standsOut, withOptions } from '../ask.ts';
import { compoundSign, verbSign } from './kind-signs.ts';
import {
  at,
  type ClauseForm,
  complexFor,
  compoundFor,
  cutClauses,
  inside,
  mistake,
  opensSub,
  phraseIn,
  simpleFor,
  subRule,
  words,
} from './sentences-with-clauses.ts';

/** The conjunction of a sentence with a subordinate clause. */
const openerOf = (sentence: string): string =>
  /^(?:even though|as soon as|so that|provided that|now that|as if|\S+)/.exec(
    cutClauses(sentence)?.sub.toLowerCase() ?? '',
  )?.[0] ?? '';

/** Why a sentence has no subordinate clause: a phrase in it may look like one. */
function whyNone(sentence: string, isSimple: boolean): string {
  const phrase = phraseIn(sentence);
  const seems = phrase !== undefined && opensSub(phrase) ? `“${inside(phrase)}” has no verb, so it is a phrase. ` : '';
  return seems + (isSimple ? 'There is only one clause, the main clause.' : compoundSign(sentence));
}

/** 'Which sentence has a subordinate clause?' */
export const whichHas: ClauseForm = {
  weight: at(['clauses', 'analysis'], 90, 'medium', 'hard'),
  make(random, cell) {
    const hard = cell.difficulty === 'hard';
    const wants = !hard || random.chance(1, 2);
    const own = random.pick(complexFor(cell)).sentence;
    const simple = random.sample(simpleFor(cell), 4).map(({ sentence }) => sentence);
    const others = [...simple, ...random.sample(compoundFor(cell), 4).map(({ sentence }) => sentence)];
    const right = wants ? own : random.pick(others);
    const wrong = wants ? others : random.sample(complexFor(cell), 8).map(({ sentence }) => sentence);
    if (standsOut(random, right, wrong)) return undefined;
    const joiners =
      cell.year > 6 ? '“And”, “but”, “or”, “nor”, “yet” and “so”, but not “so that”,' : '“And”, “but”, “or” and “so”';
    return withOptions(
      chooseText(
        random,
        {
          prompt: [`Which sentence has ${wants ? 'a' : 'no'} subordinate clause?`],
          hint: `Look for conjunctions such as “because”, “before” or “if”, and for a verb after them. ${joiners} can join two main clauses.`,
          steps: [
            subRule,
            wants
              ? `In this sentence “${openerOf(own)}” opens a subordinate clause. ${verbSign(cutClauses(own)?.sub ?? '')}`
              : whyNone(right, simple.includes(right)),
            `So it is: **${right}**`,
          ],
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
                wants ? whyNone(text, simple.includes(text)) : `“${openerOf(text)}” opens a subordinate clause there.`,
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
      return cut !== undefined && words(cut.sub) > 2 && phraseIn(option) === undefined;
    };
    return chosen(seen, (option) => hasSub(option) === (which === 'a'));
  },
};
