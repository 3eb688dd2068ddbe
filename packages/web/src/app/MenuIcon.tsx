/** The signs of the menus: found before the words are read. */
import { LineIcon } from '../ui/LineIcon.tsx';

/** Drawn in strokes on 24 by 24. */
const drawings = {
  home: 'M4 11 12 4l8 7M6 9.5V20h4.5v-5.5h3V20H18V9.5',
  control: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
  missions:
    'M12 3c3.5 2.5 4.5 6.5 3.5 11h-7C7.5 9.5 8.5 5.5 12 3zM8.3 11 5.5 14v3l3-1M15.7 11l2.8 3v3l-3-1M12 17.5V21M12 8v1.5',
  games: 'M7.5 7h9a5 5 0 0 1 0 10q-2 0-3.5-2h-2q-1.5 2-3.5 2a5 5 0 0 1 0-10zM8 10v4M6 12h4M16 10.5v.1M17.5 13v.1',
  flashcards: 'M4 8.5l10-3 4 12-10 3zM9 4h11v11',
  lessons: 'M4 5.5h16v13H4zM10 9l5 3-5 3z',
  live: 'M3.5 6.5h12v11h-12zM15.5 10.5 20.5 8v8l-5-2.5M7 12h5',
  exams: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16.5l1.5 1.5L14 14.5',
  tasks: 'M9.5 6H20M9.5 12H20M9.5 18H20M3.5 6l1.2 1.2L7 4.8M3.5 12l1.2 1.2L7 10.8M3.5 18l1.2 1.2L7 16.8',
  league: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4.5c0 3 1.5 5 4 5M16 6h3.5c0 3-1.5 5-4 5M12 14v4M8.5 20.5h7',
  daily: 'M5 13.5c0 4 3 6.5 7 6.5s7-2.5 7-6.5zM6 13.5C6 9 8.5 7 12 7s6 2 6 6.5M12 7V4M7.5 19l-2 2.5M16.5 19l2 2.5',
  profile: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  practice: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  payments: 'M3.5 6.5h17v11h-17zM3.5 10h17M7 14.5h4',
  tutoring: 'M3 9l9-4 9 4-9 4zM7 11v4.5q5 3 10 0V11M21 9v5',
  data: 'M12 3l7 3v5.5c0 4.5-3 7.5-7 9.5c-4-2-7-5-7-9.5V6zM9 12l2 2 4-4',
  students:
    'M9 5a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M16 6a2.5 2.5 0 0 1 0 5M17 14c2 .5 3.3 2 3.5 5',
  classes: 'M4 5h16v10H4zM12 15v4M8 20h8M8 9h8M8 12h5',
  reports: 'M4 20h16M7 17v-5M12 17V6M17 17v-8',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
} as const;

export type MenuSign = keyof typeof drawings;

export function MenuIcon({ sign }: { readonly sign: MenuSign }) {
  return <LineIcon path={drawings[sign]} size={26} />;
}
