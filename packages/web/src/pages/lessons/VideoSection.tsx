/** A video in a lesson, with its stop points. */
import type { LessonSection } from '@comet/contract/lesson-fields';
import { getLesson, getSection, keepPlace } from '@comet/contract/lessons';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { resumeMs } from '@comet/domain/lessons/lesson-progress';
import { replayMs } from '@comet/domain/lessons/lessons';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { edit } from '../../api/ask.ts';
import { usePlayer } from '../../lessons/use-player.ts';
import { VideoPlayer } from '../../lessons/VideoPlayer.tsx';
import { StopPoint } from './StopPoint.tsx';

export type VideoPart = Extract<LessonSection, { kind: 'video' }>;

interface VideoSectionProps {
  readonly section: VideoPart;
  readonly subject: SubjectKey;
  /** A tutor looks at it: nothing is kept and nothing asked. */
  readonly isPreview: boolean;
  readonly onAsking: (isAsking: boolean) => void;
  readonly onEnd: () => void;
}

export function VideoSection({ section, subject, isPreview, onAsking, onEnd }: VideoSectionProps) {
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [askedId, setAskedId] = useState<number>();
  const points = section.points.map((point) => ({
    ...point,
    isAnswered: isPreview || point.isAnswered || answered.includes(point.lessonSectionPointId),
  }));
  // It is asked until the child carries on: the lesson that is loaded again knows of the answer while it is still explained.
  const asked = section.points.find(({ lessonSectionPointId }) => lessonSectionPointId === askedId);
  const ask = (pointId: number | undefined): void => {
    setAskedId(pointId);
    onAsking(pointId !== undefined);
  };
  const player = usePlayer({
    src: section.videoUrl,
    freshSrc: async () => {
      const fresh = await api.call(getSection, { params: { id: section.id } });
      return fresh.kind === 'video' ? fresh.videoUrl : section.videoUrl;
    },
    captions: section.captions,
    points,
    startMs: section.resumeMs,
    onStop: ({ lessonSectionPointId }) => ask(lessonSectionPointId),
    onPlace: (atMs) => {
      if (isPreview) return;
      // Whoever opens the lesson again in a moment goes on from there, too.
      edit(getLesson, (lesson) => ({
        ...lesson,
        lessonSections: lesson.lessonSections.map((one) =>
          one.id === section.id && one.kind === 'video'
            ? { ...one, resumeMs: resumeMs(atMs, one.duration ?? undefined, points) }
            : one,
        ),
      }));
      // Where a child is in a video is no reason to disturb them.
      void api.call(keepPlace, { body: { lessonSectionId: section.id, atMs } }).catch(() => undefined);
    },
    onEnd,
  });
  return (
    <>
      <VideoPlayer player={player} title={section.name} points={points} isAsking={asked !== undefined} />
      {asked === undefined ? null : (
        <StopPoint
          key={asked.lessonSectionPointId}
          subject={subject}
          pointId={asked.lessonSectionPointId}
          onAgain={() => {
            ask(undefined);
            player.jumpTo(asked.atMs - replayMs);
            player.play();
          }}
          onDone={() => {
            setAnswered((before) => [...before, asked.lessonSectionPointId]);
            ask(undefined);
            player.play();
          }}
        />
      )}
    </>
  );
}
