/** Makes or changes a section: a video, a document, a quiz or words. */
import type { LessonSection, SectionBody, Word } from '@comet/contract/lesson-fields';
import { createSections, updateSection } from '@comet/contract/lessons';
import { placeOfTopic } from '@comet/domain/curriculum/curriculum-ids';
import { defaultYear, findSubjectByKey, type SubjectKey, subjects, years } from '@comet/domain/curriculum/subjects';
import type { SectionKind } from '@comet/domain/lessons/lessons';
import { Button, Fieldset, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { act } from '../../api/act.ts';
import { useCallForm } from '../../api/call-form.ts';
import { Form } from '../../ui/Form.tsx';
import { savedText } from '../../ui/texts.ts';
import { FileField } from '../../uploads/FileField.tsx';
import { QuizFields } from './QuizFields.tsx';

interface SectionFormProps {
  readonly lessonId: number;
  readonly kind: SectionKind;
  readonly subject: SubjectKey;
  /** An exam's sections may be of other subjects. */
  readonly canChangeSubject?: boolean;
  /** The section to change; without one, one is added. */
  readonly section?: LessonSection;
  readonly onDone: (section: LessonSection) => void;
}

const emptyWord: Word = { word: '', definition: '', synonyms: '', antonyms: '', example: '' };
const firstQuestionCount = 5;

/** What the form holds, whatever the kind; only the kind's own fields are sent. */
function valuesOf(section: LessonSection | undefined) {
  return {
    name: section?.name ?? '',
    videoUrl: section?.kind === 'video' ? section.videoUrl : '',
    duration: section?.kind === 'video' ? section.duration : null,
    captions: section?.kind === 'video' ? section.captions : '',
    documentUrl: section?.kind === 'document' ? section.documentUrl : '',
    year: section?.kind === 'quiz' ? section.year : defaultYear,
    topic: section?.kind === 'quiz' ? section.topic : 0,
    subTopic: section?.kind === 'quiz' ? section.subTopic : 0,
    numberOfQuestions: section?.kind === 'quiz' ? section.numberOfQuestions : firstQuestionCount,
    difficulty: section?.kind === 'quiz' ? section.difficulty : 'medium',
    words: section?.kind === 'vocabulary' ? section.words : [emptyWord],
  };
}
type Values = ReturnType<typeof valuesOf>;

/** The subject of a quiz by its topic; none before one is chosen. */
const subjectOfTopic = (topicId: number): SubjectKey | undefined =>
  subjects.find(({ subjectId }) => subjectId === placeOfTopic(topicId)?.subjectId)?.key;

/** The section as it is sent. */
function bodyOf(kind: SectionKind, values: Values): SectionBody {
  const { name, videoUrl, duration, captions, documentUrl, topic, subTopic, numberOfQuestions, difficulty, words } =
    values;
  const year = years.find((known) => known === values.year) ?? defaultYear;
  switch (kind) {
    case 'video':
      return { kind, name, videoUrl, captions, duration };
    case 'document':
      return { kind, name, documentUrl };
    case 'quiz':
      return { kind, name, year, topic, subTopic, numberOfQuestions, difficulty };
    case 'vocabulary':
      return { kind, name, words };
  }
}

export function SectionForm(props: SectionFormProps) {
  const { lessonId, kind, section, canChangeSubject = false, onDone } = props;
  const sectionForm = useCallForm(updateSection, {
    initialValues: valuesOf(section),
    toSent: (values) => ({ params: { id: section?.id ?? 0 }, body: bodyOf(kind, values) }),
    send: async (sent): Promise<LessonSection> => {
      if (section !== undefined) return act(updateSection, sent);
      const [added] = await act(createSections, { body: { lessonId, data: [sent.body] } });
      if (added === undefined) throw new Error('nothing was added');
      return added;
    },
    done: savedText,
    // Its files' links are others after an hour.
    about: section === undefined ? `new ${kind} of lesson ${lessonId}` : `section ${section.id}`,
    outlivesReload: true,
    onDone: (saved) => {
      setRestored(false);
      onDone(saved);
    },
  });
  const { values, setFieldValue, errors } = sectionForm.fields;
  const [subject, setSubject] = useState(() => subjectOfTopic(values.topic) ?? props.subject);
  const [isRestored, setRestored] = useState(sectionForm.isRestored);
  const startAgain = (): void => {
    sectionForm.fields.setValues(valuesOf(section));
    sectionForm.forget();
    setRestored(false);
  };
  const errorOf = (field: string): string | undefined => {
    const text = errors[field];
    return typeof text === 'string' ? text : undefined;
  };
  const setWord = (place: number, change: Partial<Word>): void =>
    setFieldValue(
      'words',
      values.words.map((word, at) => (at === place ? { ...word, ...change } : word)),
    );
  return (
    <Form form={sectionForm} submitLabel={section === undefined ? 'Add' : 'Save'}>
      {isRestored ? (
        <Group justify="space-between" role="status">
          <Text size="sm">This is what you typed last time. It isn’t saved yet.</Text>
          <Button variant="subtle" size="sm" onClick={startAgain}>
            Discard my changes
          </Button>
        </Group>
      ) : null}
      <TextInput
        label="Name"
        maxLength={80}
        data-autofocus
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => setFieldValue('name', event.currentTarget.value)}
      />
      {kind === 'video' ? (
        <>
          <FileField
            label="Video"
            kind="video"
            value={values.videoUrl}
            error={errorOf('videoUrl')}
            onChange={({ url, durationMs }) => sectionForm.fields.setValues({ videoUrl: url, duration: durationMs })}
          />
          <Textarea
            label="Captions (WebVTT)"
            description="Every word that is said, with its time. Children who can’t hear the video read along."
            autosize
            minRows={2}
            maxRows={8}
            value={values.captions}
            error={errorOf('captions')}
            onChange={(event) => setFieldValue('captions', event.currentTarget.value)}
          />
        </>
      ) : null}
      {kind === 'document' ? (
        <FileField
          label="Document"
          kind="document"
          value={values.documentUrl}
          error={errorOf('documentUrl')}
          onChange={({ url }) => setFieldValue('documentUrl', url)}
        />
      ) : null}
      {kind === 'quiz' ? (
        <>
          {canChangeSubject ? (
            <Select
              label="Subject"
              data={subjects.map(({ key, name }) => ({ value: key, label: name }))}
              allowDeselect={false}
              value={subject}
              onChange={(chosen) => {
                setSubject(findSubjectByKey(chosen ?? '')?.key ?? subject);
                sectionForm.fields.setValues({ topic: 0, subTopic: 0 });
              }}
            />
          ) : null}
          <QuizFields
            subject={subject}
            values={values}
            errorOf={errorOf}
            onChange={(change) => sectionForm.fields.setValues(change)}
          />
        </>
      ) : null}
      {kind === 'vocabulary' ? (
        <Stack>
          {values.words.map((word, place) => (
            <Fieldset key={place} legend={`Word ${place + 1}`}>
              <Stack gap="xs">
                <TextInput
                  label="Word"
                  maxLength={60}
                  value={word.word}
                  error={word.word.trim() === '' ? errorOf('words') : undefined}
                  onChange={(event) => setWord(place, { word: event.currentTarget.value })}
                />
                <TextInput
                  label="Definition"
                  maxLength={300}
                  value={word.definition}
                  onChange={(event) => setWord(place, { definition: event.currentTarget.value })}
                />
                <Group grow>
                  <TextInput
                    label="Synonyms"
                    maxLength={200}
                    value={word.synonyms}
                    onChange={(event) => setWord(place, { synonyms: event.currentTarget.value })}
                  />
                  <TextInput
                    label="Antonyms"
                    maxLength={200}
                    value={word.antonyms}
                    onChange={(event) => setWord(place, { antonyms: event.currentTarget.value })}
                  />
                </Group>
                <TextInput
                  label="Example"
                  maxLength={300}
                  value={word.example}
                  onChange={(event) => setWord(place, { example: event.currentTarget.value })}
                />
                {values.words.length > 1 ? (
                  <Button
                    variant="subtle"
                    size="sm"
                    onClick={() =>
                      setFieldValue(
                        'words',
                        values.words.filter((_, at) => at !== place),
                      )
                    }
                  >
                    Remove word {place + 1}
                  </Button>
                ) : null}
              </Stack>
            </Fieldset>
          ))}
          <Button variant="default" onClick={() => setFieldValue('words', [...values.words, emptyWord])}>
            Add a word
          </Button>
        </Stack>
      ) : null}
    </Form>
  );
}
