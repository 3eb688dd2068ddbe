/** Lessons that go from one tutor to another: a lesson as a zip, and zips as lessons, with a list of what was left out. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { LessonSection, SectionBody } from '@comet/contract/lesson-fields';
import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import type { ExchangeItem } from '@comet/questions/exchange/exchanged';
import { writeQti } from '@comet/questions/exchange/qti-writer';
import { ZipFile } from 'yazl';
import type { CurriculumService } from '../curriculum/index.ts';
import type { LessonsService, SectionsService, StopPointsService } from '../lessons/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { readZip, type ZipLimits, type ZippedFile, ZipRefused } from '../platform/zip-reader.ts';
import type { UploadsService } from '../uploads/index.ts';
import { h5pFile, planOfH5p } from './h5p-package.ts';
import type { LessonPlan, PlannedSection } from './lesson-plan.ts';
import { planOfOwn } from './own-package.ts';
import { lessonFile, type PackagedLesson, type PackagedSection, questionsFile } from './package-format.ts';

interface Parts {
  readonly lessons: Pick<LessonsService, 'get' | 'create'>;
  readonly sections: Pick<SectionsService, 'add'>;
  readonly stopPoints: Pick<StopPointsService, 'add'>;
  readonly uploads: Pick<UploadsService, 'openOwn' | 'storeVideo' | 'storeSmall' | 'withPackage'>;
  readonly curriculum: Pick<CurriculumService, 'findItem' | 'storeOwn'>;
}

/** Where a lesson of somebody else's goes here. */
export interface ImportPlace {
  readonly classRoomId: number | 'oneToOne';
  /** Of packages that don't say it. */
  readonly subject: SubjectKey;
  /** Where questions belong that don't say it; for ours it takes the place of what they say. */
  readonly subTopicId: number | undefined;
}

export interface Imported {
  readonly lessonId: number;
  readonly lessonName: string;
  readonly dropped: readonly string[];
}

const limits: ZipLimits = { mostEntries: 2000, mostBytes: 2 * 1024 ** 3 };
const mostSmallBytes = 20 * 1024 ** 2;
/** Videos and PDFs are packed already. */
const asItIs = { compress: false };

export type LessonPackagesService = ReturnType<typeof createLessonPackagesService>;

