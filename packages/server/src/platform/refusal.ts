/** A refusal that ends the request with one of the contract's errors. */
import { type ErrorBody, type ErrorName, errors } from '@comet/contract/errors';

export class Refusal extends Error {
  readonly refusal: ErrorName;
  readonly statusCode: number;
  readonly details: ErrorBody['details'];
  /** Seconds after which another try makes sense (sent as Retry-After). */
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: ErrorName, more: { details?: ErrorBody['details']; retryAfterSeconds?: number } = {}) {
    super(errors[refusal].message);
    this.refusal = refusal;
    this.statusCode = errors[refusal].statusCode;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
