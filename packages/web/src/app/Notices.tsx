/** What a person should know wherever they are. Each part is loaded by those whom it concerns. */
import type { User } from '@comet/contract/accounts';
import { useLocation } from 'react-router';
import { isOfQuestions } from '../navigation/paths.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { lazily } from '../ui/lazily.tsx';
import { OfflineNotice } from '../ui/OfflineNotice.tsx';

/** A notice that cannot be fetched is none. */
const silently = { waiting: () => null, missing: () => null };

/** Only tutors lose a child; nobody else loads it. */
const ConsentWatch = lazily(
  () => import('../consent/ConsentWatch.tsx').then((watch) => ({ default: watch.ConsentWatch })),
  silently,
);

/** Only students answer; nobody else loads it. */
const UnsentAnswers = lazily(
  afterPaint(() => import('../attempts/UnsentAnswers.tsx')),
  silently,
);

const NewAchievements = lazily(
  afterPaint(() => import('../achievements/NewAchievements.tsx')),
  silently,
);

const CorrectionNotice = lazily(
  afterPaint(() => import('../attempts/CorrectionNotice.tsx')),
  silently,
);

/** Loads nothing more unless the parent allows recordings. */
const Recorder = lazily(
  afterPaint(() => import('../replay/Recorder.tsx')),
  silently,
);

export function Notices({ user: { userId, role, isReplayAllowed } }: { readonly user: User }) {
  const { pathname } = useLocation();
  if (role !== 'student')
    return (
      <>
        <OfflineNotice>What you see may have changed. Changes of yours have to wait until you are back.</OfflineNotice>
        {role === 'tutor' ? <ConsentWatch /> : null}
      </>
    );
  return (
    <>
      <OfflineNotice>What you answer is kept here and sent once you are back.</OfflineNotice>
      <UnsentAnswers key={userId} userId={userId} isAtQuestions={isOfQuestions(pathname)} />
      {isOfQuestions(pathname) ? null : <CorrectionNotice key={`corrections-${userId}`} />}
      {isOfQuestions(pathname) ? null : <NewAchievements key={`achievements-${userId}`} />}
      {isReplayAllowed ? <Recorder key={`recorder-${userId}`} /> : null}
    </>
  );
}
