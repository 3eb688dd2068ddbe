/** Promo codes, made by the team. */
import type { Discount } from '@comet/domain/billing/packages';
import type { NewPromo } from '../billing/index.ts';
import type { Rooms } from '../rooms.ts';
import { has, option, wholeOption } from './option.ts';

const codeForm = /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/;
const mostPence = 1_000_000;
const mostUses = 1_000_000;

function discountFrom(args: readonly string[]): Discount {
  const duration = has(args, 'forever') ? 'forever' : 'once';
  if (has(args, 'percent') === has(args, 'pence')) throw new Error('say either --percent or --pence');
  return has(args, 'percent')
    ? { duration, percentOff: wholeOption(args, 'percent', 1, 100), amountOff: null }
    : { duration, percentOff: null, amountOff: wholeOption(args, 'pence', 1, mostPence) };
}

/** The end of the day that is named, in UTC. */
function expiryFrom(args: readonly string[]): Date | undefined {
  if (!has(args, 'until')) return undefined;
  const said = option(args, 'until');
  const end = new Date(`${said}T23:59:59.999Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(said))
    throw new Error('--until must be a day, like 2026-12-31');
  return end;
}

/** What a command line asks for. Throws a sentence that says what is wrong with it. */
export function readPromo(args: readonly string[]): NewPromo {
  const code = option(args, 'code');
  if (!codeForm.test(code)) throw new Error('--code must be 3 to 40 letters, digits and dashes');
  return {
    code,
    discount: discountFrom(args),
    expiresAt: expiryFrom(args),
    maxUses: has(args, 'uses') ? wholeOption(args, 'uses', 1, mostUses) : undefined,
  };
}

export async function createPromo({
  rooms,
  args,
}: {
  readonly rooms: Pick<Rooms, 'billing'>;
  readonly args: readonly string[];
}): Promise<string> {
  const promo = readPromo(args);
  const code = promo.code.toUpperCase();
  if (!(await rooms.billing.createPromo(promo))) throw new Error(`there is a code ${code} already`);
  return `${code} can be used now.`;
}
