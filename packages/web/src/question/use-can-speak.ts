/** Whether the device has a voice that may read; it may only be known a moment after the page has opened. */
import { useSyncExternalStore } from 'react';
import { canSpeak, subscribeToVoices } from './speech.ts';

export const useCanSpeak = (): boolean => useSyncExternalStore(subscribeToVoices, canSpeak, () => false);
