/** m.order: comparing and ordering whole numbers, decimals and negative numbers. */

import { generatorOfForms } from '../../kernel/forms.ts';
import { seeNumbers } from '../../kernel/seen.ts';
import { between, extreme, signBetween } from './comparing.ts';
import type { Params } from './numbers-to-order.ts';
import { fromDigits, ordering, position } from './several.ts';

/** The generator of m.order. */
export const order = generatorOfForms<Params>({
  generatorId: 'm.order',
  version: 17,
  see: seeNumbers,
  serves: {
    130104: { kind: 'whole', size: { easy: 3, medium: 3, hard: 3 } },
    140107: { kind: 'whole', size: { easy: 4, medium: 4, hard: 4 } },
    140505: { kind: 'decimal', size: { easy: 2, medium: 2, hard: 2 } },
    150602: { kind: 'decimal', size: { easy: 3, medium: 3, hard: 3 } },
    160104: { kind: 'whole', size: { easy: 7, medium: 7, hard: 7 } },
    170101: { kind: 'integer', size: { easy: 1, medium: 2, hard: 3 } },
  },
  forms: [extreme, signBetween, position, ordering, between, fromDigits],
});
