/** Step 2: year, topic and sub-topics. Another subject or year selects their first topic, another topic its first sub-topic. */
import { findSubject, years } from '@comet/domain/curriculum/subjects';
import { Button, Group, MultiSelect, Select, Stack, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useActiveSubTopics, useActiveTopics } from './practice.queries.ts';

/** What is practised; where it is not said yet the first is taken, but what somebody cleared stays clear. */
export interface TopicChoice {
  readonly year: number;
  readonly topicId: number | undefined;
  readonly subTopicIds: readonly number[] | undefined;
}

interface TopicFieldsProps {
  readonly subjectId: number | undefined;
  readonly choice: TopicChoice;
  readonly error: string | undefined;
  readonly onChange: (choice: TopicChoice) => void;
}

export function TopicFields({ subjectId, choice, error, onChange }: TopicFieldsProps) {
  const { year, topicId, subTopicIds } = choice;
  const chosen = subTopicIds ?? [];
  const topicsQuery = useActiveTopics(subjectId, year);
  const [, topics = []] = topicsQuery.data ?? [];
  const subTopicsQuery = useActiveSubTopics(topicId, year);
  const [, subTopics = []] = subTopicsQuery.data ?? [];
  const isTopicThere = topics.some((topic) => topic.topicId === topicId);
  const firstTopicId = topics[0]?.topicId;
  const firstSubTopicId = subTopics[0]?.subTopicId;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (!isTopicThere && firstTopicId !== undefined) choose({ year, topicId: firstTopicId, subTopicIds: undefined });
  }, [isTopicThere, firstTopicId, year]);
  const needsSubTopic = topicId !== undefined && isTopicThere && subTopicIds === undefined;
  useEffect(() => {
    if (needsSubTopic && firstSubTopicId !== undefined) choose({ year, topicId, subTopicIds: [firstSubTopicId] });
  }, [needsSubTopic, firstSubTopicId, year, topicId]);
  const subject = subjectId === undefined ? 'All Subjects' : (findSubject(subjectId)?.name ?? '');
  const all = subTopics.map((subTopic) => subTopic.subTopicId);
  const topicsStatus = (): string => {
    if (subTopicsQuery.data === undefined) return '';
    if (all.length === 0) return 'There are no subtopics for the selected topic.';
    return `${chosen.length} of ${all.length} selected`;
  };
  return (
    <Stack gap="sm">
      <Select
        label="Select Year"
        data={years.map((known) => ({ value: String(known), label: `${subject}, year ${known}` }))}
        value={String(year)}
        onChange={(value) => onChange({ year: Number(value), topicId: undefined, subTopicIds: undefined })}
      />
      <Select
        label="Select Topic"
        placeholder="No topics in this subject and year"
        data={topics.map((topic) => ({ value: String(topic.topicId), label: topic.title }))}
        value={topicId === undefined ? null : String(topicId)}
        onChange={(value) => onChange({ year, topicId: Number(value), subTopicIds: undefined })}
        searchable
      />
      {topicsQuery.data !== undefined && topics.length === 0 ? (
        <Text role="status">There are no no topic item for selected year</Text>
      ) : null}
      <MultiSelect
        openOnFocus={false}
        label="Select Subtopics"
        data={subTopics.map((subTopic) => ({ value: String(subTopic.subTopicId), label: subTopic.title }))}
        value={chosen.map(String)}
        onChange={(values) => onChange({ year, topicId, subTopicIds: values.map(Number) })}
        error={error}
        size="md"
        searchable
      />
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" role="status">
          {topicsStatus()}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            disabled={all.length === 0}
            onClick={() => onChange({ year, topicId, subTopicIds: all })}
          >
            All Subtopics
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={all.length === 0}
            onClick={() => onChange({ year, topicId, subTopicIds: [] })}
          >
            Clear All
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
