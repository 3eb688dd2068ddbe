/** A chapter as a way through the sky: a planet for each sub-topic, a moon for each additional test, the gate at its end. */
import type { AdditionalTest, ChapterSubTopic } from '@comet/contract/missions';
import { masteryNames } from '@comet/domain/mastery/mastery-labels';
import { Button, Group, Text } from '@mantine/core';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { Gate } from '../drawings/Gate.tsx';
import { Moon } from '../drawings/Moon.tsx';
import { Planet } from '../drawings/Planet.tsx';
import { Stars } from '../drawings/Stars.tsx';
import { useModal } from '../ui/modal-host.tsx';
import classes from './ChapterMap.module.css';
import { Explainer } from './Explainer.tsx';
import { MapStop } from './MapStop.tsx';
import { lineOf, startLabels } from './map-texts.ts';
import { type ChapterView, nextStepOf, readySubTopics, type TestTarget } from './next-step.ts';

interface ChapterMapProps {
  readonly chapter: ChapterView;
  readonly onStart: (target: TestTarget) => void;
  /** The map has just opened: it opens at the mascot. */
  readonly isShown: boolean;
}

type Stop =
  | { readonly key: string; readonly subTopic: ChapterSubTopic; readonly test?: undefined }
  | { readonly key: string; readonly subTopic?: undefined; readonly test: AdditionalTest };

/** What a child sees of how well it knows a sub-topic: nothing before there is something good to say. */
const knownWell: readonly ChapterSubTopic['mastery'][] = ['good', 'strong', 'master'];

function Won({ subTopic }: { readonly subTopic: ChapterSubTopic }) {
  return (
    <Group gap="xs">
      <Stars won={subTopic.stars} />
      {subTopic.isPassed && knownWell.includes(subTopic.mastery) ? (
        <Text size="xs" className={classes.known}>
          {masteryNames[subTopic.mastery]}
        </Text>
      ) : null}
    </Group>
  );
}

function TestDrawing({ test, chapter }: { readonly test: AdditionalTest; readonly chapter: ChapterView }) {
  const isDone = test.best !== null;
  if (test.kind !== 'final_test') return <Moon flag={test.kind} isLocked={test.isLocked} isDone={isDone} size={88} />;
  const shut = test.isLocked ? 'closed' : 'open';
  return <Gate subject={chapter.subject} state={test.badge === 'none' ? shut : test.badge} size={104} />;
}

function TestWon({ test, chapter }: { readonly test: AdditionalTest; readonly chapter: ChapterView }) {
  if (test.kind === 'final_test' && test.badge !== 'none')
    return (
      <Group gap="xs">
        <Badge subject={chapter.subject} level={test.badge} size={34} />
        <Text size="sm">{badgeNames[test.badge]}</Text>
      </Group>
    );
  if (test.best === null) return null;
  return (
    <Text size="sm">
      Best: {test.best.rightCount} of {test.best.questionCount}
    </Text>
  );
}

export function ChapterMap({ chapter, onStart, isShown }: ChapterMapProps) {
  const modal = useModal();
  const next = nextStepOf(chapter);
  const stops: Stop[] = [
    ...readySubTopics(chapter).map((subTopic) => ({ key: `sub-topic ${subTopic.subTopicId}`, subTopic })),
    ...chapter.additionalTests
      .filter(({ kind }) => kind !== 'chapter_unlock')
      .map((test) => ({ key: `test ${test.additionalTestId}`, test })),
  ];
  const here = stops.findIndex(({ subTopic, test }) =>
    next?.type === 'subTopic'
      ? subTopic?.subTopicId === next.subTopic.subTopicId
      : test !== undefined && test.additionalTestId === next?.test.additionalTestId,
  );
  const explain = ({ subTopicId, title }: ChapterSubTopic): void =>
    modal.open({ title, body: <Explainer subTopicId={subTopicId} subject={chapter.subject} />, size: 'lg' });
  return (
    <div className={classes.sky}>
      <ol className={classes.way} aria-label={`The way through ${chapter.title}`}>
        {stops.map(({ key, subTopic, test }, place) => {
          const at = {
            subject: chapter.subject,
            place,
            isHere: place === here,
            isBeforeHere: place + 1 === here,
            isLast: place === stops.length - 1,
            isShown,
          };
          const isNext = place === here;
          if (test !== undefined)
            return (
              <MapStop
                key={key}
                {...at}
                drawing={<TestDrawing test={test} chapter={chapter} />}
                title={test.title}
                won={<TestWon test={test} chapter={chapter} />}
                line={chapter.isLocked ? undefined : lineOf(test)}
                isDone={test.best !== null}
              >
                {test.isLocked ? null : (
                  <Button
                    size="md"
                    variant={isNext ? 'filled' : 'default'}
                    aria-label={`${startLabels[test.startMode]}: ${test.title}`}
                    onClick={() => onStart({ additionalTestId: test.additionalTestId, kind: test.kind })}
                  >
                    {startLabels[test.startMode]}
                  </Button>
                )}
              </MapStop>
            );
          return (
            <MapStop
              key={key}
              {...at}
              drawing={
                <Planet
                  subject={chapter.subject}
                  place={place}
                  isLocked={chapter.isLocked}
                  isDone={subTopic.isPassed}
                  size={104}
                />
              }
              title={subTopic.title}
              won={chapter.isLocked ? null : <Won subTopic={subTopic} />}
              line={subTopic.isDue && subTopic.isPassed ? 'A fresh look is due.' : undefined}
              isDone={subTopic.isPassed}
            >
              <Button
                variant="subtle"
                size="sm"
                px="xs"
                aria-label={`How it works: ${subTopic.title}`}
                onClick={() => explain(subTopic)}
              >
                How it works
              </Button>
              {chapter.isLocked ? null : (
                <Button
                  size="md"
                  variant={isNext ? 'filled' : 'default'}
                  aria-label={`${startLabels[subTopic.startMode]}: ${subTopic.title}`}
                  onClick={() => onStart({ subTopicId: subTopic.subTopicId })}
                >
                  {startLabels[subTopic.startMode]}
                </Button>
              )}
            </MapStop>
          );
        })}
      </ol>
    </div>
  );
}
