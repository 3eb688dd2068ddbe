/** CLI commands that write a lesson to a zip and make one of a zip. */
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { findSubjectByKey, type SubjectKey } from '@comet/domain/curriculum/subjects';
import type { Services } from '../services.ts';
import { type Given, has, option, value, wholeOption } from './cli-options.ts';

interface Parts {
  readonly services: Pick<Services, 'accounts' | 'lessonPackages'>;
  readonly given: Given;
}

export const exportLessonOptions = { tutor: value, lesson: value, out: value };
export const importLessonOptions = { tutor: value, file: value, subject: value, 'sub-topic': value };

const maxSubTopicId = 999_999_999;

async function tutorFrom({ services, given }: Parts): Promise<number> {
  const userName = option(given, 'tutor');
  const user = await services.accounts.findByLogin(userName);
  if (user?.role !== 'tutor') throw new Error(`no tutor is called ${userName}`);
  return user.userId;
}

/** A file that is there already is left alone. */
export async function exportLesson(parts: Parts): Promise<string> {
  const { services, given } = parts;
  const lessonId = wholeOption(given, 'lesson', 1, Number.MAX_SAFE_INTEGER);
  const out = option(given, 'out');
  const zip = await services.lessonPackages.exportOf(await tutorFrom(parts), lessonId);
  await pipeline(zip, createWriteStream(out, { flags: 'wx' }));
  return `Lesson ${lessonId} is in ${out}.`;
}

function subjectFrom(given: Given): SubjectKey {
  if (!has(given, 'subject')) return 'math';
  const said = option(given, 'subject');
  const subject = findSubjectByKey(said);
  if (subject === undefined) throw new Error(`--subject must be math, english, verbalReasoning or nonVerbalReasoning`);
  return subject.key;
}

export async function importLesson(parts: Parts): Promise<string> {
  const { services, given } = parts;
  const { lessonId, lessonName, dropped } = await services.lessonPackages.importFrom(
    await tutorFrom(parts),
    option(given, 'file'),
    {
      classRoomId: 'oneToOne',
      subject: subjectFrom(given),
      subTopicId: has(given, 'sub-topic') ? wholeOption(given, 'sub-topic', 1, maxSubTopicId) : undefined,
    },
  );
  const list = dropped.map((reason) => `\n  ${reason}`).join('');
  return `'${lessonName}' is lesson ${lessonId} now, a draft.${dropped.length === 0 ? '' : `\nDropped:${list}`}`;
}
