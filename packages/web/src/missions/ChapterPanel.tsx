/** The chapter that is chosen: where it stands, what is next in it, or what opens it, and its map. */
import { type Chapter, getChapter } from '@comet/contract/missions';
import { ActionIcon, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useAsk } from '../api/ask.ts';
import { Badge, badgeNames } from '../drawings/Badge.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { ChapterMap } from './ChapterMap.tsx';
import classes from './ChapterPanel.module.css';
import { stepTexts, testHints } from './map-texts.ts';
import { NextStepCard, NextStepSkeleton } from './NextStepCard.tsx';
import { type ChapterView, nextStepOf, type TestTarget, targetOf } from './next-step.ts';

interface ChapterPanelProps {
  readonly chapters: readonly Chapter[];
  readonly chapterId: number;
  readonly onStart: (target: TestTarget) => void;
  readonly onSelect: (chapterId: number) => void;
  /** The child chose it just now: the eye and the reader go to it. */
  readonly isChosen: boolean;
  /** The page has just opened: the map opens at the mascot. */
  readonly isShown: boolean;
}

/** What opens a closed chapter, and the short cut for whoever knows it already. */
function Closed({ chapter, before, onStart, onSelect }: ClosedProps) {
  const unlock = chapter.additionalTests.find(({ kind }) => kind === 'chapter_unlock');
  return (
    <NextStepCard
      subject={chapter.subject}
      mood="think"
      says="This chapter is still closed."
      title={before === undefined ? 'Not open yet' : `Win a badge in ${before.title}`}
      action={before && { label: 'Take me there', onClick: () => onSelect(before.id) }}
    >
      {unlock === undefined ? null : (
        <div>
          <Text size="sm">{unlock.isLocked ? 'You can try to open it again tomorrow.' : testHints.chapter_unlock}</Text>
          {unlock.isLocked ? null : (
            <Button
              mt="xs"
              variant="default"
              aria-label={`${unlock.startMode === 'continue' ? 'Continue to unlock' : 'Unlock it'}: ${chapter.title}`}
              onClick={() => onStart({ additionalTestId: unlock.additionalTestId, kind: unlock.kind })}
            >
              {unlock.startMode === 'continue' ? 'Continue to unlock' : 'Unlock it'}
            </Button>
          )}
        </div>
      )}
    </NextStepCard>
  );
}
interface ClosedProps extends Pick<ChapterPanelProps, 'onStart' | 'onSelect'> {
  readonly chapter: ChapterView;
  /** The first chapter without a badge: its gate is the next to open. */
  readonly before: Chapter | undefined;
}

/** What is next here; when all is done, the chapter after it. */
function Next({ chapter, after, onStart, onSelect }: NextProps) {
  const step = nextStepOf(chapter);
  if (step !== undefined) {
    const { title, says } = stepTexts(step);
    return (
      <NextStepCard
        subject={chapter.subject}
        says={says}
        title={title}
        action={{ label: 'Fly on', onClick: () => onStart(targetOf(step)) }}
      />
    );
  }
  return (
    <NextStepCard
      subject={chapter.subject}
      mood="cheer"
      says={after === undefined ? 'Everything here is done. Well flown!' : 'This chapter is done. Well flown!'}
      title={after?.title ?? chapter.title}
      action={after && { label: 'Next chapter', onClick: () => onSelect(after.id) }}
    />
  );
}
interface NextProps extends Pick<ChapterPanelProps, 'onStart' | 'onSelect'> {
  readonly chapter: ChapterView;
  readonly after: Chapter | undefined;
}

/** Shaped as what comes: the heading, the next step and the first stops of the way. */
function PanelSkeleton() {
  return (
    <div className={classes.panel} role="status" aria-label="Loading">
      <Skeleton height={58} width="60%" radius="md" />
      <NextStepSkeleton />
      {['first', 'second', 'third', 'fourth'].map((stop) => (
        <Skeleton key={stop} height={112} radius="md" />
      ))}
    </div>
  );
}

export function ChapterPanel({ chapters, chapterId, onStart, onSelect, isChosen, isShown }: ChapterPanelProps) {
  const chapter = useAsk(getChapter, { params: { chapterId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const place = chapters.findIndex(({ id }) => id === chapterId);
  const isThere = chapter.data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chapter is another reason to go there
  useEffect(() => {
    if (isChosen && isThere) heading.current?.focus();
  }, [isChosen, isThere, chapterId]);
  const [before, after] = [chapters[place - 1], chapters[place + 1]];
  return (
    <Loaded query={chapter} skeleton={<PanelSkeleton />}>
      {(shown) => (
        <section className={classes.panel} aria-label={shown.title}>
          <Group justify="space-between" align="flex-start">
            <div style={{ flex: '1 1 10rem', minWidth: 0 }}>
              <Text size="sm" c="dimmed">
                Chapter {place + 1} of {chapters.length}
              </Text>
              <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.heading}>
                {shown.title}
              </Title>
            </div>
            <Group gap="xs" wrap="nowrap">
              {shown.chapterData.badge === 'none' ? null : (
                <span role="img" aria-label={badgeNames[shown.chapterData.badge]}>
                  <Badge subject={shown.subject} level={shown.chapterData.badge} size={46} />
                </span>
              )}
              {[
                { to: before, label: 'Chapter before', d: 'M15 5l-7 7 7 7' },
                { to: after, label: 'Chapter after', d: 'M9 5l7 7-7 7' },
              ].map(({ to, label, d }) => (
                <ActionIcon
                  key={label}
                  variant="default"
                  radius="xl"
                  aria-label={to === undefined ? label : `${label}: ${to.title}`}
                  disabled={to === undefined}
                  onClick={() => to && onSelect(to.id)}
                >
                  <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
                    <path d={d} fill="none" stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
                  </svg>
                </ActionIcon>
              ))}
            </Group>
          </Group>
          {shown.isLocked ? (
            <Closed
              chapter={shown}
              before={chapters.find(({ isLocked, chapterData }) => !isLocked && chapterData.badge === 'none')}
              onStart={onStart}
              onSelect={onSelect}
            />
          ) : (
            <Next
              chapter={shown}
              after={after?.isLocked === false ? after : undefined}
              onStart={onStart}
              onSelect={onSelect}
            />
          )}
          <ChapterMap chapter={shown} onStart={onStart} isShown={isShown} />
        </section>
      )}
    </Loaded>
  );
}
