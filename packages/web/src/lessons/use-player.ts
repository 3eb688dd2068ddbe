/** The state of a video: playing, where it is, how fast; and the stop points that it must not pass. */
import type { SectionPoint } from '@comet/contract/lesson-fields';
import { nextStopMs, reachableMs } from '@comet/domain/lessons/lesson-progress';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showCaptions } from '../ui/show-captions.ts';

interface PlayerOptions {
  readonly src: string;
  /** Another link to the same file: links end after some hours. */
  readonly freshSrc: () => Promise<string>;
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

/** Why nothing can be seen: it doesn't arrive, or this browser can't play it. */
type Fault = 'lost' | 'broken';

export interface Player {
  readonly src: string;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isPlaying: boolean;
  readonly atMs: number;
  readonly durationMs: number;
  readonly speed: number;
  readonly hasCaptions: boolean;
  readonly areCaptionsOn: boolean;
  readonly fault: Fault | undefined;
  /** Loads the video again and goes on where it was. */
  readonly retry: () => void;
  readonly play: () => void;
  readonly toggle: () => void;
  readonly jumpTo: (ms: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly toggleCaptions: () => void;
}

export function usePlayer(options: PlayerOptions): Player {
  const { freshSrc, captions, points, startMs, onStop, onPlace, onEnd } = options;
  // The link that it began with: a newer one of the same file would begin again.
  const [src, setSrc] = useState(options.src);
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(startMs);
  const [durationMs, setDurationMs] = useState(0);
  const [speed, setSpeedShown] = useState(1);
  const [areCaptionsOn, setCaptionsOn] = useState(true);
  const [fault, setFault] = useState<Fault>();
  const captionTrack = useRef<TextTrack>(undefined);
  const keptAtMs = useRef(startMs);
  const placeMs = useRef(startMs);
  const playsOnceLoaded = useRef(false);
  const isLoading = useRef(false);
  const hasRetried = useRef(false);

  const keepAt = useEffectEvent((ms: number) => {
    if (ms === keptAtMs.current) return;
    keptAtMs.current = ms;
    onPlace(ms);
  });
  const stopAt = useEffectEvent((stopMs: number) => {
    const shown = video.current;
    const point = points.find((one) => one.atMs === stopMs && !one.isAnswered);
    if (shown === null || point === undefined) return;
    shown.pause();
    shown.currentTime = stopMs / 1000;
    placeMs.current = stopMs;
    setAtMs(stopMs);
    keepAt(stopMs);
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
    const track = shown === null ? undefined : showCaptions(shown, captions);
    if (track === undefined) return;
    captionTrack.current = track;
    return () => {
      track.mode = 'disabled';
    };
  }, [captions]);

  const tell = useEffectEvent((shown: HTMLVideoElement) => {
    const now = Math.round(shown.currentTime * 1000);
    const stopMs = nextStopMs(points);
    if (stopMs !== undefined && now > stopMs + 50 && !shown.paused) return stopAt(stopMs);
    placeMs.current = now;
    setAtMs(now);
    if (Math.abs(now - keptAtMs.current) >= keepEveryMs) keepAt(now);
  });
  const end = useEffectEvent(() => onEnd());
  const start = useEffectEvent((shown: HTMLVideoElement) => {
    if (Number.isFinite(shown.duration)) setDurationMs(shown.duration * 1000);
    shown.currentTime = placeMs.current / 1000;
    setFault(undefined);
    isLoading.current = false;
    if (playsOnceLoaded.current) void shown.play().catch(() => undefined);
    playsOnceLoaded.current = false;
  });
  // Keys of a keyboard and buttons of a headset jump without asking us.
  const guard = useEffectEvent((shown: HTMLVideoElement) => {
    const stopMs = nextStopMs(points);
    if (stopMs !== undefined && shown.currentTime * 1000 > stopMs + 50) stopAt(stopMs);
  });
  const load = useEffectEvent(async () => {
    isLoading.current = true;
    const next = await freshSrc().catch(() => undefined);
    if (next === undefined) return;
    if (next === src) video.current?.load();
    else setSrc(next);
  });
  const fail = useEffectEvent((shown: HTMLVideoElement) => {
    isLoading.current = false;
    playsOnceLoaded.current ||= !shown.paused;
    setPlaying(false);
    const isLost = !navigator.onLine || shown.error?.code === MediaError.MEDIA_ERR_NETWORK;
    setFault(isLost || !hasRetried.current ? 'lost' : 'broken');
    if (isLost || hasRetried.current) return;
    // Its link may have ended.
    hasRetried.current = true;
    void load();
  });
  useEffect(() => {
    if (fault !== 'lost') return;
    const onOnline = (): void => void load();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [fault]);
  const leave = useEffectEvent((shown: HTMLVideoElement) => keepAt(Math.round(shown.currentTime * 1000)));
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
      error: () => fail(shown),
      playing: () => {
        hasRetried.current = false;
      },
      seeking: () => guard(shown),
    };
    for (const [name, listen] of Object.entries(on)) shown.addEventListener(name, listen);
    if (shown.readyState >= HTMLMediaElement.HAVE_METADATA) start(shown);
    return () => {
      for (const [name, listen] of Object.entries(on)) shown.removeEventListener(name, listen);
      keepAt(placeMs.current);
    };
  }, []);

  const play = useCallback(() => {
    // What hasn't arrived can't play yet: a browser would forget that it was asked to.
    playsOnceLoaded.current ||= isLoading.current;
    // A browser may refuse to begin by itself; the button is there.
    void video.current?.play().catch(() => undefined);
  }, []);
  return {
    src,
    video,
    isPlaying,
    atMs,
    durationMs,
    speed,
    hasCaptions: captions !== '',
    areCaptionsOn,
    fault,
    retry: () => void load(),
    play,
    toggle: () => (video.current?.paused === false ? video.current.pause() : play()),
    jumpTo: (ms) => {
      const shown = video.current;
      if (shown === null) return;
      const endMs = Math.min(reachableMs(ms, points), durationMs > 0 ? durationMs : ms);
      shown.currentTime = endMs / 1000;
      placeMs.current = endMs;
      setAtMs(endMs);
      if (endMs < ms && endMs === nextStopMs(points)) stopAt(endMs);
    },
    setSpeed: (wanted) => {
      if (video.current !== null) {
        video.current.playbackRate = wanted;
        // A fresh link begins at the default speed.
        video.current.defaultPlaybackRate = wanted;
      }
      setSpeedShown(wanted);
    },
    toggleCaptions: () => {
      const isOn = !areCaptionsOn;
      if (captionTrack.current !== undefined) captionTrack.current.mode = isOn ? 'showing' : 'hidden';
      setCaptionsOn(isOn);
    },
  };
}
