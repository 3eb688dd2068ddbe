/** A tutor's library: a folder each for lessons, exams and recordings. */
import { listLessons } from '@comet/contract/lessons';
import { Button, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import { paths } from '../../navigation/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

interface FolderProps {
  readonly title: string;
  readonly to: string;
  readonly line: string;
}

function Folder({ title, to, line }: FolderProps) {
  return (
    <Card label={title}>
      <Title order={2} size="h4">
        <Link to={to}>{title}</Link>
      </Title>
      <Text c="dimmed">{line}</Text>
    </Card>
  );
}

const counted = (count: number | undefined, one: string, many: string): string =>
  count === undefined ? ' ' : count === 1 ? `1 ${one}` : `${count} ${many}`;

export default function LessonsPage() {
  const lessons = useAsk(listLessons, { query: {} }).data;
  const countOf = (wanted: string): number | undefined => lessons?.filter(({ type }) => type === wanted).length;
  return (
    <>
      <PageHeader title="Lessons">
        <Button component={Link} to={paths.tutorAddLesson}>
          Add lesson
        </Button>
      </PageHeader>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <Folder
          title="Lessons folder"
          to={paths.tutorLessonsFolder}
          line={counted(countOf('lesson'), 'lesson', 'lessons')}
        />
        <Folder title="Exams folder" to={paths.tutorExamsFolder} line={counted(countOf('exam'), 'exam', 'exams')} />
        <Folder
          title="Live lesson recordings folder"
          to={paths.tutorRecordingsFolder}
          line="Recordings of your live lessons"
        />
      </SimpleGrid>
    </>
  );
}
