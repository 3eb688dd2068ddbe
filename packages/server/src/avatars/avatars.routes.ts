/** Avatars: contract ↔ service. */
import * as calls from '@comet/contract/avatars';
import type { Serve } from '../platform/serve.ts';
import type { AvatarsService } from './avatars.service.ts';

interface Parts {
  readonly avatars: AvatarsService;
}

export function registerAvatars(serve: Serve, { avatars }: Parts): void {
  serve(calls.listAvatarPresets, ({ actor, query }) => avatars.list(actor.userId, query));

  serve(calls.wearPreset, ({ actor, body }) => avatars.wear(actor.userId, body.refAvatarPresetAdditionalId));

  serve(calls.takeOffPreset, ({ actor, body }) => avatars.takeOff(actor.userId, body.type));

  serve(calls.buyPreset, ({ actor, params }) => avatars.buy(actor.userId, params.id));
}
