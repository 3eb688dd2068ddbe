/** Creates every feature's service with its dependencies. The HTTP server, the demo and the admin CLI all work on these. */
import { createAccommodationsService } from './accommodations/index.ts';
import {
  createAccountsService,
  createApprovalsService,
  createFamiliesService,
  createProofsService,
} from './accounts/index.ts';
import { createAchievementsService } from './achievements/index.ts';
import { createAttemptsService } from './attempts/index.ts';
import { createAvatarsService, createWornService } from './avatars/index.ts';
import { createBillingService } from './billing/index.ts';
import { createChallengesService } from './challenges/index.ts';
import {
  createClassroomsService,
  createMessagesService,
  createTutorStudentsService,
  endArrangements,
} from './classrooms/index.ts';
import { createConsentService } from './consent/index.ts';
import { createControlsService } from './controls/index.ts';
import { createCurriculumService } from './curriculum/index.ts';
import {
  createExamAuthoringService,
  createExamEndingsService,
  createExamResultsService,
  createExamTakingService,
} from './exams/index.ts';
import { featureData } from './feature-data.ts';
import {
  createAnkiService,
  createDecksService,
  createMemoryService,
  createPassingService,
} from './flashcards/index.ts';
import { createLeaguesService } from './leagues/index.ts';
import { createLessonPackagesService } from './lesson-packages/index.ts';
import {
  createLearningService,
  createLessonsService,
  createQuizService,
  createSectionsService,
  createStopPointsService,
} from './lessons/index.ts';
import {
  createAdmissionService,
  createAttendanceService,
  createCalendarService,
  createLiveLessonNoticesService,
  createLiveLessonQuizzesService,
  createLiveLessonsService,
  createRecordingsService,
  createRoomRecordingsService,
} from './live-lessons/index.ts';
import { createMissionsService, createSubTopicVideosService } from './missions/index.ts';
import { createNotificationsService } from './notifications/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';
import { createFileLinks, type Files } from './platform/files.ts';
import { createGuessLimits } from './platform/guess-limits.ts';
import type { SendMail } from './platform/letter.ts';
import { createLimitBuckets } from './platform/limit-buckets.ts';
import type { Live } from './platform/live-events.ts';
import type { Log } from './platform/log.ts';
import type { MailMessage } from './platform/mail.ts';
import type { Passwords } from './platform/passwords.ts';
import type { Payments } from './platform/payments.ts';
import { createSealing } from './platform/sealing.ts';
import { createPracticeService } from './practice/index.ts';
import { createDormantService, createErasuresService, createPrivacyService } from './privacy/index.ts';
import { createReplayService, deleteRecordings } from './replay/index.ts';
import { createChildReportsService, createReportsService, createTutorReportsService } from './reports/index.ts';
import { createRewardsService } from './rewards/index.ts';
import {
  createCredentialsService,
  createLinksService,
  createPasskeyProtocol,
  createSecondStep,
  createSessionsService,
  createTokenMint,
  createTwoStepService,
  type MailLink,
} from './sessions/index.ts';
import { createStreakNoticesService, createStreakPlansService, createStreaksService } from './streaks/index.ts';
import { createTrackerService } from './tracker/index.ts';
import { createTutoringService, deleteAnsweredRequests } from './tutoring/index.ts';
import {
  createPrepareVideos,
  createUnusedFilesService,
  createUploadsService,
  createVideoUploadsService,
} from './uploads/index.ts';

/** What services are built on. */
export interface ServiceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Pick<Live, 'publish'>;
  readonly passwords: Passwords;
  readonly payments: Payments;
  readonly files: Files;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly secret: string;
  readonly publicUrl: string;
  readonly contactPhone: string;
  /** Writes a mail as a job in the given transaction. */
  readonly sendMail: SendMail;
  /** Writes a job that makes a link and mails it. */
  readonly mailLink: MailLink;
  /** Sends a mail at once. */
  readonly deliver: (mail: MailMessage) => Promise<void>;
}

