/** Promo codes, made by the team. */
import type { Discount } from '@comet/domain/billing/packages';
import type { NewPromo } from '../billing/index.ts';
import type { Services } from '../services.ts';
import { flag, type Given, has, option, value, wholeOption } from './cli-options.ts';

export const promoOptions = { code: value, percent: value, pence: value, forever: flag, until: value, uses: value };

const codeForm = /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/;
const maxPence = 1_000_000;
const maxUses = 1_000_000;

function discountFrom(given: Given): Discount {
  const duration = has(given, 'forever') ? 'forever' : 'once';
  if (has(given, 'percent') === has(given, 'pence')) throw new Error('say either --percent or --pence');
  return has(given, 'percent')
    ? { duration, percentOff: wholeOption(given, 'percent', 1, 100), amountOff: null }
    : { duration, percentOff: null, amountOff: wholeOption(given, 'pence', 1, maxPence) };
}

/** The end of the day that is named, in UTC. */
function expiryFrom(given: Given): Date | undefined {
  if (!has(given, 'until')) return undefined;
  const said = option(given, 'until');
  const end = new Date(`${said}T23:59:59.999Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(end.getTime()) || !end.toISOString().startsWith(said))
    throw new Error('--until must be a day, like 2026-12-31');
  return end;
}

/** What a command line asks for. Throws a sentence that says what is wrong with it. */
export function readPromo(given: Given): NewPromo {
  const code = option(given, 'code');
  if (!codeForm.test(code)) throw new Error('--code must be 3 to 40 letters, digits and dashes');
  return {
    code,
    discount: discountFrom(given),
    expiresAt: expiryFrom(given),
    maxUses: has(given, 'uses') ? wholeOption(given, 'uses', 1, maxUses) : undefined,
  };
}

export async function createPromo({
  services,
  given,
}: {
  readonly services: Pick<Services, 'billing'>;
  readonly given: Given;
}): Promise<string> {
  const promo = readPromo(given);
  const code = promo.code.toUpperCase();
  if (!(await services.billing.createPromo(promo))) throw new Error(`there is a code ${code} already`);
  return `${code} can be used now.`;
}
