/** Real screens of the product, taken by `npm run screenshots -- --publish`. */

import type { Shot } from './Audience.tsx';
import missions from './pictures/missions.webp';
import parent from './pictures/parent.webp';
import tutor from './pictures/tutor.webp';

const size = { width: 936, height: 585 } as const;

export const shots: Readonly<Record<'missions' | 'parent' | 'tutor', Shot>> = {
  missions: {
    ...size,
    src: missions,
    alt: 'The missions of a child: four subjects, the way through the chapters, and the next test',
  },
  parent: {
    ...size,
    src: parent,
    alt: 'The dashboard of a parent: questions, share right and time of the week, a chart by day, the latest results',
  },
  tutor: { ...size, src: tutor, alt: 'A tutor’s students in a table with today’s and the week’s work' },
};
