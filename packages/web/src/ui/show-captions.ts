/** Captions of a video as the browser shows them. */
import { readCaptions } from '@comet/domain/lessons/captions';

/** Shows the captions of a WebVTT text; undefined where it has none. A track can't be taken away again: disable it. */
export function showCaptions(video: HTMLVideoElement, vtt: string): TextTrack | undefined {
  const captions = readCaptions(vtt);
  if (captions.length === 0) return undefined;
  const track = video.addTextTrack('captions', 'English', 'en');
  for (const { fromMs, toMs, text } of captions) track.addCue(new VTTCue(fromMs / 1000, toMs / 1000, text));
  track.mode = 'showing';
  return track;
}
