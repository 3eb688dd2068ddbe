/** Lessons with films: each has its film with two stop points, the film on paper, a quiz and its words. Its sub-topic shows it, too. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Film } from '@comet/contract/film';
import type { Word } from '@comet/contract/lesson-fields';
import { filmMs, stopsOf, timelineOf } from '@comet/domain/films/film-timeline';
import { writeCaptions } from '@comet/domain/lessons/captions';
import { findSubTopic } from '@comet/questions/curriculum/curriculum';
import { films } from '@comet/questions/films/films';
import type { Services } from '../services.ts';
import { word } from './demo-lessons.ts';

interface FilmLesson {
  readonly description: string;
  readonly words: Word[];
}

/** What is taught around each film, by its key. */
const lessons: Readonly<Record<string, FilmLesson>> = {
  'fraction-families': {
    description: 'Find fractions that are worth the same.',
    words: [
      word('numerator', 'The top number of a fraction.', 'In 3/4 the numerator is 3.'),
      word('denominator', 'The bottom number of a fraction.', 'In 3/4 the denominator is 4.'),
      word('equivalent', 'Worth the same.', '1/2 and 2/4 are equivalent fractions.', 'equal'),
    ],
  },
  'per-cent': {
    description: 'What per cent means, and how to work one out.',
    words: [
      word('per cent', 'Out of 100.', '7 per cent means 7 out of 100.'),
      word('hundredth', 'One of 100 equal parts.', '0.01 is one hundredth.'),
      word('decimal', 'A number with a point in it, such as 0.37.', 'Write one half as a decimal: 0.5.'),
    ],
  },
  'triangle-angles': {
    description: 'Why the angles of a triangle add up to 180 degrees.',
    words: [
      word(
        'angle',
        'How far something turns, or the corner between two lines.',
        'Each corner of a square is an angle.',
      ),
      word('degree', 'The unit for measuring angles.', 'A right angle has 90 degrees.'),
      word('quadrilateral', 'A flat shape with four straight sides.', 'A kite is a quadrilateral.'),
    ],
  },
  'fronted-adverbials': {
    description: 'Begin your sentences with when, where or how.',
    words: [
      word('adverbial', 'Words that say when, where or how something happens.', 'In the morning, we set off.'),
      word('clause', 'A group of words with a verb.', '‘The owl flew home’ is a clause.'),
      word('comma', 'A mark that shows a short pause.', 'Put a comma after a fronted adverbial.'),
    ],
  },
  'relative-clauses': {
    description: 'Join two sentences with who, which, that or whose.',
    words: [
      word('relative clause', 'A clause that tells us more about a noun.', 'The dog that barked is mine.'),
      word(
        'relative pronoun',
        'A word that starts a relative clause: who, which, that, whose.',
        'The boy who sang won.',
      ),
      word('noun', 'A word for a person, place, animal or thing.', 'Girl, park, owl and kite are nouns.'),
    ],
  },
  'active-and-passive': {
    description: 'Who does it, and who is it done to?',
    words: [
      word('subject', 'Who or what the verb is about.', 'In ‘The fox ran’, the fox is the subject.'),
      word('object', 'Who or what the action happens to.', 'In ‘Sam kicked the ball’, the ball is the object.'),
      word('active', 'The subject does the action.', 'The cat chased the mouse.', '', 'passive'),
      word('passive', 'The action is done to the subject.', 'The mouse was chased by the cat.', '', 'active'),
    ],
  },
  'letter-codes': {
    description: 'Crack codes that move along the alphabet.',
    words: [
      word('code', 'A secret way of writing.', 'The code for CAB is ECD.'),
      word('decode', 'Work out what a code says.', 'Can you decode the message?', 'crack', 'code'),
      word('shift', 'A move of the same number of places.', 'Each letter has a shift of 2.', 'move'),
    ],
  },
  'number-series': {
    description: 'Find the rule and the next number.',
    words: [
      word('series', 'Numbers in an order that follows a rule.', '2, 4, 6, 8 is a series.', 'sequence'),
      word(
        'difference',
        'What you get when you subtract one number from another.',
        'The difference of 9 and 5 is 4.',
        'gap',
      ),
      word('alternate', 'Take turns, one after the other.', 'Red and blue beads alternate.'),
    ],
  },
  'four-words-three-codes': {
    description: 'Be a detective: match words and number codes.',
    words: [
      word('digit', 'One of 0, 1, 2, 3, 4, 5, 6, 7, 8 and 9.', '4253 has four digits.'),
      word('compare', 'Look at what is the same and what is different.', 'Compare the second letters.'),
      word('clue', 'Something that helps you find the answer.', 'The letter S was the best clue.', 'hint'),
    ],
  },
  mirrors: {
    description: 'What a picture looks like in a mirror.',
    words: [
      word('reflection', 'A mirror picture.', 'I saw my reflection in the lake.', 'mirror image'),
      word('mirror line', 'The line that a picture is flipped over.', 'Fold the paper along the mirror line.'),
      word('vertical', 'Going straight up and down.', 'A flagpole is vertical.', 'upright', 'horizontal'),
      word('horizontal', 'Going straight across, like the horizon.', 'A shelf is horizontal.', 'level', 'vertical'),
    ],
  },
  'shape-codes': {
    description: 'Each letter means something. Find out what!',
    words: [
      word('feature', 'Something you can see about a shape.', 'Stripes are a feature of this square.'),
      word('shading', 'How the inside of a shape is filled.', 'Its shading is striped.'),
      word('share', 'Have the same thing.', 'Both boxes share the letter A.'),
    ],
  },
  'fold-and-punch': {
    description: 'Fold a sheet and punch a hole. Where are the holes?',
    words: [
      word('fold', 'Bend paper so that one part lies on another.', 'Fold the sheet in half.', '', 'unfold'),
      word('layer', 'One sheet of several that lie on each other.', 'There are four layers of paper.'),
      word('symmetrical', 'The same on both sides of a line.', 'A butterfly is symmetrical.'),
    ],
  },
};

