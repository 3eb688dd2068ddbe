/** Reads an H5P interactive video: its film, captions and those questions that map; the rest is listed. */

import type { SubjectKey } from '@comet/domain/curriculum/subjects';
import { captionsMaxLength } from '@comet/domain/lessons/lessons';
import { FaultFound } from '@comet/questions/exchange/exchanged';
import { htmlText, losesContent } from '@comet/questions/exchange/html-text';
import { itemOfPlain, type PlainAnswer } from '@comet/questions/exchange/plain-question';
import { z } from 'zod';
import { readText, type ZippedFile } from '../platform/zip-reader.ts';
import type { LessonPlan, PlannedPoint } from './lesson-plan.ts';

export const h5pFile = 'h5p.json';
const contentFile = 'content/content.json';
const mostJsonBytes = 8 * 1024 * 1024;
const mostInteractions = 200;

const html = z.string().max(20_000);
const aboutSchema = z.object({ title: z.string().max(500).optional(), mainLibrary: z.string().max(100) });
const optionSchema = z.object({
  text: html,
  correct: z.boolean().optional(),
  tipsAndFeedback: z.object({ chosenFeedback: html.optional() }).optional(),
});
const interactionSchema = z.object({
  duration: z.object({ from: z.number().min(0) }),
  action: z.object({ library: z.string().max(100), params: z.unknown() }),
});
const contentSchema = z.object({
  interactiveVideo: z.object({
    video: z.object({
      files: z.array(z.object({ path: z.string().max(300) })).min(1),
      startScreenOptions: z.object({ title: html.optional() }).optional(),
      textTracks: z
        .object({
          videoTrack: z.array(z.object({ track: z.object({ path: z.string().max(300) }).optional() })).optional(),
        })
        .optional(),
    }),
    assets: z.object({ interactions: z.array(z.unknown()).optional() }).optional(),
  }),
});

const choiceSchema = z.object({ question: html, answers: z.array(optionSchema).min(1).max(50) });
const truthSchema = z.object({
  question: html,
  correct: z.union([z.literal('true'), z.literal('false'), z.boolean()]),
});
const setSchema = z.object({
  choices: z.array(z.object({ question: html, answers: z.array(html).min(2).max(20) })).length(1),
});
const blanksSchema = z.object({ questions: z.array(html).length(1) });

interface Plain {
  readonly text: string;
  readonly answer: PlainAnswer;
}

/** The readers of the question types that map, by the name of their library. */
const readers: Readonly<Record<string, (params: unknown) => Plain>> = {
  'H5P.MultiChoice': (params) => {
    const { question, answers } = choiceSchema.parse(params);
    const options = answers.map(({ text, correct, tipsAndFeedback }) => ({
      text: htmlText(text),
      isRight: correct === true,
      feedback: htmlText(tipsAndFeedback?.chosenFeedback ?? ''),
    }));
    return { text: question, answer: { type: 'choice', options } };
  },
  'H5P.TrueFalse': (params) => {
    const { question, correct } = truthSchema.parse(params);
    const isTrue = String(correct) === 'true';
    const options = ['True', 'False'].map((text, place) => ({ text, isRight: (place === 0) === isTrue }));
    return { text: question, answer: { type: 'choice', options } };
  },
  // Its first answer is the right one; children get them in this order, so that one goes among the others.
  'H5P.SingleChoiceSet': (params) => {
    const [choice] = setSchema.parse(params).choices;
    const options = (choice?.answers ?? []).map((text, place) => ({ text: htmlText(text), isRight: place === 0 }));
    const right = options.length % 2 === 0 ? 1 : options.length - 1;
    const [first, ...others] = options;
    const mixed = first === undefined ? [] : [...others.slice(0, right), first, ...others.slice(right)];
    return { text: choice?.question ?? '', answer: { type: 'choice', options: mixed } };
  },
  'H5P.Blanks': (params) => {
    const [question = ''] = blanksSchema.parse(params).questions;
    const gaps = [...question.matchAll(/\*([^*]+)\*/g)];
    const [gap] = gaps;
    if (gap === undefined || gaps.length > 1) throw new FaultFound(1, 'It has more than one gap, or none.');
    const accept =
      htmlText(gap[1] ?? '')
        .split(':')[0]
        ?.split('/') ?? [];
    return { text: question.replace(gap[0], '______'), answer: { type: 'text', accept } };
  },
};

