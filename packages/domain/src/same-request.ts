/** When a request that comes twice is one request. */
import { minutes } from './time.ts';

/** The same request again within this long is a double click, a lost answer or a retry, not another one. */
export const sameRequestMs = minutes(1);
