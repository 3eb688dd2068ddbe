/**
 * Every error a call may answer with: its code, status and text. Programs compare codes; texts are for people and may change,
 * except those that the specification gives to the letter.
 */
import { z } from 'zod';

export const errors = {
  badRequest: { statusCode: 400, message: 'Some of what was sent cannot be read' },
  notLoggedIn: { statusCode: 401, message: 'Please log in' },
  notAllowed: { statusCode: 403, message: 'You do not have enough access rights' },
  pendingAccess: { statusCode: 403, message: 'Your access is pending' },
  waitingForParent: { statusCode: 403, message: 'Your parent hasn’t said yes yet' },
  forged: { statusCode: 403, message: 'This request did not come from our pages' },
  notFound: { statusCode: 404, message: 'Not found' },
  tooLarge: { statusCode: 413, message: 'That is too large' },
  unsupportedMediaType: { statusCode: 415, message: 'Only JSON is read here' },
  tooMany: { statusCode: 429, message: 'Too many tries. Please wait a little' },
  unavailable: { statusCode: 503, message: 'We are busy. Please try again in a moment' },
  /** A fault of ours; the message that is sent carries the request's id. */
  internal: { statusCode: 500, message: 'Something went wrong. Please try again.' },

  incorrectLogin: { statusCode: 400, message: 'Incorrect login' },
  wrongPassword: { statusCode: 400, message: 'wrong password' },
  /** `details` names the ways: code, passkey. */
  secondStepNeeded: { statusCode: 400, message: 'Please confirm that it’s you' },
  wrongCode: { statusCode: 400, message: 'That code isn’t right. Please try the newest one.' },
  passkeyRefused: { statusCode: 400, message: 'We couldn’t check this passkey. Please try again.' },
  twoStepExpired: { statusCode: 400, message: 'That took too long. Please start again.' },
  authenticatorOn: { statusCode: 409, message: 'An authenticator app is already set up. Turn it off first.' },
  noSubscription: { statusCode: 400, message: 'You do not have subscription' },
  subscriptionCanceled: { statusCode: 400, message: 'You subscription canceled' },
  trialEnded: { statusCode: 400, message: 'You trial was ended' },
  unpaidSubscription: { statusCode: 400, message: 'unpaid subscription' },
  subscriptionNotActive: { statusCode: 400, message: 'You subscription not active' },

  userNameTaken: { statusCode: 409, message: 'Username already taken, please choose another username' },
  userNameIsAddress: {
    statusCode: 400,
    message: 'Please choose a username that isn’t somebody else’s e-mail address',
  },
  emailTaken: { statusCode: 409, message: 'Email already taken, please choose another email' },
  incorrectPhone: { statusCode: 400, message: 'Incorrect phone number' },
  commonPassword: { statusCode: 400, message: 'This password is on a list of known passwords. Please choose another' },
  badDateOfBirth: { statusCode: 400, message: 'Date of Birth must be in the past' },
  tooManyChildren: { statusCode: 409, message: 'A family has at most 12 children here. Please call us' },
  askYourParent: { statusCode: 409, message: 'Please ask your parent: they look after your subscription' },
  approvalOfOther: {
    statusCode: 409,
    message: 'We sent this link to another e-mail address. Please log in as the parent with that address.',
  },
  approvalNotNeeded: { statusCode: 409, message: 'Your account doesn’t need a parent’s permission' },
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
  tooManyPractices: { statusCode: 409, message: 'You have set 20 practices today. Finish some of them first!' },
  practiceOver: { statusCode: 409, message: 'This practice is over' },
  timeIsUp: { statusCode: 409, message: 'The time is up' },
  alreadyAnswered: { statusCode: 409, message: 'This question was answered already' },

  switchedOff: { statusCode: 409, message: 'Your parent has switched this off' },
  gameTimeOver: { statusCode: 409, message: 'You’ve used up your game time for today. See you tomorrow!' },
  notEnoughCoins: { statusCode: 409, message: 'You don’t have enough coins for this yet' },
  noReward: { statusCode: 409, message: 'There’s no reward to open for this day' },
  saverWaiting: { statusCode: 409, message: 'You already have a streak saver' },
  saverTooSoon: { statusCode: 409, message: 'You can use one streak saver every 60 days' },
  badHoliday: { statusCode: 400, message: 'A holiday can be up to 7 days long, starting within the next year' },
  holidayTooSoon: { statusCode: 409, message: 'Holidays need to start at least 60 days apart' },
  presetNotOwned: { statusCode: 409, message: 'Get this in the shop first' },
  gameNotHere: { statusCode: 400, message: 'This game isn’t played in this subject' },
  challengeOver: { statusCode: 409, message: 'This game is over' },
  powerUpNotHere: { statusCode: 409, message: 'You can’t use this power-up here' },
  powerUpUsedUp: { statusCode: 409, message: 'You’ve used all you can in this game' },
  onePowerUpPerQuestion: { statusCode: 409, message: 'You can use one power-up for each question' },
  powerUpNotNeeded: { statusCode: 409, message: 'You don’t need this power-up right now' },

  deckOfTutor: { statusCode: 409, message: 'This deck is your tutor’s. You can learn it, but not change it.' },
  tooManyDecks: { statusCode: 409, message: 'You have 200 decks. Delete one you no longer need first.' },
  tooManyCards: { statusCode: 409, message: 'You have 20,000 cards. Delete some you no longer need first.' },
  deckFull: { statusCode: 409, message: 'A deck can have up to 5,000 cards' },
  notAnki: {
    statusCode: 400,
    message: 'We can’t read this file. Export the deck again in Anki, as an Anki deck package (.apkg).',
  },
  packageTooLarge: {
    statusCode: 413,
    message: 'An Anki file can be 20 MB at most. Export one deck at a time, or leave out the media.',
  },
  importedBefore: { statusCode: 409, message: 'You’ve imported this file before, and you still have its cards' },
  noCardsToMake: { statusCode: 409, message: 'There are no mistakes here that can be made into cards' },
  unreadableAnswer: { statusCode: 400, message: 'We couldn’t read that answer. Please type it again.' },
  liveLessonFull: { statusCode: 409, message: 'All places in this lesson are taken' },
  liveLessonOver: { statusCode: 409, message: 'This lesson is over' },
  liveLessonNotYet: { statusCode: 409, message: 'You can join 10 minutes before the lesson starts' },
  liveLessonCancelled: { statusCode: 409, message: 'This lesson has been cancelled' },
  notRegistered: { statusCode: 409, message: 'Please register for this lesson first' },
  removedFromLesson: { statusCode: 409, message: 'Your tutor has asked you to leave this lesson' },
  /** A child's voice is in the recording, and a parent doesn't allow that any more. */
  voiceNotAllowed: {
    statusCode: 409,
    message: 'A parent doesn’t allow their child’s voice in this recording any more',
  },
  liveLessonInPast: { statusCode: 400, message: 'Please choose a time in the future' },
  badRecurrence: { statusCode: 400, message: 'Please plan between 1 and 60 lessons, at times that exist' },

  lessonEmpty: { statusCode: 409, message: 'Add a section before you publish' },
  lessonFileMissing: { statusCode: 409, message: 'Add the missing video or document before you publish' },
  tooManySections: { statusCode: 409, message: 'A lesson can have up to 30 sections' },
  onlyQuizzesInExams: { statusCode: 400, message: 'An exam is made of quizzes only' },
  examBegun: { statusCode: 409, message: 'A child has begun this exam, so it can’t change any more' },
  inExamAlready: { statusCode: 409, message: 'This question is in the exam already' },
  noPause: { statusCode: 409, message: 'This exam can’t be paused' },
  notReleased: { statusCode: 409, message: 'These results aren’t out yet' },
  notInExam: { statusCode: 409, message: 'This child isn’t in the exam right now' },
  badOwnQuestion: {
    statusCode: 400,
    message: 'We can’t mark this question. Please check its text and the right answer.',
  },
  badStopPoint: {
    statusCode: 400,
    message: 'Choose a time inside the video, at least a second from other stop points',
  },
  tooManyPoints: { statusCode: 409, message: 'A video can have up to 40 stop points' },
  badPublishDate: { statusCode: 400, message: 'Choose a date in the future, within a year' },
  sectionNotDone: { statusCode: 409, message: 'There’s still something to do in this part' },

  classNameTaken: { statusCode: 409, message: 'You have a class of this name and subject already' },
  noClassGiven: { statusCode: 400, message: 'Class is a required field' },
  giftsOver: { statusCode: 409, message: 'A child can be given at most 50 coins a day' },
  replayNotAllowed: { statusCode: 409, message: 'Your parent hasn’t allowed recordings' },
  replayFull: { statusCode: 409, message: 'There’s no more room for recordings today' },
  noFile: { statusCode: 400, message: 'Please choose a file' },
  emptyFile: { statusCode: 400, message: 'This file is empty' },
  fileTooLarge: { statusCode: 413, message: 'A picture can be 10 MB at most, a PDF 20 MB and a video 2 GB' },
  notAnImageOrPdf: { statusCode: 400, message: 'This is no picture or PDF. Please save it as JPEG, PNG, WebP or PDF' },
  brokenImage: { statusCode: 400, message: 'This picture can’t be opened. Please save it again as JPEG or PNG' },
  notAVideo: { statusCode: 400, message: 'Browsers can’t play this file. Please save it as MP4 (H.264) or WebM' },
  notAZip: { statusCode: 400, message: 'This is no lesson package. Choose a .zip exported here, or an .h5p file' },
  badPackage: {
    statusCode: 400,
    message: 'We can’t read this package. Export the lesson again as a zip, or as an H5P interactive video',
  },
  unsafePackage: {
    statusCode: 400,
    message: 'This package is broken or too large to unpack safely. Please export the lesson again',
  },
  partsMissing: { statusCode: 409, message: 'Some of this file hasn’t arrived yet' },
  uploadGone: { statusCode: 409, message: 'This upload isn’t there any more. Please choose the file again' },
  tooManyUploads: { statusCode: 409, message: 'You have 5 unfinished uploads. Finish or cancel one of them first' },
  storageFull: { statusCode: 409, message: 'You’ve used all of your storage. Please delete a video you don’t need' },
  linkOver: { statusCode: 403, message: 'This link is too old. Please open the page again' },
  storageUnavailable: { statusCode: 503, message: 'We can’t store files right now. Please try again in a moment' },
  nobodyToWriteTo: { statusCode: 409, message: 'There is no e-mail address to write to' },
} as const satisfies Record<string, { readonly statusCode: number; readonly message: string }>;

