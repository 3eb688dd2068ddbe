/** E-mails to the payer about a trial that ends soon, a failed payment or a cancellation, each sent once. */
import { dayMs } from '@comet/domain/time';
import type { AccountsService, UserRow } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { childIn, letterTo, type SendMail } from '../platform/letter.ts';
import type { ProvidedSubscription } from '../platform/payments.ts';
import * as store from './subscriptions.store.ts';

/** How long before the end of a trial the payer is notified. */
export const trialNoticeMs = 3 * dayMs;

export type Notices = ReturnType<typeof createNotices>;

const asDay = (moment: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  }).format(moment);

const asMoney = (pence: number): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(pence / 100);

const whoseIs = (payer: UserRow, student: UserRow): string =>
  payer.userId === student.userId ? 'your' : `${childIn(payer, student)}’s`;

export function createNotices(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly accounts: Pick<AccountsService, 'findIn'>;
  readonly publicUrl: string;
  readonly sendMail: SendMail;
}) {
  const { database, clock, accounts, publicUrl, sendMail } = parts;

  /** Sends one e-mail per cause to the student's payer, if they have an address. */
  async function notify(
    tx: Queryable,
    to: { readonly studentId: number; readonly payerId: number },
    cause: string,
    write: (childName: string) => { readonly subject: string; readonly lines: readonly string[] },
  ): Promise<void> {
    if (!(await store.insertNotice(tx, to.studentId, cause, clock.now()))) return;
    const payer = await accounts.findIn(tx, to.payerId);
    const student = await accounts.findIn(tx, to.studentId);
    if (payer?.email == null || student === undefined) return;
    const key = `billing:${to.studentId}:${cause}`;
    const reader = { firstName: payer.firstName, email: payer.email };
    await sendMail(tx, letterTo(reader, { ...write(whoseIs(payer, student)), key }));
  }

  const home = `${publicUrl}/login`;

  return {
    /** Sends the e-mails that a subscription's new state requires. */
    async notify(tx: Queryable, subscription: store.PaidSubscription, provided: ProvidedSubscription): Promise<void> {
      if (subscription.status === 'past_due' && provided.open !== undefined)
        await notify(tx, subscription, `payment-failed:${provided.open.invoiceId}`, (whose) => ({
          subject: 'A payment for Comet Club did not go through',
          lines: [
            `The payment for ${whose} subscription did not go through.`,
            `Nothing is lost: access stays open for seven days. Please log in and check the card: ${home}`,
          ],
        }));
      const endsAt =
        subscription.status === 'canceled' || subscription.cancelAtPeriodEnd
          ? subscription.currentPeriodEndsAt
          : undefined;
      const isToCome = endsAt !== undefined && endsAt > clock.now();
      if (endsAt !== undefined)
        await notify(tx, subscription, `canceled:${subscription.subscriptionId}:${endsAt.toISOString()}`, (whose) => ({
          subject: isToCome ? 'Your Comet Club subscription is cancelled' : 'Your Comet Club subscription has ended',
          lines: [
            isToCome
              ? `As you wished, ${whose} subscription ends on ${asDay(endsAt)}; until then everything stays open.`
              : `There is no subscription any more: ${whose} ended today.`,
            'Nothing more will be charged for it. What was learned and won is kept, should you come back.',
          ],
        }));
    },

    /** Notifies payers of trials that end within three days and renew. */
    async notifyTrialsEnding(): Promise<void> {
      const now = clock.now();
      const ending = await store.listTrialsEnding(database, now, new Date(now.getTime() + trialNoticeMs));
      for (const trial of ending)
        await database.transaction((tx) => {
          const to = { studentId: trial.studentId, payerId: trial.payerId };
          const price = trial.nextAmount === null ? '' : ` The first payment is ${asMoney(trial.nextAmount)}.`;
          return notify(tx, to, `trial-ending:${trial.subscriptionId}`, (whose) => ({
            subject: 'Your Comet Club trial ends soon',
            lines: [
              `The free trial of ${whose} subscription ends on ${asDay(trial.trialEndsAt)}.${price}`,
              `If all is well you need do nothing. To change or cancel it, log in: ${home}`,
            ],
          }));
        });
    },
  };
}
