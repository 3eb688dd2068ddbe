/** What the card fields of a provider can do; the form around them is the same for all. */
import type { Confirmation } from '@comet/contract/billing';
import type { CardField } from './card-rules.ts';

/** A card that the provider did not take, with the field that it is about. */
export class CardRefusal extends Error {
  readonly field: CardField | undefined;

  constructor(message: string, field?: CardField) {
    super(message);
    this.field = field;
  }
}

export interface CardDesk {
  /** Shows what is wrong with the fields and says whether they are whole. */
  check(): boolean;
  /** Puts the keyboard into the first field that is wrong where the form around cannot find it; says whether it did. */
  focusFault(): boolean;
  /** Hands the card to the provider, never to us. Throws a CardRefusal. */
  tokenise(nameOnCard: string): Promise<string>;
}

/** Asks the family's bank; true when the payment was confirmed. */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>;
