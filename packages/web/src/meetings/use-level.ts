/** How loud a microphone is, from 0 to 1. */
import { useEffect, useState } from 'react';

const lookEveryMs = 100;
/** Ordinary speech reaches about a third of full scale. */
const gain = 3;

export function useLevel(track: MediaStreamTrack | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (track === undefined) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      setLevel(Math.min(1, Math.max(...samples.map(Math.abs)) * gain));
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [track]);
  return track === undefined ? 0 : level;
}
