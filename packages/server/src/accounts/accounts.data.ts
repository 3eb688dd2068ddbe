/** What is kept about accounts. */
import { daysAfter, type FeatureData, ofPerson } from '../platform/personal-data.ts';

/** The ids of people in an audit row; its texts are paths and ids only. */
const audited = `t.actor_id = any($1) or exists (
  select from regexp_matches(t.target, '\\m(?:userId|studentId)=(\\d+)\\M', 'g') m where m[1]::int = any($1))`;

export const accountsData: FeatureData = {
  personal: [
    ofPerson('users', 'Account', { column: 'user_id', secret: ['password_hash'] }),
    ofPerson('log_in_names', null, { column: 'user_id' }),
    ofPerson('parent_approvals', 'A parent’s permission to use Comet Club'),
    ofPerson('replay_consents', 'Your decisions about screen recordings'),
    {
      table: 'audit_log',
      title: 'Who looked at or changed the account',
      about: audited,
      erased: [`update audit_log t set actor_id = null, target = null where ${audited}`],
      kept: daysAfter(365, 'at'),
    },
  ],
};
