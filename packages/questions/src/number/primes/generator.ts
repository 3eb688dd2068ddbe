/** m.primes: primes and composite numbers, counting them, sums of primes and prime factorisation. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { howMany, nextPrime, sums, tap, why } from './finding-primes.ts';
import type { Params } from './mistakes.ts';
import { factorise, fromFactors, missing, missingPower } from './prime-factors.ts';

/** The generator of m.primes. */
export const primes = generatorOfForms<Params>({
  generatorId: 'm.primes',
  version: 10,
  see: seeNumbers,
  serves: {
    150403: { least: { easy: 1, medium: 15, hard: 50 }, limit: { easy: 20, medium: 60, hard: 100 }, factorise: false },
    160303: {
      least: { easy: 20, medium: 45, hard: 70 },
      limit: { easy: 60, medium: 100, hard: 150 },
      factorise: false,
    },
    170104: {
      least: { easy: 40, medium: 64, hard: 120 },
      limit: { easy: 200, medium: 400, hard: 800 },
      factorise: true,
    },
  },
  forms: [tap, nextPrime, howMany, why, sums, factorise, fromFactors, missing, missingPower],
  capacity: ({ params, difficulty }) =>
    params.factorise ? { easy: 120, medium: 120, hard: 150 }[difficulty] : difficulty === 'easy' ? 80 : 150,
});
