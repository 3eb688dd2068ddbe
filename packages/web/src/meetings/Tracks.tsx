/** Plays what comes in by media. */
import { useEffect, useRef } from 'react';

function usePlayed<E extends HTMLMediaElement>(track: MediaStreamTrack) {
  const element = useRef<E>(null);
  useEffect(() => {
    if (element.current === null) return;
    element.current.srcObject = new MediaStream([track]);
    // A browser that wants a tap first gets one: nobody is in a room without having pressed 'Go in'.
    element.current.play().catch(() => undefined);
  }, [track]);
  return element;
}

interface VideoProps {
  readonly track: MediaStreamTrack;
  readonly label: string;
  readonly className?: string | undefined;
}

export function TrackVideo({ track, label, className }: VideoProps) {
  const element = usePlayed<HTMLVideoElement>(track);
  return <video ref={element} className={className} aria-label={label} autoPlay muted playsInline />;
}

export function TrackAudio({ track }: { readonly track: MediaStreamTrack }) {
  const element = usePlayed<HTMLAudioElement>(track);
  // biome-ignore lint/a11y/useMediaCaption: the tutor's captions are in the room
  return <audio ref={element} autoPlay />;
}
