/** What is kept about recordings. Their parts are watched, not read: an export lists the recordings. */
import { recordingKeptDays } from '@comet/domain/replay/recording';
import { daysAfter, type FeatureData, ofPerson } from '../platform/personal-data.ts';

export const replayData: FeatureData = {
  personal: [
    {
      ...ofPerson('replay_chunks', null, { kept: daysAfter(recordingKeptDays, 'stored_at') }),
      about: 't.recording_id in (select recording_id from replay_recordings where student_id = any($1))',
    },
    ofPerson('replay_recordings', 'Screen recordings', { kept: daysAfter(recordingKeptDays, 'started_at') }),
  ],
};
