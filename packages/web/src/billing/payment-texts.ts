/** What is said when a payment does not go through, beside the refusals of the contract. */
export const paymentTexts = {
  notConfirmed:
    'Your bank hasn’t confirmed this payment, so nothing has been charged. Confirm it now, or use another card.',
  confirmationOver: 'This payment can’t be confirmed any more. Please use another card.',
  fieldsLoading: 'The card fields are still loading.',
  fieldsMissing: 'The card fields did not load. Please check your connection and open this page again.',
  declined: 'Your card was declined.',
  sandboxSilent: "The test payment didn't go through. Please try again.",
  promoUnknown: 'Failed to validate promo code',
} as const;
