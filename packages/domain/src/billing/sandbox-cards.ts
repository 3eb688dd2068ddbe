/**
 * The sandbox's tokeniser: test card numbers to tokens, in the browser, so that no number is sent anywhere. Where no
 * payment provider is set up, these are the only cards there are.
 */

/** Stands for a card in requests. */
export type SandboxToken = 'tok_visa' | 'tok_declined' | 'tok_confirm';

const tokenOfNumber: ReadonlyMap<string, SandboxToken> = new Map([
  ['4242424242424242', 'tok_visa'],
  ['4000000000000002', 'tok_declined'],
  ['4000002500003155', 'tok_confirm'],
]);

/** The token of a test card, whatever separates its digits; undefined for any other number: only test cards here. */
export function sandboxTokenOf(cardNumber: string): SandboxToken | undefined {
  return tokenOfNumber.get(cardNumber.replaceAll(/\D/g, ''));
}
