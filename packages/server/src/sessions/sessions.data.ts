/** What is kept about sessions. The sweep of sessions deletes what has expired. */
import { type FeatureData, ofPerson } from '../platform/personal-data.ts';

const ofSession = 'exists (select from sessions s where s.session_id = t.session_id and s.user_id = any($1))';

export const sessionsData: FeatureData = {
  personal: [
    ofPerson('sessions', 'Log-ins', { column: 'user_id', secret: ['session_id'] }),
    { ...ofPerson('refresh_tokens', null), about: ofSession },
    ofPerson('account_links', null, { column: 'user_id' }),
    ofPerson('authenticators', null, { column: 'user_id' }),
    ofPerson('passkeys', 'Passkeys', { column: 'user_id', secret: ['credential_key', 'public_key', 'counter'] }),
    ofPerson('passkey_challenges', null, { column: 'user_id' }),
    ofPerson('recovery_codes', null, { column: 'user_id' }),
  ],
};
