/** Year, topic and subtopic of a subject, one after the other. */
import { defaultYear, type SubjectKey, subjects, years } from '@comet/domain/curriculum/subjects';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useActiveSubTopics, useActiveTopics } from '../../practice/practice.queries.ts';

interface SubTopicFieldsProps {
  readonly subject: SubjectKey;
  /** undefined until a subtopic is chosen, and again when another year or topic is. */
  readonly onChange: (subTopicId: number | undefined) => void;
}

export function SubTopicFields({ subject, onChange }: SubTopicFieldsProps) {
  const [year, setYear] = useState<number>(defaultYear);
  const [topicId, setTopicId] = useState<number>();
  const [subTopicId, choose] = useState<number>();
  const setSubTopicId = (chosen: number | undefined): void => {
    choose(chosen);
    onChange(chosen);
  };
  const subjectId = subjects.find(({ key }) => key === subject)?.subjectId;
  const [, topics = []] = useActiveTopics(subjectId, year).data ?? [];
  const [, subTopics = []] = useActiveSubTopics(topicId, year).data ?? [];
  return (
    <>
      <Select
        label="Year"
        data={years.map((known) => ({ value: String(known), label: `Year ${known}` }))}
        allowDeselect={false}
        value={String(year)}
        onChange={(value) => {
          setYear(Number(value));
          setTopicId(undefined);
          setSubTopicId(undefined);
        }}
      />
      <Select
        label="Topic"
        searchable
        data={topics.map((topic) => ({ value: String(topic.topicId), label: topic.title }))}
        value={topicId === undefined ? null : String(topicId)}
        onChange={(value) => {
          setTopicId(value === null ? undefined : Number(value));
          setSubTopicId(undefined);
        }}
      />
      <Select
        label="Subtopic"
        searchable
        data={subTopics.map((subTopic) => ({ value: String(subTopic.subTopicId), label: subTopic.title }))}
        value={subTopicId === undefined ? null : String(subTopicId)}
        onChange={(value) => setSubTopicId(value === null ? undefined : Number(value))}
      />
    </>
  );
}
