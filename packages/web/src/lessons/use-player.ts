/** The state of a video: playing, where it is, how fast; and the stop points that it must not pass. */
import type { SectionPoint } from '@comet/contract/lesson-fields';
import { readCaptions } from '@comet/domain/lessons/captions';
import { nextStopMs, reachableMs } from '@comet/domain/lessons/lesson-progress';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface PlayerOptions {
  readonly captions: string;
  readonly points: readonly SectionPoint[];
  readonly startMs: number;
  /** The video has come to a stop point without an answer. */
  readonly onStop: (point: SectionPoint) => void;
  /** Where it is, now and then: to be kept. */
  readonly onPlace: (atMs: number) => void;
  readonly onEnd: () => void;
}

export const speeds = [0.75, 1, 1.25, 1.5] as const;
const keepEveryMs = 10_000;

export interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isPlaying: boolean;
  readonly atMs: number;
  readonly durationMs: number;
  readonly speed: number;
  readonly hasCaptions: boolean;
  readonly areCaptionsOn: boolean;
  readonly isBroken: boolean;
  readonly play: () => void;
  readonly toggle: () => void;
  readonly jumpTo: (ms: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly toggleCaptions: () => void;
}

export function usePlayer({ captions, points, startMs, onStop, onPlace, onEnd }: PlayerOptions): Player {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(startMs);
  const [durationMs, setDurationMs] = useState(0);
  const [speed, setSpeedShown] = useState(1);
  const [areCaptionsOn, setCaptionsOn] = useState(true);
  const [isBroken, setBroken] = useState(false);
  const captionTrack = useRef<TextTrack>(undefined);
  const keptAtMs = useRef(startMs);

  const stopAt = useEffectEvent((stopMs: number) => {
    const shown = video.current;
    const point = points.find((one) => one.atMs === stopMs && !one.isAnswered);
    if (shown === null || point === undefined) return;
    shown.pause();
    shown.currentTime = stopMs / 1000;
    onPlace(stopMs);
    onStop(point);
  });
  const stopsKey = points
    .filter(({ isAnswered }) => !isAnswered)
    .map(({ atMs: stopMs }) => stopMs)
    .join();
  // A cue comes within milliseconds of its time; the time itself is told four times a second only.
  useEffect(() => {
    const shown = video.current;
    if (shown === null || stopsKey === '') return;
    const track = shown.addTextTrack('metadata');
    track.mode = 'hidden';
    for (const stopMs of stopsKey.split(',').map(Number)) {
      const cue = new VTTCue(stopMs / 1000, stopMs / 1000 + 1, '');
      cue.onenter = () => stopAt(stopMs);
      track.addCue(cue);
    }
    return () => {
      track.mode = 'disabled';
    };
  }, [stopsKey]);
  useEffect(() => {
    const shown = video.current;
    const read = readCaptions(captions);
    if (shown === null || read.length === 0) return;
    const track = shown.addTextTrack('captions', 'English', 'en');
    for (const { fromMs, toMs, text } of read) track.addCue(new VTTCue(fromMs / 1000, toMs / 1000, text));
    track.mode = 'showing';
    captionTrack.current = track;
    return () => {
      track.mode = 'disabled';
    };
  }, [captions]);

  const tell = useEffectEvent((shown: HTMLVideoElement) => {
    const now = Math.round(shown.currentTime * 1000);
    const stopMs = nextStopMs(points);
    if (stopMs !== undefined && now > stopMs + 50 && !shown.paused) return stopAt(stopMs);
    setAtMs(now);
    if (Math.abs(now - keptAtMs.current) < keepEveryMs) return;
    keptAtMs.current = now;
    onPlace(now);
  });
  const end = useEffectEvent(() => onEnd());
  const start = useEffectEvent((shown: HTMLVideoElement) => {
    if (Number.isFinite(shown.duration)) setDurationMs(shown.duration * 1000);
    shown.currentTime = startMs / 1000;
  });
  const leave = useEffectEvent((shown: HTMLVideoElement) => onPlace(Math.round(shown.currentTime * 1000)));
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    const on: Readonly<Record<string, () => void>> = {
      play: () => setPlaying(true),
      pause: () => {
        setPlaying(false);
        leave(shown);
      },
      timeupdate: () => tell(shown),
      loadedmetadata: () => start(shown),
      durationchange: () => {
        if (Number.isFinite(shown.duration)) setDurationMs(shown.duration * 1000);
      },
      ended: () => end(),
      error: () => setBroken(true),
    };
    for (const [name, listen] of Object.entries(on)) shown.addEventListener(name, listen);
    if (shown.readyState >= HTMLMediaElement.HAVE_METADATA) start(shown);
    return () => {
      for (const [name, listen] of Object.entries(on)) shown.removeEventListener(name, listen);
    };
  }, []);

  const play = useCallback(() => {
    // A browser may refuse to begin by itself; the button is there.
    void video.current?.play().catch(() => undefined);
  }, []);
  return {
    video,
    isPlaying,
    atMs,
    durationMs,
    speed,
    hasCaptions: captions !== '',
    areCaptionsOn,
    isBroken,
    play,
    toggle: () => (video.current?.paused === false ? video.current.pause() : play()),
    jumpTo: (ms) => {
      const shown = video.current;
      if (shown === null) return;
      const endMs = Math.min(reachableMs(ms, points), durationMs > 0 ? durationMs : ms);
      shown.currentTime = endMs / 1000;
      setAtMs(endMs);
      if (endMs < ms && endMs === nextStopMs(points)) stopAt(endMs);
    },
    setSpeed: (wanted) => {
      if (video.current !== null) video.current.playbackRate = wanted;
      setSpeedShown(wanted);
    },
    toggleCaptions: () => {
      const isOn = !areCaptionsOn;
      if (captionTrack.current !== undefined) captionTrack.current.mode = isOn ? 'showing' : 'hidden';
      setCaptionsOn(isOn);
    },
  };
}