/** The machine-readable name of an error. It never changes once a client knows it. */
export type ErrorCode = keyof typeof errors;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** The body of every error. `details` names the fields that were wrong. A newer server may send a code that a client does not know. */
export const errorSchema = z.object({
  statusCode: z.int(),
  error: z.string(),
  code: z.string().meta({ enum: Object.keys(errors) }),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** The same as the server writes it. */
export interface ErrorBody extends z.infer<typeof errorSchema> {
  readonly code: ErrorCode;
}

/** Log-in refusals about a subscription, as the log-in page shows them (specification, section 8). */
const subscriptionRefusals = {
  noSubscription:
    'Your access to the platform is temporarily suspended, please pay your subscription to restore access.',
  subscriptionCanceled: 'You subscription canceled',
  trialEnded: 'You trial was ended',
  subscriptionNotActive: 'You subscription not active',
  unpaidSubscription: 'You subscription is expired',
} as const satisfies Partial<Record<ErrorCode, string>>;

const isAboutSubscription = (code: string): code is keyof typeof subscriptionRefusals =>
  Object.hasOwn(subscriptionRefusals, code);

const secondStepRefusals = ['secondStepNeeded', 'wrongCode', 'passkeyRefused'] as const;

const isAboutSecondStep = (code: string): code is (typeof secondStepRefusals)[number] =>
  secondStepRefusals.some((known) => known === code);

/** Whether a log-in was refused because of the subscription; students who pay for themselves can then pay. */
export const isSubscriptionRefusal = (code: string): boolean => isAboutSubscription(code);

/** What the log-in page shows for a 400 with this code; any that it does not know is 'Incorrect login'. */
export function logInTextOf(code: string): string {
  if (isAboutSubscription(code)) return subscriptionRefusals[code];
  if (isAboutSecondStep(code)) return errors[code].message;
  return code === 'wrongPassword' ? 'Incorrect password' : 'Incorrect login';
}
