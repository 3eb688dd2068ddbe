/** A live lesson in a family's list. */
import type { LiveLesson } from '@comet/contract/live-lessons';
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Cover } from '../../lessons/Cover.tsx';
import { JoinButton } from '../../live-lessons/JoinButton.tsx';
import { durationText, placesText, placeText, whenText, zoneText } from '../../live-lessons/live-lesson-texts.ts';
import { RegisterButtons } from '../../live-lessons/RegisterButtons.tsx';
import { useServerNow } from '../../live-lessons/use-server-now.ts';
import { paths } from '../../navigation/paths.ts';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';

export function LiveLessonCard({ lesson }: { readonly lesson: LiveLesson }) {
  const now = useServerNow();
  const isStudent = useUser().data?.role === 'student';
  const { liveLessonId, name, subject, start_time, timezone, durationMs, tutorName, children, placesLeft } = lesson;
  const when = whenText(lesson, now);
  const isRegistered = children.some((child) => child.isRegistered);
  return (
    <Card label={name}>
      <Stack gap="sm">
        <Cover pictureUrl={`drawn:${subject}`} subject={subject} />
        <Group gap="xs">
          <Text fw={600}>{liveLessonTime(new Date(start_time), timezone)}</Text>
          {when === '' ? null : (
            <Badge variant="outline" tt="none" style={{ color: 'inherit' }}>
              {when}
            </Badge>
          )}
        </Group>
        <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
          <Link to={paths.liveLesson(liveLessonId)}>{name}</Link>
        </Title>
        <Text size="sm" c="dimmed">
          {[`with ${tutorName}`, durationText(durationMs), placeText(lesson), zoneText(timezone)].join(' · ')}
        </Text>
        {isRegistered ? null : <Text size="sm">{placesText(placesLeft)}</Text>}
        {isStudent && isRegistered ? <JoinButton lesson={lesson} who="child" /> : null}
        <RegisterButtons lesson={lesson} />
      </Stack>
    </Card>
  );
}
