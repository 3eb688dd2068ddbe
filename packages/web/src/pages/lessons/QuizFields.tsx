/** What a quiz asks about: fields of a form that has more. */
import { type Difficulty, difficulties, type SubjectKey, subjects, years } from '@comet/domain/curriculum/subjects';
import { maxQuizQuestions } from '@comet/domain/lessons/lessons';
import { NumberInput, Select } from '@mantine/core';
import { useActiveSubTopics, useActiveTopics } from '../../practice/practice.queries.ts';

export interface QuizValues {
  readonly year: number;
  /** 0 until they are chosen. */
  readonly topic: number;
  readonly subTopic: number;
  readonly numberOfQuestions: number;
  readonly difficulty: Difficulty;
}

interface QuizFieldsProps {
  readonly subject: SubjectKey;
  readonly values: QuizValues;
  readonly errorOf: (field: keyof QuizValues) => string | undefined;
  readonly onChange: (change: Partial<QuizValues>) => void;
}

const yearChoices = years.map((year) => ({ value: String(year), label: `Year ${year}` }));
const difficultyChoices = difficulties.map((difficulty) => ({ value: difficulty, label: difficulty }));
const chosenOf = (id: number): string | null => (id > 0 ? String(id) : null);

export function QuizFields({ subject, values, errorOf, onChange }: QuizFieldsProps) {
  const subjectId = subjects.find(({ key }) => key === subject)?.subjectId;
  const [, topics = []] = useActiveTopics(subjectId, values.year).data ?? [];
  const [, subTopics = []] = useActiveSubTopics(values.topic > 0 ? values.topic : undefined, values.year).data ?? [];
  return (
    <>
      <Select
        label="Year"
        data={yearChoices}
        value={String(values.year)}
        error={errorOf('year')}
        onChange={(year) => onChange({ year: Number(year), topic: 0, subTopic: 0 })}
      />
      <Select
        label="Topic"
        searchable
        data={topics.map(({ topicId, title }) => ({ value: String(topicId), label: title }))}
        value={chosenOf(values.topic)}
        error={errorOf('topic')}
        onChange={(topic) => onChange({ topic: Number(topic), subTopic: 0 })}
      />
      <Select
        label="Subtopic"
        searchable
        data={subTopics.map(({ subTopicId, title }) => ({ value: String(subTopicId), label: title }))}
        value={chosenOf(values.subTopic)}
        error={errorOf('subTopic')}
        onChange={(subTopic) => onChange({ subTopic: Number(subTopic) })}
      />
      <NumberInput
        label="Number of questions"
        min={0}
        max={maxQuizQuestions}
        value={values.numberOfQuestions}
        error={errorOf('numberOfQuestions')}
        onChange={(count) => onChange({ numberOfQuestions: typeof count === 'number' ? count : Number.NaN })}
      />
      <Select
        label="Difficulty"
        data={difficultyChoices}
        allowDeselect={false}
        value={values.difficulty}
        onChange={(chosen) => onChange({ difficulty: difficulties.find((known) => known === chosen) ?? 'medium' })}
      />
    </>
  );
}
