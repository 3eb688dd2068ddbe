/** How erasing a child's data works. */
import { days } from '../time.ts';

/** How long a parent has to change their mind. */
export const erasureGraceDays = 7;
export const erasureGraceMs = days(erasureGraceDays);
