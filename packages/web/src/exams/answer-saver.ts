/** Saves the answers of an exam while they are given: each is kept in the browser first and sent until the server has it. */
import type { GivenAnswer } from '@comet/contract/question';

/** What a child has done at a question and the server may not know yet. */
export interface ExamDraft {
  readonly questionId: number;
  readonly userId: number;
  readonly given: GivenAnswer | null;
  readonly isFlagged: boolean;
  readonly isPassed: boolean;
  readonly givenAtMs: number;
}

/** Where drafts are until they have arrived. */
export interface DraftStore {
  keep(draft: ExamDraft): Promise<void>;
  listOf(userId: number): Promise<ExamDraft[]>;
  /** Unless a later one has been kept meanwhile. */
  remove(draft: ExamDraft): Promise<void>;
}

/** `waiting`: the server can't be reached, and it is tried again. */
export type SaveState = 'saved' | 'saving' | 'waiting';

export interface SaverParts {
  readonly store: DraftStore;
  /** Sends one; `refused` will never be taken. Throws where it can be tried again. */
  readonly send: (draft: ExamDraft) => Promise<'taken' | 'refused'>;
  readonly onState: (state: SaveState) => void;
  readonly onRefused: (draft: ExamDraft) => void;
  /** Waits a moment, or until the internet is back. */
  readonly pause: () => Promise<void>;
}

/** Of two drafts of one question the later one counts, whichever tab it comes from. */
const isLater = (one: ExamDraft, other: ExamDraft | undefined): boolean =>
  other === undefined || one.givenAtMs >= other.givenAtMs;

export function createAnswerSaver({ store, send, onState, onRefused, pause }: SaverParts) {
  const pending = new Map<number, ExamDraft>();
  let sending: Promise<void> | undefined;
  let isStopped = false;

  async function sendAll(): Promise<void> {
    for (;;) {
      const [draft] = pending.values();
      if (draft === undefined || isStopped) return;
      try {
        const outcome = await send(draft);
        if (pending.get(draft.questionId) === draft) pending.delete(draft.questionId);
        await store.remove(draft);
        if (outcome === 'refused') onRefused(draft);
      } catch {
        onState('waiting');
        await pause();
      }
    }
  }

  /** Resolves once the server has everything that was given so far. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
      if (pending.size === 0) onState('saved');
    });
    return sending;
  }

  return {
    /** Keeps what was given now; it is sent with the next flush. */
    async keep(draft: ExamDraft): Promise<void> {
      if (!isLater(draft, pending.get(draft.questionId))) return;
      pending.set(draft.questionId, draft);
      onState('saving');
      await store.keep(draft);
    },
    flush,
    /** What an earlier page could not send. */
    async takeUp(userId: number): Promise<readonly ExamDraft[]> {
      const known = await store.listOf(userId);
      for (const draft of known)
        if (isLater(draft, pending.get(draft.questionId))) pending.set(draft.questionId, draft);
      return known;
    },
    stop(): void {
      isStopped = true;
    },
  };
}

export type AnswerSaver = ReturnType<typeof createAnswerSaver>;
