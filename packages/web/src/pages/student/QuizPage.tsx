/** A test being taken, one question on a screen, in its subject's own world. */

import { getChapter } from '@comet/contract/missions';
import { placeOfTopic } from '@comet/domain/curriculum/curriculum-ids';
import { defaultYear, findSubjectByKey, type Subject, years } from '@comet/domain/curriculum/subjects';
import {
  type AdditionalTestKind,
  additionalTestId,
  additionalTestKinds,
} from '@comet/domain/missions/additional-tests';
import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useAsk } from '../../api/ask.ts';
import type { Onward } from '../../attempts/exits.ts';
import { TestRun } from '../../attempts/TestRun.tsx';
import { stepTexts } from '../../missions/map-texts.ts';
import { nextStepOf, targetOf } from '../../missions/next-step.ts';
import { paths } from '../../navigation/paths.ts';
import { useNavigateOnce } from './use-navigate-once.ts';

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

/** What is next in the chapter, once a test of it has passed. */
function useOnward(subject: Subject, chapterId: number, isOn: boolean): Onward | undefined {
  const go = useNavigateOnce();
  const { data, isFetching } = useAsk(getChapter, { params: { chapterId } }, { isOn });
  // What was known before the test would lead back to it.
  if (isFetching) return 'coming';
  const step = data && nextStepOf(data);
  return (
    step && {
      title: stepTexts(step).title,
      onGo: () => go(paths.test(subject.key, chapterId, targetOf(step))),
    }
  );
}

function ChapterTest({ subject, chapterId, test }: ChapterTestProps) {
  const navigate = useNavigate();
  const toChapter = (id: number): void =>
    void navigate(
      paths.missionsAt({ subjectId: subject.subjectId, year: placeOfTopic(id)?.year ?? defaultYear, chapterId: id }),
    );
  const back = (): void => toChapter(chapterId);
  const kind = 'kind' in test ? test.kind : undefined;
  const [isPassed, setPassed] = useState(false);
  const onPassed = useCallback(() => setPassed(true), []);
  const onward = useOnward(subject, chapterId, isPassed);
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
      onPassed={onPassed}
      onward={isPassed ? onward : 'coming'}
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
