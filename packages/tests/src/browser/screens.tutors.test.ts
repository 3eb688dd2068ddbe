import { checkScreens } from './check-screens.ts';

checkScreens(['tutor', 'busyTutor']);
