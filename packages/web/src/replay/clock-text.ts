/** A length of time as a player shows it: 1:05. */
import { minuteMs, secondMs } from '@comet/domain/time';

export const clockText = (ms: number): string =>
  `${Math.floor(ms / minuteMs)}:${String(Math.floor((ms % minuteMs) / secondMs)).padStart(2, '0')}`;
