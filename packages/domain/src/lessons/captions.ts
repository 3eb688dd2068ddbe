/** Captions as WebVTT, as far as a lesson's player shows them: when, and what is said. */

export interface Caption {
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

const timing = /^\s*(?:(\d{1,2}):)?(\d{2}):(\d{2})\.(\d{3})\s+-->\s+(?:(\d{1,2}):)?(\d{2}):(\d{2})\.(\d{3})/;

const msOf = (hours: string | undefined, minutes = '0', seconds = '0', rest = '0'): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

/** The captions of a WebVTT file; marks of voices and styles are left out, and so is what has no time. */
export function readCaptions(vtt: string): Caption[] {
  const captions: Caption[] = [];
  for (const block of vtt.replaceAll('\r', '').split('\n\n')) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.includes('-->'));
    const found = timing.exec(lines[at] ?? '');
    if (found === null) continue;
    const [, h1, m1, s1, r1, h2, m2, s2, r2] = found;
    const text = lines
      .slice(at + 1)
      .map((line) => line.replaceAll(/<[^<>]*>/g, '').trim())
      .filter((line) => line !== '')
      .join('\n');
    if (text !== '') captions.push({ fromMs: msOf(h1, m1, s1, r1), toMs: msOf(h2, m2, s2, r2), text });
  }
  return captions;
}

const stamp = (ms: number): string => {
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${clock.map((value) => part(value, 2)).join(':')}.${part(ms % 1000, 3)}`;
};

/** A WebVTT file with these captions. */
export const writeCaptions = (captions: readonly Caption[]): string =>
  ['WEBVTT', ...captions.map(({ fromMs, toMs, text }) => `${stamp(fromMs)} --> ${stamp(toMs)}\n${text}`)].join('\n\n');

/** A time in a video as people read it: 0:48, 12:05. */
export function videoTime(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Reads a typed time: 48, 0:48 or 12:05. undefined for anything else. */
export function readVideoTime(text: string): number | undefined {
  const found = /^\s*(?:(\d{1,3}):)?(\d{1,4})\s*$/.exec(text);
  if (found === null) return undefined;
  const [, minutes, seconds] = found;
  if (minutes !== undefined && Number(seconds) > 59) return undefined;
  return (Number(minutes ?? 0) * 60 + Number(seconds)) * 1000;
}
