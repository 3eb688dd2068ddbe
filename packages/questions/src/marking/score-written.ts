/** Scores a typed answer by the rules of its kind. */
import type { Key } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { scoreDate } from './score-date.ts';
import { scoreFraction } from './score-fraction.ts';
import { scoreList } from './score-list.ts';
import { scoreMoney } from './score-money.ts';
import { scoreNumber } from './score-number.ts';
import { scoreText } from './score-text.ts';
import { scoreTime } from './score-time.ts';
import type { Score } from './verdict.ts';

/** Right, right but, wrong with its mistake, or unreadable. `box` is what the child sees around the answer. */
export function scoreWritten(key: Extract<Key, { type: 'writeAnswer' }>, box: Box, text: string): Score {
  const { spec, mistakes } = key;
  switch (spec.kind) {
    case 'number':
      return scoreNumber(spec, box, mistakes, text);
    case 'fraction':
      return scoreFraction(spec, box, mistakes, text);
    case 'text':
      return scoreText(spec, mistakes, text);
    case 'time':
      return scoreTime(spec, mistakes, text);
    case 'money':
      return scoreMoney(spec, box, mistakes, text);
    case 'date':
      return scoreDate(spec, box, mistakes, text);
    case 'list':
      return scoreList(spec, box, mistakes, text);
  }
}
