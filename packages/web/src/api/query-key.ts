/** Under which key an answer is kept: the feature, the call and what was sent. */
import type { Call, ExampleRequest } from '@comet/contract/call';

export const keyOf = (call: Pick<Call, 'feature' | 'path'>, sent: ExampleRequest, round?: number) =>
  round === undefined ? [call.feature, call.path, sent] : [call.feature, call.path, sent, round];
