/** What may be done with accounts: asked by the server before it acts. */
import type { Permission } from '../permission.ts';

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const accountsCan = {
  /** A user name may be an e-mail address only if it is the same account's: anybody else's would keep its owner out. */
  beCalled: (userName: string, ownEmail: string | undefined): Permission<'userNameIsAddress'> =>
    !looksLikeAddress.test(userName) || userName.toLowerCase() === ownEmail?.toLowerCase()
      ? 'yes'
      : 'userNameIsAddress',
};
