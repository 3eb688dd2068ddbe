/** A deck that the demo's tutor has set, and what the children have learned of it. */
import { type DrawnPicture, drawnPictureUrl } from '@comet/domain/flashcards/picture-names';
import { dayMs } from '@comet/domain/time';
import { Random } from '@comet/questions/kernel/random';
import { testClock } from '../platform/clock.ts';
import type { Services } from '../services.ts';
import { timeZone } from './demo-attempts.ts';

const words: readonly (readonly [front: string, back: string, picture?: DrawnPicture])[] = [
  ['enormous', 'very large', 'mountain'],
  ['glance', 'a quick look'],
  ['reluctant', 'not wanting to do something'],
  ['ancient', 'very old'],
  ['brisk', 'quick and lively'],
  ['scarce', 'hard to find'],
  ['timid', 'shy and easily scared', 'cat'],
  ['vivid', 'bright and clear'],
  ['grumble', 'complain quietly'],
  ['fragile', 'easily broken'],
  ['linger', 'stay longer than needed'],
  ['soar', 'fly high', 'bird'],
];

const setDaysAgo = 12;
/** Days before today on which each child learned. */
const learnedBy: Readonly<Record<string, readonly number[]>> = {
  'demo-student': [11, 8, 4, 2],
  'demo-aisha': [10, 7, 3],
};

interface TutorDeck {
  readonly servicesAt: (clock: ReturnType<typeof testClock>) => Services;
  readonly today: Date;
  readonly tutorId: number;
  readonly classroomId: number;
  readonly students: readonly { readonly userId: number; readonly userName: string }[];
}

export async function setTutorDeck({ servicesAt, today, tutorId, classroomId, students }: TutorDeck): Promise<void> {
  const clock = testClock(today);
  const at = (daysAgo: number): void => clock.set(new Date(today.getTime() - daysAgo * dayMs));
  const { decks, flashcardPassing } = servicesAt(clock);
  at(setDaysAgo);
  const deckId = await decks.create(
    { userId: tutorId, role: 'tutor' },
    {
      name: 'Words of the week',
      classroomIds: [classroomId],
      studentIds: [],
      flashcards: words.map(([front, back, picture]) => ({
        front,
        back,
        accepted: [],
        kind: 'typed',
        spoken: null,
        vocabulary: null,
        picture: picture === undefined ? null : { url: drawnPictureUrl(picture), alt: '' },
      })),
    },
  );
  for (const { userId, userName } of students) {
    const random = new Random(`demo/flashcards/${userName}`);
    for (const [round, daysAgo] of (learnedBy[userName] ?? []).entries()) {
      at(daysAgo);
      const student = { userId, timeZone };
      if (round > 0) await flashcardPassing.restart(student, deckId);
      const { flashcards } = await decks.open(deckId, userId, 0);
      for (const { flashcardId, back } of flashcards.slice(0, 4 + round * 2)) {
        const userAnswer = random.chance(8 + round, 12) ? back : 'I’m not sure';
        await flashcardPassing.answer(student, { flashcardId, userAnswer });
      }
    }
  }
}
