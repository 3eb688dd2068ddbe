/** A file on its way: chosen, sent, paused, refused or there. */

import { errors } from '@comet/contract/errors';
import { type UploadedFile, uploadFile } from '@comet/contract/uploads';
import { type FileKind, isPartedKind, maxFileBytes } from '@comet/domain/uploads/upload-rules';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { readVideoDurationMs } from './read-video.ts';
import { uploadInParts } from './upload-in-parts.ts';
import { uploadTools } from './upload-tools.ts';

export type UploadState =
  | { readonly step: 'none' }
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  | { readonly step: 'paused'; readonly name: string; readonly share: number }
  | { readonly step: 'failed'; readonly name: string; readonly reason: string }
  | { readonly step: 'done'; readonly name: string };

/** What is known of a file that has arrived. */
export interface Uploaded extends Pick<UploadedFile, 'fileId'> {
  readonly url: string;
  /** The file's own name. */
  readonly name: string;
  /** Of a video. */
  readonly durationMs: number | null;
}

export function useUpload(kind: FileKind, onUploaded: (uploaded: Uploaded) => void) {
  const [state, setState] = useState<UploadState>({ step: 'none' });
  const running = useRef<{ readonly file: File; readonly stop: AbortController } | undefined>(undefined);
  // A page that is left sends nothing more; the same file goes on from there when it is chosen again.
  useEffect(() => () => running.current?.stop.abort(), []);

  async function send(file: File): Promise<void> {
    running.current?.stop.abort();
    const stop = new AbortController();
    running.current = { file, stop };
    const isStopped = (): boolean => stop.signal.aborted;
    const show = (next: UploadState): void => {
      if (!isStopped()) setState(next);
    };
    const { name } = file;
    const refuse = (reason: string): void => show({ step: 'failed', name, reason });
    show({ step: 'sending', name, share: 0 });
    if (file.size === 0) return refuse(errors.emptyFile.message);
    if (file.size > maxFileBytes[kind]) return refuse(errors.fileTooLarge.message);
    try {
      const readMs = kind === 'video' ? await readVideoDurationMs(file) : null;
      if (readMs === undefined) return refuse(errors.notAVideo.message);
      const onProgress = (share: number): void => show({ step: 'sending', name, share });
      const { fileId, url, durationMs } = isPartedKind(kind)
        ? await uploadInParts(kind, file, uploadTools, { onProgress, signal: stop.signal })
        : await api.sendFile(uploadFile, file, { signal: stop.signal });
      if (isStopped() || url === null) return;
      setState({ step: 'done', name });
      onUploaded({ fileId, url, name, durationMs: durationMs ?? readMs });
    } catch (error) {
      refuse(error instanceof Error ? error.message : errors.internal.message);
    }
  }

  return {
    state,
    send: (file: File): void => void send(file),
    pause: (): void => {
      running.current?.stop.abort();
      setState((now) => (now.step === 'sending' ? { ...now, step: 'paused' } : now));
    },
    goOn: (): void => {
      if (running.current !== undefined) void send(running.current.file);
    },
  };
}
