/** Past live lessons of a family, and how long each child was there. */
import { listAttended } from '@comet/contract/live-lessons';
import { type SubjectKey, subjectName } from '@comet/domain/curriculum/subjects';
import { liveLessonTime } from '@comet/domain/live-lessons/lesson-time';
import { Stack, Text, Title } from '@mantine/core';
import { useAsk } from '../../api/ask.ts';
import { attendanceText } from '../../live-lessons/live-lesson-texts.ts';
import { Mascot } from '../../mascots/Mascot.tsx';
import { useUser } from '../../sessions/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState, SkeletonRows } from '../../ui/states.tsx';

export function Attended({ subject }: { readonly subject: SubjectKey | undefined }) {
  const query = useAsk(listAttended, {});
  const isStudent = useUser().data?.role === 'student';
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={120} />}>
      {(lessons) => {
        const wanted = lessons.filter((lesson) => subject === undefined || lesson.subject === subject);
        if (wanted.length === 0)
          return (
            <EmptyState title="No past lessons" art={<Mascot subject="verbalReasoning" mood="sleep" size={140} />}>
              <Text>After a live lesson, you’ll see it here.</Text>
            </EmptyState>
          );
        return wanted.map(({ occurrenceId, name, subject: of, tutorName, startTime, timezone, children }) => (
          <Card key={occurrenceId} label={`${name}, ${liveLessonTime(new Date(startTime), timezone)}`}>
            <Stack gap={4}>
              <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Title>
              <Text size="sm" c="dimmed">
                {[liveLessonTime(new Date(startTime), timezone), subjectName(of), `with ${tutorName}`].join(' · ')}
              </Text>
              {children.map(({ studentId, firstName, presentMs, cameAt }) => (
                <Text key={studentId}>
                  {attendanceText(isStudent ? 'You' : firstName, cameAt === null ? null : presentMs)}
                </Text>
              ))}
            </Stack>
          </Card>
        ));
      }}
    </Loaded>
  );
}
