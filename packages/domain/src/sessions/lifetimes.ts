/** How long what a person logs in with is good for. */
import { dayMs, hourMs, minuteMs } from '../time.ts';

/** An access token; short, because only its session row can end it sooner. */
export const accessTokenMs = 10 * minuteMs;
/** A refresh token with remember-me. */
export const rememberedRefreshMs = 30 * 24 * hourMs;
/** A refresh token without. */
export const refreshMs = 12 * hourMs;
/** For this long a used refresh token gives its successor again: two tabs refresh at once. Later it is a theft. */
export const refreshGraceMs = 10_000;
/** A password reset link. */
export const resetLinkMs = 30 * minuteMs;
/** A link that confirms an e-mail address. */
export const confirmLinkMs = 3 * dayMs;
