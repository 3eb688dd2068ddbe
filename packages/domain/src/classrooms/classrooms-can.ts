/** What a tutor may do with classes and students. The same rules disable buttons in the web app and guard the services. */
import type { Permission } from '../permission.ts';
import { hourMs } from '../time.ts';
import { giftLeft, messagesPerHour, type StudyType } from './teaching.ts';

export const classroomsCan = {
  /** Say how a student is taught: teaching in class takes a class. */
  teach(student: { readonly type: StudyType; readonly classCount: number }): Permission<'noClassGiven'> {
    return student.type === 'inClass' && student.classCount === 0 ? 'noClassGiven' : 'yes';
  },

  /** Write to the families of so many students with an address. */
  write(students: number): Permission<'nobodyToWriteTo'> {
    return students === 0 ? 'nobodyToWriteTo' : 'yes';
  },

  /** Send another message, given when the tutor's last ones were sent. */
  sendMore(sentAt: readonly Date[], now: Date): Permission<'tooMany'> {
    const recently = sentAt.filter((at) => now.getTime() - at.getTime() < hourMs).length;
    return recently < messagesPerHour ? 'yes' : 'tooMany';
  },

  /** Give a child coins by hand, after what all tutors gave them on this day. */
  giveCoins(gift: { readonly amount: number; readonly givenToday: number }): Permission<'giftsOver'> {
    return gift.amount <= giftLeft(gift.givenToday) ? 'yes' : 'giftsOver';
  },
};
