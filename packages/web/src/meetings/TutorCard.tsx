/** The tutor as everybody sees them, who speaks now, and all the sounds of the room. */
import { mediaLines } from '@comet/domain/meetings/media-lines';
import type { RoomView } from '@comet/domain/meetings/room-view';
import { RoomIcon } from './RoomIcon.tsx';
import { initialOf } from './room-texts.ts';
import { TrackAudio, TrackVideo } from './Tracks.tsx';
import classes from './TutorCard.module.css';
import type { Tracks } from './use-devices.ts';

interface TutorCardProps {
  readonly view: RoomView;
  readonly isTutor: boolean;
  readonly mine: Tracks;
  readonly incoming: ReadonlyMap<number, MediaStreamTrack>;
}

export function TutorCard({ view, isTutor, mine, incoming }: TutorCardProps) {
  const { call, tutorMedia, captions, members, seat } = view;
  const tutor = members.find((member) => member.isTutor);
  const speaker = members.find((member) => member.seat === call?.seat);
  const isSpeaking = call?.isSpeaking === true;
  const camera = isTutor ? mine.camera : incoming.get(mediaLines.camera);
  const voice = incoming.get(mediaLines.microphone);
  const childVoice = incoming.get(mediaLines.childMicrophone);
  const childCamera = incoming.get(mediaLines.childCamera);
  const canBeHeard = tutorMedia.microphone && tutor?.isHere === true;
  const name = tutor?.name ?? 'Your tutor';
  const hasPicture = tutorMedia.camera && camera !== undefined;
  const isBig = !isTutor && hasPicture && view.question === null;
  return (
    <>
      <section aria-label="Tutor" className={classes.tutor} data-big={isBig}>
        <div className={classes.picture}>
          {hasPicture ? (
            <TrackVideo track={camera} label={`${name}’s camera`} className={classes.video} />
          ) : (
            <span className={classes.portrait} aria-hidden="true">
              {initialOf(name)}
            </span>
          )}
          {isTutor && isSpeaking && childCamera !== undefined && (
            <TrackVideo
              track={childCamera}
              label={`${speaker?.name ?? 'The child'}’s camera`}
              className={classes.childVideo}
            />
          )}
        </div>
        <div className={classes.words}>
          <p className={classes.name}>
            {tutor?.isHere === true ? name : 'Your tutor has lost the connection and will be back soon.'}
          </p>
          {tutor?.isHere === true && (
            <p className={classes.sound} data-on={canBeHeard}>
              <RoomIcon sign={canBeHeard ? 'microphone' : 'microphoneOff'} size={18} />
              {isTutor && (canBeHeard ? 'Everyone can hear you' : 'Your microphone is off')}
              {!isTutor && (canBeHeard ? 'Microphone on' : 'Microphone off')}
            </p>
          )}
          <p className={classes.speaker} data-on={isSpeaking} aria-live="polite">
            {speaker === undefined ? '' : `${speaker.name} ${isSpeaking ? 'is speaking' : 'has been called on'}`}
          </p>
        </div>
        {!isTutor && voice !== undefined && <TrackAudio track={voice} />}
        {childVoice !== undefined && !(isSpeaking && call?.seat === seat) && <TrackAudio track={childVoice} />}
      </section>
      <section aria-label="Captions" aria-live="polite" className={classes.captions}>
        {captions.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </section>
    </>
  );
}
