/** How the card fields are written and what is wrong with them (specification, section 5: Payment). */

/** 16 digits and the spaces between them. */
const cardNumberLength = 19;
const expiryLength = 5;
const cvcLength = 3;

export type CardField = 'cardNumber' | 'expiry' | 'cvc';
export type CardFaults = Readonly<Partial<Record<CardField, string>>>;

/** What was typed into the sandbox's fields; it stays in them. */
export interface TypedCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
}

const digitsOf = (text: string, maxDigits: number): string => text.replaceAll(/\D/g, '').slice(0, maxDigits);

/** 4242 4242 4242 4242, as it grows. */
export function asCardNumber(typed: string): string {
  return digitsOf(typed, 16).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** MM/YY, as it grows; a month of one digit gets its nought, and the stroke can be taken back. */
export function asExpiry(typed: string, before = ''): string {
  const isShorter = typed.length < before.length;
  const digits = digitsOf(/^[2-9]/.test(typed) || /^1\//.test(typed) ? `0${typed}` : typed, 4);
  if (digits.length < 2 || (isShorter && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`.slice(0, expiryLength);
}

export const asCvc = (typed: string): string => digitsOf(typed, cvcLength);

export function nameOnCardFault(name: string): string | null {
  if (name.trim() === '') return 'Name on card is a required field';
  return /\p{L}/u.test(name) ? null : 'Name on card must contain at least 1 string character';
}

function cardNumberFault(cardNumber: string): string | undefined {
  if (cardNumber === '') return 'Card number is a required field';
  return cardNumber.length < cardNumberLength ? 'The card number must contain at least 16 characters' : undefined;
}

/** A card is good to the end of its month. */
function expiryFault(expiry: string, now: Date): string | undefined {
  if (expiry === '') return 'Expiry is a required field';
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry)?.map(Number) ?? [];
  if (month === undefined || year === undefined) return 'Enter valid expiry';
  return new Date(2000 + year, month, 1) <= now ? 'Enter valid expiry' : undefined;
}

function cvcFault(cvc: string): string | undefined {
  if (cvc === '') return 'CVC is a required field';
  return cvc.length < cvcLength ? 'The minimum number of characters is equal to 3' : undefined;
}

/** What is wrong with a typed card; nothing, where it can be tried. */
export function cardFaults(card: TypedCard, now: Date): CardFaults {
  const faults = {
    cardNumber: cardNumberFault(card.cardNumber),
    expiry: expiryFault(card.expiry, now),
    cvc: cvcFault(card.cvc),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/** Stripe's complaints about its own fields, in the same words; others are Stripe's. */
export function stripeTexts(code: string | undefined, message: string): { field?: CardField; text: string } {
  switch (code) {
    case 'incomplete_number':
      return { field: 'cardNumber', text: 'The card number must contain at least 16 characters' };
    case 'invalid_number':
    case 'incorrect_number':
      return { field: 'cardNumber', text: message };
    case 'incomplete_expiry':
    case 'invalid_expiry_year_past':
    case 'invalid_expiry_month_past':
    case 'invalid_expiry_year':
    case 'invalid_expiry_month':
    case 'expired_card':
      return { field: 'expiry', text: 'Enter valid expiry' };
    case 'incomplete_cvc':
      return { field: 'cvc', text: 'The minimum number of characters is equal to 3' };
    case 'invalid_cvc':
    case 'incorrect_cvc':
      return { field: 'cvc', text: message };
    default:
      return { text: message };
  }
}
