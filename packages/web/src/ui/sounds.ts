/** Three short sounds, made by the browser itself. They are heard only by those who switched them on and may hear them. */
import { useSyncExternalStore } from 'react';
import { readingNow } from './reading-settings.ts';

/** Tones one after another: pitch in hertz. */
const tunes = { right: [659, 880], mend: [392, 440], finish: [523, 659, 784, 1047] } as const;

const toneMs = 130;
const loudness = 0.12;
let audio: AudioContext | undefined;

/** What a parent chose; unknown until the server has answered, and silent until then. */
export type SoundPermission = 'unknown' | 'yes' | 'no';

let permission: SoundPermission = 'unknown';
const listeners = new Set<() => void>();

export function permitSounds(next: SoundPermission): void {
  permission = next;
  for (const listener of listeners) listener();
}

export function useSoundPermission(): SoundPermission {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => permission,
  );
}

export function playSound(name: keyof typeof tunes): void {
  if (permission !== 'yes' || !readingNow().hasSounds || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  tunes[name].forEach((pitch, place) => {
    const begin = context.currentTime + (place * toneMs) / 1000;
    const end = begin + toneMs / 1000;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.001, end + 0.08);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(end + 0.1);
  });
}
