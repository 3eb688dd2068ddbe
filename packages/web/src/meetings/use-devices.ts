/** This person's microphone, camera and screen: asked for when they are switched on, and really off when they are off. */
import { useCallback, useEffect, useRef, useState } from 'react';

export type Device = 'microphone' | 'camera' | 'screen';

const ask: Readonly<Record<Device, () => Promise<MediaStream>>> = {
  microphone: () => navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } }),
  camera: () => navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 360, frameRate: 15 } }),
  screen: () => navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 8 } }),
};

const faults: Readonly<Record<Device, string>> = {
  microphone: 'We can’t use your microphone. Check that it’s plugged in and that this page may use it.',
  camera: 'We can’t use your camera. You can go on without it.',
  screen: 'Your screen isn’t being shared.',
};

export type Tracks = Readonly<Partial<Record<Device, MediaStreamTrack>>>;

export function useDevices() {
  const [tracks, setTracks] = useState<Tracks>({});
  const [fault, setFault] = useState<string>();
  const latest = useRef(tracks);
  latest.current = tracks;

  const switchOff = useCallback((device: Device): void => {
    latest.current[device]?.stop();
    setTracks(({ [device]: _, ...others }) => others);
  }, []);

  const switchOn = useCallback(
    async (device: Device): Promise<boolean> => {
      setFault(undefined);
      try {
        const [track] = (await ask[device]()).getTracks();
        if (track === undefined) return false;
        // Unplugged, or ended by the browser's own button.
        track.addEventListener('ended', () => switchOff(device));
        setTracks((before) => ({ ...before, [device]: track }));
        return true;
      } catch {
        setFault(faults[device]);
        return false;
      }
    },
    [switchOff],
  );

  useEffect(
    () => () => {
      for (const track of Object.values(latest.current)) track?.stop();
    },
    [],
  );
  return { tracks, fault, switchOn, switchOff };
}

export type Devices = ReturnType<typeof useDevices>;
