/** What a provider's card fields can do. The form around them is the same for all providers. */
import type { Confirmation } from '@comet/contract/billing';

export interface CardFields {
  /** Shows what is wrong with the fields and says whether they are whole. */
  check(): boolean;
  /** Puts the keyboard into the first field that is wrong where the form around cannot find it; says whether it did. */
  focusFault(): boolean;
  /** Hands the card to the provider, never to us. Throws FieldFaults where one of its fields says what is wrong. */
  tokenise(nameOnCard: string): Promise<string>;
}

/** Asks the family's bank; true when the payment was confirmed. */
export type Confirm = (confirmation: Confirmation) => Promise<boolean>;
