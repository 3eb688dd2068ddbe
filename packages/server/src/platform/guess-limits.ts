/**
 * How often somebody may guess a secret of a person. Counted by the account that is meant, by the address that asks, and by
 * the two together; the account is the person, however their name was spelt.
 */
import { dayMs, minuteMs } from '@comet/domain/time';
import type { LimitBuckets } from './limit-buckets.ts';

/** Whose secret is guessed: a person, or the name where nobody has it. */
export type GuessedAccount = { readonly userId: number } | { readonly unknownName: string };

/** A guess of `account`, from the network address `address`. */
export interface Guess {
  readonly account: GuessedAccount;
  readonly address: string;
}

const windowMs = 30 * minuteMs;
/** A child mistypes; nobody mistypes five times in half an hour and is better off with a sixth try. */
const pairLimit = { max: 5, windowMs };
/** Guesses spread over many addresses. */
const accountLimit = { max: 20, windowMs };
/** Wrong guesses of an address. A whole school comes from one, and children mistype. */
const addressFailureLimit = { max: 100, windowMs };
/**
 * Guesses of an address that were wrong or aren't decided yet: a school opens at nine, and passwords are checked two at a time.
 * Guesses sent all at once can't go further than this before the wrong ones are known.
 */
const addressOpenLimit = { max: 300, windowMs };
/** All guesses of an address, right ones too: room for a school of 600 in five minutes, with mistakes. */
const addressLimit = { max: 1200, windowMs: 5 * minuteMs };
/**
 * Where somebody has logged in, the account's limit doesn't stop them: otherwise a stranger could keep a child out for
 * ever by guessing from everywhere.
 */
const knownPairMs = 30 * dayMs;

const accountName = ({ account }: Guess): string =>
  'userId' in account ? `user ${account.userId}` : `name ${account.unknownName}`;
const pairName = (guess: Guess): string => `guess pair ${guess.address} ${accountName(guess)}`;
const knownName = (guess: Guess): string => `known pair ${guess.address} ${accountName(guess)}`;

/** A guess that was counted, to be told how it turned out. */
export interface CountedGuess {
  /** It was wrong, and counts for its address. */
  failed(): Promise<void>;
  /** Right as far as it went: this try no longer counts, the wrong ones before it do. */
  giveBack(): Promise<void>;
  /** The person is in: their own wrong tries from here are forgotten, and this address is known as theirs. */
  passed(): Promise<void>;
}

export type GuessLimits = ReturnType<typeof createGuessLimits>;

export function createGuessLimits(buckets: LimitBuckets) {
  return {
    /** Counts a guess before it is looked at. Throws 429. */
    async take(guess: Guess): Promise<CountedGuess> {
      const failures = { name: `failed address ${guess.address}`, limit: addressFailureLimit };
      const { isKnown } = await buckets.requireRoom(failures, knownName(guess));
      const ofAddress = { name: `guess address ${guess.address}`, limit: addressLimit };
      const openOfAddress = { name: `open address ${guess.address}`, limit: addressOpenLimit };
      const ofAccount = { name: `guess account ${accountName(guess)}`, limit: accountLimit };
      const ofPair = { name: pairName(guess), limit: pairLimit };
      const shared = isKnown ? [openOfAddress] : [openOfAddress, ofAccount];
      await buckets.take([ofAddress, ...shared, ofPair]);
      return {
        failed: () => buckets.note(failures),
        giveBack: () => buckets.giveBack([...shared, ofPair]),
        passed: async () => {
          await buckets.giveBack(shared);
          await buckets.clear([ofPair.name]);
          await buckets.remember(knownName(guess), knownPairMs);
        },
      };
    },
  };
}
