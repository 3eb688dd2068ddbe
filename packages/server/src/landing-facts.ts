/** What the landing page says that only the server knows; the names are those of the slots in web/src/landing/facts.ts. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Price } from '@comet/contract/billing';
import { typesOfBill, typesOfRate } from '@comet/domain/billing/packages';
import { minutes } from '@comet/domain/time';
import { subTopics } from '@comet/questions/curriculum/curriculum';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import type { Facts } from './platform/web-app.ts';

interface LandingGround {
  readonly config: Pick<Config, 'contactPhone' | 'publicUrl'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly listPrices: () => Promise<readonly Price[]>;
}

const pricesMaxAgeMs = minutes(5);
/** A visitor does not wait longer for a payment provider; the page then says less, and the next one more. */
const maxWaitMs = 800;
const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const unitOf = { monthly: 'a month', annual: 'a year' } as const;

/** `basicMonthly`: £9.99 a month. A package that is not sold has no price yet. */
function priceFacts(prices: readonly Price[]): Facts {
  const entries = typesOfRate.flatMap((rate) =>
    typesOfBill.map((bill) => {
      const price = prices.find(({ typeOfRate, typeOfBill }) => typeOfRate === rate && typeOfBill === bill);
      const name = `${rate}${bill === 'monthly' ? 'Monthly' : 'Annual'}`;
      const none = bill === 'monthly' ? 'Price at sign-up' : '';
      const before = bill === 'annual' ? 'or ' : '';
      return [
        name,
        price === undefined ? none : `${before}${pounds.format(price.amount / 100)} ${unitOf[bill]}`,
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Gives the facts of the moment. Prices are the provider's, asked for again every few minutes and kept while it is silent. */
export function createLandingFacts({ config, clock, log, listPrices }: LandingGround): () => Promise<Facts> {
  const { contactPhone, publicUrl } = config;
  let prices: Facts = priceFacts([]);
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    try {
      prices = priceFacts(await listPrices());
      askedAt = clock.now().getTime();
    } catch (error) {
      log.warn({ err: error }, 'no prices for the landing page');
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (clock.now().getTime() - askedAt > pricesMaxAgeMs) {
      asking ??= ask();
      await Promise.race([asking, wait(maxWaitMs)]);
    }
    return {
      publicUrl,
      phone: contactPhone,
      phoneLink: contactPhone.replaceAll(' ', ''),
      subTopicCount: String(subTopics.length),
      ...prices,
    };
  };
}
