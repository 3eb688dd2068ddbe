/**
 * The tutor's picture and the voices of a room as one stream that never changes its tracks, which a recorder needs: cameras and
 * screens come and go in a lesson. The picture is the tutor's screen, else their camera, else their initial.
 */
import { night } from '../ui/tokens.ts';
import { filmHeight as height, picturesPerSecond, filmWidth as width } from './film-format.ts';

/** What goes into the film now. */
export interface FilmSources {
  readonly picture: MediaStreamTrack | undefined;
  readonly voices: readonly MediaStreamTrack[];
  /** Written where there is no picture. */
  readonly name: string;
}

export interface FilmMixer {
  readonly stream: MediaStream;
  set(sources: FilmSources): void;
  close(): void;
}

/** As large as the film allows without cutting anything off. */
function drawPicture(canvas: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const scale = Math.min(width / video.videoWidth, height / video.videoHeight);
  const [wide, high] = [video.videoWidth * scale, video.videoHeight * scale];
  canvas.drawImage(video, (width - wide) / 2, (height - high) / 2, wide, high);
}

function drawInitial(canvas: CanvasRenderingContext2D, name: string): void {
  canvas.fillStyle = night.ink;
  canvas.font = '600 220px Poppins, sans-serif';
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.fillText(name.slice(0, 1), width / 2, height / 2);
}

export function createFilmMixer(): FilmMixer {
  const element = document.createElement('canvas');
  element.width = width;
  element.height = height;
  const canvas = element.getContext('2d', { alpha: false });
  if (canvas === null) throw new Error('this browser draws nothing');
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const sound = new AudioContext();
  void sound.resume();
  const mixed = sound.createMediaStreamDestination();
  // A silent source keeps the sound going where nobody speaks, so that its times stay those of the picture.
  const silence = sound.createConstantSource();
  silence.offset.value = 0;
  silence.connect(mixed);
  silence.start();
  const heard = new Map<MediaStreamTrack, MediaStreamAudioSourceNode>();
  let now: FilmSources = { picture: undefined, voices: [], name: '' };

  const draw = (): void => {
    canvas.fillStyle = night.groundDeep;
    canvas.fillRect(0, 0, width, height);
    if (now.picture !== undefined && video.videoWidth > 0) drawPicture(canvas, video);
    else drawInitial(canvas, now.name);
  };
  // A page in the background, as while a screen is shared, has slow timers of its own; those of a worker go on.
  const clock = new Worker(new URL('./film-clock.ts', import.meta.url), { type: 'module' });
  clock.onmessage = draw;
  draw();

  return {
    stream: new MediaStream([...element.captureStream(picturesPerSecond).getTracks(), ...mixed.stream.getTracks()]),
    set: (sources) => {
      if (sources.picture !== now.picture) {
        video.srcObject = sources.picture === undefined ? null : new MediaStream([sources.picture]);
        if (sources.picture !== undefined) void video.play().catch(() => undefined);
      }
      for (const [track, node] of heard)
        if (!sources.voices.includes(track)) {
          node.disconnect();
          heard.delete(track);
        }
      for (const track of sources.voices)
        if (!heard.has(track)) {
          const node = sound.createMediaStreamSource(new MediaStream([track]));
          node.connect(mixed);
          heard.set(track, node);
        }
      now = sources;
    },
    close: () => {
      clock.terminate();
      video.srcObject = null;
      void sound.close();
    },
  };
}
