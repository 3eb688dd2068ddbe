/** Every error a call may answer with: its status and its text; texts in quotation are the specification's, to the letter. */
import { z } from 'zod';

/** The body of every error. `details` names the fields that were wrong. */
export const errorSchema = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type ErrorBody = z.infer<typeof errorSchema>;

export const errors = {
  badRequest: { statusCode: 400, message: 'Some of what was sent cannot be read' },
  notLoggedIn: { statusCode: 401, message: 'Please log in' },
  notAllowed: { statusCode: 403, message: 'You do not have enough access rights' },
  pendingAccess: { statusCode: 403, message: 'Your access is pending' },
  forged: { statusCode: 403, message: 'This request did not come from our pages' },
  notFound: { statusCode: 404, message: 'Not found' },
  tooLarge: { statusCode: 413, message: 'That is too large' },
  unsupportedMediaType: { statusCode: 415, message: 'Only JSON is read here' },
  tooMany: { statusCode: 429, message: 'Too many tries. Please wait a little' },
  unavailable: { statusCode: 503, message: 'We are busy. Please try again in a moment' },

  incorrectLogin: { statusCode: 400, message: 'Incorrect login' },
  wrongPassword: { statusCode: 400, message: 'wrong password' },
  noSubscription: { statusCode: 400, message: 'You do not have subscription' },
  subscriptionCanceled: { statusCode: 400, message: 'You subscription canceled' },
  trialEnded: { statusCode: 400, message: 'You trial was ended' },
  unpaidSubscription: { statusCode: 400, message: 'unpaid subscription' },
  subscriptionNotActive: { statusCode: 400, message: 'You subscription not active' },

  userNameTaken: { statusCode: 409, message: 'Username already taken, please choose another username' },
  emailTaken: { statusCode: 409, message: 'Email already taken, please choose another email' },
  incorrectPhone: { statusCode: 400, message: 'Incorrect phone number' },
  commonPassword: { statusCode: 400, message: 'This password is on a list of known passwords. Please choose another' },
  badDateOfBirth: { statusCode: 400, message: 'Date of Birth must be in the past' },
  tooManyChildren: { statusCode: 409, message: 'A family has at most 12 children here. Please call us' },
  askYourParent: { statusCode: 409, message: 'Please ask your parent: they look after your subscription' },
  invalidDate: { statusCode: 400, message: 'Invalid Date' },
  sessionOver: { statusCode: 401, message: 'Your session is over. Please log in again' },
  resetLinkOver: { statusCode: 400, message: 'This link was used or is too old. Please ask for a new one' },
  incorrectOldPassword: { statusCode: 400, message: 'Incorrect password' },

  badSignature: { statusCode: 401, message: 'This is not signed by the payment provider' },
  cardDeclined: { statusCode: 402, message: 'Your card was declined. Please try another card' },
  cardNeeded: { statusCode: 400, message: 'Please add a card' },
  onlyTestCards: { statusCode: 400, message: 'Only test cards here' },
  invalidPromo: { statusCode: 400, message: 'Invalid promo code' },
  noSuchPrice: { statusCode: 400, message: 'This package is not sold any more. Please choose again' },
  alreadySubscribed: { statusCode: 409, message: 'There is a package already. You can change it under Subscriptions' },
  parentPays: { statusCode: 409, message: 'Your parent looks after this' },
  paymentUnderWay: { statusCode: 409, message: 'A payment is under way. Please look again in a minute' },
  nothingToChange: { statusCode: 409, message: 'This subscription cannot be changed like that' },
  paymentUnavailable: {
    statusCode: 503,
    message: 'The payment service does not answer. Nothing is charged twice; please look again in a minute',
  },

  subTopicsLeft: { statusCode: 409, message: 'Pass the other tests of this chapter first' },
  nothingToRevise: { statusCode: 409, message: 'There is nothing to put right today. Well done!' },
  unlockTomorrow: { statusCode: 409, message: 'You can try this again tomorrow' },
  chapterLocked: { statusCode: 409, message: 'This chapter is not open yet' },
  noSuchSubTopics: { statusCode: 400, message: 'These sub-topics are not part of this topic' },
  badDueDate: { statusCode: 400, message: 'The due date must be in the future, within a year' },
  practiceOver: { statusCode: 409, message: 'This practice is over' },
  timeIsUp: { statusCode: 409, message: 'The time is up' },
  alreadyAnswered: { statusCode: 409, message: 'This question was answered already' },

  classNameTaken: { statusCode: 409, message: 'You have a class of this name and subject already' },
  noClassGiven: { statusCode: 400, message: 'Class is a required field' },
  giftsOver: { statusCode: 409, message: 'A child can be given at most 50 coins a day' },
  nobodyToWriteTo: { statusCode: 409, message: 'There is no e-mail address to write to' },
} as const satisfies Record<string, { readonly statusCode: number; readonly message: string }>;

export type ErrorName = keyof typeof errors;

/** Log-in refusals as the log-in page shows them (specification, section 8); any other 400 is 'Incorrect login'. */
const shownLogInTexts: ReadonlyMap<string, string> = new Map([
  [
    'You do not have subscription',
    'Your access to the platform is temporarily suspended, please pay your subscription to restore access.',
  ],
  ['You subscription canceled', 'You subscription canceled'],
  ['You trial was ended', 'You trial was ended'],
  ['You subscription not active', 'You subscription not active'],
  ['wrong password', 'Incorrect password'],
  ['unpaid subscription', 'You subscription is expired'],
]);

/** Whether the log-in page's text is about a subscription; then who pays for themselves can put it right. */
export function isSubscriptionRefusal(shownText: string): boolean {
  return [...shownLogInTexts].some(([server, shown]) => shown === shownText && server !== errors.wrongPassword.message);
}

/** What the log-in page shows for a 400 with this text. */
export function shownLogInText(serverText: string): string {
  return shownLogInTexts.get(serverText) ?? 'Incorrect login';
}
