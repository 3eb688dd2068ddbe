/** Starts a recording a moment after the student is known, and ends it when they leave. Shown only with the parent's consent. */
import { recordingDelayMs } from '@comet/domain/replay/recording';
import { useEffect } from 'react';
import { canPack } from './chunk.ts';

export default function Recorder() {
  useEffect(() => {
    if (!canPack()) return;
    let hasLeft = false;
    let stop: (() => void) | undefined;
    const timer = setTimeout(async () => {
      // A recording that can't start is no loss to the child.
      const recorder = await import('./recorder.ts').catch(() => undefined);
      if (!hasLeft) stop = recorder?.startRecording();
    }, recordingDelayMs);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return null;
}
