/** Why a purchase failed: the first message of a list, or the message itself (specification, section 8). */
import { CallError } from '../api/client.ts';

export const purchaseFailureText = (error: Error): string =>
  (error instanceof CallError ? error.details?.[0]?.message : undefined) ?? error.message;