const fileOf = (film: Film, extension: 'mp4' | 'pdf'): string =>
  fileURLToPath(new URL(`./films/${film.key}.${extension}`, import.meta.url));

/** The film in the file storage, as a link. */
export async function storeFilm(services: Services, tutorId: number, film: Film) {
  const path = fileOf(film, 'mp4');
  const { size: sizeBytes } = await stat(path);
  const durationMs = filmMs(film.scenes);
  const video = await services.uploads.storeVideo(tutorId, { body: createReadStream(path), sizeBytes, durationMs });
  return { fileId: video.fileId, videoUrl: video.url ?? '', durationMs };
}

async function fill(services: Services, tutorId: number, lessonId: number, film: Film, words: Word[]): Promise<void> {
  const { subTopicId, scenes } = film;
  const subTopic = findSubTopic(subTopicId);
  if (subTopic === undefined) throw new Error(`the film ${film.key} is about no sub-topic`);
  const { fileId, videoUrl, durationMs } = await storeFilm(services, tutorId, film);
  const pages = await services.uploads.storeSmall(tutorId, await readFile(fileOf(film, 'pdf')));
  const documentUrl = pages.url ?? '';
  const captions = writeCaptions(timelineOf(scenes).map(({ fromMs, toMs, say }) => ({ fromMs, toMs, text: say })));
  const { year, topicId: topic } = subTopic;
  const [video] = await services.lessonSections.add(tutorId, {
    lessonId,
    questionFor: 'lesson',
    data: [
      { kind: 'video', name: film.title, videoUrl, captions, duration: durationMs },
      { kind: 'document', name: 'The film on paper', documentUrl },
      { kind: 'vocabulary', name: 'Words to know', words },
      {
        kind: 'quiz',
        name: 'Check-up',
        year,
        topic,
        subTopic: subTopicId,
        numberOfQuestions: 5,
        difficulty: 'easy',
      },
    ],
  });
  if (video === undefined) throw new Error(`the film ${film.key} was not added`);
  await services.subTopicVideos.set(subTopicId, { videoFileId: fileId, captions });
  const bank = await services.stopPoints.listBank({ subTopicId, difficulty: 'easy' }, 1);
  for (const [place, atMs] of stopsOf(scenes).entries()) {
    const itemId = bank[place]?.itemId;
    if (itemId !== undefined) await services.stopPoints.add(tutorId, { lessonSectionId: video.id, atMs, itemId });
  }
}

/** Makes a lesson of each film and publishes it to the class of its subject. */
export async function makeFilmLessons(
  services: Services,
  tutorId: number,
  classrooms: { readonly math: number; readonly other: number },
): Promise<void> {
  for (const film of films) {
    const lesson = lessons[film.key];
    if (lesson === undefined) throw new Error(`the film ${film.key} has no lesson`);
    const { subject, title: lessonName } = film;
    const classRoomId = subject === 'math' ? classrooms.math : classrooms.other;
    const { id } = await services.lessons.create(tutorId, {
      lessonName,
      description: lesson.description,
      subject,
      pictureUrl: `drawn:${subject}`,
      classRoomId,
      type: 'lesson',
    });
    await fill(services, tutorId, id, film, lesson.words);
    await services.lessons.publish(tutorId, id, { when: 'now', classroomIds: [classRoomId], isForOneToOne: false });
  }
}
