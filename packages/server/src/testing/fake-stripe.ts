/**
 * A small server that answers as Stripe does to the calls we make, so that the real SDK is tested without the internet:
 * idempotency keys, card errors, events with signatures; and it can be slow, lose its answers, or fail.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readForm, textAt } from './form-body.ts';

/** What goes wrong with a request: nothing comes back though it was done, or though it was not; or an error does. */
export type Fault = 'doneButLost' | 'lost' | 'hangs' | 'doneButHangs' | 500 | 503 | 429;

interface Invoice {
  readonly id: string;
  readonly subscriptionId: string;
  readonly amount: number;
  readonly created: number;
  status: 'open' | 'paid' | 'void';
  intent: 'succeeded' | 'requires_action' | 'requires_payment_method';
}

interface Subscription {
  readonly id: string;
  readonly customer: string;
  readonly orderId: string;
  readonly created: number;
  readonly coupon: string | undefined;
  /** The card that was to be confirmed when it began. */
  readonly setupFor: string | undefined;
  status: string;
  price: string;
  trialEnd: number | null;
  periodEnd: number;
  endedAt: number | null;
  cancelAtPeriodEnd: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const daySeconds = 24 * 60 * 60;
const webhookSecret = 'whsec_of_the_look_alike';
const monthlyPence = new Map([
  ['basic', 1000],
  ['standard', 1500],
  ['premium', 3000],
]);
const rates = [...monthlyPence.keys()];
const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;
const list = (data: readonly object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });

const priceOf = (id: string) => {
  const [, rate = 'basic', interval = 'month'] = id.split('_');
  return {
    id,
    object: 'price',
    active: true,
    currency: 'gbp',
    unit_amount: (interval === 'month' ? 1 : 10) * (monthlyPence.get(rate) ?? 0),
    metadata: { comet_rate: rate },
    recurring: { interval, interval_count: 1 },
  };
};

function refusal(status: number, type: string, more: object = {}): Answer {
  return { status, body: { error: { type, message: 'the look-alike refuses', ...more } } };
}

const declined = refusal(402, 'card_error', { code: 'card_declined', decline_code: 'generic_decline' });
const missing = refusal(404, 'invalid_request_error', { code: 'resource_missing', param: 'id' });

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;

