/** Joins the stretches of a recording into one film with a length and an index, without drawing a picture anew. */
import {
  BlobSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Output,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

export interface JoinedFilm {
  readonly durationMs: number;
  /** Where each stretch begins. */
  readonly startsMs: ReadonlyMap<number, number>;
}

interface Sources {
  readonly video: EncodedVideoPacketSource;
  readonly audio: EncodedAudioPacketSource;
}

interface Tracks {
  readonly video: InputVideoTrack;
  readonly audio: InputAudioTrack | null;
}

/** undefined for a stretch that broke off before its first picture. */
async function readTracks(film: Blob): Promise<Tracks | undefined> {
  try {
    const input = new Input({ formats: [WEBM], source: new BlobSource(film) });
    const video = await input.getPrimaryVideoTrack();
    return video === null || (await new EncodedPacketSink(video).getFirstPacket()) === null
      ? undefined
      : { video, audio: await input.getPrimaryAudioTrack() };
  } catch {
    return undefined;
  }
}

/** Copies a track's packets to a later time; answers when the last of them ends. */
async function copy(
  track: InputVideoTrack | InputAudioTrack,
  startS: number,
  add: (packet: EncodedPacket) => Promise<void>,
): Promise<number> {
  let endS = startS;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const moved = packet.clone({ timestamp: packet.timestamp + startS });
    await add(moved);
    endS = Math.max(endS, moved.timestamp + moved.duration);
  }
  return endS;
}

/** Both tracks at once: a film is written in the order of time. */
async function copyStretch({ video, audio }: Tracks, startS: number, to: Sources): Promise<number> {
  const copies: Promise<number>[] = [];
  const picture = await video.getDecoderConfig();
  if (picture !== null) copies.push(copy(video, startS, (packet) => to.video.add(packet, { decoderConfig: picture })));
  const sound = await audio?.getDecoderConfig();
  if (audio !== null && sound != null)
    copies.push(copy(audio, startS, (packet) => to.audio.add(packet, { decoderConfig: sound })));
  return Math.max(startS, ...(await Promise.all(copies)));
}

/** Writes the film into a file; undefined where no stretch has a picture. */
export async function joinFilms(
  films: ReadonlyMap<number, Blob>,
  file: FileSystemWritableFileStream,
): Promise<JoinedFilm | undefined> {
  const output = new Output({ format: new WebMOutputFormat(), target: new StreamTarget(file) });
  const video = new EncodedVideoPacketSource('vp8');
  const audio = new EncodedAudioPacketSource('opus');
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const startsMs = new Map<number, number>();
  let endS = 0;
  for (const [stretch, film] of films) {
    const tracks = await readTracks(film);
    if (tracks === undefined) continue;
    startsMs.set(stretch, Math.round(endS * 1000));
    endS = await copyStretch(tracks, endS, { video, audio });
  }
  if (startsMs.size === 0) {
    await output.cancel();
    return undefined;
  }
  await output.finalize();
  return { durationMs: Math.round(endS * 1000), startsMs };
}
