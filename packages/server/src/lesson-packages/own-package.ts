/** Reads a package that was exported here, on this server or another. */

import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import { readQti } from '@comet/questions/exchange/qti-reader';
import { readText, type ZippedFile } from '../platform/zip-reader.ts';
import type { LessonPlan, PlannedSection } from './lesson-plan.ts';
import { lessonFile, type PackagedSection, packagedLessonSchema, questionsFile } from './package-format.ts';

const mostJsonBytes = 8 * 1024 * 1024;
const mostXmlBytes = 5 * 1024 * 1024;

type Files = ReadonlyMap<string, ZippedFile>;

async function questionsOf(files: Files, drop: (reason: string) => void): Promise<readonly ExchangeItem[]> {
  const file = files.get(questionsFile);
  if (file === undefined) return [];
  const read = readQti(await readText(file, mostXmlBytes));
  if ('items' in read) return read.items;
  const [fault] = read.faults;
  drop(`The questions of the stop points can't come in: ${fault?.reason ?? 'there are none.'}`);
  return [];
}

/** Throws a RangeError for what isn't as it was exported. */
export async function planOfOwn(files: Files, subTopicId: number | undefined): Promise<LessonPlan> {
  const file = files.get(lessonFile);
  if (file === undefined) throw new RangeError(`there is no ${lessonFile}`);
  const parsed = packagedLessonSchema.safeParse(parseJson(await readText(file, mostJsonBytes)));
  if (!parsed.success)
    throw new RangeError(`${lessonFile}: ${parsed.error.issues[0]?.message ?? 'it is not readable'}`);
  const { sections, ...lesson } = parsed.data;
  const dropped: string[] = [];
  const drop = (reason: string): void => void dropped.push(reason);
  const questions = await questionsOf(files, drop);
  const used = new Set<string>([lessonFile, questionsFile]);
  const planned = sections.flatMap((section): PlannedSection[] => {
    if (section.kind === 'quiz' || section.kind === 'vocabulary') return [section];
    const content = files.get(section.file);
    used.add(section.file);
    if (content === undefined) {
      drop(`“${section.name}”: its file is missing.`);
      return [];
    }
    if (section.kind === 'document') return [{ kind: 'document', name: section.name, file: content }];
    return [videoOf(section, content, { questions, drop, subTopicId })];
  });
  for (const name of files.keys()) if (!used.has(name)) drop(`${name}: nothing in the lesson uses it.`);
  return { ...lesson, sections: planned, dropped };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RangeError(`${lessonFile} is no JSON`, { cause: error });
  }
}

function videoOf(
  section: Extract<PackagedSection, { kind: 'video' }>,
  file: ZippedFile,
  {
    questions,
    drop,
    subTopicId,
  }: {
    readonly questions: readonly ExchangeItem[];
    readonly drop: (reason: string) => void;
    readonly subTopicId: number | undefined;
  },
): PlannedSection {
  const { name, captions, duration } = section;
  const points = section.points.flatMap(({ atMs, question, difficulty, ...point }) => {
    const item = questions[question];
    if (item === undefined) {
      drop(`“${name}”: the stop point at ${Math.round(atMs / 1000)} s has no question.`);
      return [];
    }
    return [{ atMs, item, difficulty, subTopicId: subTopicId ?? point.subTopicId }];
  });
  return { kind: 'video', name, file, durationMs: duration ?? undefined, captions, points };
}