export async function startFakeStripe(now: () => Date) {
  const cards = new Map<string, string>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const answered = new Map<string, Answer>();
  const requests: { method: string; path: string; body: string; key: string | undefined }[] = [];
  let faultOf: (method: string, path: string) => Fault | undefined | Promise<undefined> = () => undefined;
  const seconds = (): number => Math.floor(now().getTime() / 1000);

  const invoiceBody = (invoice: Invoice) => ({
    id: invoice.id,
    object: 'invoice',
    number: invoice.id.toUpperCase(),
    customer: subscriptions.get(invoice.subscriptionId)?.customer,
    parent: { type: 'subscription_details', subscription_details: { subscription: invoice.subscriptionId } },
    status: invoice.status,
    currency: 'gbp',
    amount_due: invoice.amount,
    amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
    total_discount_amounts: [],
    created: invoice.created,
    status_transitions: { finalized_at: invoice.created },
    invoice_pdf: `https://pay.example/${invoice.id}.pdf`,
    confirmation_secret: { client_secret: `${invoice.id}_secret`, type: 'payment_intent' },
    payments: list([{ payment: { type: 'payment_intent', payment_intent: { id: 'pi', status: invoice.intent } } }]),
    lines: list([{ description: 'A learning package', amount: invoice.amount }]),
  });
  const invoicesOf = (id: string) => [...invoices.values()].filter(({ subscriptionId }) => subscriptionId === id);

  function subscriptionBody(subscription: Subscription) {
    const latest = invoicesOf(subscription.id).at(-1);
    const needsSetup = subscription.status === 'trialing' && subscription.setupFor === 'pm_confirm';
    return {
      id: subscription.id,
      object: 'subscription',
      customer: {
        id: subscription.customer,
        invoice_settings: { default_payment_method: cards.get(subscription.customer) ?? null },
      },
      status: subscription.status,
      metadata: subscription.orderId === '' ? {} : { orderId: subscription.orderId },
      items: list([
        { id: `si_${subscription.id}`, price: priceOf(subscription.price), current_period_end: subscription.periodEnd },
      ]),
      trial_end: subscription.trialEnd,
      ended_at: subscription.endedAt,
      cancel_at_period_end: subscription.cancelAtPeriodEnd,
      latest_invoice: latest === undefined ? null : invoiceBody(latest),
      pending_setup_intent: needsSetup
        ? {
            id: 'seti',
            status: 'requires_action',
            payment_method: 'pm_confirm',
            client_secret: `${subscription.id}_secret`,
          }
        : null,
    };
  }

  /** Bills a period and charges the customer's card for it. */
  function bill(subscription: Subscription): void {
    const pays = cards.get(subscription.customer);
    const intent =
      pays === 'pm_visa' ? 'succeeded' : pays === 'pm_confirm' ? 'requires_action' : 'requires_payment_method';
    const id = newId('in');
    const status = intent === 'succeeded' ? 'paid' : 'open';
    const amount = priceOf(subscription.price).unit_amount;
    invoices.set(id, { id, subscriptionId: subscription.id, amount, created: seconds(), status, intent });
    const isFirst = subscription.status === 'incomplete';
    subscription.status = status === 'paid' ? 'active' : isFirst ? 'incomplete' : 'past_due';
    subscription.periodEnd = seconds() + 30 * daySeconds;
  }

  function end(subscription: Subscription): void {
    if (subscription.endedAt !== null) return;
    subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    subscription.endedAt = seconds();
    for (const invoice of invoicesOf(subscription.id)) if (invoice.status === 'open') invoice.status = 'void';
  }

  function create(form: ReturnType<typeof readForm>): Answer {
    const customer = textAt(form, 'customer') ?? '';
    const price = textAt(form, 'items', '0', 'price') ?? '';
    if (!cards.has(customer)) return missing;
    const trialDays = Number(textAt(form, 'trial_period_days') ?? 0);
    const trialEnd = trialDays === 0 ? null : seconds() + trialDays * daySeconds;
    const subscription: Subscription = {
      id: newId('sub'),
      customer,
      orderId: textAt(form, 'metadata', 'orderId') ?? '',
      created: seconds(),
      coupon: textAt(form, 'discounts', '0', 'coupon'),
      setupFor: cards.get(customer),
      status: trialEnd === null ? 'incomplete' : 'trialing',
      price,
      trialEnd,
      periodEnd: trialEnd ?? 0,
      endedAt: null,
      cancelAtPeriodEnd: false,
    };
    subscriptions.set(subscription.id, subscription);
    if (trialEnd === null) bill(subscription);
    return { status: 200, body: subscriptionBody(subscription) };
  }

  function update(subscription: Subscription, form: ReturnType<typeof readForm>): Answer {
    const isCancelling = textAt(form, 'cancel_at_period_end');
    if (isCancelling !== undefined) subscription.cancelAtPeriodEnd = isCancelling === 'true';
    subscription.price = textAt(form, 'items', '0', 'price') ?? subscription.price;
    return { status: 200, body: subscriptionBody(subscription) };
  }

  function pay(invoice: Invoice): Answer {
    const subscription = subscriptions.get(invoice.subscriptionId);
    const card = cards.get(subscription?.customer ?? '');
    if (subscription === undefined || card !== 'pm_visa') return declined;
    invoice.status = 'paid';
    invoice.intent = 'succeeded';
    subscription.status = 'active';
    return { status: 200, body: invoiceBody(invoice) };
  }

  function answerTo(method: string, url: URL, form: ReturnType<typeof readForm>): Answer {
    const [, , kind = '', id = '', act] = url.pathname.split('/');
    const ok = (body: object): Answer => ({ status: 200, body });
    if (kind === 'prices')
      return ok(list(rates.flatMap((rate) => [priceOf(`price_${rate}_month`), priceOf(`price_${rate}_year`)])));
    if (kind === 'customers') {
      if (method === 'DELETE') {
        for (const subscription of subscriptions.values()) if (subscription.customer === id) end(subscription);
        return ok({ id, object: 'customer', deleted: true });
      }
      return ok({ id: id === '' ? newId('cus') : id, object: 'customer' });
    }
    if (kind === 'coupons') return ok({ id: newId('coupon'), object: 'coupon' });
    if (kind === 'payment_methods' && act === 'attach') {
      if (id === 'pm_declined') return declined;
      cards.set(textAt(form, 'customer') ?? '', id);
      return ok({ id, object: 'payment_method', card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 } });
    }
    if (kind === 'subscriptions') {
      const customer = url.searchParams.get('customer');
      if (id === '' && method === 'GET')
        return ok(
          list(
            [...subscriptions.values()]
              .filter((subscription) => subscription.customer === customer)
              .map(subscriptionBody),
          ),
        );
      if (id === '') return create(form);
      const subscription = subscriptions.get(id);
      if (subscription === undefined) return missing;
      if (method === 'DELETE') end(subscription);
      return method === 'POST' ? update(subscription, form) : ok(subscriptionBody(subscription));
    }
    if (kind === 'invoices') {
      if (id === 'create_preview') {
        const price = subscriptions.get(textAt(form, 'subscription') ?? '')?.price ?? '';
        return ok({ object: 'invoice', amount_due: priceOf(price).unit_amount });
      }
      const invoice = invoices.get(id);
      if (invoice !== undefined) return act === 'pay' ? pay(invoice) : ok(invoiceBody(invoice));
      const { searchParams: wanted } = url;
      const found = [...invoices.values()].filter(
        (one) =>
          (wanted.get('subscription') ?? one.subscriptionId) === one.subscriptionId &&
          (wanted.get('status') ?? one.status) === one.status &&
          (wanted.get('customer') ?? subscriptions.get(one.subscriptionId)?.customer) ===
            subscriptions.get(one.subscriptionId)?.customer,
      );
      return ok(list(found.map(invoiceBody)));
    }
    return missing;
  }

  /** The same key again gives the first answer. */
  function doneOnce(key: string | undefined, work: () => Answer): Answer {
    const first = key === undefined ? undefined : answered.get(key);
    if (first !== undefined) return first;
    const answer = work();
    if (key !== undefined) answered.set(key, answer);
    return answer;
  }

  function send(response: ServerResponse, { status, body }: Answer): void {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req') });
    response.end(JSON.stringify(body));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of request) text += String(part);
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', 'http://look-alike');
    const key = headers['idempotency-key'];
    const sentKey = typeof key === 'string' ? key : undefined;
    requests.push({ method, path: url.pathname, body: text, key: sentKey });
    const fault = await faultOf(method, url.pathname);
    if (fault === 'lost') return void request.socket.destroy();
    if (fault === 'hangs') return;
    if (typeof fault === 'number') return send(response, refusal(fault, 'api_error'));
    const answer = doneOnce(sentKey, () => answerTo(method, url, readForm(text)));
    if (fault === 'doneButLost') request.socket.destroy();
    else if (fault === undefined) send(response, answer);
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_look_alike',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_look_alike',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_TIMEOUT_MS: '300',
    },
    requests,
    subscriptions,
    invoices,
    /** Decides for each request what goes wrong with it. */
    failWith: (decide: typeof faultOf) => {
      faultOf = decide;
    },
    heal: () => {
      faultOf = () => undefined;
    },
    /** The trial or period ends: it is cancelled, or the next one billed. */
    turn: (id: string) => {
      const subscription = subscriptions.get(id);
      if (subscription === undefined) throw new Error(`the look-alike knows no subscription ${id}`);
      if (subscription.cancelAtPeriodEnd) end(subscription);
      else bill(subscription);
    },
    /** The payer confirms with their bank: the open payment goes through. */
    confirm: (id: string) => {
      for (const invoice of invoicesOf(id)) {
        cards.set(subscriptions.get(id)?.customer ?? '', 'pm_visa');
        if (invoice.status === 'open') pay(invoice);
      }
    },
    /** An event about a subscription or an invoice, signed at this moment. */
    event: (
      type: string,
      object: { readonly subscriptionId: string } | { readonly invoiceId: string },
      secret = webhookSecret,
    ) => {
      const about =
        'invoiceId' in object
          ? invoiceBody(invoices.get(object.invoiceId) ?? [...invoices.values()][0] ?? noInvoice)
          : { id: object.subscriptionId, object: 'subscription' };
      const payload = JSON.stringify({
        id: newId('evt'),
        object: 'event',
        type,
        created: seconds(),
        data: { object: about },
      });
      const at = seconds();
      const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
      return { payload, headers: { 'stripe-signature': `t=${at},v1=${signature}` } };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const noInvoice: Invoice = {
  id: 'in_none',
  subscriptionId: 'sub_none',
  amount: 0,
  created: 0,
  status: 'void',
  intent: 'succeeded',
};
