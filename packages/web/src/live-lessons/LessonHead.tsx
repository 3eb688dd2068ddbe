/** What every card of a live lesson begins with: when it is, its name with the way to it, and how long and where. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { Badge, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { durationText, placeText, whenText, zoneText } from './live-lesson-texts.ts';
import { useServerNow } from './use-server-now.ts';

interface LessonHeadProps {
  readonly lesson: LiveLesson;
  readonly to: string;
  /** Said first, where it isn't the reader's own lesson. */
  readonly tutorName?: string;
}

export function LessonHead({ lesson, to, tutorName }: LessonHeadProps) {
  const { name, start_time, timezone, durationMs } = lesson;
  const when = whenText(lesson, useServerNow());
  const facts = [durationText(durationMs), placeText(lesson), zoneText(timezone)];
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{liveLessonTime(new Date(start_time), timezone)}</Text>
        {when === '' ? null : (
          <Badge variant="outline" tt="none" style={{ color: 'inherit' }}>
            {when}
          </Badge>
        )}
      </Group>
      <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
        <Link to={to}>{name}</Link>
      </Title>
      <Text size="sm" c="dimmed">
        {(tutorName === undefined ? facts : [`with ${tutorName}`, ...facts]).join(' · ')}
      </Text>
    </>
  );
}
