/** What is kept about uploads. A file stays while a lesson shows it, without its person's number once they are gone. */
import type { FeatureData } from '../platform/personal-data.ts';

export const uploadsData: FeatureData = {
  personal: [
    {
      table: 'uploaded_files',
      title: 'Uploaded files',
      about: 't.owner_id = any($1)',
      secret: ['storage_upload_id', 'fingerprint'],
      erased: ['update uploaded_files set owner_id = null where owner_id = any($1)'],
      kept: 'withAccount',
    },
  ],
};
