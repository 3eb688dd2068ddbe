/** The dates of a live lesson, with what was moved or cancelled. */
import type { LiveLesson, Occurrence } from '@comet/contract/live-lessons';
import { Group, List, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { occurrenceText } from './live-lesson-texts.ts';

interface DatesProps {
  readonly lesson: LiveLesson;
  /** What can be done about a date. */
  readonly tools?: (occurrence: Occurrence) => ReactNode;
}

export function Dates({ lesson, tools }: DatesProps) {
  const { occurrences, timezone, currentId } = lesson;
  return (
    <List listStyleType="none" spacing="xs">
      {occurrences.map((occurrence) => (
        <List.Item key={occurrence.occurrenceId} styles={{ itemWrapper: { display: 'block' } }}>
          <Group justify="space-between" gap="xs">
            <Text
              fw={occurrence.occurrenceId === currentId ? 600 : 400}
              td={occurrence.isCancelled ? 'line-through' : undefined}
            >
              {occurrenceText(occurrence, timezone)}
            </Text>
            {tools?.(occurrence)}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}
