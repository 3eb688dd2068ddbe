/** The stop points of a video, on its timeline: moved by dragging, by keys or by typing, each with a question from the bank. */
import type { BankQuestion, Lesson, LessonSection, SectionPoint } from '@comet/contract/lesson-fields';
import { createPoint, deletePoint, updatePoint, updateSection } from '@comet/contract/lessons';
import { readVideoTime, videoTime } from '@comet/domain/lessons/captions';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { act, useAct } from '../../api/act.ts';
import { Blocks } from '../../question/Blocks.tsx';
import { Card } from '../../ui/Card.tsx';
import { useModal } from '../../ui/modal-host.tsx';
import { percentOf } from '../../ui/percent.ts';
import { QuestionBank } from './QuestionBank.tsx';
import classes from './StopPoints.module.css';

interface StopPointsProps {
  readonly lesson: Lesson;
  readonly section: Extract<LessonSection, { kind: 'video' }>;
}

const smallStepMs = 1000;
const largeStepMs = 10_000;

function TypedTime({ point, onMove }: { readonly point: SectionPoint; readonly onMove: (atMs: number) => void }) {
  const [text, setText] = useState(videoTime(point.atMs));
  const typed = readVideoTime(text);
  return (
    <TextInput
      aria-label={`Time of the stop point at ${videoTime(point.atMs)}`}
      value={text}
      maxLength={7}
      w={96}
      error={typed === undefined ? 'm:ss' : undefined}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== undefined && typed !== point.atMs) onMove(typed);
      }}
    />
  );
}

export function StopPoints({ lesson, section }: StopPointsProps) {
  const video = useRef<HTMLVideoElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const modal = useModal();
  const [atMs, setAtMs] = useState(0);
  const [lengthMs, setLengthMs] = useState(section.duration ?? 0);
  const [moving, setMoving] = useState<{ readonly id: number; readonly atMs: number }>();
  const change = useAct(updatePoint, { done: 'Section point was successfully updated' });
  const remove = useAct(deletePoint, { done: 'Section point was successfully deleted' });
  const show = (ms: number): void => {
    setAtMs(ms);
    if (video.current !== null) video.current.currentTime = ms / 1000;
  };
  const move = (point: SectionPoint, toMs: number): void => {
    const within = Math.round(Math.min(Math.max(0, toMs), lengthMs > 0 ? lengthMs : toMs));
    show(within);
    if (point.asks !== null)
      change.mutate({ params: { id: point.lessonSectionPointId }, body: { atMs: within, itemId: point.asks.itemId } });
  };
  const choose = (title: string, onChosen: (question: BankQuestion) => void): void =>
    modal.open({
      title,
      body: (
        <QuestionBank
          subject={lesson.subject}
          onChoose={(question) => {
            modal.clear();
            onChosen(question);
          }}
        />
      ),
    });
  const add = useAct(createPoint, { done: 'Section point was successfully updated' });
  const msAt = (event: PointerEvent): number => {
    const box = line.current?.getBoundingClientRect();
    return box === undefined ? 0 : ((event.clientX - box.left) / box.width) * lengthMs;
  };
  const onKey = (event: KeyboardEvent, point: SectionPoint): void => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    move(point, point.atMs + by * (event.shiftKey ? largeStepMs : smallStepMs));
  };
  const keepLength = (shown: HTMLVideoElement): void => {
    if (!Number.isFinite(shown.duration)) return;
    const duration = Math.round(shown.duration * 1000);
    setLengthMs(duration);
    const { kind, name, videoUrl, captions } = section;
    if (section.duration === null)
      void act(updateSection, { params: { id: section.id }, body: { kind, name, videoUrl, captions, duration } });
  };
  const shownAt = (point: SectionPoint): number =>
    moving?.id === point.lessonSectionPointId ? moving.atMs : point.atMs;
  return (
    <Card label="Stop points">
      <Stack gap="sm">
        {/* biome-ignore lint/a11y/useMediaCaption: its maker places questions here; students get the captions */}
        <video
          ref={video}
          className={classes.video}
          src={section.videoUrl}
          controls
          preload="metadata"
          aria-label={section.name}
          onLoadedMetadata={(event) => keepLength(event.currentTarget)}
          onTimeUpdate={(event) => setAtMs(Math.round(event.currentTarget.currentTime * 1000))}
        />
        <Group justify="space-between">
          <Title order={2} size="h4">
            Stop points
          </Title>
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              choose(`Question at ${videoTime(atMs)}`, ({ itemId }) =>
                add.mutate({ body: { lessonSectionId: section.id, atMs, itemId } }),
              )
            }
          >
            Add a stop point at {videoTime(atMs)}
          </Button>
        </Group>
        <Text size="sm">The video waits until your student answers.</Text>
        <div ref={line} className={classes.line}>
          {section.points.map((point, place) => (
            <button
              key={point.lessonSectionPointId}
              type="button"
              className={classes.pin}
              style={{ left: `${percentOf(shownAt(point), Math.max(lengthMs, shownAt(point), 1))}%` }}
              aria-label={`Stop point ${place + 1} at ${videoTime(shownAt(point))}: arrow left or right to move it`}
              onKeyDown={(event) => onKey(event, point)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setMoving({ id: point.lessonSectionPointId, atMs: point.atMs });
              }}
              onPointerMove={(event) => {
                if (moving?.id !== point.lessonSectionPointId) return;
                const toMs = Math.min(Math.max(0, msAt(event)), lengthMs);
                setMoving({ id: point.lessonSectionPointId, atMs: toMs });
                show(toMs);
              }}
              onPointerUp={() => {
                const toMs = moving?.atMs;
                setMoving(undefined);
                if (toMs !== undefined && Math.abs(toMs - point.atMs) >= 100) move(point, toMs);
              }}
            >
              {place + 1}
            </button>
          ))}
        </div>
        <ol className={classes.points}>
          {section.points.map((point) => (
            <li key={point.lessonSectionPointId} className={classes.point}>
              <TypedTime key={point.atMs} point={point} onMove={(toMs) => move(point, toMs)} />
              <div className={classes.question}>
                {point.asks === null ? null : <Blocks blocks={point.asks.question.prompt} />}
              </div>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="sm"
                  onClick={() =>
                    choose(`Question at ${videoTime(point.atMs)}`, ({ itemId }) =>
                      change.mutate({ params: { id: point.lessonSectionPointId }, body: { atMs: point.atMs, itemId } }),
                    )
                  }
                >
                  Change the question
                </Button>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={`Delete the stop point at ${videoTime(point.atMs)}`}
                  onClick={() => remove.mutate({ params: { id: point.lessonSectionPointId } })}
                >
                  Delete
                </Button>
              </Group>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
