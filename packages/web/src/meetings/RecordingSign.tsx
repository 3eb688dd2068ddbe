/** Tells everybody in a room that it is recorded, and whether voices are in. */
import type { RecordingState } from '@comet/domain/meetings/room-view';
import classes from './Room.module.css';

function textOf({ withVoices, isVoiceIn }: RecordingState, isTutor: boolean): string {
  if (isTutor) return withVoices ? 'Recording you, and children whose parents allow it' : 'Recording you, no children';
  if (isVoiceIn) return 'Recording. Your voice is in when you speak.';
  return 'Recording. Your voice isn’t in it.';
}

interface RecordingSignProps {
  readonly recording: RecordingState;
  readonly isTutor: boolean;
}

export function RecordingSign({ recording, isTutor }: RecordingSignProps) {
  return (
    <p className={classes.recording} role="status">
      <span className={classes.recordingDot} aria-hidden="true" />
      {textOf(recording, isTutor)}
    </p>
  );
}
