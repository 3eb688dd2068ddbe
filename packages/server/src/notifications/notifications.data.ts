/** What is kept about notifications: those people got, and those about a child. */
import { daysAfter, type FeatureData } from '../platform/personal-data.ts';

/** What was notified is of no use to anybody after so many days. */
const keptDays = 90;

export const notificationsData: FeatureData = {
  personal: [
    {
      table: 'notifications',
      title: 'Notifications',
      about: 't.user_id = any($1) or t.student_id = any($1)',
      erased: 'withAccount',
      kept: daysAfter(keptDays, 'created_at'),
    },
  ],
};
