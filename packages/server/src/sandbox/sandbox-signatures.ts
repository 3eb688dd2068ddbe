/** Signs the sandbox's events and the links to its invoices. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes } from '@comet/domain/time';
import type { Clock } from '../platform/clock.ts';

/** A signature is good for so long, so that a stolen event cannot be replayed for ever. */
const signatureMs = minutes(5);
const headerName = 'sandbox-signature';

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

export type Seal = ReturnType<typeof createSeal>;

export function createSeal(secret: string, clock: Clock) {
  const hmac = (text: string) => createHmac('sha256', secret).update(text);
  const eventSignature = (body: string, at: string): string => hmac(`sandbox event ${at}.${body}`).digest('hex');
  const linkSignature = (invoiceId: string, expires: number): string =>
    hmac(`sandbox invoice ${invoiceId} ${expires}`).digest('base64url');

  return {
    headersFor(body: string): Record<string, string> {
      const at = String(clock.now().getTime());
      return { [headerName]: `t=${at},v1=${eventSignature(body, at)}` };
    },

    isEventGood(body: string, headers: Readonly<Record<string, unknown>>): boolean {
      const header = headers[headerName];
      const [, at = '', given = ''] =
        /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
      return isEqual(given, eventSignature(body, at)) && Math.abs(clock.now().getTime() - Number(at)) <= signatureMs;
    },

    linkTo: (invoiceId: string, expires: number): string =>
      `/sandbox/invoices/${invoiceId}?expires=${expires}&signature=${linkSignature(invoiceId, expires)}`,

    isLinkGood: (invoiceId: string, expires: number, signature: string): boolean =>
      isEqual(signature, linkSignature(invoiceId, expires)) && clock.now().getTime() < expires,
  };
}
