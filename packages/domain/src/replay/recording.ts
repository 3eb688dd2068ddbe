/** What a recording of a student's screen may be: how large it gets and how long it is kept. */
import { hours, seconds } from '../time.ts';

/** A recording starts this long after the student is known, as the specification has it. */
export const recordingDelayMs = seconds(2);

/** How long recordings are kept. */
export const recordingKeptDays = 30;

/** What was recorded is sent this often. */
export const chunkMs = seconds(10);

/** A recording ends here, however long the page stays open. */
export const maxRecordingMs = hours(2);
export const maxChunks = maxRecordingMs / chunkMs;

/** Bytes of one chunk at most, compressed; the first screen takes about 20 kB. */
export const maxChunkBytes = 180 * 1024;
/** The same once it is unpacked, so that no small chunk can fill a parent's memory. */
export const maxUnpackedBytes = 4 * 1024 * 1024;
/** Compressed bytes of one student in 24 hours at most: about four hours at 40 kB a minute. */
export const maxBytesADay = 10 * 1024 * 1024;
