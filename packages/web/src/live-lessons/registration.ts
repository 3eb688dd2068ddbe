/** Registering for live lessons; the specification gives the words (section 8). */
import { leaveLiveLesson, registerForLiveLesson } from '@comet/contract/live-lessons';
import { useAct } from '../api/act.ts';
import { CallError } from '../api/client.ts';

const registeredText = 'The user has been successfully registered';
const unknownText = 'User not found';

export const useRegister = () =>
  useAct(registerForLiveLesson, {
    done: registeredText,
    failed: (error) => (error instanceof CallError && error.statusCode === 404 ? unknownText : error.message),
  });

export const useLeave = () => useAct(leaveLiveLesson, { done: 'The place is free again' });
