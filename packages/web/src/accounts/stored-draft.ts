/** What a parent typed about their child, kept in this tab over a reload. The password is not kept. */
import { yesOrNo } from '@comet/domain/accounts/student-account';
import { years } from '@comet/domain/curriculum/subjects';
import { tabStorage } from '../ui/browser-storage.ts';
import type { Draft, StudentAccount } from './student-account.ts';

const storageKey = 'comet-child-account';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

function readAccount(stored: unknown): StudentAccount | undefined {
  if (!isFields(stored)) return undefined;
  const birth = isFields(stored.dateOfBirth) ? stored.dateOfBirth : {};
  return {
    firstName: textIn(stored, 'firstName'),
    lastName: textIn(stored, 'lastName'),
    userName: textIn(stored, 'userName'),
    password: '',
    dateOfBirth: { day: textIn(birth, 'day'), month: textIn(birth, 'month'), year: textIn(birth, 'year') },
    email: textIn(stored, 'email'),
    parentEmail: '',
    isStudentFourYear: yesOrNo.find((known) => known === stored.isStudentFourYear) ?? 'yes',
    otherYear: years.find((known) => known === stored.otherYear) ?? 3,
    isReplayAllowed: stored.isReplayAllowed === true,
  };
}

/** Reads what `toStored` wrote. An account that was not made yet has to be sent again, with its password. */
export function fromStored(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  const stored: unknown = JSON.parse(text);
  if (!isFields(stored) || typeof stored.owner !== 'string') return undefined;
  const typed = readAccount(stored.typed);
  const { child, priceId, begunPriceId } = stored;
  const made =
    isFields(child) && typeof child.userId === 'number' && typeof child.firstName === 'string'
      ? { userId: child.userId, firstName: child.firstName }
      : undefined;
  return {
    owner: stored.owner,
    ...(typed === undefined ? {} : { typed }),
    ...(made === undefined || typed === undefined ? {} : { child: made, account: typed }),
    ...(typeof priceId === 'string' ? { priceId } : {}),
    ...(typeof begunPriceId === 'string' ? { begunPriceId } : {}),
  };
}

export function toStored({ owner, typed, account, child, priceId, begunPriceId }: Draft): string {
  const kept = account ?? typed;
  return JSON.stringify({
    owner,
    typed: kept === undefined ? undefined : { ...kept, password: undefined, parentEmail: undefined },
    child,
    priceId,
    begunPriceId,
  });
}

export const readStoredDraft = (): Draft | undefined => fromStored(tabStorage.getItem(storageKey));
export const storeDraft = (draft: Draft): void => tabStorage.setItem(storageKey, toStored(draft));
export const forgetStoredDraft = (): void => tabStorage.removeItem(storageKey);
