/** A test being taken, one question on a screen. */
import { subjects } from '@comet/domain/curriculum/subjects';
import { Button, Container } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { SubTopicTest } from '../../attempts/SubTopicTest.tsx';

export default function QuizPage() {
  const { subject: key } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const subject = subjects.find((known) => known.key === key);
  const [chapterId, subTopicId] = [Number(search.get('chapter')), Number(search.get('subTopic'))];
  useEffect(() => {
    document.title = 'Test · Comet Club';
  }, []);
  if (subject === undefined || !(chapterId > 0) || !(subTopicId > 0)) return <Navigate to={paths.missions} replace />;
  const year = Math.floor(chapterId / 100) % 10;
  const back = (): void => void navigate(paths.missionsAt({ subjectId: subject.subjectId, year, chapterId }));
  return (
    <Container size={820} px={0}>
      <Button variant="subtle" size="sm" mb="sm" onClick={back}>
        ← Back to the chapter
      </Button>
      <SubTopicTest chapterId={chapterId} subTopicId={subTopicId} onBack={back} />
    </Container>
  );
}
