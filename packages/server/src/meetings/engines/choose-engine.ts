/** The engine that the configuration names; undefined for rooms of our own. Only the chosen one is loaded: LiveKit's SDK is large. */
import type { MeetingsConfig } from '../../platform/meetings-config.ts';
import type { Engine, EngineParts } from './engine.ts';

interface Parts extends EngineParts {
  /** Of the addresses that stand for children at engines which want one; nobody gets mail there. */
  readonly mailDomain: string;
}

export async function chooseEngine(config: MeetingsConfig, parts: Parts): Promise<Engine | undefined> {
  switch (config.engine) {
    case 'built-in':
      return undefined;
    case 'livekit':
      return (await import('./livekit.ts')).createLiveKit(config, parts);
    case 'bigbluebutton':
      return (await import('./big-blue-button.ts')).createBigBlueButton(config, parts);
    case 'jitsi':
      return (await import('./jitsi.ts')).createJitsi(config, parts);
    case 'zoom':
      return (await import('./zoom.ts')).createZoom(config, parts);
  }
}
