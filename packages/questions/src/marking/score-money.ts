/** Scores a typed amount of money. */
import { type MoneyRead, readMoney } from '@comet/domain/marking/read-money';
import { tidy } from '@comet/domain/marking/tidy';
import { unitsNamed } from '@comet/domain/marking/units';
import type { WriteSpec } from '../kernel/key.ts';
import type { Box } from './box.ts';
import { type Foreseen, namedMistake } from './named-mistake.ts';
import { again, right, type Score, wrongFor } from './verdict.ts';

type MoneySpec = Extract<WriteSpec, { kind: 'money' }>;

/** What the box itself counts in: '£' stands before it, 'p' after it, or it leaves that to the child. */
export function countsIn({ before, after }: Box): 'pounds' | 'pence' | undefined {
  const names = [before, after].flatMap((text) => unitsNamed(tidy(text ?? '')).map(({ name }) => name));
  if (names.includes('£')) return 'pounds';
  return names.includes('p') ? 'pence' : undefined;
}

/** The amounts an answer may mean, in pence; two only where nothing says whether it counts pounds or pence. */
function amountsOf(read: MoneyRead, counted: 'pounds' | 'pence' | undefined): bigint[] {
  if (read.as !== 'bare') return [read.pence];
  const pounds = counted === 'pence' ? [] : [read.count * 100n];
  return counted === 'pounds' ? pounds : [...pounds, read.count];
}

function stillToDo(read: MoneyRead, counted: 'pounds' | 'pence' | undefined): string | undefined {
  if (read.as === 'bare')
    return counted === undefined ? 'Is that pounds or pence? Write it like £3.50 or 350p.' : undefined;
  if (read.pence !== 0n && counted === 'pence' && read.as === 'pounds')
    return 'The amount is right. Now write it in pence.';
  if (read.pence !== 0n && counted === 'pounds' && read.as === 'pence')
    return 'The amount is right. Now write it in pounds.';
  if (read.as === 'pounds' && read.isShort) return 'The amount is right. Money needs two digits after the point.';
  return undefined;
}

/** Right, right but not clear or in the other unit, wrong with its mistake, or unreadable. */
export function scoreMoney(spec: MoneySpec, box: Box, foreseen: Foreseen, text: string): Score {
  const reading = readMoney(text);
  if (reading.verdict === 'unreadable') return reading;
  const counted = countsIn(box);
  const amounts = amountsOf(reading.value, counted);
  if (amounts.includes(BigInt(spec.pence))) {
    const message = stillToDo(reading.value, counted);
    return message === undefined ? right : again(message);
  }
  const isSame = (given: string): boolean => {
    const mistaken = readMoney(given);
    return mistaken.verdict === 'read' && amountsOf(mistaken.value, counted).some((amount) => amounts.includes(amount));
  };
  return wrongFor(namedMistake(foreseen, text, isSame));
}
