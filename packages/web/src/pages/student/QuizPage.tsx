/** A test being taken, one question on a screen, in its subject's own world. */

import { placeOfTopic } from '@comet/domain/curriculum/curriculum-ids';
import { defaultYear, findSubjectByKey, type Subject, years } from '@comet/domain/curriculum/subjects';
import {
  type AdditionalTestKind,
  additionalTestId,
  additionalTestKinds,
} from '@comet/domain/missions/additional-tests';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { TestRun } from '../../attempts/TestRun.tsx';
import { paths } from '../../navigation/paths.ts';

/** Ten mixed questions over the open chapters of a year. */
function SubjectQuiz({ subject, year }: { readonly subject: Subject; readonly year: (typeof years)[number] }) {
  const navigate = useNavigate();
  const back = (): void => void navigate(paths.quizzes(subject.key, year));
  const kind = 'additional_practice';
  const place = { additionalTestId: additionalTestId(kind, { subjectId: subject.subjectId, year }), kind } as const;
  return <TestRun subject={subject.key} place={place} mayRepeat onBack={back} backLabel="Back to the quiz" />;
}

interface ChapterTestProps {
  readonly subject: Subject;
  readonly chapterId: number;
  readonly test:
    | { readonly subTopicId: number }
    | { readonly additionalTestId: number; readonly kind: AdditionalTestKind };
}

function ChapterTest({ subject, chapterId, test }: ChapterTestProps) {
  const navigate = useNavigate();
  const toChapter = (id: number): void =>
    void navigate(
      paths.missionsAt({ subjectId: subject.subjectId, year: placeOfTopic(id)?.year ?? defaultYear, chapterId: id }),
    );
  const back = (): void => toChapter(chapterId);
  const kind = 'kind' in test ? test.kind : undefined;
  const mend = (id: number): void => {
    const quest = additionalTestId('revision_quest', { chapterId: id });
    void navigate(paths.test(subject.key, id, { additionalTestId: quest, kind: 'revision_quest' }));
  };
  return (
    <TestRun
      subject={subject.key}
      place={'kind' in test ? test : { chapterId, ...test }}
      mayRepeat={kind !== 'chapter_unlock' && kind !== 'revision_quest'}
      onBack={back}
      backLabel="Back to the chapter"
      onChapter={toChapter}
      onReviseMistakes={kind === 'revision_quest' || kind === 'chapter_unlock' ? undefined : mend}
    />
  );
}

export default function QuizPage() {
  const { subject: key } = useParams();
  const [search] = useSearchParams();
  const subject = findSubjectByKey(key);
  const numberOf = (name: string): number => Number(search.get(name));
  useEffect(() => {
    document.title = 'Test · Comet Club';
  }, []);
  if (subject === undefined) return <Navigate to={paths.missions} replace />;
  const [chapterId, subTopicId, testId] = [numberOf('chapter'), numberOf('subTopic'), numberOf('test')];
  const kind = additionalTestKinds.find((known) => known === search.get('for'));
  if (chapterId > 0 && subTopicId > 0)
    return <ChapterTest key={subTopicId} subject={subject} chapterId={chapterId} test={{ subTopicId }} />;
  if (chapterId > 0 && testId > 0 && kind !== undefined)
    return (
      <ChapterTest key={testId} subject={subject} chapterId={chapterId} test={{ additionalTestId: testId, kind }} />
    );
  const year = years.find((known) => known === numberOf('year'));
  if (year !== undefined) return <SubjectQuiz key={year} subject={subject} year={year} />;
  return <Navigate to={paths.quizzes(subject.key)} replace />;
}
