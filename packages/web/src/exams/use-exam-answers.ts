/** The answers of the exam on the screen: what the server knows, what was given since, and whether all of it is saved. */
import { type ExamQuestion, passExamQuestion } from '@comet/contract/exams';
import type { GivenAnswer } from '@comet/contract/question';
import { useCallback, useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { api } from '../api/api.ts';
import { CallError } from '../api/client.ts';
import { currentUserId } from '../api/current-user.ts';
import { type AnswerSaver, createAnswerSaver, type ExamDraft, type SaveState } from './answer-saver.ts';
import { draftStore } from './draft-store.ts';

const sendAfterMs = 400;
const tryAgainMs = 2000;
const answerWithinMs = 15_000;

const isFinal = (error: unknown): boolean =>
  error instanceof CallError && [400, 404, 409, 413, 422].includes(error.statusCode);

async function send(draft: ExamDraft): Promise<'taken' | 'refused'> {
  if (currentUserId() !== draft.userId) throw new Error('somebody else is logged in');
  const { questionId, given: answer, isFlagged, isPassed, givenAtMs } = draft;
  const body = { questionId, answer, isFlagged, isPassed, givenAt: new Date(givenAtMs).toISOString() };
  try {
    await api.call(passExamQuestion, { body }, { signal: AbortSignal.timeout(answerWithinMs) });
    return 'taken';
  } catch (error) {
    if (isFinal(error)) return 'refused';
    throw error;
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, tryAgainMs);
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** What the child has done at a question so far. */
export interface ExamEntry {
  readonly given: GivenAnswer | null;
  readonly isFlagged: boolean;
}

export interface ExamAnswers {
  readonly entryOf: (question: ExamQuestion) => ExamEntry;
  readonly change: (question: ExamQuestion, change: Partial<ExamEntry>) => void;
  /** Goes on for good, where questions come one at a time. Resolves once the server knows. */
  readonly pass: (question: ExamQuestion) => Promise<void>;
  /** Resolves once the server has everything. */
  readonly flush: () => Promise<void>;
  readonly saveState: SaveState;
}

export function useExamAnswers(): ExamAnswers {
  const [drafts, setDrafts] = useState<Readonly<Record<number, ExamDraft>>>({});
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const saver = useRef<AnswerSaver>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const own = createAnswerSaver({
      store: draftStore,
      send,
      pause,
      onState: setSaveState,
      onRefused: () => toast.error('The time was up before your last answer reached us, so it could not count.'),
    });
    saver.current = own;
    const userId = currentUserId();
    if (userId !== undefined)
      void own.takeUp(userId).then((known) => {
        setDrafts((before) => ({ ...Object.fromEntries(known.map((draft) => [draft.questionId, draft])), ...before }));
        if (known.length > 0) void own.flush();
      });
    return () => {
      clearTimeout(timer.current);
      // What is not sent yet is kept, and the page that is opened next sends it.
      void own.flush();
      own.stop();
    };
  }, []);
  const entryOf = (question: ExamQuestion): ExamEntry => {
    const draft = drafts[question.questionId];
    const isKnownLater = draft !== undefined && Date.parse(question.givenAt ?? '') > draft.givenAtMs;
    return draft === undefined || isKnownLater ? question : draft;
  };
  const keep = async (question: ExamQuestion, change: Partial<ExamDraft>): Promise<void> => {
    const userId = currentUserId();
    if (userId === undefined) return;
    const { given, isFlagged } = entryOf(question);
    const { questionId } = question;
    const draft = { questionId, userId, given, isFlagged, isPassed: false, ...change, givenAtMs: Date.now() };
    setDrafts((before) => ({ ...before, [questionId]: draft }));
    await saver.current?.keep(draft);
  };
  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    await saver.current?.flush();
  }, []);
  return {
    entryOf,
    change: (question, change) => {
      void keep(question, change);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saver.current?.flush(), sendAfterMs);
    },
    pass: async (question) => {
      await keep(question, { isPassed: true });
      await flush();
    },
    flush,
    saveState,
  };
}
