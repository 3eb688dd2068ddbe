/** A parent sets a practice for their children; who comes from the dashboard finds there what is to be practised. */
import { defaultYear, findSubjectByKey } from '@comet/domain/curriculum/subjects';
import { Container, MultiSelect } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths.ts';
import { type FirstMatter, PracticeForm } from '../../practice/PracticeForm.tsx';
import { useUser } from '../../sessions/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { NoChildren } from './NoChildren.tsx';

/** What the address asks for, if it asks for anything whole. */
function matterOf(search: URLSearchParams): FirstMatter | undefined {
  const [year, topicId, subTopicId] = ['year', 'topic', 'subTopic'].map((name) => Number(search.get(name)));
  const subject = findSubjectByKey(search.get('subject'));
  if (subject === undefined || !year || !topicId || !subTopicId) return undefined;
  return { name: search.get('name') ?? '', subjectId: subject.subjectId, year, topicId, subTopicIds: [subTopicId] };
}

export default function CustomPracticePage() {
  const children = useUser().data?.children ?? [];
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = children.find(({ userId }) => String(userId) === search.get('student')) ?? children[0];
  if (wanted === undefined)
    return (
      <>
        <PageHeader title="Custom Practice" />
        <NoChildren>As soon as a child has an account, you can set practices for them here.</NoChildren>
      </>
    );
  return (
    <Container size={820} px={0} mx={0}>
      <PageHeader title="Custom Practice" />
      <PracticeForm
        key={search.toString()}
        firstYear={wanted.yearOfStudy ?? defaultYear}
        first={matterOf(search)}
        firstStudentIds={[wanted.userId]}
        students={({ studentIds, error, onChange }) => (
          <MultiSelect
            openOnFocus={false}
            label="Student"
            data={children.map(({ userId, firstName }) => ({ value: String(userId), label: firstName }))}
            value={studentIds.map(String)}
            onChange={(values) => onChange(values.map(Number))}
            error={error}
            size="md"
          />
        )}
        onCreated={([first]) => void navigate(first === undefined ? paths.studentTasksHome : paths.studentTasks(first))}
      />
    </Container>
  );
}