export function createLessonPackagesService({ lessons, sections, stopPoints, uploads, curriculum }: Parts) {
  /** The section as it is sent to be made; undefined where its file is refused. */
  async function bodyOf(
    tutorId: number,
    section: PlannedSection,
    drop: (reason: string) => void,
  ): Promise<SectionBody | undefined> {
    if (section.kind === 'quiz' || section.kind === 'vocabulary') return section;
    try {
      if (section.kind === 'document') return await documentOf(tutorId, section.name, section.file);
      const { name, file, captions, durationMs } = section;
      const { url } = await uploads.storeVideo(tutorId, {
        body: await file.open(),
        sizeBytes: file.sizeBytes,
        durationMs,
      });
      return { kind: 'video', name, videoUrl: url ?? '', captions, duration: durationMs ?? null };
    } catch (error) {
      if (error instanceof ZipRefused) drop(`“${section.name}”: its file can’t be unpacked.`);
      else if (error instanceof Refusal) drop(`“${section.name}”: ${error.message}`);
      else throw error;
      return undefined;
    }
  }

  async function documentOf(tutorId: number, name: string, file: ZippedFile): Promise<SectionBody> {
    if (file.sizeBytes > mostSmallBytes) throw new Refusal('fileTooLarge');
    const { kind, url } = await uploads.storeSmall(tutorId, await buffer(await file.open()));
    if (kind !== 'document') throw new Refusal('notAnImageOrPdf');
    return { kind: 'document', name, documentUrl: url ?? '' };
  }

  async function make(tutorId: number, plan: LessonPlan, { classRoomId }: ImportPlace): Promise<Imported> {
    const dropped = [...plan.dropped];
    const drop = (reason: string): void => void dropped.push(reason);
    const { lessonName, description, subject } = plan;
    const pictureUrl = `drawn:${subject}`;
    const made = await lessons.create(tutorId, {
      lessonName,
      description,
      subject,
      pictureUrl,
      classRoomId,
      type: 'lesson',
    });
    const { id: lessonId } = made;
    // The same lesson within a minute is the one that was just made.
    if (made.lessonSections.length > 0) return { lessonId, lessonName, dropped };
    for (const section of plan.sections) {
      const body = await bodyOf(tutorId, section, drop);
      if (body === undefined) continue;
      const [added] =
        (await refused(
          () => sections.add(tutorId, { lessonId, questionFor: 'lesson', data: [body] }),
          (reason) => drop(`“${section.name}”: ${reason}`),
        )) ?? [];
      if (section.kind !== 'video' || added === undefined) continue;
      for (const { atMs, subTopicId, difficulty, item } of section.points)
        await refused(
          async () => {
            const itemId = await curriculum.storeOwn(tutorId, { subTopicId, difficulty }, item);
            return stopPoints.add(tutorId, { lessonSectionId: added.id, atMs, itemId });
          },
          (reason) => drop(`“${section.name}”, stop point at ${Math.round(atMs / 1000)} s: ${reason}`),
        );
    }
    return { lessonId, lessonName, dropped };
  }

  /** A section as lesson.json has it, with its file in the zip; undefined where there is no file any more. */
  async function packagedOf(
    tutorId: number,
    section: LessonSection,
    { zip, items, place }: { readonly zip: ZipFile; readonly items: ExchangeItem[]; readonly place: number },
  ): Promise<PackagedSection | undefined> {
    if (section.kind === 'vocabulary') return { kind: 'vocabulary', name: section.name, words: section.words };
    if (section.kind === 'quiz') {
      const { kind, name, topic, subTopic, numberOfQuestions, difficulty } = section;
      const year = findSubTopic(subTopic)?.year;
      return year === undefined ? undefined : { kind, name, year, topic, subTopic, numberOfQuestions, difficulty };
    }
    const opened = await uploads.openOwn(tutorId, section.kind === 'video' ? section.videoUrl : section.documentUrl);
    if (opened === undefined) return undefined;
    const file = `files/${place}.${opened.extension}`;
    zip.addReadStreamLazy(file, { ...asItIs, size: opened.sizeBytes }, (use) =>
      use(null, Readable.from(chunksOf(opened.open))),
    );
    const { name } = section;
    if (section.kind === 'document') return { kind: 'document', name, file };
    const points = [];
    for (const { atMs, asks } of section.points) {
      const item = asks === null ? undefined : await curriculum.findItem(asks.itemId);
      if (asks === null || item === undefined) continue;
      const { subTopicId, difficulty } = asks;
      points.push({ atMs, question: items.push(item) - 1, subTopicId, difficulty });
    }
    return { kind: 'video', name, file, duration: section.duration, captions: section.captions, points };
  }

  /** Makes a draft of a zip on the disk. Throws a RangeError with a sentence for what can't be read, and makes nothing then. */
  async function importFrom(tutorId: number, path: string, place: ImportPlace): Promise<Imported> {
    if (place.subTopicId !== undefined && findSubTopic(place.subTopicId) === undefined)
      throw new Refusal('noSuchSubTopics');
    const zip = await readZip(path, limits);
    try {
      const isH5p = !zip.files.has(lessonFile) && zip.files.has(h5pFile);
      const plan = isH5p ? await planOfH5p(zip.files, place) : await planOfOwn(zip.files, place.subTopicId);
      return await make(tutorId, plan, place);
    } finally {
      zip.close();
    }
  }

  return {
    importFrom,

    /** The same of a package that the tutor has uploaded. Throws a Refusal. */
    async importUpload(tutorId: number, url: string, place: ImportPlace): Promise<Imported> {
      return uploads.withPackage(tutorId, url, async (path) => {
        try {
          return await importFrom(tutorId, path, place);
        } catch (error) {
          if (error instanceof ZipRefused) throw new Refusal('unsafePackage');
          throw error instanceof RangeError ? new Refusal('badPackage') : error;
        }
      });
    },

    /** A lesson as a zip; its files are read one after another while somebody reads it. */
    async exportOf(tutorId: number, lessonId: number): Promise<NodeJS.ReadableStream> {
      const lesson = await lessons.get(tutorId, lessonId);
      const zip = new ZipFile();
      const items: ExchangeItem[] = [];
      const sections: PackagedSection[] = [];
      for (const section of lesson.lessonSections) {
        const packaged = await packagedOf(tutorId, section, { zip, items, place: sections.length + 1 });
        if (packaged !== undefined) sections.push(packaged);
      }
      const { lessonName, description, subject } = lesson;
      const about: PackagedLesson = { format: 'comet-lesson', version: 1, lessonName, description, subject, sections };
      zip.addBuffer(Buffer.from(JSON.stringify(about, null, 2)), lessonFile);
      if (items.length > 0)
        zip.addBuffer(Buffer.from(writeQti(items, { name: `lesson-${lessonId}`, title: lessonName })), questionsFile);
      zip.end();
      return zip.outputStream;
    },
  };
}

async function* chunksOf(open: () => Promise<Readable>): AsyncGenerator<unknown> {
  yield* await open();
}

/** What the work gives, or undefined and its refusal as a sentence. */
async function refused<T>(work: () => Promise<T>, drop: (reason: string) => void): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    drop(error.message);
    return undefined;
  }
}
