/** A video with our own controls: never hidden, never over the picture. */
import type { SectionPoint } from '@comet/contract/lesson-fields';
import { videoTime } from '@comet/domain/lessons/captions';
import { type KeyboardEvent, useRef } from 'react';
import { percentOf } from '../ui/percent.ts';
import { type Player, speeds } from './use-player.ts';
import classes from './VideoPlayer.module.css';

const step = 10_000;
const keyStep = 5000;

const icons = {
  play: 'M8 5l12 7-12 7z',
  pause: 'M7 5h4v14H7zM14 5h4v14h-4z',
  back: 'M11 6l-6 6 6 6M19 6l-6 6 6 6',
  forward: 'M13 6l6 6-6 6M5 6l6 6-6 6',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
} as const;

function Icon({ of, isSolid = false }: { readonly of: keyof typeof icons; readonly isSolid?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[of]} />
    </svg>
  );
}

const faultTexts = {
  lost: 'The video isn’t loading. It’ll carry on when you’re back online.',
  broken: 'This video can’t be played here. Please tell your tutor.',
} as const;

/** The next faster one; after the fastest comes the slowest. */
const speedAfter = (speed: number): number => speeds.find((one) => one > speed) ?? speeds[0];

interface VideoPlayerProps {
  readonly player: Player;
  readonly title: string;
  readonly points: readonly SectionPoint[];
  /** The controls give way to a question. */
  readonly isAsking: boolean;
}

export function VideoPlayer({ player, title, points, isAsking }: VideoPlayerProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const { atMs, durationMs, isPlaying, speed } = player;
  const toggleFull = (): void => {
    // The wrapper, so that questions are seen there, too.
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else
      void wrapper.current
        ?.closest<HTMLElement>('[data-full]')
        ?.requestFullscreen()
        .catch(() => undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isAsking || event.ctrlKey || event.altKey || event.metaKey) return;
    const isButton = event.target instanceof HTMLElement && event.target.matches('button');
    if (event.key === ' ' && !isButton) player.toggle();
    else if (event.key === 'f') toggleFull();
    else if (event.key === 'c') player.toggleCaptions();
    else if (event.key === 'ArrowLeft') player.jumpTo(atMs - keyStep);
    else if (event.key === 'ArrowRight') player.jumpTo(atMs + keyStep);
    else return;
    event.preventDefault();
  };
  const nextSpeed = speedAfter(speed);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls within work from each of them
    <div ref={wrapper} className={classes.player} data-asking={isAsking} onKeyDown={onKey}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are added as cues */}
      <video
        ref={player.video}
        className={classes.video}
        src={player.src}
        aria-label={title}
        preload="metadata"
        playsInline
        onClick={() => (isAsking ? undefined : player.toggle())}
      />
      {player.fault === undefined ? null : (
        <div role="alert" className={classes.broken}>
          <p>{faultTexts[player.fault]}</p>
          <button type="button" onClick={player.retry}>
            Try again
          </button>
        </div>
      )}
      <div className={classes.line}>
        <input
          type="range"
          className={classes.range}
          aria-label="Place in the video"
          aria-valuetext={`${videoTime(atMs)} of ${videoTime(durationMs)}`}
          min={0}
          max={Math.max(1, Math.round(durationMs))}
          step={1000}
          value={Math.round(atMs)}
          disabled={isAsking}
          onChange={(event) => player.jumpTo(Number(event.currentTarget.value))}
        />
        {points.map(({ lessonSectionPointId, atMs: stopMs, isAnswered }) => (
          <span
            key={lessonSectionPointId}
            className={classes.mark}
            data-done={isAnswered}
            style={{ left: `${percentOf(stopMs, Math.max(durationMs, stopMs, 1))}%` }}
            aria-hidden="true"
          >
            {isAnswered ? '✓' : '?'}
          </span>
        ))}
      </div>
      <div className={classes.times} aria-hidden="true">
        <span>{videoTime(atMs)}</span>
        <span>{videoTime(durationMs)}</span>
      </div>
      {isAsking ? null : (
        <div className={classes.controls}>
          <button
            type="button"
            aria-label="CC: captions"
            aria-pressed={player.hasCaptions && player.areCaptionsOn}
            disabled={!player.hasCaptions}
            onClick={player.toggleCaptions}
          >
            CC
          </button>
          <button type="button" aria-label="Back 10 seconds" onClick={() => player.jumpTo(atMs - step)}>
            <Icon of="back" />
          </button>
          <button
            type="button"
            className={classes.main}
            aria-label={isPlaying ? 'Pause' : 'Play'}
            onClick={player.toggle}
          >
            <Icon of={isPlaying ? 'pause' : 'play'} isSolid />
          </button>
          <button type="button" aria-label="Forward 10 seconds" onClick={() => player.jumpTo(atMs + step)}>
            <Icon of="forward" />
          </button>
          <button type="button" aria-label={`Speed: ${speed} times`} onClick={() => player.setSpeed(nextSpeed)}>
            {speed}×
          </button>
          <button type="button" aria-label="Full screen" onClick={toggleFull}>
            <Icon of="full" />
          </button>
        </div>
      )}
    </div>
  );
}