const secondsText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

/** A file by its path in content.json; a link to another server is none. */
const fileAt = (files: ReadonlyMap<string, ZippedFile>, path: string): ZippedFile | undefined =>
  files.get(`content/${path.replace(/#tmp$/, '')}`);

function parsed<Value>(schema: z.ZodType<Value>, text: string, name: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new RangeError(`${name} isn't as H5P writes it`, { cause: error });
  }
}

interface Place {
  readonly subject: SubjectKey;
  readonly subTopicId: number | undefined;
}

/** Throws a RangeError for packages that aren't interactive videos. */
export async function planOfH5p(
  files: ReadonlyMap<string, ZippedFile>,
  { subject, subTopicId }: Place,
): Promise<LessonPlan> {
  const textOf = async (name: string): Promise<string> => {
    const file = files.get(name);
    if (file === undefined) throw new RangeError(`there is no ${name}`);
    return readText(file, mostJsonBytes);
  };
  const { title = 'H5P video', mainLibrary } = parsed(aboutSchema, await textOf(h5pFile), h5pFile);
  if (mainLibrary !== 'H5P.InteractiveVideo') throw new RangeError(`${mainLibrary} is no interactive video`);
  const { video, assets } = parsed(contentSchema, await textOf(contentFile), contentFile).interactiveVideo;
  const dropped: string[] = [];
  const points: PlannedPoint[] = [];
  const interactions = assets?.interactions ?? [];
  for (const interaction of interactions.slice(0, mostInteractions)) {
    const read = pointOf(interaction, subTopicId);
    if (typeof read === 'string') dropped.push(read);
    else points.push(read);
  }
  if (interactions.length > mostInteractions) dropped.push(`Only the first ${mostInteractions} interactions come in.`);
  const file = video.files.map(({ path }) => fileAt(files, path)).find((found) => found !== undefined);
  if (file === undefined) dropped.push('The video isn’t in the package: it’s on another website.');
  const [track] = video.textTracks?.videoTrack ?? [];
  const captionsFile = track?.track === undefined ? undefined : fileAt(files, track.track.path);
  const captions = captionsFile === undefined ? '' : await readText(captionsFile, captionsMaxLength);
  const name = htmlText(title).slice(0, 80) || 'H5P video';
  return {
    lessonName: name,
    description: '',
    subject,
    sections: file === undefined ? [] : [{ kind: 'video', name, file, durationMs: undefined, captions, points }],
    dropped,
  };
}

/** A stop point, or why there is none. */
function pointOf(interaction: unknown, subTopicId: number | undefined): PlannedPoint | string {
  const known = interactionSchema.safeParse(interaction);
  if (!known.success) return 'An interaction can’t be read.';
  const { duration, action } = known.data;
  const library = action.library.split(' ')[0] ?? '';
  const place = `At ${secondsText(duration.from)} (${library.replace('H5P.', '')})`;
  const reader = readers[library];
  if (reader === undefined) return `${place}: interactions of this kind can’t come in.`;
  if (subTopicId === undefined) return `${place}: say which subtopic its questions are about.`;
  try {
    const { text, answer } = reader(action.params);
    if (losesContent(text)) return `${place}: it has a picture or a sound, which can’t come in.`;
    const item = itemOfPlain({ text: htmlText(text), explanation: '', answer });
    return { atMs: Math.round(duration.from * 1000), subTopicId, difficulty: 'medium', item };
  } catch (error) {
    if (error instanceof FaultFound) return `${place}: ${error.message}`;
    if (error instanceof z.ZodError) return `${place}: it isn’t as H5P writes it.`;
    throw error;
  }
}
