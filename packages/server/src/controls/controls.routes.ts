/** Controls: contract ↔ service. */
import * as calls from '@comet/contract/controls';
import type { Controls } from '@comet/domain/controls/controls';
import type { Serve } from '../platform/serve.ts';
import type { ControlsService } from './controls.service.ts';

interface Parts {
  readonly controls: ControlsService;
}

export const controlsAnswer = (controls: Controls) => ({
  ...controls,
  mutedNotifications: [...controls.mutedNotifications],
});

export function registerControls(serve: Serve, { controls }: Parts): void {
  serve(calls.getControls, async ({ params, reach }) => {
    await reach(params.id);
    return controlsAnswer(await controls.controlsOf(params.id));
  });

  serve(calls.setControls, async ({ params, body, reach }) => {
    await reach(params.id);
    await controls.set(params.id, body);
    return body;
  });

  serve(calls.getOwnControls, async ({ actor }) => controlsAnswer(await controls.controlsOf(actor.userId)));
}