export type Services = ReturnType<typeof createServices>;

export function createServices(dependencies: ServiceDependencies) {
  const { database, clock, live, passwords, payments, files, log, secret, publicUrl, sendMail } = dependencies;
  const { contactPhone, mailLink, deliver } = dependencies;
  const limitBuckets = createLimitBuckets({ database, clock, secret });
  const proofs = createProofsService({ database, clock, passwords, guesses: createGuessLimits(limitBuckets) });
  const worn = createWornService({ database });
  const accounts = createAccountsService({ database, clock, passwords, worn, mailLink });
  const credentials = createCredentialsService({ database, clock, accounts, proofs, contactPhone, sendMail });
  const stepParts = {
    database,
    clock,
    secret,
    sealing: createSealing(secret, 'two-step'),
    passkeys: createPasskeyProtocol(publicUrl),
  };
  const secondStep = createSecondStep(stepParts);
  const links = createLinksService({ database, clock, accounts, buckets: limitBuckets, publicUrl, deliver });
  const families = createFamiliesService({ database, clock, accounts, passwords, worn, deleteRecordings });
  const controls = createControlsService({ database, clock, live });
  const notifications = createNotificationsService({ database, clock, controls });
  const achievements = createAchievementsService({ database, clock, notifications });
  const rewards = createRewardsService({ database, clock, live, achievements, notifications });
  const curriculum = createCurriculumService({ database, clock });
  const accommodations = createAccommodationsService({ database, clock });
  const leagues = createLeaguesService({ database, clock, live, controls, worn, rewards, notifications, log });
  const attempts = createAttemptsService({
    database,
    clock,
    curriculum,
    rewards,
    leagues,
    achievements,
    notifications,
    accommodations,
    live,
  });
  const consents = createConsentService({
    database,
    clock,
    live,
    endArrangements: async (tx, { studentId, tutorIds }) => {
      await deleteAnsweredRequests(tx, studentId, tutorIds);
      await endArrangements(tx, studentId, tutorIds);
    },
  });
  const tutorStudents = createTutorStudentsService({ database, clock, consents, worn });
  const billing = createBillingService({ database, clock, payments, accounts, publicUrl, sendMail, log });
  const practice = createPracticeService({ database, clock, attempts, accounts, accommodations, notifications, live });
  const privacy = createPrivacyService({
    database,
    clock,
    featureData,
    forgetPayer: billing.forget,
    endSubscription: billing.endSubscription,
    listInvoices: billing.invoicesOf,
  });
  const erasures = createErasuresService({ database, clock, accounts, proofs, privacy, publicUrl, sendMail });
  const approvals = createApprovalsService({
    database,
    clock,
    accounts,
    families,
    links: {
      count: links.countApproval,
      mail: (db, userId) => mailLink(db, { userId, purpose: 'approveChild' }),
      find: (db, token) => links.find(db, 'approveChild', token),
      use: (db, token) => links.use(db, 'approveChild', token),
      end: links.end,
    },
    erasures: { plan: erasures.plan, unplan: erasures.unplan, eraseNow: privacy.eraseChild },
  });
  const tokens = createTokenMint(secret);
  const ownAttempt = (isPractice: boolean) => async (attemptId: number) => {
    const owned = await attempts.ownerOf(attemptId);
    return owned?.isPractice === isPractice ? owned : undefined;
  };
  const fileParts = { database, clock, files, links: createFileLinks(secret), log };
  const uploads = createUploadsService(fileParts);
  const drawExam = (lessonId: number) => examAuthoring.draw(lessonId);
  const lessonSections = createSectionsService({ database, uploads, drawExam });
  const stopPoints = createStopPointsService({ database, curriculum });
  const lessons = createLessonsService({
    database,
    clock,
    sections: lessonSections,
    uploads,
    notifications,
    live,
    drawExam,
  });
  const learning = createLearningService({ database, clock, attempts, uploads });
  const quizzes = createQuizService({ database, attempts, lessons, learning });
  const liveLessonNotices = createLiveLessonNoticesService({
    database,
    clock,
    notifications,
    live,
    publicUrl,
    sendMail,
  });
  const examParts = { database, clock, attempts, accommodations, curriculum, lessons, learning, quizzes };
  const examAuthoring = createExamAuthoringService(examParts);
  const examEndings = createExamEndingsService(examParts);
  const examTaking = createExamTakingService({ ...examParts, authoring: examAuthoring, endings: examEndings });
  const tutorReports = createTutorReportsService({ database, clock, tutorStudents });
  return {
    limitBuckets,
    accommodations,
    accounts,
    families,
    replay: createReplayService({ database, clock, lockConsent: families.lockReplayConsent }),
    attempts,
    billing,
    challenges: createChallengesService({ database, clock, curriculum, rewards, accommodations, controls, live }),
    curriculum,
    rewards,
    missions: createMissionsService({ attempts, clock }),
    lessonPackages: createLessonPackagesService({ lessons, sections: lessonSections, stopPoints, uploads, curriculum }),
    subTopicVideos: createSubTopicVideosService({ database, clock, uploads }),
    lessons,
    lessonSections,
    stopPoints,
    learning,
    quizzes,
    liveLessons: createLiveLessonsService({ database, clock, live, notices: liveLessonNotices }),
    liveLessonNotices,
    liveRecordings: createRecordingsService({ database, clock, uploads, live }),
    roomRecordings: createRoomRecordingsService({ database, clock, uploads, curriculum, live }),
    liveLessonQuizzes: createLiveLessonQuizzesService({ database, clock, attempts }),
    admissions: createAdmissionService({ database, clock }),
    attendance: createAttendanceService({ database, clock }),
    calendars: createCalendarService({ database, clock, secret, publicUrl }),
    examAuthoring,
    examEndings,
    examTaking,
    examResults: createExamResultsService({ ...examParts, taking: examTaking, endings: examEndings }),
    practice,
    privacy,
    erasures,
    dormant: createDormantService({ database, clock, privacy, publicUrl, sendMail }),
    approvals,
    reports: createReportsService({ database, clock }),
    tutorReports,
    childReports: createChildReportsService({ database, clock, practice, tutorReports }),
    decks: createDecksService({ database, clock, live, accounts, attempts, notifications, uploads }),
    anki: createAnkiService({ database, clock, uploads }),
    flashcardMemory: createMemoryService({ database, clock, uploads }),
    flashcardPassing: createPassingService({ database, clock }),
    leagues,
    streaks: createStreaksService({ database, clock, rewards, controls }),
    streakPlans: createStreakPlansService({ database, clock }),
    streakNotices: createStreakNoticesService({ database, clock, controls, notifications, live }),
    tutorStudents,
    consents,
    controls,
    worn,
    achievements,
    notifications,
    avatars: createAvatarsService({ database, clock, rewards, worn }),
    classrooms: createClassroomsService({ database, clock }),
    tracker: createTrackerService({
      database,
      clock,
      attempts,
      find: { mission: ownAttempt(false), practice: ownAttempt(true) },
    }),
    messages: createMessagesService({ database, clock, accounts, sendMail }),
    tutoring: createTutoringService({ database, clock, accounts, tutorStudents, consents }),
    sessions: createSessionsService({
      database,
      clock,
      proofs,
      accounts,
      families,
      approvals,
      tokens,
      links,
      mailLink,
      secondStep,
      achievements,
    }),
    links,
    uploads,
    videoUploads: createVideoUploadsService({ ...fileParts, describe: uploads.describe }),
    unusedFiles: createUnusedFilesService(fileParts),
    prepareVideos: createPrepareVideos(fileParts),
    fileLinks: fileParts.links,
    credentials,
    proofs,
    twoStep: createTwoStepService({ ...stepParts, credentials, secondStep }),
  };
}
