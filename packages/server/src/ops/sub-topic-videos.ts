/** CLI commands about the videos of sub-topics. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { readCaptions } from '@comet/domain/lessons/captions';
import { captionsMaxLength } from '@comet/domain/lessons/lessons';
import { findSubTopic, type SubTopic } from '@comet/questions/curriculum/curriculum';
import type { Services } from '../services.ts';
import { type Given, option, value, wholeOption } from './cli-options.ts';

interface Parts {
  readonly services: Pick<Services, 'uploads' | 'subTopicVideos'>;
  readonly given: Given;
}

export const removeVideoOptions = { 'sub-topic': value };
export const setVideoOptions = { ...removeVideoOptions, file: value, captions: value };

function subTopicFrom(given: Given): SubTopic {
  const subTopicId = wholeOption(given, 'sub-topic', 1, 999_999_999);
  const subTopic = findSubTopic(subTopicId);
  if (subTopic === undefined) throw new Error(`sub-topic ${subTopicId} is not on the map`);
  return subTopic;
}

/** Stores a video and shows it in its sub-topic; one that was there is replaced. Without captions it isn't taken. */
export async function setSubTopicVideo({ services, given }: Parts): Promise<string> {
  const { subTopicId, title } = subTopicFrom(given);
  const path = option(given, 'file');
  const captions = await readFile(option(given, 'captions'), 'utf8');
  if (captions.length > captionsMaxLength || readCaptions(captions).length === 0)
    throw new Error('--captions must be a WebVTT file with at least one caption');
  const { size: sizeBytes } = await stat(path);
  const video = { body: createReadStream(path), sizeBytes, durationMs: undefined };
  const { fileId } = await services.uploads.storeVideo(null, video);
  await services.subTopicVideos.set(subTopicId, { videoFileId: fileId, captions });
  return `'${title}' has its video now.`;
}

export async function removeSubTopicVideo({ services, given }: Parts): Promise<string> {
  const { subTopicId, title } = subTopicFrom(given);
  const isRemoved = await services.subTopicVideos.remove(subTopicId);
  return isRemoved ? `'${title}' shows its worked examples again.` : `'${title}' had no video.`;
}
