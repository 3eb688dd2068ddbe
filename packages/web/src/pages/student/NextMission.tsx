/** What is next for a child over all subjects, in one big button. */
import type { AnswerOf } from '@comet/contract/call';
import { getChapter, type listSubjectsProgress } from '@comet/contract/missions';
import { nextSubjectOf } from '@comet/domain/missions/next-subject';
import { useAsk } from '../../api/ask.ts';
import { stepTexts } from '../../missions/map-texts.ts';
import { NextStepCard, NextStepSkeleton } from '../../missions/NextStepCard.tsx';
import { nextStepOf, targetOf } from '../../missions/next-step.ts';
import { paths } from '../../navigation/paths.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { useNavigateOnce } from './use-navigate-once.ts';

type SubjectProgress = AnswerOf<typeof listSubjectsProgress>[number];

function Step({ subject, chapterId, year }: { subject: SubjectProgress; chapterId: number; year: number }) {
  const go = useNavigateOnce();
  const chapter = useAsk(getChapter, { params: { chapterId } });
  return (
    <Loaded query={chapter} skeleton={<NextStepSkeleton />}>
      {(shown) => {
        const step = nextStepOf(shown);
        const place = `${subject.name} · ${shown.title}`;
        if (step === undefined)
          return (
            <NextStepCard
              subject={subject.key}
              mood="cheer"
              says="All of this chapter is done. Where to next?"
              title={shown.title}
              place={subject.name}
              action={{
                label: 'Fly on',
                onClick: () => go(paths.missionsAt({ subjectId: subject.subjectId, year, chapterId })),
              }}
            />
          );
        const { says, title } = stepTexts(step);
        return (
          <NextStepCard
            subject={subject.key}
            mood="cheer"
            says={says}
            title={title}
            place={place}
            action={{
              label: 'Fly on',
              onClick: () => go(paths.test(subject.key, chapterId, targetOf(step))),
            }}
          />
        );
      }}
    </Loaded>
  );
}

export function NextMission({
  progress,
  year,
}: {
  readonly progress: readonly SubjectProgress[];
  readonly year: number;
}) {
  const subject = nextSubjectOf(progress);
  if (subject === undefined || subject.currentChapter === null) return null;
  return <Step subject={subject} chapterId={subject.currentChapter.chapterId} year={year} />;
}
