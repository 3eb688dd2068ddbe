/** The server's time, as its last answer told it: a device's own clock may be hours wrong. */

let aheadMs = 0;

/** Takes the `date` header of an answer that has just come. */
export function recordServerTime(date: string | null): void {
  const toldMs = Date.parse(date ?? '');
  if (!Number.isNaN(toldMs)) aheadMs = toldMs - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + aheadMs);
