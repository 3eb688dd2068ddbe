/** A refusal that ends the request with one of the contract's errors. */
import { type ErrorBody, type ErrorCode, errors } from '@comet/contract/errors';
import type { Permission } from '@comet/domain/permission';

export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly details: ErrorBody['details'];
  /** Seconds after which another try makes sense (sent as Retry-After). */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    more: { details?: ErrorBody['details']; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(errors[code].message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.statusCode = errors[code].statusCode;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** Throws the reason of a permission rule, unless it says yes. */
export function requireAllowed(permission: Permission<ErrorCode>): void {
  if (permission !== 'yes') throw new Refusal(permission);
}
